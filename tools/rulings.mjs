// `npm run rulings`: prints which tests prove which ruling of docs/rulings.md and fails while one has none.
// Must not judge anything itself.
import { join } from 'node:path';
import { openRepository } from './checks/repository.mjs';
import { findTests } from './rulings/find-tests.mjs';
import { readRulings } from './rulings/read-rulings.mjs';
import { closing, rulingTable } from './rulings/ruling-table.mjs';

const repository = openRepository(join(import.meta.dirname, '..'));
const { rulings, problems } = readRulings(repository.read('docs/rulings.md'));
const table = rulingTable(rulings, findTests(repository));
const wrong = [...problems.map((problem) => `docs/rulings.md: ${problem}`), ...table.problems];
for (const line of table.lines) process.stdout.write(`${line}\n`);
for (const problem of wrong) process.stdout.write(`wrong: ${problem}\n`);
process.stdout.write(`${rulings.length} rulings\n${closing(table.uncovered)}\n`);
process.exitCode = wrong.length === 0 && table.uncovered.length === 0 && rulings.length > 0 ? 0 : 1;
