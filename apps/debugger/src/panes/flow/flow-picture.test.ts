// The pictures of the base game, as the page draws them.
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { createSession } from '@dradis/session';
import { expect, it } from 'vitest';
import { flowAt, flowPicture, placesOf } from './flow-picture.js';

const content = { pack: basePack, sources: baseSources };

it('draws the card at a line', () => {
  const id = flowAt(basePack, 'cards/crisis/keep-tabs-on-visitor.yaml', 12);
  expect(id).toBe('keep-tabs-on-visitor');
  const picture = flowPicture(content, id ?? '');
  expect(picture?.title).toBe('Keep Tabs on Visitor');
  expect(picture?.ways.map(({ label }) => label)).toEqual(expect.arrayContaining(['1-4', '5-8']));
  expect(picture?.text).toContain('4. die: current player rolls');
  expect(flowPicture(content, 'nothing')).toBeUndefined();
});

it('finds the box of every statement that a game stands at', () => {
  const session = createSession({ ...content, players: 3, seed: 'flow', windows: 'able' });
  let found = 0;
  for (let steps = 0; steps < 60; steps += 1) {
    session.step({ kind: 'into', direction: 1 });
    if (session.position().waiting) session.answerAtRandom();
    const statement = session.statement();
    if (statement === null) continue;
    const id = flowAt(basePack, statement.file, statement.span.line);
    const boxes = id === undefined ? undefined : placesOf(content, id);
    expect([statement.file, statement.span, boxes?.has(`${statement.file}:${String(statement.span.line)}:${String(statement.span.column)}`)]).toEqual([statement.file, statement.span, true]);
    found += 1;
  }
  expect(found).toBeGreaterThan(30);
});
