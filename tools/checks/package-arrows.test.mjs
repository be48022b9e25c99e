// The arrow check sees imports by name and by path, in source, types and manifests, and notices when it reads nothing.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseImports, manifestProblems } from './package-arrows.mjs';
import { memoryRepository } from './repository.mjs';

/** @type {string} */
let root;

/** @param {string} name */
const manifest = (name) => JSON.stringify({ name: `@dradis/${name}`, type: 'module', exports: { '.': { '@dradis/source': './src/index.ts' } } });

const tree = {
  'packages/engine/package.json': manifest('engine'),
  'packages/engine/src/index.ts': "export { one } from './one.js';\n",
  'packages/engine/src/one.ts': "import { two } from './two.js';\nexport const one = () => two;\n",
  'packages/engine/src/two.ts': "import { one } from './one.js';\nexport const two = () => one;\n",
  'packages/engine/src/upward.ts': "import type { Pack } from '@dradis/packs';\nexport type P = Pack;\n",
  'packages/engine/src/lost.ts': "import { gone } from './gone.js';\nexport const lost = gone;\n",
  'packages/packs/package.json': manifest('packs'),
  'packages/packs/src/index.ts': "import { one } from '@dradis/engine';\nexport interface Pack { one: typeof one }\n",
  'packages/packs/src/escape.ts': "import { two } from '../../engine/src/two.js';\nexport const escape = two;\n",
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'dradis-arrows-'));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, 'node_modules', '@dradis'), { recursive: true });
  for (const name of ['engine', 'packs']) symlinkSync(join(root, 'packages', name), join(root, 'node_modules', '@dradis', name), 'junction');
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('imports', () => {
  it('reports each broken rule and nothing else', async () => {
    const { modules, violations } = await cruiseImports(root, ['packages/engine/src', 'packages/packs/src']);
    expect(modules).toBe(7);
    const rules = violations.map((line) => /^(\S+): imports \S+, which breaks (\S+)/.exec(line)?.slice(1).join(' ')).sort();
    expect(rules).toEqual([
      'packages/engine/src/lost.ts no-unresolvable',
      'packages/engine/src/one.ts no-circular',
      'packages/engine/src/upward.ts arrows-of-engine',
      'packages/packs/src/escape.ts no-relative-escape',
    ]);
  });
});

describe('manifests', () => {
  it.each([
    ['an arrow', 'packages/packs', { dependencies: { '@dradis/engine': '0.1.0' } }, 0],
    ['an arrow for tests', 'packages/session', { devDependencies: { '@dradis/base-game': '0.1.0' } }, 0],
    ['an arrow for tests, used in source', 'packages/session', { dependencies: { '@dradis/base-game': '0.1.0' } }, 1],
    ['a stranger', 'packages/engine', { dependencies: { '@dradis/packs': '0.1.0' } }, 1],
    ['an unknown package', 'packages/unheard-of', {}, 1],
  ])('%s', (_, folder, json, count) => {
    expect(manifestProblems(memoryRepository({ [`${folder}/package.json`]: JSON.stringify(json) }))).toHaveLength(count);
  });
});
