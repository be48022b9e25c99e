// Pitfalls of other engines in whole games: saves, replays, answers, secrets, windows and cards that never end.
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { BrokenDocument, BudgetExceeded, cloneGame, createGame, entityId, type Game, hashState, IllegalAnswer, loadGame, loadPack, ProgramFault, redactEvent, type GameEvent, type Seat } from '@dradis/engine';
import { compilePack } from '@dradis/packs';
import { describe, expect, it } from 'vitest';
import type { Player } from '../player.js';
import { playMatch } from '../play-match.js';
import { createRandomPlayer } from '../random-player.js';
import { relabel } from '../properties/relabel.js';
import { Recorder } from '../replay/recorder.js';
import { readReplay } from '../replay/replay-document.js';
import { replay } from '../replay/replay.js';
import { SeatView } from '../seat-view.js';
import { Table } from '../testing/table.js';

const pack = loadPack(basePack);
const CAST = ['laura-roslin', 'saul-tigh', 'lee-adama', 'galen-tyrol'];
const bots = (players: number, seed: string): Player[] => Array.from({ length: players }, (_, seat) => createRandomPlayer(`${seed} seat ${seat + 1}`));
const reload = (game: Game): Game => loadGame(pack, JSON.parse(JSON.stringify(game.save())));

/** A new game at its first question. */
function begun(players: number, seed: string): Game {
  const game = createGame(pack, { players, seed, windows: 'all' });
  game.run();
  return game;
}

/** Lets a player of its own answer so many questions. */
function advanced(game: Game, answers: number, seed: string): Game {
  const player = createRandomPlayer(seed);
  const seen = new SeatView(game);
  for (let count = 0; count < answers && game.state.decision !== null; count += 1) game.answerIndexes(player.choose(seen));
  return game;
}

/** Plays a random game and looks at it at every question. */
function watch(players: number, seed: string, look: (game: Game) => void): void {
  const { error } = playMatch(pack, { players: bots(players, seed), seed, windows: 'all', onStop: look });
  if (error !== undefined) throw error;
}

it('Pitfall 6: every option that is offered is accepted and leads on', () => {
  let tried = 0;
  watch(5, 'offered', (game) => {
    const decision = game.decision();
    if (decision === null || decision.id % 3 !== 0) return;
    decision.options.forEach(({ id }, index) => {
      const wanted = Math.max(1, decision.min);
      if (decision.max === 0) return;
      const rest = decision.options.filter((_, other) => other !== index).slice(0, wanted - 1);
      const other = cloneGame(game);
      other.answer({ decision: decision.id, choose: [id, ...rest.map((option) => option.id)] });
      expect(other.decision()?.id ?? Infinity).toBeGreaterThan(decision.id);
      tried += 1;
    });
  });
  expect(tried).toBeGreaterThan(300);
});

describe('Pitfall 8: a save is data', () => {
  const save = (): unknown => JSON.parse(JSON.stringify(advanced(begun(3, 'a save'), 40, 'a save').save()));
  it('Pitfall 8: it is JSON through and through', () => {
    watch(3, 'plain', (game) => {
      const document = game.save();
      expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    });
  });
  it('Pitfall 8: code in it is refused and not carried out', () => {
    expect(loadGame(pack, save()).decision()).not.toBeNull();
    const holder = globalThis as { ranFromASave?: boolean };
    for (const text of ['globalThis.ranFromASave = true', '(() => { globalThis.ranFromASave = true })()', 'function () { globalThis.ranFromASave = true }']) {
      for (const damage of [{ vars: text }, { frames: [text] }, { decision: text }, { zones: text }, { seed: 1, random: [text] }, text]) {
        const document = save() as { state: object };
        document.state = typeof damage === 'string' ? (damage as unknown as object) : { ...document.state, ...damage };
        expect(() => loadGame(pack, document)).toThrow(BrokenDocument);
      }
    }
    expect(holder.ranFromASave).toBeUndefined();
  });
});

it('Pitfall 9: after a reload both options of a question lead where they led before', () => {
  let tried = 0;
  watch(4, 'two options', (game) => {
    const decision = game.decision();
    if (decision?.options.length !== 2 || decision.max !== 1) return;
    for (const { id } of decision.options) {
      const plain = cloneGame(game);
      const loaded = reload(game);
      for (const one of [plain, loaded]) one.answer({ decision: decision.id, choose: [id] });
      expect(hashState(loaded.state)).toBe(hashState(plain.state));
      tried += 1;
    }
  });
  expect(tried).toBeGreaterThan(100);
});

