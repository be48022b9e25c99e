// `npm run fuzz -- --count N`: N damaged answers, saves, tables, replays, sessions, compiled packs and texts of packs each. None may
// crash what reads it, change what it is refused by, or make memory grow. The same --seed makes the same cases.
import { parseArgs } from 'node:util';
import { seedRandom } from '@dradis/engine';
import { suites } from './fuzz/suites.mjs';

const MOST_SHOWN = 5;
const PROGRESS_MS = 10_000;
const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' }, only: { type: 'string' } } });
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) {
  process.stderr.write(`fuzz: --count must be a whole number above 0, found ${values.count}\n`);
  process.exit(2);
}

let bad = 0;
for (const [name, suite] of Object.entries(suites)) {
  if (values.only !== undefined && values.only !== name) continue;
  const began = performance.now();
  let shown = began;
  let broken = 0;
  for (let number = 0; number < count; number++) {
    const problem = suite(seedRandom(`fuzz ${values.seed} ${name} ${number}`));
    if (problem !== undefined && (broken += 1) <= MOST_SHOWN) process.stdout.write(`BROKEN: ${name} ${number}: ${problem}\n`);
    if (performance.now() - shown > PROGRESS_MS) {
      shown = performance.now();
      process.stderr.write(`${name}: ${number} of ${count}\n`);
    }
  }
  bad += broken;
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${broken === 0 ? 'ok    ' : 'FAILED'} ${name}: ${count} cases, ${broken} broken, ${((seconds / count) * 1000).toFixed(2)} ms each\n`);
}
process.exitCode = bad === 0 ? 0 : 1;
