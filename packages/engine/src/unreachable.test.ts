// What a pack says always holds: told where it does not, by thing and in its words, and never by changing the game.
import { expect, it } from 'vitest';
import { setAttributeOf, setVariable } from './game-edit.js';
import type { CompiledDefinition, Expr } from './pack/compiled-pack.js';
import { hashState } from './state/hash-state.js';
import { pack } from './testing/pack-builder.js';
import { started } from './testing/run-main.js';
import { table } from './testing/table-pack.js';
import { unreachableBy } from './unreachable.js';

const definition = (id: string, expr: Expr, always?: CompiledDefinition['always']): CompiledDefinition => ({ id, words: id, params: typeof always?.of === 'string' ? 1 : 0, locals: 1, expr, file: 0, at: [3, 5, 3, 9], ...(always === undefined ? {} : { always }) });
const game = (...definitions: CompiledDefinition[]) => started(pack({ ...table(), definitions }));

const small = definition('small-n', ['<=', ['global', 'n'], 9], { says: 'n is too large', of: null });
const poor = definition('poor', ['<=', ['attr', 'score', ['local', 0]], 9], { says: '{} has too much, says {}', of: 'player' });

it('says nothing of a game in which all of it holds, nor of definitions that need not', () => {
  expect(unreachableBy(game(small, poor, definition('never', false)))).toEqual([]);
});

it('says what does not hold, of each thing by itself, and leaves the game as it is', () => {
  const one = game(small, poor);
  setVariable(one, 'n', 10);
  setAttributeOf(one, 'player-2', 'score', 12);
  const before = hashState(one.state);
  const title = one.view('everything').players[1]?.title ?? '';
  expect(unreachableBy(one)).toEqual([
    { rule: 'small-n', says: 'n is too large', thing: null, file: one.pack.compiled.files[0] ?? '', at: [3, 5, 3, 9] },
    { rule: 'poor', says: `${title} has too much, says ${title}`, thing: 'player-2', file: one.pack.compiled.files[0] ?? '', at: [3, 5, 3, 9] },
  ]);
  expect(hashState(one.state)).toBe(before);
  setVariable(one, 'n', 9);
  setAttributeOf(one, 'player-2', 'score', 0);
  expect(unreachableBy(one)).toEqual([]);
});

it('takes what cannot be worked out for what does not hold', () => {
  const past = definition('past', ['<=', ['+', ['global', 'n'], Number.MAX_SAFE_INTEGER], 0], { says: 'beyond all numbers', of: null });
  const one = game(past);
  setVariable(one, 'n', 5);
  expect(unreachableBy(one).map(({ says }) => says)).toEqual(['beyond all numbers']);
});
