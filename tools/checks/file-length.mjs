// Check: no module is too long to be read in one sitting. Generated files are exempt.
import { isSource, isTest } from './repository.mjs';

const LIMIT = 500;
const TEST_LIMIT = 800;

export const name = 'file length';

/** @param {import('./repository.mjs').Repository} repository @returns {import('./repository.mjs').Outcome} */
export function run({ files, read }) {
  const sources = files.filter(isSource);
  const problems = sources.flatMap((path) => {
    const lines = read(path).trimEnd().split('\n').length;
    const limit = isTest(path) ? TEST_LIMIT : LIMIT;
    return lines > limit ? [`${path}: has ${lines} lines, at most ${limit} are allowed; split it by concept`] : [];
  });
  return { problems, summary: `${sources.length} modules` };
}
