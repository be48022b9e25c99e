// Packs made to harm what reads them: each is refused with a diagnostic at a place of its own, or its game is stopped by a budget.
// Time is bounded by the limit of a test, and memory by that of the process: none of these grows with what it asks for.
import { createGame, loadGame, loadPack } from '@dradis/engine';
import { compilePack, type PackFile } from '@dradis/packs';
import { expect, it } from 'vitest';

const MANIFEST = 'id: tiny\ntitle: Tiny\nversion: 1.0.0\nlanguage: 1\nplayers: { min: 2, max: 3 }\nstart: begin\nordering: captain\n';
const END = 'end the game with sunk';

interface Parts {
  /** What the game does once the captain is there. */
  readonly does?: string;
  /** More of the rules file, sections and procedures. */
  readonly rules?: string;
  readonly things?: string;
  readonly manifest?: string;
  /** A file of its own. */
  readonly file?: string;
}

/** A game that ends at once, with one part made hostile. */
function packOf({ does = END, rules = '', things = '', manifest = '', file }: Parts): PackFile[] {
  const indented = ['set captain to first of all players', ...does.split('\n')].map((line) => `      ${line}`).join('\n');
  return [
    { path: 'pack.yaml', text: MANIFEST + manifest },
    {
      path: 'rules/rules.yaml',
      text: `kinds:\n  - id: dial\n    live: { reaction: {} }\n  - { id: card }\n  - { id: outcome }\nattributes:\n  - { id: level, of: dial, type: number, starts: 3 }\nvariables:\n  - { id: captain, type: player }\nevents:\n  - { id: bell, words: the bell rings, gives: {} }\nprocedures:\n  - id: begin\n    phrase: begin\n    does: |\n${indented}\n${rules}`,
    },
    { path: 'board/things.yaml', text: `things:\n  - { id: hull, kind: dial, title: Hull }\n  - { id: sunk, kind: outcome, title: Sunk }\n${things}` },
    ...(file === undefined ? [] : [{ path: 'board/more.yaml', text: file }]),
  ];
}

const times = (count: number, text: string): string => text.repeat(count);
const card = (id: string, more = ''): string => `  - { id: ${id}, kind: card, title: A card${more} }\n`;
const procedure = (id: string, does: string): string => `  - id: ${id}\n    phrase: ${id}\n    does: |\n      ${does}\n`;
const aliases = ['a0: &a0 [x,x,x,x,x,x,x,x,x]', ...Array.from({ length: 12 }, (_, index) => `a${index + 1}: &a${index + 1} [${Array<string>(9).fill(`*a${index}`).join(',')}]`)].join('\n');
const blocks = (depth: number): string => [...Array.from({ length: depth }, (_, level) => `${times(level, '  ')}if level of hull is 3:`), `${times(depth, '  ')}${END}`].join('\n');

it('is sound as it stands', () => {
  const { pack, diagnostics } = compilePack(packOf({}));
  expect(diagnostics).toEqual([]);
  if (pack === null) throw new Error('no pack');
  const game = createGame(loadPack(pack), { players: 2, seed: 'x' });
  game.run();
  expect(game.state.outcome).not.toBe(-1);
});

