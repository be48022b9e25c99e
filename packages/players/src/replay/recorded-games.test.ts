// The games kept in content/base/recorded: one for every ending and number of players, each playing to the same states.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePack } from '@dradis/base-game';
import { createGame, type GameEvent, loadPack } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { type Ending, endings, EndingWatch } from '../properties/ending.js';
import { EventShadow } from '../properties/event-shadow.js';
import { checkAlways, checkState } from '../properties/state-checks.js';
import { readReplay, type ReplayDocument } from './replay-document.js';
import { replay, type ReplayResult } from './replay.js';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'base', 'recorded');
const pack = loadPack(basePack);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

interface Kept {
  readonly file: string;
  readonly document: ReplayDocument;
  readonly result: ReplayResult;
  readonly ending: Ending | undefined;
}

function play(file: string, document: ReplayDocument): Kept {
  const watch = new EndingWatch();
  const onEvent = (event: GameEvent): void => {
    watch.hear(event);
  };
  const result = replay(pack, document, { onEvent });
  return { file, document, result, ending: watch.of(result.game) };
}

const kept = files.map((file) => play(file, readReplay(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))));

/** What to do and what differs first; empty when the game plays as recorded. */
function complaint({ file, document, result: { divergence, comparable, game } }: Kept): string {
  const advice = `${file}: the content now plays another game. If that is intended, run "npm run record".`;
  if (divergence !== undefined) {
    const { answer, reason, hashes } = divergence;
    return `${advice} First difference at answer ${answer} of ${document.answers.length}: ${reason}${hashes === undefined ? '' : `; expected ${hashes.expected}, found ${hashes.found}`}`;
  }
  if (!comparable) return `${advice} First difference at answer 0 of ${document.answers.length}: the game begins in another state than ${document.start}`;
  return game.state.outcome < 0 ? `${advice} First difference at the end: the recorded answers do not end it` : '';
}

describe('games kept in content/base/recorded', () => {
  it.each(kept)('$file plays to the same states', (game) => {
    expect(complaint(game)).toBe('');
    expect(game.result.answers).toBe(game.document.answers.length);
    expect(game.file).toBe(`${(game.ending ?? 'no ending').replaceAll(' ', '-')}-${game.document.players}-players.json`);
  });

  // Random games do not come to Kobol: these are the only ones that hold the promises all the way there.
  it.each(kept)('$file keeps every promise at each question', ({ document: { players, seed, windows, switches, answers } }) => {
    const game = createGame(pack, { players, seed, windows, switches });
    const shadow = new EventShadow(game);
    game.onEvent = (event) => {
      shadow.hear(event);
    };
    game.run();
    for (const { choose } of answers) {
      game.answer({ decision: game.state.decisions, choose });
      expect([...checkState(game), ...checkAlways(game), ...shadow.differences(game)], `decision ${game.state.decisions}`).toEqual([]);
    }
  });

  it.each(endings)('there is one for the ending %s', (ending) => {
    expect(kept.filter((game) => game.ending === ending).map(({ file }) => file), 'run "npm run record"').not.toEqual([]);
  });

  it('there is one for every outcome of the pack, so a new outcome asks for a new game', () => {
    const layout = pack.layoutFor(3);
    const outcomes = layout.kinds[layout.kindIndex.get('outcome') ?? -1]?.all.map((outcome) => layout.ids[outcome]) ?? [];
    expect(outcomes).toHaveLength(7);
    for (const outcome of outcomes) expect(endings.filter((ending) => ending.split(' ')[0] === outcome)).not.toEqual([]);
  });

  it('there is one for every number of players and both ways to ask, and for each side of every switch', () => {
    const { min, max } = pack.players;
    const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    expect([...new Set(kept.map(({ document }) => document.players))].sort(), 'run "npm run record"').toEqual(counts);
    expect([...new Set(kept.map(({ document }) => document.windows))].sort()).toEqual(['able', 'all']);
    for (const { id } of pack.compiled.switches) expect([id, new Set(kept.map(({ document }) => document.switches[id])).size]).toEqual([id, 2]);
  });
});

describe('a game that differs', () => {
  const [first] = kept;
  if (first === undefined) throw new Error('no game is kept');

  it('is named with the first answer that differs, and what to do', () => {
    const answers = first.document.answers.map((answer, index) => (index === 20 ? { ...answer, hash: '0123456789abcdef' } : answer));
    expect(complaint(play('x.json', { ...first.document, answers }))).toBe(
      `x.json: the content now plays another game. If that is intended, run "npm run record". First difference at answer 21 of ${answers.length}: the state after it is another one; expected 0123456789abcdef, found ${first.document.answers[20]!.hash}`,
    );
    expect(complaint(play('x.json', { ...first.document, answers: answers.slice(0, 10) }))).toContain('do not end it');
  });

  it('is found although the pack is another one and begins otherwise', () => {
    const document = { ...first.document, pack: { ...first.document.pack, hash: 'old' }, start: '0123456789abcdef' };
    expect(complaint(play('x.json', document))).toContain('begins in another state than 0123456789abcdef');
  });
});
