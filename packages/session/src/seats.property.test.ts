// What a seat is shown does not depend on what it may not know: exchange two components that it cannot tell apart, and tree,
// question, changes and timeline stay the same to the byte, there and after the next answer.
import { basePack } from '@dradis/base-game';
import { below, cloneState, createGame, type Game, type GameEvent, loadPack, restoreState, seedRandom, type State } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { describeDecision } from './decision/describe-decision.js';
import { Line } from './record/line.js';
import { describeView } from './state/describe-view.js';
import { stateTree } from './state/tree.js';
import { exchange } from './testing/exchange.js';

const pack = loadPack(basePack);
const NAMING = { players: 'character', number: 'strength' };
const ANSWERS = 400;
/** One question in so many is looked at. */
const EVERY = 5;

interface Setting {
  players: number;
  seed: string;
}

/** A line of play that begins at a state. */
function lineAt({ players, seed }: Setting, state: State): Line {
  const line = new Line(pack, { players, seed, windows: 'all', switches: {} }, NAMING);
  restoreState(line.game, state);
  line.force([]);
  return line;
}

function toQuestion(line: Line): void {
  while (line.reel.reach(line.reel.tape.last + 1));
  line.reel.moveTo(line.reel.tape.last);
}

function known(line: Line, seat: string): (entity: number) => boolean {
  return line.words(seat).eyes.knows;
}

function shown(line: Line, seat: string): string {
  const { game, names } = line;
  return JSON.stringify([stateTree(line.words(seat)), describeView(game, names, seat), describeDecision(game, names, null, seat)]);
}

/** Whether an event, by the engine's own account, shows the seat one of two components. */
function shows(event: GameEvent, number: number, ids: readonly string[]): boolean {
  const things = 'things' in event ? event.things : 'thing' in event ? [event.thing] : 'source' in event && event.source !== null ? [event.source] : [];
  return things.some(({ id, seenBy }) => ids.includes(id) && (seenBy & (1 << number)) !== 0);
}

/** Whether the seat rightly comes to know one of the two components by the next question. */
function learns(setting: Setting, state: State, choose: readonly string[], number: number, ids: readonly string[]): boolean {
  const game = createGame(pack, { ...setting, windows: 'all' });
  restoreState(game, state);
  let learnt = false;
  game.onEvent = (event) => {
    learnt ||= shows(event, number, ids);
  };
  game.answer({ decision: state.decision?.id ?? 0, choose });
  return learnt;
}

/** What the seat is told of an answer and all that follows from it. */
function told(line: Line, seat: string, choose: readonly string[]): string {
  const before = line.copy();
  line.reel.answer(choose, line.state.decision?.id ?? 0);
  toQuestion(line);
  return JSON.stringify([line.changes(before, line.copy(), seat), line.timelineFor(seat), shown(line, seat)]);
}

/** Fails with the place where two texts part: whole trees are too long to be read. */
function expectSame(one: string, two: string, what: string): void {
  if (one === two) return;
  let at = 0;
  while (one[at] === two[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 160), at + 120);
  expect(`${what}\n${around(two)}`).toBe(`${what}\n${around(one)}`);
}

/** Entities of one kind that a seat cannot tell apart. */
function pairFor(line: Line, seat: string, random: number[]): [number, number] | undefined {
  const { names, state } = line;
  const knows = known(line, seat);
  const hidden = names.things.filter((entity) => (state.zoneOf[entity] ?? -1) >= 0 && !knows(entity));
  const a = hidden[below(random, Math.max(1, hidden.length))];
  const same = hidden.filter((entity) => entity !== a && names.kind(entity) === names.kind(a ?? -1));
  const b = same[below(random, Math.max(1, same.length))];
  return a === undefined || b === undefined ? undefined : [a, b];
}

function playOn(game: Game, random: number[]): void {
  const { decision } = game.state;
  if (decision === null) return;
  const indexes = decision.options.map((_, i) => i);
  const count = decision.min + below(random, decision.max - decision.min + 1);
  const choose = Array.from({ length: count }, () => indexes.splice(below(random, indexes.length), 1)[0] ?? 0);
  game.answerIndexes(choose);
}

describe.each([3, 5])('%i players', (players) => {
  it('are shown the same when what they may not know is exchanged', () => {
    const setting = { players, seed: `seats ${players}` };
    const random = seedRandom(setting.seed);
    const game = createGame(pack, { ...setting, windows: 'all' });
    const seats = ['spectator', ...Array.from({ length: players }, (_, i) => `player-${i + 1}`)];
    let compared = 0;
    let followed = 0;
    const look = (answer: number): void => {
      seats.forEach((seat, number) => {
        const one = lineAt(setting, game.state);
        const pair = pairFor(one, seat, random);
        if (pair === undefined) return;
        const { names } = one;
        const state = cloneState(game.state);
        if (!exchange(names.layout, state, ...pair)) return;
        const two = lineAt(setting, state);
        const ids = pair.map((entity) => names.id(entity));
        const what = `answer ${answer}, ${seat}: ${ids.join(' and ')} exchanged`;
        expectSame(shown(one, seat), shown(two, seat), what);
        compared++;
        const asked = names.id(game.state.decision?.player ?? -1);
        if (pair.some((entity) => known(one, asked)(entity))) return;
        const options = describeDecision(one.game, names, null, asked)?.options ?? [];
        const choose = options.slice(0, Math.max(game.state.decision?.min ?? 0, 1)).map(({ id }) => id);
        if (learns(setting, game.state, choose, number, ids) || learns(setting, state, choose, number, ids)) return;
        expectSame(told(one, seat, choose), told(two, seat, choose), `${what}, then answered`);
        followed++;
      });
    };
    game.run();
    for (let answer = 0; answer < ANSWERS && game.state.decision !== null; answer++) {
      if (answer % EVERY === 0) look(answer);
      playOn(game, random);
    }
    expect(compared).toBeGreaterThan(50);
    expect(followed).toBeGreaterThan(10);
  });
});
