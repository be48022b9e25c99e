// Turns tools/package-arrows.json into rules for dependency-cruiser. Must not state an arrow itself.
const arrows = require('./tools/package-arrows.json');

const TEST_FILE = '(\\.test\\.ts|\\.stories\\.ts)$|/test/|/src/testing/';
const ANY_PACKAGE = '^(packages|apps)/';

/** @param {string} folder @param {string[]} names */
const allowed = (folder, names) => `^(${[folder, ...names.map((name) => `packages/${name}`)].join('|')})/`;

const layering = Object.entries(arrows).flatMap(([folder, { source, tests }]) => [
  {
    name: `arrows-of-${folder.split('/')[1]}`,
    comment: `${folder} may import only: ${source.join(', ') || 'no other package'}`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: TEST_FILE },
    to: { path: ANY_PACKAGE, pathNot: allowed(folder, source) },
  },
  {
    name: `arrows-of-${folder.split('/')[1]}-tests`,
    comment: `tests of ${folder} may import only: ${[...source, ...tests].join(', ') || 'no other package'}`,
    severity: 'error',
    from: { path: `^${folder}/.*(${TEST_FILE})` },
    to: { path: ANY_PACKAGE, pathNot: allowed(folder, [...source, ...tests]) },
  },
]);

module.exports = {
  forbidden: [
    ...layering,
    {
      name: 'no-circular',
      comment: 'files that need each other are one file, or lack a third',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-relative-escape',
      comment: 'another package is imported by its name, through its entry point',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: ANY_PACKAGE, pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'an import that nothing answers escapes every other rule',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-in-source',
      comment: 'what ships must not need what does not',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TEST_FILE },
      to: { path: '(\\.test\\.ts|\\.stories\\.ts)$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    // Not "exclude": a workspace import that resolves to dist must stay visible.
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@dradis/source', 'import', 'types', 'node', 'default'],
    },
  },
};
