// Copies of states are made of arrays of the same shapes as the states: code that meets a second shape is slower ever after.
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { basePack } from '@dradis/base-game';
import { cloneState, createGame, loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';

setFlagsFromString('--allow-natives-syntax');
/** @type {(array: readonly unknown[]) => string} */
const shapeOf = runInThisContext("(array) => `${%HasHoleyElements(array) ? 'with holes' : 'full'}, ${%HasSmiElements(array) ? 'small integers' : %HasDoubleElements(array) ? 'numbers' : 'anything'}`");

/**
 * The shapes of all arrays of a state, by their paths.
 *
 * @param {unknown} tree
 * @param {string} [path]
 * @returns {[string, string][]}
 */
function shapesIn(tree, path = '') {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.entries(tree).flatMap(([key, one]) => shapesIn(one, `${path}/${key}`));
  return Array.isArray(tree) ? [[path, shapeOf(tree)], ...inside] : inside;
}

const pack = loadPack(basePack);

it('copies a state into arrays of the same shapes', () => {
  const game = createGame(pack, { players: 4, seed: 'shapes' });
  game.run();
  for (let answers = 0; answers < 60 && game.state.decision !== null; answers += 1) game.answerIndexes(Array.from({ length: game.bounds()?.min ?? 0 }, (_one, index) => index));
  expect(Object.fromEntries(shapesIn(cloneState(game.state)))).toEqual(Object.fromEntries(shapesIn(game.state)));
  expect(shapeOf(game.state.frames)).toBe('full, anything');
});
