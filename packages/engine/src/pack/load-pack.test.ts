// Packs that load, and broken ones with the place that is wrong.
import { describe, expect, it } from 'vitest';
import { BrokenDocument } from '../errors/broken-document.js';
import { ability, kind, pack, program, question, thing, zone } from '../testing/pack-builder.js';
import { skirmish } from '../testing/skirmish.js';
import type { CompiledPack, Instr } from './compiled-pack.js';
import { loadPack } from './load-pack.js';

/** Expects the pack to be refused at a path, with a reason. */
function refused(compiled: unknown, path: RegExp, reason: RegExp): void {
  try {
    loadPack(compiled);
    expect.unreachable('the pack was accepted');
  } catch (error) {
    expect(error).toBeInstanceOf(BrokenDocument);
    expect((error as BrokenDocument).path).toMatch(path);
    expect((error as BrokenDocument).reason).toMatch(reason);
  }
}

describe('documents that are no packs', () => {
  it.each<[string, unknown, RegExp, RegExp]>([
    ['null', null, /^$/, /expected an object, found null/],
    ['a list', [], /^$/, /expected an object/],
    ['another format', { ...pack(), format: 2 }, /^format$/, /expected format 1, found 2/],
    ['another language', { ...pack(), language: 9 }, /^language$/, /found 9/],
    ['a missing list', { ...pack(), zones: undefined }, /^zones$/, /expected a list, found nothing/],
    ['a dangerous key', { ...pack(), things: [JSON.parse('{"__proto__": {}}')] }, /^things\[0\]$/, /"__proto__" is not accepted/],
    ['a number for a text', { ...pack(), title: 4 }, /^title$/, /expected a text, found 4/],
    ['no budget', { ...pack(), settings: { ...pack().settings, stepBudget: 0 } }, /^settings.stepBudget$/, /1 to/],
    ['more players at least than at most', { ...pack(), settings: { ...pack().settings, players: { min: 3, max: 2 } } }, /players.max$/, /from 3/],
  ])('%s', (_name, document, path, reason) => {
    refused(document, path, reason);
  });
});

describe('names that lead nowhere', () => {
  const things: [string, Partial<CompiledPack>, RegExp, RegExp][] = [
    ['a kind without parent', { kinds: [kind('ship', 'boat')] }, /^kinds$/, /"ship" does not descend/],
    ['a kind that is its own ancestor', { kinds: [kind('a', 'b'), kind('b', 'a')] }, /^kinds$/, /does not descend/],
    ['a kind twice', { kinds: [kind('a', 'thing'), kind('a', 'thing')] }, /^kinds\[2\]$/, /declared twice/],
    ['a thing of no kind', { things: [thing('x', 'ship')] }, /^things\[2\].kind$/, /no kind called "ship"/],
    ['a thing that is a zone', { things: [thing('x', 'zone')] }, /^things\[2\].kind$/, /cannot be a "zone"/],
    ['a zone that is a thing', { zones: [zone('x', { kind: 'outcome' })] }, /^zones\[0\].kind$/, /not a kind of zone/],
    ['a thing that starts nowhere', { things: [thing('x', 'outcome', { startsIn: 'sea' })] }, /^things$/, /"x" starts in "sea"/],
    ['a thing that starts in everybody’s hand', { zones: [zone('hand', { perPlayer: true })], things: [thing('x', 'outcome', { startsIn: 'hand' })] }, /^things$/, /no zone of all players/],
    ['an id twice', { things: [thing('x', 'outcome'), thing('x', 'outcome')] }, /^things$/, /"x" is given twice/],
    ['a value of no attribute', { things: [thing('x', 'outcome', { values: { size: 3 } })] }, /^things\[2\].values$/, /no attribute called "size"/],
    ['a value of another type', { attributes: [{ id: 'size', of: 'outcome', type: 'number', fixed: true, initial: 0, secret: false }], things: [thing('x', 'outcome', { values: { size: 'big' } })] }, /^things\[2\].values.size$/, /type number, found "big"/],
    ['an attribute of no kind', { attributes: [{ id: 'size', of: 'ship', type: 'number', fixed: true, initial: 0, secret: false }] }, /^attributes\[0\].of$/, /no kind/],
    ['a variable that is bookkeeping by half', { variables: [{ id: 'die', type: 'number', initial: 0, secret: false, bookkeeping: 'half' as unknown as boolean }] }, /^variables\[1\].bookkeeping$/, /half/],
    ['a tally as variable', { variables: [{ id: 'die', type: 'tally', initial: null, secret: false }] }, /^variables\[1\].type$/, /cannot be a tally/],
    ['an effect without program', { effectFields: [{ id: 'f', of: 'outcome' }], things: [thing('x', 'outcome', { effects: { f: 'gone' } })] }, /^things\[2\].effects.f$/, /no program called "gone"/],
    ['an ability of nothing', { abilities: [ability('a', 'gone', {})] }, /^abilities\[0\].source$/, /called "gone"/],
    ['an ability for no event', { abilities: [ability('a', 'victory', { trigger: { event: 'gone' } })] }, /^abilities\[0\].trigger$/, /no event called "gone"/],
    ['a limit without scope', { abilities: [ability('a', 'victory', { limit: { scope: 'week', byAnyone: false } })] }, /limit.scope$/, /no scope called "week"/],
    ['a live section in no zone', { kinds: [kind('a', 'thing', { live: { s: { in: ['sea'], usedBy: null, if: null, hidden: false } } })] }, /^kinds\[1\].live.s.in\[0\]$/, /"sea"/],
    ['an on-use program that is missing', { kinds: [kind('a', 'thing', { onUse: 'gone' })] }, /^kinds\[1\].onUse$/, /"gone"/],
    ['a start that is missing', { programs: [] }, /^settings.start$/, /"main"/],
    ['a manifest that does not add up', { counts: { outcome: 3 } }, /^counts.outcome$/, /says 3, but there are 2/],
    ['what always holds of each thing, without a parameter', { definitions: [{ id: 'd', words: 'd', params: 0, locals: 0, expr: true, file: 0, at: [1, 1, 1, 1], always: { says: 'x', of: 'thing' } }] }, /^definitions\[0\].always$/, /said of each thing, but has 0 parameters/],
    ['a definition by itself', { definitions: [{ id: 'd', words: 'd', params: 0, locals: 0, expr: ['+', 1, ['define', 'd']], file: 0, at: [1, 1, 1, 1] }] }, /^definitions$/, /d -> d/],
  ];
  it.each(things)('%s', (_name, parts, path, reason) => {
    refused(pack(parts), path, reason);
  });
});

