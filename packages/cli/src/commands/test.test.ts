// Tests of `dradis test` on a small pack in a folder of its own.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compilePack } from '@dradis/packs';
import { createSession, type Session } from '@dradis/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberingHost } from '../testing/tiny-game.js';
import { main } from '../main.js';

const FILES: Record<string, string> = {
  'pack.yaml': 'id: tiny\ntitle: Tiny\nversion: 1.0.0\nlanguage: 1\nplayers: { min: 1, max: 2 }\nstart: begin\nordering: captain\n',
  'rules/rules.yaml': `
kinds:
  - { id: dial }
  - { id: hero }
attributes:
  - { id: level, of: dial, type: number, starts: 5 }
  - { id: hero, of: player, type: hero }
variables:
  - { id: captain, type: player }
procedures:
  - { id: begin, phrase: begin, does: set captain to captain }
  - { id: seat, phrase: "{p:player} plays {h:hero}", does: set hero of p to h }
  - id: lose
    phrase: "lose {n:number} {d:dial}"
    does: |
      if level of d is 0: stop
      set level of d to level of d - n
`,
  'board/things.yaml': 'things:\n  - { id: hull, kind: dial }\n  - { id: anna, kind: hero }\n',
  'scenarios/position.yaml': 'default position:\n  cast: [anna]\n  players: 1\n  seat: "{player} plays {character}"\n  do: set captain to player-1\n',
  'scenarios/good.yaml': '- { scenario: Loses one, when: lose 1 hull, changes: { hull: -1 } }\n',
  'scenarios/bad.yaml': '- { scenario: Loses two, when: lose 1 hull, changes: { hull: -2 } }\n',
};

