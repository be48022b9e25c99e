// Statements of shipped cards and the procedures behind them, against the same written by hand and as json-logic rules.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createGame, loadPack, startProgram } from '@dradis/engine';
import { compilePack } from '@dradis/packs';
import { spreadOf } from './interleave.mjs';
import { byHand, countsOf, levelsOf, newTable } from './peers/hand-written.mjs';
import { dialsByRules, newDials } from './peers/json-logic.mjs';
import { figures } from './row.mjs';

const CONTENT = join(import.meta.dirname, '..', '..', 'content', 'base');
const TIMES = 100;

/** Each leaves the table as it found it, so that it can be carried out again and again. @type {Record<string, string[]>} */
const EFFECTS = {
  dials: ['lose 1 fuel', 'gain 1 fuel', 'lose 2 population', 'gain 2 population', 'if morale is red: gain 1 food', 'otherwise: lose 1 food', 'gain 1 food'],
  ships: ['damage 2 vipers in reserves', 'move every viper in damaged-vipers to reserves', 'destroy 1 raptor', 'return 1 destroyed raptor to reserves'],
  cards: ['current player draws 2 politics cards', 'move all skill cards in hand of current player to the top of politics-deck'],
  space: ['for each raider in bow as r: move r to port-bow', 'for each raider in port-bow as r: move r to bow', 'if there is a civilian ship in stern:', '  lose 1 morale', '  gain 1 morale'],
};

const PREPARE = `
  - id: bench-prepare
    phrase: prepare the benchmark
    does: |
      set current player to first of all players
      for each resource as r: set level of r to start of r
      move all civilian ships to destroyed
      place 3 raiders in bow
      move first of all civilian ships in destroyed to stern
      for each skill card in skill-card-box as c: move c to deck of skill of c
`;

const procedures = Object.entries(EFFECTS).map(
  ([name, statements]) =>
    `  - id: bench-${name}\n    phrase: carry out the ${name} of the benchmark\n    does: |\n      repeat ${TIMES} times:\n${statements.map((line) => `        ${line}\n`).join('')}`,
);

function compileBench() {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && !path.startsWith('scenarios'))
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(CONTENT, path), 'utf8') }));
  const { pack, diagnostics } = compilePack([...files, { path: 'rules/benchmark.yaml', text: `procedures:${PREPARE}${procedures.join('')}` }]);
  if (pack === null) throw new Error(`the effects do not compile: ${diagnostics.map(({ primary, title }) => `${primary.file.path}: ${title}`).join('; ')}`);
  return loadPack(pack);
}

const game = createGame(compileBench(), { players: 4, seed: 'effects' });
startProgram(game, 'bench-prepare');
game.run();
const table = newTable();
const rules = newDials();

/** @param {string} name */
const program = (name) => () => {
  startProgram(game, `bench-${name}`);
  if (game.run() !== 'ended') throw new Error(`the effect ${name} asked something`);
};

/** @param {string} name */
const hand = (name) => () => {
  for (let count = 0; count < TIMES; count += 1) byHand[name]?.(table);
};

/** The levels after an odd number of statements must agree, or one side does less than the other. */
function sameLevels() {
  const levels = game.view('everything').things.filter(({ kind }) => kind === 'resource').map(({ id, attributes }) => [id, attributes['level']]);
  const expected = levelsOf(table);
  if (JSON.stringify(levels) !== JSON.stringify(expected)) throw new Error(`the dials differ: ${JSON.stringify(levels)} and ${JSON.stringify(expected)}`);
}

/** Both sides must begin with as much in each place, or they do not do the same. */
function sameCounts() {
  const lies = game.view('everything').zones;
  const counts = countsOf(table).map(([id]) => [id, lies.find((zone) => zone.id === id)?.count]);
  if (JSON.stringify(counts) !== JSON.stringify(countsOf(table))) throw new Error(`the places differ: ${JSON.stringify(counts)} and ${JSON.stringify(countsOf(table))}`);
}
sameCounts();

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  cases: [
    ...Object.keys(EFFECTS).map((name) => ({ name: `${name}: dradis`, run: program(name) })),
    ...Object.keys(EFFECTS).map((name) => ({ name: `${name}: by hand`, run: hand(name) })),
    {
      name: 'dials: json-logic-js',
      run: () => {
        for (let count = 0; count < TIMES; count += 1) dialsByRules(rules);
      },
    },
  ],
  rows: ({ ratio, rounds }) => {
    sameLevels();
    const names = Object.keys(EFFECTS);
    const ours = names.map((name) => rounds(`${name}: dradis`));
    const theirs = names.map((name) => rounds(`${name}: by hand`));
    const means = (ours[0] ?? []).map((_, round) => Math.exp(names.reduce((sum, _name, index) => sum + Math.log((ours[index]?.[round] ?? Number.NaN) / (theirs[index]?.[round] ?? Number.NaN)), 0) / names.length));
    const parts = names.map((name) => `${name} ${ratio(`${name}: dradis`, `${name}: by hand`).median.toFixed(1)}`).join(', ');
    return [
      { what: 'effect statements', ...figures(spreadOf(means)), unit: 'x', better: 'lower', floor: 5, goal: 3, stretch: 2, peer: 'the same written by hand', note: `geometric mean of ${parts}` },
      { what: 'effect statements on dials, how much faster', ...figures(ratio('dials: json-logic-js', 'dials: dradis')), unit: 'x', better: 'higher', floor: 10, goal: 25, stretch: 40, peer: 'json-logic-js 2.0.5, which can do nothing but dials' },
    ];
  },
};