describe('programs that cannot run', () => {
  const cases: [string, unknown, RegExp, RegExp][] = [
    ['an unknown instruction', ['fly'], /code\[0\]$/, /unknown instruction "fly"/],
    ['an unknown expression', ['set', 0, ['fly']], /code\[0\]\[2\]$/, /unknown expression "fly"/],
    ['a text where an expression belongs', ['set', 0, 'x'], /\[2\]$/, /expected an expression, found "x"/],
    ['a slot too far', ['set', 2, 1], /\[1\]$/, /slot from 0 to 1, found 2/],
    ['a jump too far', ['goto', 2], /\[1\]$/, /instruction from 0 to 1, found 2/],
    ['an unknown variable', ['set-global', 'x', 1], /code\[0\]$|\[1\]$/, /no variable called "x"/],
    ['an unknown entity', ['set', 0, ['entity', 'x']], /\[2\]$/, /"x"/],
    ['an unknown verb', ['verb', 'fly'], /code\[0\]$/, /no verb "fly"/],
    ['a verb with too few arguments', ['verb', 'move-to', null], /code\[0\]$/, /takes 2 arguments, found 1/],
    ['an unknown query', ['set', 0, ['query', 'fly']], /\[2\]$/, /no query "fly"/],
    ['a call of no procedure', ['call', 'fly', [], -1], /code\[0\]$/, /no procedure called "fly"/],
    ['a call with too many arguments', ['call', 'main', [1], -1], /code\[0\]$/, /takes 0 arguments, found 1/],
    ['a question of no form', question({ form: 'fly' as never, player: null, slot: 0 }), /code\[0\]$/, /"fly"/],
    ['a band without ends', ['bands', 1, [['x', 2, 0]], 0], /\[2\]\[0\]$/, /lowest number/],
  ];
  it.each(cases)('%s', (_name, instruction, path, reason) => {
    refused(pack({ programs: [program('main', 'procedure', ['n: number', 'm: number'], [instruction as Instr])] }), path, reason);
  });

  it('say which program it is', () => {
    refused(pack({ programs: [program('main', 'procedure', [], [['goto', 9]])] }), /^programs\[0\] \(main\)\.code\[0\]/, /./);
  });
});

describe('a good pack', () => {
  it('is laid out for each number of players, and for no other', () => {
    const loaded = loadPack(JSON.parse(JSON.stringify(skirmish())));
    expect(loaded.layoutFor(2)).toBe(loaded.layoutFor(2));
    expect([...loaded.layoutFor(3).entityOf.keys()].filter((id) => id.startsWith('hand@'))).toEqual(['hand@1', 'hand@2', 'hand@3']);
    expect(() => loaded.layoutFor(5)).toThrow('2 to 4 players, not 5');
  });

  it('numbers the entities of a kind and its sub-kinds in one range', () => {
    const { kinds, kindOf } = loadPack(skirmish()).layoutFor(4);
    for (const info of kinds) {
      kindOf.forEach((own, id) => {
        let at: number = own;
        while (at >= 0 && at !== info.index) at = kinds[at]?.parent ?? -1;
        expect(at === info.index, `${info.id} ${id}`).toBe(id >= info.lo && id < info.hi);
      });
    }
  });

  it('gives copies their variant’s values', () => {
    const layout = loadPack(skirmish()).layoutFor(2);
    const values = layout.attributes.find((one) => one.id === 'value');
    const of = (id: string): unknown => values?.fixed?.[(layout.entityOf.get(id) ?? 0) - values.lo];
    expect([of('trade#4'), of('trade#5'), of('peek#1'), of('veto#1')]).toEqual([1, 2, 3, 0]);
  });
});
