// Every instruction by what it leaves behind.
import { describe, expect, it } from 'vitest';
import type { CompiledProgram, Instr } from '../../pack/compiled-pack.js';
import { pack, program, thing } from '../../testing/pack-builder.js';
import { runCode, started, valueOf, variable } from '../../testing/run-main.js';
import { table } from '../../testing/table-pack.js';

const one: Instr = ['set-global', 'n', ['+', ['global', 'n'], 1]];

/** Runs code at the table and looks at the variable `n`. */
function check(expected: number, code: Instr[], locals: readonly string[] = [], programs: CompiledProgram[] = []): void {
  expect(variable(runCode(code, locals, { ...table(), programs }), 'n')).toBe(expected);
}

describe('instructions', () => {
  it('set: one thing for a list becomes a list', () => {
    const game = runCode([['set', 0, ['entity', 'a']], ['set-global', 'many', ['local', 0]]], ['l: list:card'], table());
    expect(variable(game, 'many')).toEqual(['a']);
  });
  it('set-global, nothing, goto', () => {
    check(1, [['goto', 2], one, one, ['nothing']]);
  });
  it('set-attr: none is left alone', () => {
    const game = runCode([['set-attr', 'score', ['entity', 'player-1'], 4], ['set-attr', 'score', null, 5]], [], table());
    expect(valueOf(game, ['attr', 'score', ['entity', 'player-1']])).toBe(4);
  });
  it('unless', () => {
    check(1, [['unless', false, 2], one, one, ['unless', true, 0]]);
  });
  it.each([
    [0, 100],
    [1, 10],
    [4, 10],
    [5, 1],
    [99, 1],
  ])('bands: %i leads to %i', (n, expected) => {
    check(expected, [['bands', n, [[1, 4, 3], [5, null, 5]], 1], ['set-global', 'n', 100], ['goto', 6], ['set-global', 'n', 10], ['goto', 6], ['set-global', 'n', 1]]);
  });
  it('each: walks a snapshot', () => {
    check(3, [['set', 0, ['select', 'card', 3, ['entity', 'deck'], null]], ['set', 1, 0], ['each', 0, 1, 2, 6], ['verb', 'move-to', ['local', 2], ['entity', 'pile']], one, ['goto', 2]], ['list:card', 'number', 'c: thing:card', 'thing:card']);
  });
  it('pick: n different ones, all when there are fewer, one, none', () => {
    const code: Instr[] = [
      ['pick', 0, ['select', 'card', 2, null, null], 3, false],
      ['set-global', 'n', ['count', ['local', 0]]],
      ['pick', 0, ['select', 'card', 2, ['entity', 'pile'], null], 9, false],
      ['set-global', 'n', ['+', ['*', 10, ['global', 'n']], ['count', ['local', 0]]]],
      ['pick', 1, ['list'], 1, true],
      ['set-global', 'flag', ['=', ['local', 1], null]],
    ];
    const game = runCode(code, ['l: list:card', 'c: thing:card', 'thing:card'], table());
    expect([variable(game, 'n'), variable(game, 'flag')]).toEqual([32, true]);
  });
  it('end: stops everything', () => {
    const game = runCode([['end', null], one, ['end', ['entity', 'victory']], one], [], table());
    expect([game.view('spectator').outcome, variable(game, 'n'), game.run()]).toEqual(['victory', 1, 'ended']);
  });
});

describe('calls', () => {
  const addTwo = program('add-two', 'procedure', ['n: number'], [['return', ['+', ['local', 0], 2]]], { params: 1, returns: 'number' });
  const needy = program('needy', 'procedure', ['who: thing:player'], [one, ['return', 5]], { params: 1, returns: 'number' });

  it('give back a result', () => {
    check(7, [['call', 'add-two', [5], 0], ['set-global', 'n', ['local', 0]]], ['r: number'], [addTwo]);
  });
  it('do nothing when a thing is missing, and leave the empty result', () => {
    check(0, [['set', 0, 9], ['call', 'needy', [null], 0], ['unless', ['=', ['local', 0], 0], 4], ['goto', 5], one], ['r: number'], [needy]);
  });
  it('run when the slot accepts none', () => {
    check(1, [['call', 'needy', [null], -1]], [], [{ ...needy, optional: [0] }]);
  });
  it('a tally given back outlives its frame', () => {
    const made = program('made', 'procedure', ['x: tally', 't: tally'], [['tally', 0, 1], ['tally', 1, 4], ['verb', 'add', 3, ['local', 1]], ['return', ['local', 1]]], { returns: 'tally' });
    check(7, [['call', 'made', [], 0], ['tally', 1, 50], ['set-global', 'n', ['value', ['local', 0]]]], ['t: tally', 'u: tally'], [made]);
  });
  it('leave no tallies behind', () => {
    const made = program('made', 'procedure', ['t: tally'], [['tally', 0, 4]]);
    const game = runCode([['tally', 0, 1], ['call', 'made', [], -1], ['call', 'made', [], -1], ['end', ['entity', 'victory']]], ['t: tally'], { ...table(), programs: [made] });
    expect(game.state.tallies.map((tally) => tally.value)).toEqual([1]);
  });
  it('leave: ends the procedure and all above it', () => {
    const inner = program('inner', 'procedure', [], [['leave', 'outer'], one]);
    const outer = program('outer', 'procedure', [], [['call', 'inner', [], -1], one]);
    check(1, [['call', 'outer', [], -1], one], [], [inner, outer]);
  });
  it('leave: goes on when no such procedure is under way', () => {
    check(1, [['leave', 'other'], one], [], [program('other', 'procedure', [], [])]);
  });
});

describe('effects in fields', () => {
  const sting = program('sting', 'effect', ['you: thing:player', 'this: thing:card'], [['set-global', 'one', ['local', 0]], ['set-global', 'many', ['local', 1]], ['return', 3]], { returns: 'number' });
  const parts = (code: Instr[]): ReturnType<typeof pack> =>
    pack({
      ...table(),
      things: [...(table().things ?? []), thing('wasp', 'card', { startsIn: 'pile', effects: { sting: 'sting' } })],
      effectFields: [{ id: 'sting', of: 'card' }],
      programs: [program('main', 'procedure', ['r: number'], code), sting],
    });

  it('know their thing and their player, and give back', () => {
    const game = started(parts([['resolve-field', 'sting', ['entity', 'wasp'], 0, ['entity', 'player-2']], ['set-global', 'n', ['local', 0]]]));
    expect([variable(game, 'one'), variable(game, 'many'), variable(game, 'n')]).toEqual(['player-2', ['wasp'], 3]);
  });
  it('are nothing where there is no such effect', () => {
    const game = started(parts([['set', 0, 8], ['resolve-field', 'sting', ['entity', 'a'], 0, null], ['set-global', 'n', ['local', 0]]]));
    expect([variable(game, 'one'), variable(game, 'n')]).toEqual([null, 0]);
  });
});
