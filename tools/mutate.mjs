// `npm run mutate`: seeds one mistake at a time in the base game and prints how well each is reported. Fails below the goals.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { runMutants } from './mutate/run-mutants.mjs';
import { reached, table } from './mutate/table.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    'per-kind': { type: 'string', default: '240' },
    faults: { type: 'string' },
  },
});
const folder = join(import.meta.dirname, '..', 'content', 'base');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  // What is said about the pack elsewhere is no part of what the pack compiler reads.
  .filter((path) => path.endsWith('.yaml') && !/^(?:scenarios|words|faces)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
const judgements = runMutants(files, { seed: Number(values.seed), perKind: Number(values['per-kind']) });
process.stdout.write(`${judgements.length} mutants, seed ${values.seed}\n\n${table(judgements)}`);
if (values.faults !== undefined) {
  const bad = judgements.filter(({ survives, reported, once, line, advised }) => survives === 'silent' || (reported && (!once || !line || advised === false)));
  writeFileSync(values.faults, bad.map(({ mutant, once, line, advised, said }) => `${mutant.path}:${mutant.line} ${mutant.kind} '${mutant.from}' -> '${mutant.to}'${once ? '' : ` MANY ${said.length}`}${line ? '' : ' LINE'}${advised === false ? ' ADVICE' : ''}\n${said.slice(0, 4).map((text) => `    ${text}\n`).join('')}`).join(''));
}
process.exitCode = reached(judgements) ? 0 : 1;
