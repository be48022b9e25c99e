// `npm run mutate`: seeds one mistake at a time in the base game and prints how well each is reported. Fails below the goals.
// `--scenarios 200` plays so many of the mutants that compile to another game: what a checker cannot tell, a scenario may.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { playSurvivors } from './mutate/play-survivors.mjs';
import { runMutants } from './mutate/run-mutants.mjs';
import { playedTable, reached, table } from './mutate/table.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    'per-kind': { type: 'string', default: '240' },
    faults: { type: 'string' },
    scenarios: { type: 'string', default: '0' },
  },
});
const folder = join(import.meta.dirname, '..', 'content', 'base');
const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
// What is said about the pack elsewhere is no part of what the pack compiler reads.
const files = all.filter(({ path }) => !/^(?:scenarios|words|faces)\//.test(path));

/** Says on the terminal how far it is, a line that is written over. @param {string} what */
const progress = (what) => (/** @type {number} */ done, /** @type {number} */ of) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${what}: ${String(done)} of ${String(of)} \u001b[K`);
  else if (done % 500 === 0) process.stderr.write(`${what}: ${String(done)} of ${String(of)}\n`);
};

const seed = Number(values.seed);
const judgements = runMutants(files, { seed, perKind: Number(values['per-kind']), onProgress: progress('mutants') });
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
process.stdout.write(`${judgements.length} mutants, seed ${values.seed}\n\n${table(judgements)}`);
const count = Number(values.scenarios);
if (count > 0) {
  const scenarios = all.filter(({ path }) => path.startsWith('scenarios/'));
  process.stdout.write(`\n${playedTable(playSurvivors(judgements, files, scenarios, { seed, count, onProgress: progress('played') }))}`);
}
if (values.faults !== undefined) {
  const bad = judgements.filter(({ survives, reported, once, line, advised }) => survives === 'silent' || (reported && (!once || !line || advised === false)));
  writeFileSync(values.faults, bad.map(({ mutant, once, line, advised, said }) => `${mutant.path}:${mutant.line} ${mutant.kind} '${mutant.from}' -> '${mutant.to}'${once ? '' : ` MANY ${said.length}`}${line ? '' : ' LINE'}${advised === false ? ' ADVICE' : ''}\n${said.slice(0, 4).map((text) => `    ${text}\n`).join('')}`).join(''));
}
process.exitCode = reached(judgements) ? 0 : 1;
