// Tests of a table: who may answer and take back what, what each seat hears, and that a saved table opens as it was.
import { check, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadPack } from '../pack/load-pack.js';
import { numbers } from '../testing/random-answers.js';
import { pack, program, question, thing, kind, zone } from '../testing/pack-builder.js';
import { skirmish } from '../testing/skirmish.js';
import { createTable, openTable, type Table, type TableSeat } from './table.js';
import type { TableEvent } from './table-log.js';

const loaded = loadPack(skirmish());
const SEATS: readonly TableSeat[] = ['spectator', 'player-1', 'player-2', 'player-3', 'player-4'];

/** Answers the waiting question at random; false when the game has ended. */
function answerOne(table: Table, next: (n: number) => number): boolean {
  const pending = table.pending();
  if (pending.kind === 'ended') return false;
  const decision = table.question(pending.player)!;
  const left = decision.options.map(({ id }) => id);
  const choose = Array.from({ length: decision.min + next(decision.max - decision.min + 1) }, () => left.splice(next(left.length), 1)[0]!);
  expect(table.answer(pending.player, { revision: pending.revision, choose }).kind).toBe('taken');
  return true;
}

function played(seed: number, players: number, answers: number): Table {
  const table = createTable(loaded, { players, seed });
  const next = numbers(seed);
  for (let i = 0; i < answers && answerOne(table, next); i++);
  return table;
}

/** What a seat takes for having happened: what was taken back left out. */
function story(events: readonly TableEvent[]): TableEvent[] {
  const out: TableEvent[] = [];
  for (const event of events) {
    if (event.type === 'taken-back') out.splice(out.length - event.events);
    else out.push(event);
  }
  return out;
}

const seatsOf = (table: Table): TableSeat[] => SEATS.slice(0, table.players + 1);

/** Two players, two plain questions each, then a card from the deck, then a question, then a die, then a question. */
const plain = loadPack(
  pack({
    kinds: [kind('card', 'thing'), kind('spot', 'thing')],
    variables: [{ id: 'spot', type: 'thing:spot', initial: null, secret: false }],
    zones: [zone('board'), zone('deck', { sees: 'nobody' }), zone('hand', { perPlayer: true, sees: 'owner' })],
    things: [thing('left', 'spot', { startsIn: 'board' }), thing('right', 'spot', { startsIn: 'board' }), thing('ace', 'card', { startsIn: 'deck' })],
    programs: [
      program('main', 'procedure', ['spot: thing:spot', 'die: tally'], [
        question({ form: 'one', player: ['entity', 'player-1'], from: ['select', 'spot', 2, ['entity', 'board'], null], slot: 0 }),
        ['set-global', 'spot', ['local', 0]],
        question({ form: 'one', player: ['entity', 'player-1'], from: ['select', 'spot', 2, ['entity', 'board'], null], slot: 0 }),
        ['set-global', 'spot', ['local', 0]],
        question({ form: 'one', player: ['entity', 'player-2'], from: ['select', 'spot', 2, ['entity', 'board'], null], slot: 0 }),
        ['verb', 'move-to', ['top', 1, ['entity', 'deck'], true], ['zone', 'hand', ['entity', 'player-2']]],
        question({ form: 'one', player: ['entity', 'player-2'], from: ['select', 'spot', 2, ['entity', 'board'], null], slot: 0 }),
        ['tally', 1, 0],
        ['verb', 'roll', ['local', 1], 8],
        question({ form: 'one', player: ['entity', 'player-2'], from: ['select', 'spot', 2, ['entity', 'board'], null], slot: 0 }),
        ['end', ['entity', 'victory']],
      ]),
    ],
  }),
);

const say = (table: Table, player: TableSeat, choice: string): unknown => table.answer(player, { revision: table.revision, choose: [choice] });

