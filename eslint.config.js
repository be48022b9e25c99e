// Lint rules of the repository. Must not hold layering (.dependency-cruiser.cjs) or file rules (tools/checks).
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { impureGlobals, impureImports, impureProperties, impureSyntax, purePackages, purityExceptions } from './tools/purity-rules.js';

const TESTS = ['**/*.test.ts', '**/*.test.mjs', '**/*.stories.ts'];
const RELATIVE_ESCAPE = {
  regex: '^(\\.\\./)+(packages|apps)/|^(\\.\\./)+[a-z-]+/src/',
  message: 'Import another package by its name, so that its entry point stays its only door.',
};

const PLAIN_MODULES = [
  { selector: 'TSEnumDeclaration', message: 'Types only: write a union of string literals.' },
  { selector: 'TSModuleDeclaration[kind="namespace"]', message: 'Types only: a file is the namespace.' },
  { selector: 'ExportAllDeclaration', message: 'List the names: what a module offers is a decision.' },
  { selector: 'ExportDefaultDeclaration', message: 'Name the export, so that it is called the same everywhere.' },
];

export default defineConfig(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/generated/**', '**/storybook-static/**', 'coverage/**', 'examples/**', 'artifacts/**', '.turbo/**', '**/*.cjs'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `import { type A }` is kept as `import {}`, which loads the module: also one that is to be loaded later, or never.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // tsc reports the same, and knows types and the DOM.
      'no-undef': 'off',
      // There are no enums here, by the first of PLAIN_MODULES, and looking for them at every value takes long.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      eqeqeq: ['error', 'always'],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-implied-eval': 'off',
      'no-extend-native': 'error',
      'no-restricted-imports': ['error', { patterns: [RELATIVE_ESCAPE] }],
      'no-restricted-syntax': [
        'error',
        ...PLAIN_MODULES,
      ],
    },
  },
  {
    files: purePackages.map((name) => `packages/${name}/src/**/*.ts`),
    ignores: [...TESTS, ...purityExceptions],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', ...impureProperties],
      'no-restricted-imports': ['error', { patterns: [RELATIVE_ESCAPE, ...impureImports.patterns] }],
      'no-restricted-syntax': [
        'error',
        ...impureSyntax,
        ...PLAIN_MODULES,
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'A test that fails once a week helps nobody: use a seed or fast-check.' }],
    },
  },
  {
    // A JSDoc annotation on a declaration gives the type, which this rule does not see.
    files: ['**/*.mjs', '**/*.js'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['**/*.config.ts', '**/*.config.js', '**/.storybook/*.ts', '**/*.stories.ts'],
    rules: { 'no-restricted-syntax': 'off', 'no-restricted-imports': 'off' },
  },
  {
    files: ['tools/**', '**/test/**', 'packages/*/vitest*.ts', 'apps/*/vite*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
);