it('Pitfall 21: saving and loading at every question changes no game', () => {
  for (const players of [3, 4, 5, 6]) {
    for (let number = 0; number < 3; number += 1) {
      const seed = `windows for all/${players}/${number}`;
      const plain = playMatch(pack, { players: bots(players, seed), seed, windows: 'all' });
      const seats = bots(players, seed);
      let game = begun(players, seed);
      const first = pack.layoutFor(players).playerLo;
      while (game.state.decision !== null) {
        game = reload(game);
        const seat: number = game.state.decision!.player - first;
        game.answerIndexes((seats[seat] as Player).choose(new SeatView(game)));
      }
      expect([seed, hashState(game.state)]).toEqual([seed, plain.hash]);
    }
  }
});

it('Pitfall 22: dice and shuffles after loading are those that would have come without', () => {
  const saved = advanced(begun(4, 'dice'), 60, 'before');
  const drawn = (one: Game): string => {
    const heard: unknown[] = [];
    one.onEvent = (event) => {
      if (event.type === 'rolled') heard.push(event.result);
      if (event.type === 'shuffled') heard.push(one.view('everything').zones.find(({ id }) => id === event.zone)?.contents);
    };
    advanced(one, 20_000, 'after');
    expect(one.state.outcome).toBeGreaterThanOrEqual(0);
    return JSON.stringify(heard);
  };
  const plain = drawn(cloneGame(saved));
  expect(drawn(reload(saved))).toBe(plain);
  expect(plain.length).toBeGreaterThan(200);
});

it('Pitfall 25: an old, foreign or malformed answer is refused and changes nothing', () => {
  let tried = 0;
  watch(4, 'stale', (game) => {
    const decision = game.decision();
    if (decision === null || decision.id % 5 !== 0) return;
    const before = hashState(game.state);
    const choose = decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id);
    for (const answer of [
      { decision: decision.id - 1, choose },
      { decision: decision.id + 1, choose },
      { decision: decision.id, choose: ['an option of another question'] },
      { decision: decision.id, choose: [...choose, ...choose] },
    ]) {
      expect(() => {
        game.answer(answer);
      }).toThrow(IllegalAnswer);
      expect(hashState(game.state)).toBe(before);
      tried += 1;
    }
  });
  expect(tried).toBeGreaterThan(100);
});

/** Component ids an event names openly to a seat. */
function namedTo(event: GameEvent, bits: number): string[] {
  const things = 'thing' in event ? [event.thing] : event.type === 'shown' ? event.things : [];
  return things.filter(({ seenBy }) => (seenBy & bits) !== 0).map(({ id }) => id);
}

it('Pitfall 26: no byte that goes to a seat names a card it may not know', () => {
  const seats = ['spectator', 'player-1', 'player-2', 'player-3', 'player-4'] as const satisfies readonly Seat[];
  const { ids, playerLo } = pack.layoutFor(4);
  const game = begun(4, 'secrets');
  const players = bots(4, 'secrets');
  const knew = seats.map(() => new Set<string>());
  let events: GameEvent[] = [];
  game.onEvent = (event) => events.push(event);
  let looked = 0;
  while (game.state.decision !== null) {
    const waiting = game.state.decision;
    for (const [number, seat] of seats.entries()) {
      const view = game.view(seat);
      const known = new Set(view.things.map(({ id }) => id));
      const hidden = ids.filter((id, entity) => id.includes('#') && !known.has(id) && (game.state.zoneOf[entity] ?? -1) >= 0);
      const question = waiting.player === playerLo + number - 1 ? JSON.stringify([game.decision(), game.explain()]) : '';
      const text = JSON.stringify(view) + question;
      expect(hidden.filter((id) => text.includes(`"${id}"`))).toEqual([]);
      // What was heard may name what the seat knew before, or was shown since and has lost sight of.
      const log = JSON.stringify(events.map((event) => redactEvent(event, number)).filter((event) => event !== null));
      const shown = new Set(events.flatMap((event) => namedTo(event, 1 | (1 << number))));
      expect([seat, hidden.filter((id) => !knew[number]?.has(id) && !shown.has(id) && log.includes(`"${id}"`))]).toEqual([seat, []]);
      knew[number] = known;
      looked += hidden.length;
    }
    events = [];
    game.answerIndexes((players[waiting.player - playerLo] as Player).choose(new SeatView(game)));
  }
  expect(looked).toBeGreaterThan(10_000);
});

it('Pitfall 27: what others hold in secret changes nothing a seat sees or is asked', () => {
  // The same position twice: player 3 holds a card that answers dice, or one that does not.
  const position = (): Table => new Table(pack, CAST, { windows: 'all' }).put('hand@3', 'strategic-planning#1').put('hand@2', 'repair#2').dice(1);
  const one = position();
  const two = position();
  expect(relabel(two.game, entityId(two.game, 'strategic-planning#1'), entityId(two.game, 'launch-scout#9'))).toBe(true);
  expect([one.in('hand@3'), two.in('hand@3')]).toEqual([['strategic-planning#1'], ['launch-scout#9']]);
  for (const table of [one, two]) table.call('galactica-attacks', 'raider#1', 'player-1');
  const seats = ['spectator', 'player-1', 'player-2', 'player-4'] as const;
  for (;;) {
    for (const seat of seats) expect(JSON.stringify(two.game.view(seat))).toBe(JSON.stringify(one.game.view(seat)));
    expect([one.done, one.done || one.asked.player]).toEqual([two.done, two.done || two.asked.player]);
    if (one.done) break;
    for (const table of [one, two]) table.answer(table.asked.player, 'pass');
  }
});

