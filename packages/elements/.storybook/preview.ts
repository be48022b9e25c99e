// What every story shares: fonts, tokens, the theme of the toolbar, and accessibility checks that fail the story test.
import '@fontsource-variable/source-code-pro';
import '@fontsource-variable/source-sans-3';
import type { Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import { installTokens } from '../src/tokens/tokens.js';

installTokens();

const preview: Preview = {
  // A story waits a second for its editor, and a busy machine takes longer to load one for the first time.
  beforeAll: async () => {
    await Promise.all([import('../src/editor/open-editor.js'), import('../src/form/open-effect.js')]);
  },
  // Violations only: a selector for each part that passes costs more than the checks, and nobody reads them.
  parameters: { layout: 'padded', a11y: { test: 'error', options: { resultTypes: ['violations'] } } },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', items: ['dark', 'light'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'dark' },
  decorators: [
    (story, { globals }) =>
      html`<div data-theme=${String(globals['theme'])} style="background: var(--d-panel); color: var(--d-text); padding: 12px; font-family: var(--d-sans)">${story()}</div>`,
  ],
};
export default preview;
