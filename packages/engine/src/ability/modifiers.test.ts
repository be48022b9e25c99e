// What live abilities add to quantities, and what they forbid.
import { describe, expect, it } from 'vitest';
import { createGame } from '../game.js';
import type { CompiledAbility, Expr } from '../pack/compiled-pack.js';
import { loadPack } from '../pack/load-pack.js';
import { ability, kind, pack, program, thing, zone } from '../testing/pack-builder.js';
import { started, valueOf, variable } from '../testing/run-main.js';

const gives = [{ id: 'size', type: 'number', changes: false }];

/** The abilities that somebody who listens is told of. */
const applied: string[] = [];

/** What `cost` of size 4, starting at 10, amounts to; whether `jumping` of size 4 is allowed. Laws lie on the table. */
function check(abilities: CompiledAbility[], expected: { cost?: number; allowed?: boolean }): void {
  const live = { in: ['table'], usedBy: null, if: ['not', ['global', 'peace']] as Expr, hidden: false };
  const game = started(
    pack({
      kinds: [kind('law', 'thing', { live: { abilities: live } })],
      variables: [{ id: 'cost', type: 'number', initial: 0, secret: false }, { id: 'peace', type: 'condition', initial: false, secret: false }],
      zones: [zone('table'), zone('box')],
      things: [thing('x', 'law', { startsIn: 'table' }), thing('y', 'law', { startsIn: 'table' }), thing('away', 'law', { startsIn: 'box' })],
      quantities: [{ id: 'cost', words: 'the cost', gives }],
      acts: [{ id: 'jumping', words: 'jumping', gives }],
      abilities,
      programs: [program('main', 'procedure', ['t: tally'], [['tally', 0, 10], ['apply', 'cost', ['local', 0], [4]], ['set-global', 'cost', ['value', ['local', 0]]]])],
    }),
  );
  applied.length = 0;
  game.onApplied = (id) => applied.push(id);
  if (expected.cost !== undefined) expect(variable(game, 'cost')).toBe(expected.cost);
  if (expected.allowed !== undefined) expect(valueOf(game, ['allowed', 'jumping', 4])).toBe(expected.allowed);
  if (expected.allowed !== undefined) expect(applied.length > 0).toBe(!expected.allowed);
}

const modify = (id: string, source: string, more: Partial<CompiledAbility>): CompiledAbility => ability(id, source, { trigger: { quantity: 'cost' }, ...more });
const forbid = (id: string, source: string, more: Partial<CompiledAbility> = {}): CompiledAbility => ability(id, source, { trigger: { act: 'jumping' }, ...more });

describe('modifiers', () => {
  it('add up', () => {
    check([modify('a', 'x', { by: 2 }), modify('b', 'y', { by: ['-', 0, ['local', 2]] })], { cost: 8 });
  });
  it('count only where their section is live and their condition holds', () => {
    check([modify('a', 'away', { by: 2 }), modify('b', 'x', { by: 3, if: ['<', 9, ['local', 2]] }), modify('c', 'y', { by: 1, if: ['<', 1, ['local', 2]] })], { cost: 11 });
  });
  it('count once even when they speak of every player', () => {
    check([modify('a', 'x', { by: 2, if: ['is-kind', ['local', 0], 'player'] })], { cost: 12 });
  });
});

it('tell whoever listens when they are worked out', () => {
  const compiled = pack({
    zones: [zone('table')],
    kinds: [kind('law', 'thing', { live: { abilities: { in: null, usedBy: null, if: null, hidden: false } } })],
    things: [thing('x', 'law', { startsIn: 'table' })],
    quantities: [{ id: 'cost', words: 'the cost', gives }],
    abilities: [modify('more', 'x', { by: 2 }), modify('never', 'x', { by: 3, if: ['<', 9, ['local', 2]] })],
    programs: [program('main', 'procedure', ['t: tally'], [['tally', 0, 10], ['apply', 'cost', ['local', 0], [4]]])],
  });
  const game = createGame(loadPack(compiled), { players: 2, seed: 'seed' });
  const told: string[] = [];
  game.onApplied = (id) => told.push(id);
  game.run();
  expect(told).toEqual(['more']);
});

describe('prohibitions', () => {
  it.each<[string, CompiledAbility[], boolean]>([
    ['nothing forbids', [], true],
    ['one forbids', [forbid('a', 'x')], false],
    ['the condition does not hold', [forbid('a', 'x', { if: ['<', ['local', 2], 4] })], true],
    ['the condition holds', [forbid('a', 'x', { if: ['<=', ['local', 2], 4] })], false],
    ['not live', [forbid('a', 'away')], true],
    ['a whole kind, one of it live', [forbid('a', 'law')], false],
  ])('%s', (_name, abilities, allowed) => {
    check(abilities, { allowed });
  });
  it('that ask for each other without end are stopped', () => {
    expect(() => {
      check([forbid('a', 'x', { if: ['allowed', 'jumping', 4] })], { allowed: true });
    }).toThrow(/inside one another/);
  });
});
