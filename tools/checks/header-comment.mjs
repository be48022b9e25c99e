// Check: every module opens with a comment that states its role. Whether the comment is true stays with the reader.
import { isSource } from './repository.mjs';

const LONG_FILE = 300;
const SHORTEST_ROLE = 15;

/** The comment at the top of a module, without its marks; empty when there is none. @param {string} text */
export function headerOf(text) {
  const body = text.replace(/^#!.*\n/, '').trimStart();
  const block = /^\/\*[\s\S]*?\*\//.exec(body)?.[0] ?? /^(\/\/.*(\n|$))+/.exec(body)?.[0] ?? '';
  const plain = block.replace(/^\s*(\/\*+|\*+\/|\*|\/\/)/gm, ' ').replace(/\*\//g, ' ');
  return plain.replace(/\s+/g, ' ').trim();
}

export const name = 'header comments';

/** @param {import('./repository.mjs').Repository} repository @returns {import('./repository.mjs').Outcome} */
export function run({ files, read }) {
  const sources = files.filter(isSource);
  const problems = sources.flatMap((path) => {
    const text = read(path);
    const header = headerOf(text);
    if (header.length < SHORTEST_ROLE) {
      return [`${path}: opens without a comment; state the role of the module and what it must not do`];
    }
    const lines = text.split('\n').length;
    if (lines > LONG_FILE && !/\blong because\b/i.test(header)) {
      return [`${path}: has ${lines} lines; above ${LONG_FILE} the header gives the reason in a sentence "Long because ..."`];
    }
    return [];
  });
  return { problems, summary: `${sources.length} modules` };
}