let folder = '';
beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'dradis-test-')), 'tiny');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => {
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await main(['test', ...args], { cwd: folder, out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

test('says what failed, and counts in the last line', async () => {
  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out).toContain('FAILED Loses two\n  at scenarios/bad.yaml:1:15');
  expect(out).toContain('expected: hull changes by -2');
  expect(out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
});

test('runs the files it is given, or those a text names', async () => {
  expect(await run('scenarios/good.yaml')).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
  expect(await run('--filter', 'loses ONE')).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
});

test('shows coverage also when scenarios fail', async () => {
  const { code, out } = await run('--coverage');
  expect(code).toBe(1);
  expect(out).toMatch(/rules\/rules\.yaml: \d/);
  expect(out).toContain('never carried out');
});

test('speaks JSON', async () => {
  const { out } = await run('--format', 'json', '--coverage');
  const json = JSON.parse(out) as { passed: number; failed: number; packs: { path: string; scenarios: { title: string; passed: boolean }[]; coverage: unknown }[] };
  expect(json).toMatchObject({ passed: 1, failed: 1 });
  expect(json.packs[0]?.scenarios.map(({ title, passed }) => [title, passed])).toEqual([['Loses two', false], ['Loses one', true]]);
  expect(json.packs[0]?.coverage).not.toBeNull();
});

test('tells step by step what happened', async () => {
  const { out } = await run('--filter', 'loses one', '--trace');
  expect(out).toBe('Loses one\n  0  start: The game begins with "Loses one"\n  3  Hull fell from 5 to 4. [rules/rules.yaml:17]\n\n1 passed, 0 failed\n');
  expect(await run('--trace', '--format', 'json')).toMatchObject({ code: 2 });
});

test('refuses what means no scenario', async () => {
  expect(await run('--filter', 'xyzzy')).toMatchObject({ code: 2, err: 'dradis: no scenario is meant by --filter xyzzy\n' });
  expect(await run('nowhere')).toMatchObject({ code: 2 });
  expect(await run('--format', 'xml')).toMatchObject({ code: 2 });
});

test('a pack with mistakes fails every scenario', async () => {
  const path = join(folder, 'rules/more.yaml');
  writeFileSync(path, 'procedures:\n  - { id: odd, phrase: be odd, does: loose 1 hull }\n');
  const { code, out } = await run();
  rmSync(path);
  expect(code).toBe(1);
  expect(out).toMatch(/rules\/more\.yaml:2:\d+ error D02/);
  expect(out.trimEnd().split('\n').at(-1)).toBe('0 passed, 2 failed');
});

test('stands switches as it is told, where a scenario does not say', async () => {
  const pack = join(folder, 'switched');
  const manifest = `${FILES['pack.yaml']}switches:\n  - { id: thick-hull, title: Thick hull, doc: Nothing is lost. }\n`;
  const rules = FILES['rules/rules.yaml']?.replace('if level of d is 0: stop', 'if thick hull: stop') ?? '';
  const more = '- { scenario: Loses none, given: { switches: { thick-hull: true } }, when: lose 1 hull, changes: {} }\n';
  for (const [path, text] of Object.entries({ ...FILES, 'pack.yaml': manifest, 'rules/rules.yaml': rules, 'scenarios/bad.yaml': more })) {
    mkdirSync(dirname(join(pack, path)), { recursive: true });
    writeFileSync(join(pack, path), text);
  }
  expect((await run('switched')).out).toBe('2 passed, 0 failed\n');
  const { code, out } = await run('switched', '--switch', 'thick-hull');
  expect([code, out.match(/FAILED .*/g), out.trimEnd().split('\n').at(-1)]).toEqual([1, ['FAILED Loses one'], '1 passed, 1 failed']);
  expect((await run('switched', '--switch', 'thick-hull', '--switch', 'thick-hull=false')).code).toBe(0);
  expect(await run('switched', '--switch', 'thin-hull')).toMatchObject({ code: 2, err: "dradis: Tiny has no switch 'thin-hull'; did you mean 'thick-hull'?\n" });
  rmSync(pack, { recursive: true });
});

test.each([
  ['100', 1, '% of the statements were reached'],
  ['0', 0, ''],
])('fails below a threshold of %s', async (threshold, code, told) => {
  const result = await run('scenarios/good.yaml', '--threshold', threshold);
  expect(result).toMatchObject({ code, out: '1 passed, 0 failed\n', err: expect.stringContaining(told) as string });
});

test.each(['101', '-1', 'many'])('takes no %s for a percentage', async (threshold) => {
  expect((await run('--threshold', threshold)).code).toBe(2);
});

test('says in JSON what is below the threshold', async () => {
  const { code, out } = await run('scenarios/good.yaml', '--threshold', '100', '--format', 'json');
  const { packs } = JSON.parse(out) as { packs: { threshold: number; below: string[]; coverage: { cards: unknown[] } }[] };
  expect(code).toBe(1);
  expect(packs[0]?.threshold).toBe(100);
  expect(packs[0]?.below[0]).toMatch(/^\d+\.\d % of the statements were reached \(\d+ of \d+\); at least 100 % were asked for$/);
  expect(packs[0]?.coverage.cards).toEqual([]);
});

test('speaks as GitHub reads it', async () => {
  const { code, out } = await run('--format', 'github', '--coverage');
  expect(code).toBe(1);
  expect(out).toContain('::error file=scenarios/bad.yaml,line=1,col=56,title=Loses two::expected: hull changes by -2%0Afound: hull changes by -1 (to 4)%0Aseed: scenario\n');
  expect(out).toMatch(/::warning file=rules\/rules\.yaml,line=\d+,title=coverage::never carried out/);
  expect(out.endsWith('1 passed, 1 failed\n')).toBe(true);
});

test('gives SARIF, with places of failures and of what was not reached', async () => {
  const { code, out } = await run('--format', 'sarif', '--coverage');
  expect(code).toBe(1);
  const { runs } = JSON.parse(out) as { runs: { results: { ruleId: string; level: string; message: { text: string }; locations: unknown[] }[] }[] };
  const [failed, ...others] = runs[0]?.results ?? [];
  expect(failed).toMatchObject({
    ruleId: 'scenario',
    level: 'error',
    message: { text: 'Loses two: expected hull changes by -2, found hull changes by -1 (to 4) (seed scenario)' },
    locations: [{ physicalLocation: { artifactLocation: { uri: 'scenarios/bad.yaml' }, region: { startLine: 1 } } }],
  });
  expect(new Set(others.map(({ ruleId, level }) => `${ruleId} ${level}`))).toEqual(new Set(['coverage warning']));
});

test('gives JUnit XML: one test a scenario, and one for the coverage asked for', async () => {
  const { code, out, err } = await run('--format', 'junit', '--threshold', '100');
  expect(code).toBe(1);
  expect(err).toMatch(/at least 100 % were asked for/);
  const lines = out.split('\n');
  expect(lines[1]).toBe('<testsuites name="dradis test" tests="3" failures="2" errors="0" time="0">');
  expect(out).toContain('    <testcase name="Loses one" classname="scenarios/good.yaml" file="scenarios/good.yaml" line="1" time="0"/>\n');
  expect(out).toContain('      <failure type="scenario" message="expected: hull changes by -2; found: hull changes by -1 (to 4)">scenarios/bad.yaml:1\nexpected: hull changes by -2\nfound: hull changes by -1 (to 4)\nseed: scenario</failure>\n');
  expect(out).toContain('    <testcase name="coverage of at least 100 %" classname="." file="." time="0">\n');
  expect(out.endsWith('</testsuites>\n')).toBe(true);
});

describe('a scenario that failed', () => {
  /** A session into which a run file was taken. */
  function opened(text: string): Session {
    const files = Object.entries(FILES).map(([path, content]) => ({ path, text: content }));
    const { pack } = compilePack(files);
    if (pack === null) throw new Error('the pack has mistakes');
    const session = createSession({ pack, sources: {}, players: 1, seed: 'another' });
    expect(session.restore(JSON.parse(text))).toBeNull();
    return session;
  }

  /** It stands where the level that is not as expected was written, and can be gone through from its beginning. */
  function checkMoment(session: Session): void {
    expect(session.lastChanges()).toEqual([]);
    const { step } = session.position();
    expect(session.changes(step - 1, step).map(({ path, before, after }) => [path, before, after])).toEqual([['dials/hull/level', '5', '4']]);
    session.goto(0);
    expect(session.statement()).toMatchObject({ file: 'scenarios/bad.yaml', span: { line: 1, column: 32 } });
    expect(session.source('scenarios/bad.yaml')).toBe(FILES['scenarios/bad.yaml']);
    expect(session.stack()[0]?.name).toBe('Loses two');
    expect(session.run({ until: 'end', direction: 1 }).reason).toBe('ended');
  }

  test('says how it is opened, and is opened at that moment', async () => {
    const { out } = await run('--keep-runs', '../runs');
    const [, file = ''] = /^ {2}open: dradis debug \. --run (\S+)$/m.exec(out) ?? [];
    expect(file).toBe('../runs/loses-two.json');
    expect(readdirSync(join(folder, '..', 'runs'))).toEqual(['loses-two.json']);
    checkMoment(opened(readFileSync(join(folder, file), 'utf8')));
    expect(existsSync(join(folder, 'runs'))).toBe(false);
  });

  test('is explained step by step', async () => {
    await run('--keep-runs', '../runs');
    const explain = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
      const host = rememberingHost(folder);
      return { code: await main(['explain', '../runs/loses-two.json', ...args], host), ...host.written() };
    };
    const why = `  Done by rules/rules.yaml:17: set level of d to level of d - n
  in, innermost first:
    Lose 1 Hull
      rules/rules.yaml:17: set level of d to level of d - n
    Loses two
      scenarios/bad.yaml:1: - { scenario: Loses two, when: lose 1 hull, changes: { hull: -2 } }
  since the last decision:
    step 0, start: The game begins with "Loses two"
`;
    const named = /^Run [0-9a-f]{16}, seed scenario\n/.exec((await explain()).out)?.[0] ?? 'no run';
    expect(await explain()).toEqual({ code: 0, err: '', out: `${named}Step 3 of 5\n  Hull fell from 5 to 4.\n${why}` });
    expect(await explain('--path', 'dials/hull/level')).toEqual({ code: 0, err: '', out: `${named}Hull fell from 5 to 4. (step 3)\n${why}` });
    expect((await explain('--step', '1')).out).toContain('  Nothing changed.\n  Next: rules/rules.yaml:16: if level of d is 0: stop\n');
    expect(await explain('--step', '99')).toMatchObject({ code: 2, err: expect.stringContaining('has 5 steps') as string });
    expect(await explain('--path', 'dials/none')).toMatchObject({ code: 2 });
    writeFileSync(join(folder, '..', 'runs', 'none.json'), '[]');
    const host = rememberingHost(folder);
    expect(await main(['explain', '../runs/none.json'], host)).toBe(1);
    expect(host.written().err).toContain('is no saved game');
  });

  test.each(['scenarios/bad.yaml:1', 'Loses two'])('is opened as %s without a file', async (name) => {
    const host = rememberingHost(folder);
    let text = '';
    const stopped = async (): Promise<void> => {
      const { origin, hash } = new URL(/http:\S+/.exec(host.written().out)?.[0] ?? '');
      const token = hash.slice('#token='.length).replace('&run', '');
      text = await (await fetch(`${origin}/api/run`, { headers: { 'x-dradis-token': token } })).text();
    };
    expect(await main(['debug', '.', '--scenario', name], { ...host, stopped })).toBe(0);
    checkMoment(opened(text));
  });

  test.each([
    ['Loses too', "did you mean 'Loses two'"],
    ['scenarios/none.yaml:3', 'there is no file'],
    ['scenarios/position.yaml:1', 'name it by its title'],
  ])('is looked for in vain as %s', async (name, why) => {
    const host = rememberingHost(folder);
    expect(await main(['debug', '.', '--scenario', name], host)).toBe(2);
    expect(host.written().err).toContain(why);
  });

  test('is not written into a pack', async () => {
    expect(await run('--keep-runs', '.')).toMatchObject({ code: 2, err: expect.stringContaining('name a folder of its own') as string });
  });
});
