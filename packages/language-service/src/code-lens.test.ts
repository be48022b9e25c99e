// What a row above a card says: that it can be tried, the scenarios about it, how many name it, and how much of it they carried out.
import { compilePack } from '@dradis/packs';
import { runScenarios, type ScenarioReport } from '@dradis/scenarios';
import { expect, it } from 'vitest';
import { createService } from './service.js';
import { smallPack } from './testing/small-pack.js';

const PATH = 'scenarios/storms.yaml';
const TEXT = `- scenario: Sunshine, with a storm in its title
  covers: [sunshine]
  given: { barley: 0 }
  when: resolve effect of sunshine
  changes: { wheat: 2, barley: 1 }
- scenario: Somewhere else
  when: gain 1 wheat
  then: [gale warning is in draw-pile, sunshine is in draw-pile]
  changes: { wheat: 1 }
- scenario: Nowhere, with stormy-weather
  when: gain 1 wheat
  changes: { wheat: 1 }
`;
const FILES = smallPack({
  'pack.yaml': (smallPack().find(({ path }) => path === 'pack.yaml')?.text ?? '').replace('card: 2', 'card: 3'),
  'cards/gale-warning.yaml': 'id: gale-warning\nkind: card\nsuit: rain\ngrows: barley\neffect: |\n  if barley is empty: gain 1 wheat\n  otherwise: lose 1 wheat\n',
  'rules/heroes.yaml': 'kinds:\n  - id: hero\n  - id: outcome\n',
  'board/heroes.yaml': 'things:\n  - { id: ada, kind: hero }\n  - { id: bob, kind: hero }\n',
  'scenarios/default-position.yaml': 'default position:\n  cast: [ada, bob]\n  players: 2\n  seat: "set current player to {player}"\n  do: gain 1 barley\n',
  [PATH]: TEXT,
});
const service = createService({ files: FILES });

function report(): ScenarioReport {
  const { pack, vocabulary, diagnostics } = compilePack(FILES);
  if (pack === null) throw new Error(diagnostics.map(({ title }) => title).join('\n'));
  return runScenarios({ pack, vocabulary, files: FILES.filter(({ path }) => path.startsWith('scenarios/')), coverage: true });
}

it.each([
  ['a card that one scenario is about and another names', 'cards/sunshine.yaml', ['debug', 'test'], 2],
  ['a card that is named with spaces and by its id', 'cards/gale-warning.yaml', ['debug'], 1],
  ['a card that stands in titles and longer names only', 'cards/storm.yaml', ['debug'], 0],
])('counts what touches %s', (_, path, commands, touching) => {
  const lenses = service.codeLenses(path);
  expect(lenses.map(({ command }) => command)).toEqual(commands);
  expect(lenses.map((lens) => lens.touching)).toEqual(commands.map(() => touching));
  expect(lenses.map(({ coverage }) => coverage)).toEqual(commands.map(() => null));
});

it('tells of each card what the scenarios carried out of it, in the figures of the report', () => {
  const { coverage, results, diagnostics } = report();
  expect(diagnostics.map(({ title }) => title)).toEqual([]);
  expect(results.flatMap(({ failures }) => failures)).toEqual([]);
  if (coverage === undefined) throw new Error('no coverage');
  const json = JSON.parse(JSON.stringify(coverage)) as typeof coverage;
  const told = (path: string): unknown => service.codeLenses(path, json).map(({ coverage: figures }) => figures)[0];
  const counted = (id: string): object => {
    const card = coverage.cards.find((each) => each.id === id);
    return { statements: card?.statements, branches: card?.branches };
  };
  expect(told('cards/sunshine.yaml')).toEqual({ percent: 50, outcomes: { executed: 1, total: 2 }, missed: ['reaction'], ...counted('sunshine') });
  expect(told('cards/gale-warning.yaml')).toEqual({ percent: 0, outcomes: { executed: 0, total: 1 }, missed: ['effect'], ...counted('gale-warning') });
  expect(counted('sunshine')).toMatchObject({ statements: { executed: 3 } });
  expect(service.codeLenses('board/resources.yaml', json).map(({ coverage: figures }) => figures)).toEqual([null, null]);
});

it('runs each scenario from its own row', () => {
  expect(service.codeLenses(PATH).map(({ command, id, touching, scenarios }) => [command, id, touching, scenarios.length])).toEqual([
    ['test', 'Sunshine, with a storm in its title', 1, 1],
    ['test', 'Somewhere else', 1, 1],
    ['test', 'Nowhere, with stormy-weather', 1, 1],
  ]);
});
