// Each repository check can fail, and stays quiet when all is well. The arrows have a test file of their own.
import { describe, expect, it } from 'vitest';
import { allChecks } from './all-checks.mjs';
import * as engineNames from './engine-names.mjs';
import * as entryPoints from './entry-points.mjs';
import * as fileLength from './file-length.mjs';
import * as folderNames from './folder-names.mjs';
import * as headerComment from './header-comment.mjs';
import * as lockfileHosts from './lockfile-hosts.mjs';
import * as machinePaths from './machine-paths.mjs';
import { memoryRepository } from './repository.mjs';
import { runChecks } from './run-checks.mjs';

const HEADER = '// Counts the ships in an area. Must not move them.\n';
const content = {
  'content/base/cards/crisis/crash-landing.yaml': 'id: crash-landing\ntitle: Crash Landing\nkind: crisis\n',
  'content/base/cards/skill/repair.yaml': 'id: repair\ntitle: Repair\nkind: skill-card\n',
  'content/base/board/locations.yaml': 'locations:\n  - { id: sickbay, title: Sickbay }\n  - { id: hangar-deck, title: Hangar Deck }\n',
  'content/base/characters/saul-tigh.yaml': 'id: saul-tigh\ntitle: Saul Tigh\n',
};
const manifest = JSON.stringify({ exports: { '.': { '@dradis/source': './src/index.ts' }, './package.json': './package.json' } });
/** @param {number} count */
const lines = (count) => 'export {};\n'.repeat(count);
/** @param {string} line */
const engine = (line) => ({ ...content, 'packages/engine/src/area.ts': `${HEADER}${line}\n` });

