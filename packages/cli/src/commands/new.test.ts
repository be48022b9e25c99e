// Tests of `dradis new`: what it writes is legal, runs, and takes the place of nothing.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';

let parent = '';

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'dradis-new-'));
});

/** A new pack as the command makes it, once: its folder `mine`. */
let fresh: Promise<string> | undefined;

async function makeFresh(): Promise<string> {
  const folder = join(parent, 'fresh');
  mkdirSync(folder);
  expect(await run(folder, 'new', 'pack', 'mine')).toMatchObject({ code: 0, err: '' });
  return join(folder, 'mine');
}

afterAll(() => {
  rmSync(parent, { recursive: true });
});

async function run(cwd: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost(cwd);
  return { code: await main(args, host), ...host.written() };
}

/** Types lines at a terminal. */
async function typed(cwd: string, lines: readonly string[], ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost(cwd, lines);
  return { code: await main(args, { ...host, interactive: true }), ...host.written() };
}

let packs = 0;

/** A new pack in a folder of its own, with files besides. */
async function pack(files: Readonly<Record<string, string>> = {}): Promise<string> {
  packs += 1;
  const folder = join(parent, `alone-${packs}`, 'mine');
  cpSync(await (fresh ??= makeFresh()), folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const text = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

describe('dradis new pack', () => {
  it('makes a pack without mistakes', async () => {
    const folder = await pack();
    expect(text(folder, 'pack.yaml')).toContain('id: mine\ntitle: Mine\n');
    expect(await run(folder, 'check')).toMatchObject({ code: 0, err: '' });
  });

  it('overwrites no pack', async () => {
    const folder = await pack();
    writeFileSync(join(folder, 'pack.yaml'), 'mine');
    const { code, err } = await run(join(folder, '..'), 'new', 'pack', 'mine');
    expect(code).toBe(2);
    expect(err).toContain('mine/pack.yaml is there already; nothing was written');
    expect(text(folder, 'pack.yaml')).toBe('mine');
  });

  it('asks at a terminal, again where an answer will not do', async () => {
    const folder = join(parent, 'asked');
    mkdirSync(folder);
    const { code, err } = await typed(folder, ['', 'Dark Days', 'Dark Days', '', ''], 'new', 'pack');
    expect(code).toBe(0);
    expect(err).toContain('an answer is needed');
    expect(err).toContain("'Dark Days' is no id");
    expect(text(folder, 'dark-days/pack.yaml')).toContain('id: dark-days\ntitle: Dark Days\n');
  });

  it('says what to give where nobody can be asked', async () => {
    expect(await run(parent, 'new', 'pack')).toMatchObject({ code: 2, err: expect.stringContaining('dradis new pack FOLDER') as unknown });
  });

  it('writes nothing when the input ends', async () => {
    const folder = join(parent, 'ended');
    mkdirSync(folder);
    expect(await typed(folder, ['Dark Days'], 'new', 'pack')).toMatchObject({ code: 2, err: expect.stringContaining('nothing was written') as unknown });
    expect(existsSync(join(folder, 'dark-days'))).toBe(false);
  });
});

describe('dradis new card', () => {
  const KINDS = ['character', 'crisis', 'destination', 'location'];

  it('makes a legal card and counts it', async () => {
    const folder = await pack();
    for (const kind of KINDS) {
      const made = await run(folder, 'new', 'card', '--kind', kind, '--id', `my-${kind}`);
      expect({ kind, ...made }).toMatchObject({ kind, code: 0, err: '' });
    }
    expect(await run(folder, 'check')).toMatchObject({ code: 0, err: '' });
    expect(text(folder, 'pack.yaml')).toMatch(/^ {2}crisis: 61$/m);
  });

  it('writes what its kind mostly has, and the rest as comments', async () => {
    const folder = await pack();
    await run(folder, 'new', 'card', '--kind', 'crisis', '--title', "The Fleet's Debt", '--dir', 'cards');
    const card = text(folder, 'cards/the-fleets-debt.yaml');
    expect(card).toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\/crisis\.schema\.json\nid: the-fleets-debt\ntitle: The Fleet's Debt\nkind: crisis\n/);
    expect(card).toMatch(/^check:\n {2}difficulty: \d+ /m);
    expect(card).toMatch(/^ {2}skills: \[[a-z, ]+\] .*politics, leadership/m);
    expect(card).toMatch(/^# chooser: /m);
  });

  it('refuses an id that is taken, and names both places', async () => {
    const folder = await pack();
    const { code, err } = await run(folder, 'new', 'card', '--kind', 'crisis', '--id', 'crash-landing');
    expect(code).toBe(2);
    expect(err).toMatch(/cards\/crisis\/crash-landing\.yaml:1:1 would have the id of the crisis at \S*base\S*\/cards\/crisis\/crash-landing\.yaml:2:5/);
    expect(existsSync(join(folder, 'cards'))).toBe(false);
  });

  it('overwrites no file, and then counts nothing', async () => {
    const folder = await pack({ 'cards/crisis/mine.yaml': 'id: other\ntitle: Other\nkind: destination\ndistance: 1\narrival: nothing\n' });
    writeFileSync(join(folder, 'pack.yaml'), `${text(folder, 'pack.yaml')}counts: { destination: 23 }\n`);
    const before = text(folder, 'pack.yaml');
    const { code, err } = await run(folder, 'new', 'card', '--kind', 'crisis', '--id', 'mine');
    expect(code).toBe(2);
    expect(err).toContain('cards/crisis/mine.yaml is there already');
    expect(text(folder, 'pack.yaml')).toBe(before);
  });

  it('knows kinds that are nearly right', async () => {
    expect(await run(await pack(), 'new', 'card', '--kind', 'crisys', '--id', 'mine')).toMatchObject({ code: 2, err: expect.stringContaining("did you mean 'crisis'") as unknown });
  });

  it('stays inside the pack', async () => {
    expect(await run(await pack(), 'new', 'card', '--kind', 'crisis', '--id', 'mine', '--dir', '../..')).toMatchObject({ code: 2, err: expect.stringContaining('outside the pack') as unknown });
  });

  it('asks at a terminal', async () => {
    const folder = await pack();
    const { code, err } = await typed(folder, ['crises', 'destination', 'Far Away', ''], 'new', 'card');
    expect(err).toContain("there is no kind 'crises'");
    expect(code).toBe(0);
    expect(text(folder, 'cards/destination/far-away.yaml')).toContain('kind: destination\ndistance: ');
  });

  it('refuses where there is no pack', async () => {
    expect(await run(parent, 'new', 'card', '--kind', 'crisis', '--id', 'mine')).toMatchObject({ code: 2, err: expect.stringContaining('dradis new pack') as unknown });
  });
});

describe('dradis new scenario', () => {
  const MANIFEST = 'id: mine\ntitle: Mine\nversion: 0.1.0\nlanguage: 1\nextends: [base]\ncounts: { crisis: 65, destination: 26 }\n';
  const CRISIS = 'kind: crisis\nicons: { activate: [raiders], jump: true }\n';
  const files = {
    'pack.yaml': MANIFEST,
    'cards/debt.yaml': `id: debt\ntitle: Debt\n${CRISIS}check: { difficulty: 9, skills: [politics, engineering], pass: nothing, partial: { at: 5, effect: lose 1 morale }, fail: lose 2 morale }\n`,
    'cards/boxes.yaml': `id: boxes\ntitle: Boxes\n${CRISIS}copies: 3\nchooser: admiral\neither: lose 1 fuel\nor: lose 1 food\n`,
    'cards/mixed.yaml': `id: mixed\ntitle: Mixed\n${CRISIS}chooser: president\ncheck: { difficulty: 7, skills: [tactics], pass: nothing, fail: lose 1 food }\nor: lose 1 fuel\n`,
    'cards/far.yaml': 'id: far\ntitle: Far\nkind: destination\ncopies: 4\ndistance: 1\narrival: |\n  lose 1 fuel\n  admiral may:\n    admiral rolls:\n      1-3: lose 1 morale\n      4-7: nothing\n      8: gain 1 food\n',
  };

  it.each([
    ['debt', ['pass with exactly 9', 'partial pass with exactly 5', 'fail with 4'], ['{}', '{ morale: -1 }', '{ morale: -2 }']],
    ['boxes', ['the upper box', 'the lower box'], ['{ fuel: -1 }', '{ food: -1 }']],
    ['mixed', ['the upper box, pass with exactly 7', 'the upper box, fail with 6', 'the lower box'], ['{}', '{ food: -1 }', '{ fuel: -1 }']],
    ['far', ['yes, a roll of 1-3', 'yes, a roll of 4-7', 'yes, a roll of 8'], ['{ fuel: -1, morale: -1 }', '{ fuel: -1 }', '{ fuel: -1, food: 1 }']],
  ])('makes a case for each way %s can go, and all of them pass', async (id, names, changes) => {
    const folder = await pack(files);
    expect(await run(folder, 'new', 'scenario', id)).toMatchObject({ code: 0, err: '' });
    const made = text(folder, `scenarios/${id}.yaml`);
    const cases = [...made.matchAll(/case: "?([^"\n]*)"?\n(?:.*\n)*? +changes: (\{.*?\}) {3}# confirm/g)].map(([, name, change]) => [name, change]);
    for (const [index, name] of names.entries()) expect(cases).toContainEqual([name, changes[index]]);
    const { code, out } = await run(folder, 'test', '--coverage');
    expect(out).toContain(' 0 failed');
    expect(code).toBe(0);
    expect(Number(/(\d+) passed/.exec(out)?.[1])).toBe(cases.length);
  });

  it('takes the actions of a card, and says of other abilities what is to be written', async () => {
    const folder = await pack({
      'pack.yaml': 'id: mine\ntitle: Mine\nversion: 0.1.0\nlanguage: 1\nextends: [base]\n',
      'board/bakery.yaml': `zones:
  - id: bakery
    kind: location
    title: Bakery
    sees: everyone
    vessel: colonial-one
    action: |
      you chooses:
        either "bread": gain 1 food
        or "cake": gain 1 morale
    abilities:
      - forbid: looking at a loyalty card
        if: that owner is in this
`,
    });
    expect(await run(folder, 'new', 'scenario', 'bakery')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('3 cases, 1 of them to be written') as unknown });
    const made = text(folder, 'scenarios/bakery.yaml');
    expect(made).toMatch(/given: \{ bakery: \[saul-tigh\] \}\n {2}when: saul-tigh takes an action\n/);
    expect(made).toMatch(/case: bread\n.*\n {6}changes: \{ food: 1 \} {3}# confirm\n/);
    expect(made).toMatch(/scenario: "bakery: abilities"\n {2}covers: \[bakery\]\n.*\n {2}when: nothing\n {2}todo: "let somebody try what it forbids/);
    const { code, out } = await run(folder, 'test');
    expect(code).toBe(1);
    expect(out).toContain('2 passed, 1 failed');
    expect(out).toContain('found:    still to do: let somebody try what it forbids (looking at a loyalty card), and say that nothing came of it');
  });

  it('overwrites no scenario', async () => {
    const folder = await pack({ ...files, 'scenarios/debt.yaml': '- { scenario: Mine, when: nothing, changes: {} }\n' });
    expect(await run(folder, 'new', 'scenario', 'debt')).toMatchObject({ code: 2, err: expect.stringContaining('scenarios/debt.yaml is there already') as unknown });
    expect(text(folder, 'scenarios/debt.yaml')).toContain('Mine');
  });

  it('knows cards that are nearly right, and says when there is nothing to run', async () => {
    const folder = await pack(files);
    expect(await run(folder, 'new', 'scenario', 'dept')).toMatchObject({ code: 2, err: expect.stringContaining("did you mean 'debt'") as unknown });
    expect(await run(folder, 'new', 'scenario', 'galactica')).toMatchObject({ code: 2, err: expect.stringContaining('neither effects nor abilities') as unknown });
  });
});