describe('an answer', () => {
  it.each([
    ['of another seat', 'player-2', { revision: 0, choose: ['left'] }, { code: 'not-asked', message: 'player-1 is asked, not player-2' }],
    ['of a spectator', 'spectator', { revision: 0, choose: ['left'] }, { code: 'not-asked' }],
    ['to another revision', 'player-1', { revision: 7, choose: ['left'] }, { code: 'stale' }],
    ['that is not on offer', 'player-1', { revision: 0, choose: ['ace'] }, { code: 'unknown-option' }],
    ['of two where one is wanted', 'player-1', { revision: 0, choose: ['left', 'right'] }, { code: 'wrong-number' }],
    ['that is no answer', 'player-1', { choose: 'left' } as never, { code: 'malformed' }],
    ['of nobody', 'player-9', { revision: 0, choose: ['left'] }, { path: 'seat' }],
    ['of one who sees everything', 'everything' as never, { revision: 0, choose: ['left'] }, { path: 'seat' }],
  ] as const)('%s is refused, and changes nothing', (_what, seat, answer, error) => {
    const table = createTable(plain, { players: 2, seed: 1 });
    const { hash } = table;
    expect(() => table.answer(seat, answer)).toThrow(expect.objectContaining(error) as Error);
    expect([table.hash, table.revision, table.events('spectator').next]).toEqual([hash, 0, createTable(plain, { players: 2, seed: 1 }).events('spectator').next]);
  });

  it('that comes again is no error and counts once; a different one is stale', () => {
    const table = createTable(plain, { players: 2, seed: 1 });
    expect(table.answer('player-1', { revision: 0, choose: ['left'] })).toEqual({ kind: 'taken', revision: 1 });
    expect(table.answer('player-1', { revision: 0, choose: ['left'] })).toEqual({ kind: 'repeated', revision: 1 });
    expect(() => table.answer('player-1', { revision: 0, choose: ['right'] })).toThrow('look again');
  });

  it('is refused when the game has ended', () => {
    const table = createTable(plain, { players: 2, seed: 1 });
    for (const player of ['player-1', 'player-1', 'player-2', 'player-2', 'player-2'] as const) say(table, player, 'left');
    expect(table.pending()).toEqual({ kind: 'ended', outcome: 'victory', revision: 5 });
    expect(() => say(table, 'player-1', 'left')).toThrow(expect.objectContaining({ code: 'no-decision' }) as Error);
  });
});

describe('taking back', () => {
  it('goes to the last answer of somebody else, draw or die, and no further', () => {
    const table = createTable(plain, { players: 2, seed: 1 });
    expect(table.undo('player-1')).toMatchObject({ kind: 'refused', reason: 'nothing' });
    const start = table.hash;
    say(table, 'player-1', 'left');
    const once = table.hash;
    say(table, 'player-1', 'right');
    expect(table.undo('player-2')).toMatchObject({ kind: 'refused', reason: 'other-answer' });
    expect(table.undo('player-1')).toEqual({ kind: 'undone', revision: 3 });
    expect(table.hash).toBe(once);
    expect(table.undo('player-1')).toEqual({ kind: 'undone', revision: 4 });
    expect(table.hash).toBe(start);
    say(table, 'player-1', 'left');
    say(table, 'player-1', 'left');
    say(table, 'player-2', 'left');
    expect(table.undo('player-2')).toMatchObject({ kind: 'refused', reason: 'reveal' });
    expect(table.undo('player-1')).toMatchObject({ kind: 'refused', reason: 'reveal' });
    say(table, 'player-2', 'left');
    expect(table.undo('player-2')).toMatchObject({ kind: 'refused', reason: 'chance' });
  });

  it('leaves the state and the story of the way taken, whatever was tried before it', () => {
    const straight = createTable(plain, { players: 2, seed: 1 });
    const detour = createTable(plain, { players: 2, seed: 1 });
    say(detour, 'player-1', 'right');
    detour.undo('player-1');
    for (const table of [straight, detour]) say(table, 'player-1', 'left');
    expect(detour.hash).toBe(straight.hash);
    for (const seat of seatsOf(straight)) expect(story(detour.events(seat).events)).toEqual(straight.events(seat).events);
  });

  it('makes what was answered before it stale, although the question is the same again', () => {
    const table = createTable(plain, { players: 2, seed: 1 });
    table.answer('player-1', { revision: 0, choose: ['left'] });
    table.undo('player-1');
    expect(() => table.answer('player-1', { revision: 1, choose: ['left'] })).toThrow('look again');
  });

  it('never crosses chance, knowledge or another player, in any game', () => {
    const result = check(
      property(record({ seed: integer({ min: 0, max: 1e6 }), players: integer({ min: 2, max: 4 }), answers: integer({ min: 0, max: 60 }) }), ({ seed, players, answers }) => {
        const table = played(seed, players, answers);
        for (const seat of seatsOf(table).slice(1)) {
          const before = seatsOf(table).map((one) => table.events(one).next);
          const undone = table.undo(seat).kind === 'undone';
          const taken = seatsOf(table).map((one) => table.events(one, 0).events.at(-1));
          if (!undone) {
            expect(seatsOf(table).map((one) => table.events(one).next)).toEqual(before);
            continue;
          }
          const back = taken.map((event) => (event?.type === 'taken-back' ? event.events : -1));
          seatsOf(table).forEach((one, index) => {
            const gone = table.events(one).events.slice(before[index]! - back[index]!, before[index]);
            for (const event of gone) {
              expect(['rolled', 'shuffled', 'shown']).not.toContain(event.type);
              if (event.type === 'answered') expect(event.player).toBe(seat);
            }
          });
          return;
        }
      }),
      { numRuns: 60, seed: 11 },
    );
    expect(result.failed ? `${JSON.stringify(result.counterexample)} ${String(result.errorInstance)}` : 'holds').toBe('holds');
  });
});

