// Plays the scenarios of a pack with mutants that compile to another game: what no checker can tell from what is meant, a
// scenario may. Must not read a file system or print.
import { createPackCompiler } from '@dradis/packs';
import { runScenarios } from '@dradis/scenarios';
import { createRandom } from './random.mjs';

/** Another game, not another spelling of the same one. @param {import('./judge.mjs').Judgement} judgement */
const changesTheGame = ({ survives }) => survives !== null && survives !== 'unchanged';

/**
 * @typedef {{ mutant: import('./mutations.mjs').Mutant, noticed: boolean }} Played
 *
 * @param {readonly import('./judge.mjs').Judgement[]} judgements
 * @param {readonly import('@dradis/packs').PackFile[]} files of the pack without mistakes
 * @param {readonly import('@dradis/packs').PackFile[]} scenarios of the pack
 * @param {{ readonly seed: number, readonly count: number, readonly onProgress?: (done: number, all: number) => void }} options how many survivors are drawn
 * @returns {Played[]}
 */
export function playSurvivors(judgements, files, scenarios, { seed, count, onProgress }) {
  const compiler = createPackCompiler();
  const random = createRandom(seed);
  const left = judgements.filter(changesTheGame).map(({ mutant }) => mutant);
  const drawn = Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1).flat()).flat();
  return drawn.map((mutant, at) => {
    onProgress?.(at, drawn.length);
    const changed = files.map((file) => (file.path === mutant.path ? { path: file.path, text: mutant.text } : file));
    return { mutant, noticed: fails(compiler.update(changed), mutant.path, scenarios) };
  });
}

/**
 * The scenarios about the changed file first: they are few, and mostly the ones that notice.
 *
 * @param {import('@dradis/packs').PackResult} result
 * @param {string} path
 * @param {readonly import('@dradis/packs').PackFile[]} files
 */
function fails({ pack, vocabulary }, path, files) {
  if (pack === null) return true;
  const about = path.replace(/^.*\/|\.yaml$/g, '');
  return [{ filter: about }, {}].some((some) => {
    try {
      return runScenarios({ pack, vocabulary, files, ...some }).failed > 0;
    } catch {
      // A game that the engine stops, for it cannot go on, is noticed by whoever plays it.
      return true;
    }
  });
}
