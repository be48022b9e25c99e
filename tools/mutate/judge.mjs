// What becomes of a mutant: reported or not, how often, where, with what advice. Must not print.
import { positionAt } from '@dradis/diagnostics';

/**
 * `survives`: why nothing was said, for those that compile: a class of LEGAL, or `silent` where something should have been.
 *
 * @typedef {{ mutant: import('./mutations.mjs').Mutant, reported: boolean, once: boolean, line: boolean, advised: boolean | null, survives: string | null, said: string[] }} Judgement
 */

/** Why a mutant that compiles is no mistake that could be told from what an author may mean. */
export const LEGAL = {
  unchanged: 'compiles to the same pack: it is another spelling, or says what holds anyway',
  number: 'another number that is legal there',
  word: 'spells another word or name of the game that is legal there',
  own: 'what something is called: nothing refers to it, or it has another name that is used',
  fits: 'the other thing may stand there too',
  optional: 'the lost line is one that may be left out: the rest is a legal, other text',
  structure: 'the other indentation is a legal, other text',
  moved: 'the key is read where it stands now',
};

const MISSPELT = /^letters? /;

/**
 * @param {import('./mutations.mjs').Mutant} mutant
 * @param {import('@dradis/packs').PackResult} result of compiling it
 * @param {string} hash of the pack without the mistake
 * @param {ReadonlySet<string>} known every word the pack or the language has
 * @returns {Judgement}
 */
export function judge(mutant, result, hash, known) {
  const { diagnostics, pack } = result;
  const said = diagnostics.map(({ code, title, help }) => `${code} ${title}${help === undefined ? '' : ` | ${help}`}`);
  const reported = diagnostics.length > 0;
  const lines = diagnostics.flatMap(({ primary, secondary }) =>
    [primary, ...secondary].filter(({ file }) => file.path === mutant.path).flatMap(({ file, span }) => {
      const first = positionAt(file, span.start).line;
      return Array.from({ length: positionAt(file, span.end).line - first + 1 }, (_, index) => first + index);
    }),
  );
  const wanted = [mutant.line, ...mutant.near];
  // What is declared no more can only be told where it is used.
  const lost = mutant.kind === 'line lost' ? declaredBy(mutant.from) : [];
  const { from, to, kind } = mutant;
  return {
    mutant,
    reported,
    once: diagnostics.length === 1,
    line: lines.some((line) => wanted.includes(line)) || diagnostics.some(({ title }) => lost.some((name) => title.includes(`'${name}'`))),
    advised: MISSPELT.test(kind) ? said.some((text) => suggests(text, from) || (mutant.role === 'declared' && suggests(text, to))) : null,
    survives: reported ? null : pack?.hash === hash ? 'unchanged' : reason(mutant, known),
    said,
  };
}

/** What a line declares: an id, a field, a name of an effect. @param {string} line */
function declaredBy(line) {
  return [/\bid: *([\w-]+)/, /^([a-z][\w-]*):/, /\b(?:as|let) ([\w-]+)/].flatMap((pattern) => pattern.exec(line)?.[1] ?? []);
}

/** @param {string} text @param {string} word */
function suggests(text, word) {
  return text.toLowerCase().split('did you mean').slice(1).some((rest) => rest.includes(word.toLowerCase()));
}

/** @param {import('./mutations.mjs').Mutant} mutant @param {ReadonlySet<string>} known */
function reason({ kind, role, to }, known) {
  if (kind === 'another number') return 'number';
  if (kind === 'line lost') return 'optional';
  if (kind === 'wrong indent') return 'structure';
  if (kind === 'wrong type of thing') return 'fits';
  if (kind === 'key where nothing reads it') return 'moved';
  if (role === 'declared') return 'own';
  return MISSPELT.test(kind) && known.has(to.toLowerCase()) ? 'word' : 'silent';
}