/** @type {[string, import('./repository.mjs').Check, Record<string, string>, RegExp[]][]} */
const cases = [
  ['a header that states a role', headerComment, { 'a.ts': `${HEADER}export {};` }, []],
  ['a header behind a shebang', headerComment, { 'a.mjs': `#!/usr/bin/env node\n${HEADER}` }, []],
  ['a block header', headerComment, { 'a.ts': '/**\n * Counts the ships in an area.\n */\nexport {};' }, []],
  ['no header', headerComment, { 'a.ts': 'export {};' }, [/^a\.ts: opens without/]],
  ['a header without content', headerComment, { 'a.ts': '// todo\nexport {};' }, [/^a\.ts: opens without/]],
  ['a long module without a reason', headerComment, { 'a.ts': HEADER + lines(300) }, [/has 302 lines/]],
  ['a long module with a reason', headerComment, { 'a.ts': `// Counts ships. Long because it is one table.\n${lines(300)}` }, []],
  ['a generated module without header', headerComment, { 'src/generated/a.ts': 'export {};' }, []],

  ['a module at the limit', fileLength, { 'a.ts': lines(500) }, []],
  ['a module over the limit', fileLength, { 'a.ts': lines(501) }, [/has 501 lines, at most 500/]],
  ['a test at its limit', fileLength, { 'a.test.ts': lines(800) }, []],
  ['a test over its limit', fileLength, { 'a.test.ts': lines(801) }, [/at most 800/]],
  ['a long generated module', fileLength, { 'src/generated/a.ts': lines(900) }, []],

  ['names of concepts', folderNames, { 'packages/engine/src/verbs/lose-resource.test.ts': '' }, []],
  ['an empty folder name', folderNames, { 'packages/engine/src/utils/ships.ts': '' }, [/folder called "utils"/]],
  ['an empty file name', folderNames, { 'packages/engine/src/helpers.ts': '' }, [/file called "helpers"/]],
  ['camel case', folderNames, { 'packages/engine/src/loseResource.ts': '' }, [/kebab case/]],

  ['a lock without hosts', lockfileHosts, { 'package-lock.json': '{"packages":{"node_modules/x":{"version":"1.0.0"},"y":{"resolved":"packages/y"}}}' }, []],
  ['a lock with a host', lockfileHosts, { 'package-lock.json': '{"packages":{"node_modules/x":{"resolved":"https://registry.example/x.tgz"}}}' }, [/"node_modules\/x" is tied to a host/]],
  ['a lock without packages', lockfileHosts, { 'package-lock.json': '{}' }, [/lists no package/]],
  ['no lock', lockfileHosts, {}, [/is missing/]],

  ['a path from the root', machinePaths, { 'a.md': 'see docs/guide.md, a/home/x/y and https://example.org/home/a/b' }, []],
  ['a home folder', machinePaths, { 'a.md': `x\nsee ${['', 'home', 'ada', 'dradis'].join('/')}` }, [/^a\.md:2: names the machine path/]],
  ['a temporary folder', machinePaths, { 'a.ts': `'${['', 'tmp', 'x'].join('/')}'` }, [/^a\.ts:1/]],
  ['a Windows profile', machinePaths, { 'a.ts': ['C:', 'Users', 'ada'].join('\\') }, [/^a\.ts:1/]],

  ['a door that lists names', entryPoints, { 'packages/x/package.json': manifest, 'packages/x/src/index.ts': "export { a } from './a.js';" }, []],
  ['a door that exports all', entryPoints, { 'packages/x/package.json': manifest, 'packages/x/src/index.ts': "export * from './a.js';" }, [/index\.ts:1: list the exported names/]],
  ['a door that exports all types', entryPoints, { 'packages/x/package.json': manifest, 'packages/x/src/index.ts': "export type * from './a.js';" }, [/list the exported names/]],
  ['a door that is missing', entryPoints, { 'packages/x/package.json': manifest }, [/does not exist/, /no entry point/]],
  ['a second index', entryPoints, { 'packages/x/package.json': manifest, 'packages/x/src/index.ts': '', 'packages/x/src/a/index.ts': '' }, [/src\/a\/index\.ts: index\.ts exists only/]],

  ['an engine of verbs', engineNames, engine("// repairs what it is told\nexport const verb = 'repair';"), []],
  ['a card by id', engineNames, engine("if (card === 'crash-landing') return;"), [/area\.ts:2: names "Crash Landing"/]],
  ['a card in camel case', engineNames, engine('onCrashLanding();'), [/names "Crash Landing"/]],
  ['a location by its one word', engineNames, engine("send(player, 'sickbay');"), [/names "Sickbay"/]],
  ['a location in a comment', engineNames, engine('// on the hangar deck'), [/names "Hangar Deck"/]],
  ['a character by last name', engineNames, engine('// as Tigh does'), [/names "Tigh"/]],
  ['a name in a test', engineNames, { ...engine(''), 'packages/engine/src/area.test.ts': "'crash-landing'" }, []],
  ['content that defines nothing', engineNames, { 'packages/engine/src/area.ts': HEADER }, [/defines no card/, /defines no location/, /defines no character/]],
  ['an engine without source', engineNames, content, [/holds no source/]],
];

describe('repository checks', () => {
  it.each(cases)('%s', async (_, check, files, expected) => {
    const { problems } = await check.run(memoryRepository(files));
    expect(problems).toHaveLength(expected.length);
    expected.forEach((pattern, index) => {
      expect(problems[index]).toMatch(pattern);
    });
  });

  it('covers every check here or in a test of its own', () => {
    const here = new Set([...cases.map(([, check]) => check.name), 'package arrows']);
    expect(allChecks.map(({ name }) => name).filter((name) => !here.has(name))).toEqual([]);
  });
});

describe('runChecks', () => {
  it('counts a check that breaks as failed, and goes on', async () => {
    const broken = {
      name: 'broken',
      run: () => {
        throw new Error('no such thing');
      },
    };
    const fine = { name: 'fine', run: () => ({ problems: [], summary: '1 file' }) };
    /** @type {string[]} */
    const printed = [];
    const counts = await runChecks([broken, fine], memoryRepository({}), (line) => printed.push(line));
    expect(counts).toEqual({ passed: 1, failed: 1 });
    expect(printed.join('\n')).toContain('no such thing');
    expect(printed.at(-1)).toBe('ok     fine: 1 file');
  });
});
