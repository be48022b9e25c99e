// Vite settings that Storybook and the browser tests of the elements share.
import { defineConfig } from 'vite';
import { legacyDecorators } from '../../tools/vitest/legacy-decorators.js';
import { browserConditions } from '../../tools/vitest/source-conditions.js';

const codeMirror = ['autocomplete', 'commands', 'lang-yaml', 'language', 'lint', 'search', 'state', 'view'].map((part) => `@codemirror/${part}`).concat('@lezer/highlight');

export default defineConfig({
  ...browserConditions,
  oxc: legacyDecorators,
  // All of Lit that elements or Storybook's renderer use, and CodeMirror, which the editor fetches when it is first shown. What is missing here is found half way through a run, which
  // reloads the page under the running test or loads a second Lit beside the first.
  optimizeDeps: { include: ['lit', 'lit/decorators.js', 'lit/directive-helpers.js', 'lit/directives/*.js', ...codeMirror] },
});