/** What is refused, and with which code. */
it.each<[name: string, code: string, parts: Parts]>([
  ['a bomb of aliases', 'D0305', { file: aliases }],
  ['a bomb of aliases in the manifest', 'D0305', { manifest: aliases }],
  ['a hundred thousand lists in one another', 'D0307', { file: `things: ${times(100_000, '[')}${times(100_000, ']')}` }],
  ['twenty thousand mappings in one another', 'D0307', { file: `things: ${times(20_000, '{a: ')}1${times(20_000, '}')}` }],
  ['two thousand blocks in one another', 'D0307', { file: Array.from({ length: 2000 }, (_, level) => `${times(level, ' ')}a:`).join('\n') }],
  ['a thousand statements in one another', 'D0307', { does: blocks(1000) }],
  ['conditions a thousand parentheses deep', 'D0111', { does: `if ${times(1000, '(level of hull is 3 or ')}level of hull is 3${times(1000, ')')}: ${END}` }],
  ['a condition of five thousand parts', 'D0110', { does: `if ${Array<string>(5000).fill('level of hull is 3').join(' or ')}: ${END}` }],
  ['five thousand times not', 'D0111', { does: `if ${times(5000, 'not ')}level of hull is 3: ${END}` }],
  ['a number of four hundred digits', 'D0112', { does: `set level of hull to ${times(400, '9')}\n${END}` }],
  ['a deck of infinitely many cards', 'D0405', { things: card('many', ', copies: 1e999') }],
  ['a deck of a hundred million cards', 'D0405', { things: card('many', ', copies: 100000000') }],
  ['twenty thousand things', 'D0307', { things: Array.from({ length: 20_000 }, (_, index) => card(`t${index}`)).join('') }],
  ['the prototype as a thing', 'D0403', { things: card('__proto__') }],
  ['the prototype as a key', 'D0306', { things: card('x', ', __proto__: { polluted: true }') }],
  ['the prototype as a section', 'D0306', { file: '__proto__: { polluted: true }\nthings: []\n' }],
  ['a title of ten million characters', 'D0307', { things: `  - { id: long, kind: card, title: ${times(10_000_000, 'x')} }\n` }],
  ['an id of a million characters', 'D0307', { things: card(times(1_000_000, 'a')) }],
  ['twenty thousand lines of nonsense', 'D0110', { does: times(20_000, 'nonsense here\n') }],
  ['a pack that extends itself', 'D0515', { manifest: 'extends: [tiny]\n' }],
  ['definitions that need each other', 'D0516', { rules: 'definitions:\n  - { id: a, phrase: rain falls, means: water falls }\n  - { id: b, phrase: water falls, means: rain falls }\n' }],
])('refuses %s', (_, code, parts) => {
  const { pack, diagnostics } = compilePack(packOf(parts));
  expect(pack).toBeNull();
  expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
  expect(diagnostics.length).toBeLessThan(30);
  expect('polluted' in {}).toBe(false);
});

it('refuses kinds that descend from each other', () => {
  const files = packOf({}).map(({ path, text }) => ({ path, text: text.replace('{ id: card }', '{ id: card, is: token }\n  - { id: token, is: card }') }));
  expect(compilePack(files).diagnostics.map(({ code }) => code)).toContain('D0506');
});

/** What plays, and what stops it. */
it.each<[name: string, error: string, message: RegExp, parts: Parts]>([
  ['a procedure that calls itself', 'BudgetExceeded', /more than 200 effects inside one another: something calls itself without end: loop → loop \(in loop\)/, { does: 'loop', rules: procedure('loop', 'loop') }],
  ['two procedures that call each other', 'BudgetExceeded', /calls itself without end: (?:ping → pong → ping|pong → ping → pong) \(in p[io]ng\)/, { does: 'ping', rules: procedure('ping', 'pong') + procedure('pong', 'ping') }],
  ['an answer to an event that causes it again', 'BudgetExceeded', /calls itself without end: .*ring → "the bell rings" → .*clapper.* \(in \w+/, { does: 'ring', rules: procedure('ring', 'announce the bell rings'), things: '  - { id: clapper, kind: dial, title: Clapper, reaction: { when: the bell rings, does: ring } }\n' }],
  ['a loop of nine thousand billion rounds', 'BudgetExceeded', /more than 1000000 steps without a decision: something repeats without end/, { does: 'repeat at most 9007199254740991 times:\n  set level of hull to 1' }],
  ['a number that doubles without end', 'ProgramFault', /a number would become larger than 9007199254740991/, { does: 'repeat at most 3000 times:\n  set level of hull to level of hull + level of hull' }],
  ['a number that sinks without end', 'ProgramFault', /a number would become smaller than -9007199254740991/, { does: 'repeat at most 3000 times:\n  set level of hull to level of hull - 9007199254740991' }],
])('stops %s', (_, error, message, parts) => {
  const { pack, diagnostics } = compilePack(packOf(parts));
  if (pack === null) throw new Error(`refused: ${JSON.stringify(diagnostics.map(({ code, title }) => [code, title]))}`);
  const loaded = loadPack(pack);
  const game = createGame(loaded, { players: 2, seed: 'x' });
  let thrown: unknown;
  try {
    game.run();
  } catch (stopped) {
    thrown = stopped;
  }
  expect(thrown).toMatchObject({ name: error, message: expect.stringMatching(message) as unknown });
  // Where it stopped can be kept and opened again.
  expect(() => loadGame(loaded, JSON.parse(JSON.stringify(game.save())))).not.toThrow();
});