describe('Pitfall 28: a recorded game replays or says where it does not', () => {
  const game = begun(3, 'recorded');
  const recorder = new Recorder(game);
  const player = createRandomPlayer('recorded');
  const seen = new SeatView(game);
  for (let count = 0; count < 60; count += 1) {
    const decision = game.decision();
    if (decision === null) break;
    const choose = player.choose(seen).map((position) => decision.options[position]?.id ?? '');
    recorder.before(decision.player, choose);
    game.answer({ decision: decision.id, choose });
    recorder.after();
  }
  const recorded = readReplay(JSON.parse(JSON.stringify(recorder.document())));
  it('Pitfall 28: to the same hashes', () => {
    expect(replay(pack, recorded)).toMatchObject({ answers: 60, divergence: undefined, samePack: true });
  });
  it('Pitfall 28: or naming the first answer that differs and that the content is another', () => {
    // A card that costs more: the games part at some answer, or never, and nothing is thrown.
    const shipped = baseSources['rules/setup.yaml'] ?? '';
    const text = shipped.replace('draws 3 skill cards', 'draws 4 skill cards');
    expect(text).not.toBe(shipped);
    const { pack: other } = compilePack(Object.entries(baseSources).map(([path, old]) => ({ path, text: path === 'rules/setup.yaml' ? text : old })));
    if (other === null) throw new Error('the changed pack has mistakes');
    const result = replay(loadPack(other), recorded);
    expect(result.samePack).toBe(false);
    expect(result.divergence?.answer).toBeGreaterThan(0);
    expect(result.divergence?.reason).not.toBe('');
  });
});

describe('Pitfall 29: a card that never ends or asks for the impossible', () => {
  const PATH = 'cards/skill-card/launch-scout.yaml';
  const ECHO = `
kinds:
  - { id: law, live: { abilities: {} } }
things:
  - id: echo
    kind: law
    title: Echo
    starts-in: titles
    abilities:
      - when: a turn begins
        does: announce a turn begins (player = that player)
`;
  /** A game in which player 4 may play a card with this effect, and a law answers every beginning of a turn with another. */
  const broken = (effect: string): Table => {
    const card = `id: launch-scout\ntitle: Launch Scout\nkind: skill-card\nskill: tactics\ncopies: 14\nstrength: 1\naction: |\n${effect.split('\n').map((line) => `  ${line}\n`).join('')}`;
    const files = Object.entries({ ...baseSources, [PATH]: card, 'rules/echo.yaml': ECHO }).map(([path, text]) => ({ path, text }));
    const { pack: other, diagnostics } = compilePack(files);
    if (other === null) throw new Error(diagnostics.map(({ title }) => title).join('\n'));
    return new Table(loadPack(other), CAST).put('hand@4', 'launch-scout#1').call('pick-an-action', 'player-4');
  };
  it.each<[string, string, new (...args: never[]) => Error, string]>([
    ['repeats without end', 'repeat 100000000 times: set reader to you', BudgetExceeded, 'launch-scout'],
    ['sets itself off again and again', 'announce a turn begins (player = you)', BudgetExceeded, 'echo'],
    ['asks for the impossible', 'count 0 as die\nroll die with 0 sides', ProgramFault, 'launch-scout'],
  ])('Pitfall 29: one that %s ends in an error that names it, in the state before', (_, effect, type, named) => {
    const table = broken(effect);
    const before = hashState(table.game.state);
    let thrown: unknown;
    try {
      table.answer('player-4', 'launch-scout');
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(type);
    expect((thrown as ProgramFault).message).toContain(named);
    expect((thrown as ProgramFault).place?.line).toBeGreaterThan(0);
    expect(hashState(table.game.state)).toBe(before);
    // The game goes on from there.
    table.answer('player-4', 'none');
    expect(table.done).toBe(true);
  });
});

it('Pitfall 30: passing in one window does not close another', () => {
  // Two dice one after another: who passes at the first is asked again at the second.
  const table = new Table(pack, CAST).put('hand@3', 'strategic-planning#1').put('hand@2', 'strategic-planning#2').dice(1, 1);
  table.call('place-centurions', 1).call('galactica-attacks', 'raider#1', 'player-1');
  table.answer('player-2', 'pass');
  expect(table.asked.player).toBe('player-3');
  table.answer('player-3', 'pass').call('galactica-attacks', 'raider#1', 'player-1');
  expect(table.asked.player).toBe('player-2');
  table.answer('player-2', 'pass').answer('player-3', 'strategic-planning');
  expect(table.in('supply')).toContain('raider#1');
});
