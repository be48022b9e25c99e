// What each command is used like: shown by --help and in the reference. Must not describe options; the commands do.

/** A command line and what it is for. */
export type Example = readonly [command: string, what: string];

/** By the words of the command. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  check: [
    ['dradis check', 'the pack around this folder'],
    ['dradis check my-pack --fix', 'repair what is surely a slip, then say what is left'],
    ['dradis check packs --format sarif', 'every pack below a folder, for tools that read SARIF'],
    ['dradis check --format junit', 'for build servers that read the XML of JUnit'],
  ],
  fmt: [
    ['dradis fmt', 'lay out the pack around this folder'],
    ['dradis fmt --check my-pack', 'change nothing; exit with 1 when something would change'],
  ],
  card: [
    ['dradis card crash-landing', 'what stands on a card'],
    ['dradis card "crash landing" --lang fr', 'by its title, in French'],
    ['dradis card --pack my-pack', 'all that a pack of yours adds'],
  ],
  graph: [
    ['dradis graph crash-landing', 'how a card goes, as a tree to be read'],
    ['dradis graph resolve-crisis --format svg --out crisis.svg', 'a procedure as a picture'],
    ['dradis graph --pack my-pack --format mermaid', 'which definitions of a pack refer to which'],
  ],
  explain: [
    ['dradis explain D0401', 'the page of a code'],
    ['dradis explain run.json --step 41', 'what step 41 of a saved game did, and why'],
    ['dradis explain run.json --path resources/fuel/level', 'why a value is as it is'],
  ],
  play: [
    ['dradis play', 'one game against bots'],
    ['dradis play --players 5 --seed kobol --record game.json', 'the same game each time, kept for dradis replay'],
  ],
  replay: [
    ['dradis replay game.json', 'play a recorded game again and compare every state'],
    ['dradis replay game.json --to 20', 'show the table after 20 answers'],
    ['dradis replay game.json --seen-by spectator > public.json', 'the game as everybody saw it, to be shared'],
  ],
  simulate: [
    ['dradis simulate --games 1000 --workers 4', 'a thousand games between bots'],
    ['dradis simulate --ab content/base my-pack --games 500', 'the same seeds with two packs'],
    ['dradis simulate --stats --report balance.html', 'what cards do to winning, as a page'],
  ],
  bench: [
    ['dradis bench my-pack', 'what its cards and procedures cost in 20 random games'],
    ['dradis bench --games 100 --format json > before.json', 'a report to compare with'],
    ['dradis bench --games 100 --against before.json --threshold 5', 'fail when it became more than 5 % dearer'],
  ],
  test: [
    ['dradis test', 'the scenarios of the pack around this folder'],
    ['dradis test scenarios/stowaways.yaml --trace', 'one file, told step by step'],
    ['dradis test --filter stowaways --coverage', 'what the scenarios of one card come to'],
    ['dradis test --threshold 100 --format github', 'in a workflow of GitHub'],
    ['dradis test --format junit', 'one test a scenario, for build servers'],
    ['dradis test --keep-runs runs', 'keep what failed, for dradis debug --run'],
  ],
  migrate: [
    ['dradis migrate', 'whether the pack around this folder is in the language of today; changes nothing'],
    ['dradis migrate packs --write', 'bring every pack below a folder up to date'],
  ],
  lock: [
    ['dradis lock', 'note which packs the pack around this folder was written over'],
    ['dradis lock my-pack --check', 'fail when one of them is another one now'],
  ],
  schema: [
    ['dradis schema crisis', 'the shape of one kind of card'],
    ['dradis schema --out schema --link', 'all shapes, and every file led to its own'],
  ],
  debug: [
    ['dradis debug', 'the packs of this folder in the debugger'],
    ['dradis debug my-pack --run run.json', 'with a saved game'],
    ['dradis debug my-pack --scenario scenarios/stowaways.yaml:12', 'with a scenario, where it went wrong'],
  ],
  session: [['dradis session --players 4 --seed kobol', 'a debug session by lines of JSON']],
  new: [
    ['dradis new pack', 'asks for what it needs'],
    ['dradis new pack first-steps --title "First steps"', 'asks nothing'],
  ],
  'new pack': [
    ['dradis new pack', 'asks for title, id and folder'],
    ['dradis new pack first-steps --title "First steps"', 'asks nothing'],
    ['dradis new pack more --extends first-steps', 'extends a pack that lies beside it'],
  ],
  'new card': [
    ['dradis new card', 'asks for kind, title and id'],
    ['dradis new card --kind crisis --title Stowaways --dir cards', 'asks nothing'],
  ],
  'new scenario': [['dradis new scenario stowaways', 'a case for each way the card can go']],
  docs: [['dradis docs --out reference', 'the reference of this version as Markdown']],
};

/** The examples of a command as text; empty for one without. */
export function examplesText(path: string): string {
  const all = examples[path] ?? [];
  const width = Math.max(0, ...all.map(([command]) => command.length));
  return all.length === 0 ? '' : `Examples:\n${all.map(([command, what]) => `  ${command.padEnd(width)}  ${what}\n`).join('')}`;
}