describe('a saved table', () => {
  it('opens as it was, with everything that each seat has seen and heard, and goes on alike', () => {
    const result = check(
      property(record({ seed: integer({ min: 0, max: 1e6 }), players: integer({ min: 2, max: 4 }), answers: integer({ min: 0, max: 60 }) }), ({ seed, players, answers }) => {
        const table = played(seed, players, answers);
        for (const seat of seatsOf(table).slice(1)) table.undo(seat);
        const other = openTable(loaded, JSON.parse(JSON.stringify(table.save())));
        const next = [numbers(seed), numbers(seed)] as const;
        for (let i = 0; i < 5; i++) {
          expect([other.hash, other.revision, other.pending()]).toEqual([table.hash, table.revision, table.pending()]);
          for (const seat of seatsOf(table)) {
            expect(other.view(seat)).toEqual(table.view(seat));
            expect(other.events(seat)).toEqual(table.events(seat));
            expect(table.noWayBack(seat)).toBe(other.noWayBack(seat));
          }
          answerOne(table, next[0]);
          answerOne(other, next[1]);
        }
      }),
      { numRuns: 40, seed: 5 },
    );
    expect(result.failed ? `${JSON.stringify(result.counterexample)} ${String(result.errorInstance)}` : 'holds').toBe('holds');
  });

  const good = (): Record<string, unknown> => JSON.parse(JSON.stringify(played(3, 3, 12).save())) as Record<string, unknown>;
  const moves = (document: Record<string, unknown>): Record<string, unknown>[] => document['moves'] as Record<string, unknown>[];

  it.each([
    ['no document', () => null, 'expected an object'],
    ['another format', () => ({ ...good(), format: 1 }), 'format: expected "dradis-table-1"'],
    ['other content', () => ({ ...good(), pack: { id: 'x', version: '1', hash: 'y' } }), 'pack: the table is played with'],
    ['too many players', () => ({ ...good(), players: 40 }), 'players: '],
    ['an unknown switch', () => ({ ...good(), switches: { 'no-such': true } }), 'switches: '],
    ['choices of nobody', () => ({ ...good(), choices: { 'player-9': ['x'] } }), 'choices: there is no seat "player-9"'],
    ['choices that are no lists', () => ({ ...good(), choices: { 'player-1': 'x' } }), 'choices.player-1: expected a list'],
    ['a prototype', () => JSON.parse('{"__proto__":{"format":"dradis-table-1"}}') as unknown, '"__proto__" is not accepted'],
    ['an unknown move', () => ({ ...good(), moves: [{ kind: 'cheat', player: 'player-1', hash: 'x' }] }), 'moves[0].kind: expected "answer" or "undo"'],
    ['another answer', () => { const one = good(); moves(one)[4]!['hash'] = 'x'; return one; }, 'moves[4].hash: the state after it is another one'],
    ['a foreign answer', () => { const one = good(); moves(one)[4]!['player'] = moves(one)[4]!['player'] === 'player-1' ? 'player-2' : 'player-1'; return one; }, 'moves[4]: the answer cannot be given'],
    ['an answer not on offer', () => { const one = good(); moves(one)[4]!['choose'] = ['nothing like it']; return one; }, 'moves[4]: the answer cannot be given'],
    ['an undo of nothing', () => ({ ...good(), moves: [{ kind: 'undo', player: 'player-1', hash: 'x' }] }), 'moves[0]: player-1 could not take back'],
  ])('with %s is refused', (_what, document, why) => {
    expect(() => openTable(loaded, document())).toThrow(why);
  });
});

describe('a seat', () => {
  it('is shown its own question and no other', () => {
    const table = createTable(plain, { players: 2, seed: 1 });
    expect(table.question('player-1')?.options.map(({ id }) => id)).toEqual(['left', 'right']);
    for (const seat of ['player-2', 'spectator'] as const) {
      expect(table.question(seat)).toBeNull();
      expect(table.whyNot(seat)).toEqual([]);
      expect(JSON.stringify(table.view(seat).decision)).not.toContain('left');
    }
  });

  it('hears of a drawn card by its name only if it drew it', () => {
    const table = createTable(plain, { players: 2, seed: 1 });
    for (const player of ['player-1', 'player-1', 'player-2'] as const) say(table, player, 'left');
    expect(JSON.stringify(table.events('player-2').events)).toContain('ace');
    for (const seat of ['player-1', 'spectator'] as const) expect(JSON.stringify([table.events(seat), table.view(seat)])).not.toContain('"ace"');
  });

  it('hears what is new since it last asked', () => {
    const table = createTable(plain, { players: 2, seed: 1 });
    const { next } = table.events('spectator');
    say(table, 'player-1', 'left');
    const news = table.events('spectator', next);
    expect(news.events.map(({ type }) => type)).toEqual(['answered', 'variable-set', 'asked']);
    expect(table.events('spectator', news.next).events).toEqual([]);
  });
});
