// Tests of sentences for changes: each kind, and several in one.
import { describe, expect, it } from 'vitest';
import type { Change } from '../types/state.js';
import { tellAll, tellInOne } from './tell-change.js';

function change(kind: Change['kind'], label: string, before: string, after: string, path = 'resources/morale/level'): Change {
  return { kind, path, label, before, after, sentence: kind === 'outcome' ? `The game ends: ${after}` : `${label} ${before} → ${after}` };
}

describe('a change is told', () => {
  it.each<[Change, string]>([
    [change('value', 'Morale', '8', '7'), 'Morale fell from 8 to 7.'],
    [change('value', 'Fuel', '-1', '10'), 'Fuel rose from -1 to 10.'],
    [change('value', 'Current player', 'nothing', 'Laura Roslin'), 'Current player is now Laura Roslin.'],
    [change('value', 'President', 'Laura Roslin', 'Gaius Baltar'), 'President is now Gaius Baltar, and was Laura Roslin.'],
    [change('value', 'Chosen', 'Storm', 'nothing'), 'Chosen is no longer Storm.'],
    [change('value', 'Player 1 revealed', 'no', 'yes'), 'Player 1 revealed: now so.'],
    [change('value', 'Player 1 revealed', 'yes', 'no'), 'Player 1 revealed: no longer so.'],
    [change('move', 'Raider 3', 'Supply', 'Bow'), 'Raider 3 went from Supply to Bow.'],
    [change('move', 'Raider 3', 'nowhere', 'Bow'), 'Raider 3 came to Bow.'],
    [change('move', '2 face down', 'Draw Pile', 'Hand'), '2 face down went from Draw Pile to Hand.'],
    [change('face', 'Storm', 'face up', 'face down'), 'Storm was turned face down.'],
    [change('face', 'Storm', 'face down', 'known'), 'Storm became known.'],
    [change('order', 'Draw Pile', '', ''), 'Draw Pile was put into another order.'],
    [change('outcome', 'Outcome', 'nothing', 'Adrift'), 'The game ends: Adrift.'],
  ])('%#', (one, told) => {
    expect(tellAll([one])[0]?.told).toBe(told);
  });

  it('in one sentence, the end and the numbers of the board first', () => {
    const all = tellAll([
      change('order', 'Draw Pile', '', ''),
      change('value', 'Turn number', '1', '2', 'game/turn-number'),
      change('move', 'Raider 3', 'Supply', 'Bow'),
      change('value', 'Morale', '8', '7'),
    ]);
    expect(tellInOne(all)).toBe('Morale fell from 8 to 7, Turn number rose from 1 to 2, and 2 more changes.');
    expect(tellInOne(all.slice(0, 2))).toBe('Turn number rose from 1 to 2, and Draw Pile was put into another order.');
    expect(tellInOne(all.slice(0, 1))).toBe('Draw Pile was put into another order.');
    expect(tellInOne([])).toBe('Nothing is different.');
  });
});
