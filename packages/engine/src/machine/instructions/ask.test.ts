// Every form of question: when it is put, what it offers, what it takes for granted.
import { describe, expect, it } from 'vitest';
import type { Expr, Instr } from '../../pack/compiled-pack.js';
import { ability, kind, question, thing } from '../../testing/pack-builder.js';
import { answer, runCode, variable } from '../../testing/run-main.js';
import { table } from '../../testing/table-pack.js';

const me: Expr = ['global', 'current'];
const inPile: Expr = ['select', 'card', 3, ['entity', 'pile'], null];
const inDeck: Expr = ['select', 'card', 3, ['entity', 'deck'], null];
const LOCALS = ['one: thing:card', 'many: list:card', 'n: number', 'thing:card'];
const keep: Instr[] = [['set-global', 'one', ['local', 0]], ['set-global', 'many', ['local', 1]], ['set-global', 'n', ['local', 2]]];

/** What is asked: `null` when nothing is. */
function options(ask: Instr): string[] | null {
  return runCode([ask, ...keep], LOCALS, table()).decision()?.options.map((option) => option.id) ?? null;
}

/** What the variables hold after the answer. */
function result(ask: Instr, choose: string[] | null): unknown[] {
  const game = runCode([ask, ...keep], LOCALS, table());
  if (choose !== null) answer(game, ...choose);
  return [variable(game, 'one'), variable(game, 'many'), variable(game, 'n')];
}

const either = (whens: Expr[]): Instr => question({ form: 'option', player: me, slot: 2, options: whens.map((when, i) => ({ label: `l${i}`, when, hint: null })) });

describe('ask', () => {
  it.each<[string, Instr, string[] | null]>([
    ['one of two', question({ form: 'one', player: me, from: inPile, slot: 0 }), ['d', 'e']],
    ['one or none', question({ form: 'one', player: me, from: inPile, slot: 0, optional: true }), ['d', 'e', 'none']],
    ['one of one is taken', question({ form: 'one', player: me, from: ['entity', 'd'], slot: 0 }), null],
    ['one of one or none is asked', question({ form: 'one', player: me, from: ['entity', 'd'], slot: 0, optional: true }), ['d', 'none']],
    ['one of nothing', question({ form: 'one', player: me, from: ['list'], slot: 0, optional: true }), null],
    ['nobody to ask', question({ form: 'one', player: null, from: inPile, slot: 0 }), null],
    ['some', question({ form: 'some', player: me, from: inPile, min: 1, max: 2, slot: 1 }), ['d', 'e']],
    ['as many as there are', question({ form: 'some', player: me, from: inPile, min: 2, max: 2, slot: 1 }), null],
    ['up to none', question({ form: 'some', player: me, from: inPile, min: 0, max: 0, slot: 1 }), null],
    ['yes or no', question({ form: 'may', player: me, slot: 2 }), ['yes', 'no']],
    ['a number', question({ form: 'number', player: me, min: 2, max: 4, slot: 2 }), ['2', '3', '4']],
    ['a number without choice', question({ form: 'number', player: me, min: 2, max: 2, slot: 2 }), null],
    ['options whose condition holds', either([null, false, true]), ['option-1', 'option-3']],
    ['the only option', either([false, null]), null],
  ])('offers: %s', (_name, ask, expected) => {
    expect(options(ask)).toEqual(expected);
  });

  it.each<[string, Instr, string[] | null, unknown[]]>([
    ['one', question({ form: 'one', player: me, from: inPile, slot: 0 }), ['e'], ['e', [], 0]],
    ['none', question({ form: 'one', player: me, from: inPile, slot: 0, optional: true }), ['none'], [null, [], 0]],
    ['the only one', question({ form: 'one', player: me, from: ['entity', 'd'], slot: 0 }), null, ['d', [], 0]],
    ['some in the order chosen', question({ form: 'some', player: me, from: inPile, min: 0, max: 2, slot: 1 }), ['e', 'd'], [null, ['e', 'd'], 0]],
    ['all', question({ form: 'some', player: me, from: inPile, min: 3, max: 3, slot: 1 }), null, [null, ['d', 'e'], 0]],
    ['yes', question({ form: 'may', player: me, slot: 2 }), ['yes'], [null, [], 1]],
    ['no', question({ form: 'may', player: me, slot: 2 }), ['no'], [null, [], 0]],
    ['nobody may', question({ form: 'may', player: null, slot: 2 }), null, [null, [], 0]],
    ['a number', question({ form: 'number', player: me, min: 2, max: 4, slot: 2 }), ['3'], [null, [], 3]],
    ['the second option', either([null, null]), ['option-2'], [null, [], 1]],
    ['the only option', either([false, null]), null, [null, [], 1]],
    ['no option', either([false]), null, [null, [], -1]],
  ])('takes: %s', (_name, ask, choose, expected) => {
    expect(result(ask, choose)).toEqual(expected);
  });

  it('calls what the player must not know by handles, in an order that says nothing', () => {
    const game = runCode([question({ form: 'one', player: me, from: inDeck, slot: 0 })], LOCALS, table());
    const shown = game.decision()?.options.map((option) => option.id) ?? [];
    expect(shown.every((id) => /^\?\d+$/.test(id))).toBe(true);
    const numbers = shown.map((id) => Number(id.slice(1)));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    answer(game, shown[1] ?? '');
    expect(game.state.decision).toBeNull();
  });

  it('leaves out what is forbidden, and can say why', () => {
    const forbidding = {
      ...table(),
      kinds: [...(table().kinds ?? []), kind('law', 'thing')],
      things: [...(table().things ?? []), thing('ban', 'law')],
      acts: [{ id: 'taking', words: 'taking a card', gives: [{ id: 'card', type: 'thing:card', changes: false }] }],
      abilities: [ability('ban', 'ban', { title: 'The ban', trigger: { act: 'taking' }, if: ['=', ['local', 2], ['entity', 'a']] })],
    };
    const ask = question({ form: 'one', player: me, from: ['list', ['entity', 'd'], ['entity', 'e'], ['entity', 'a']], slot: 0, allowed: { act: 'taking', args: [['local', 3]], slot: 3 } });
    const open = { ...forbidding, zones: (forbidding.zones ?? []).map((zone) => ({ ...zone, sees: 'everyone' as const })) };
    const game = runCode([ask], LOCALS, open);
    expect(game.decision()?.options.map((option) => option.id)).toEqual(['d', 'e']);
    expect(game.explain()).toEqual([
      { option: 'a', label: 'a', reasons: [{ source: 'ban', ability: 'The ban', words: 'forbidden: taking a card' }] },
    ]);
  });

  it('can say which options have an unmet condition', () => {
    const game = runCode([either([null, false, null])], LOCALS, table());
    expect(game.explain().map((refusal) => [refusal.option, refusal.label])).toEqual([['option-2', 'l1']]);
  });
});
