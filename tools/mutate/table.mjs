// The judgements of many mutants as text. Must not judge.
import { LEGAL } from './judge.mjs';

/** What is aimed at, in percent. */
const GOALS = { reported: 99, once: 95, line: 98, advised: 90 };

const share = (/** @type {number} */ part, /** @type {number} */ whole) => (whole === 0 ? null : (100 * part) / whole);
const shown = (/** @type {number | null} */ percent) => (percent === null ? '-' : `${percent.toFixed(1)} %`).padStart(9);

/** @param {readonly import('./judge.mjs').Judgement[]} judgements */
export function figures(judgements) {
  const counted = judgements.filter(({ survives }) => survives === null || survives === 'silent');
  const reported = counted.filter((each) => each.reported);
  const advisable = reported.filter(({ advised }) => advised !== null);
  return {
    all: judgements.length,
    counted: counted.length,
    reported: share(reported.length, counted.length),
    once: share(reported.filter(({ once }) => once).length, reported.length),
    line: share(reported.filter(({ line }) => line).length, reported.length),
    advised: share(advisable.filter(({ advised }) => advised).length, advisable.length),
  };
}

/** @param {readonly import('./judge.mjs').Judgement[]} judgements @returns {string} */
export function table(judgements) {
  const kinds = [...new Set(judgements.map(({ mutant }) => mutant.kind))].sort();
  const row = (/** @type {string} */ name, /** @type {readonly import('./judge.mjs').Judgement[]} */ some) => {
    const { all, counted, reported, once, line, advised } = figures(some);
    return `${name.padEnd(42)}${String(all).padStart(7)}${String(counted).padStart(9)}${[reported, once, line, advised].map(shown).join('')}`;
  };
  const head = `${'mistake'.padEnd(42)}${'mutants'.padStart(7)}${'counted'.padStart(9)}${['reported', 'once', 'line', 'advice'].map((word) => word.padStart(9)).join('')}`;
  const rows = kinds.map((kind) => row(kind, judgements.filter(({ mutant }) => mutant.kind === kind)));
  const goals = [GOALS.reported, GOALS.once, GOALS.line, GOALS.advised];
  const goal = `${'goal'.padEnd(58)}${goals.map(shown).join('')}`;
  const { reported, once, line, advised } = figures(judgements);
  const met = `${''.padEnd(58)}${[reported, once, line, advised].map((percent, at) => ((percent ?? 100) >= (goals[at] ?? 0) ? 'met' : 'missed').padStart(9)).join('')}`;
  return [head, ...rows, row('all', judgements), goal, met, '', ...survivors(judgements), ''].join('\n');
}

/** @param {readonly import('./judge.mjs').Judgement[]} judgements */
function survivors(judgements) {
  const lines = ['not counted, for nobody could tell them from what may be meant:'];
  for (const [name, why] of Object.entries(LEGAL)) lines.push(`  ${String(judgements.filter(({ survives }) => survives === name).length).padStart(5)}  ${why}`);
  // Listed, so that a key nothing reads cannot hide among them.
  const unchanged = judgements.filter(({ survives, mutant }) => survives === 'unchanged' && mutant.role !== 'line').slice(0, 40);
  for (const { mutant } of unchanged) lines.push(`         ${mutant.path}:${mutant.line} ${mutant.kind}: '${mutant.from}' -> '${mutant.to}'`);
  const silent = judgements.filter(({ survives }) => survives === 'silent');
  lines.push(silent.length === 0 ? 'silent: none' : 'silent, and should not be:');
  for (const { mutant } of silent) lines.push(`  ${mutant.path}:${mutant.line} ${mutant.kind}: '${mutant.from}' -> '${mutant.to}'`);
  return lines;
}

/** Whether every goal is reached. @param {readonly import('./judge.mjs').Judgement[]} judgements */
export function reached(judgements) {
  const found = figures(judgements);
  return Object.entries(GOALS).every(([name, goal]) => (found[/** @type {keyof typeof GOALS} */ (name)] ?? 100) >= goal);
}

/**
 * What scenarios make of the survivors, by kind of mistake, and each they do not notice.
 *
 * @param {readonly import('./play-survivors.mjs').Played[]} played
 */
export function playedTable(played) {
  const kinds = [...new Set(played.map(({ mutant }) => mutant.kind))].sort();
  const row = (/** @type {string} */ name, /** @type {typeof played} */ some) => `${name.padEnd(42)}${String(some.length).padStart(7)}${shown(share(some.filter(({ noticed }) => noticed).length, some.length))}`;
  const missed = played.filter(({ noticed }) => !noticed);
  return [
    `${'survivors that the scenarios play'.padEnd(42)}${'played'.padStart(7)}${'noticed'.padStart(9)}`,
    ...kinds.map((kind) => row(kind, played.filter(({ mutant }) => mutant.kind === kind))),
    row('all', played),
    missed.length === 0 ? 'not noticed: none' : 'not noticed:',
    ...missed.map(({ mutant }) => `  ${mutant.path}:${mutant.line} ${mutant.kind}: '${mutant.from}' -> '${mutant.to}'`),
    '',
  ].join('\n');
}
