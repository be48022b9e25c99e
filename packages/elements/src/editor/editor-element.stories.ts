// Stories of <dradis-editor>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cardText, fixedService } from './editor-fixture.js';
import type { EditorElement } from './editor-element.js';
import './editor-element.js';

type Args = Pick<EditorElement, 'path' | 'text' | 'running' | 'span' | 'outer' | 'breakpoints' | 'hits' | 'saved' | 'theirs' | 'readOnly'>;
const meta: Meta<Args> = {
  title: 'Files/Editor',
  render: ({ path, text, running, span, outer, breakpoints, hits, saved, theirs, readOnly }) =>
    html`<dradis-editor style="block-size: 340px; inline-size: 520px" .path=${path} .text=${text} .running=${running} .span=${span} .outer=${outer} .breakpoints=${breakpoints} .hits=${hits} .saved=${saved} .theirs=${theirs} ?read-only=${readOnly} .service=${fixedService(() => text ?? '')}></dradis-editor>`,
  args: { path: undefined, text: undefined, running: undefined, span: undefined, outer: [], breakpoints: [], hits: [], saved: undefined, theirs: undefined, readOnly: false },
};
export default meta;
type Story = StoryObj<Args>;

const root = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('dradis-editor')?.shadowRoot as ShadowRoot;
const opened = (canvas: HTMLElement): Promise<void> => waitFor(() => { if (root(canvas).querySelector('.cm-content') === null) throw new Error('not open yet'); });
const path = 'cards/crisis/crash-landing.yaml';

export const Empty: Story = {};
export const One: Story = {
  args: {
    path, text: cardText, saved: cardText, span: { line: 12, column: 7, endLine: 12, endColumn: 20 }, outer: [{ line: 11, column: 5, endLine: 11, endColumn: 15 }],
    breakpoints: [{ line: 10, enabled: true, verified: true, message: '' }, { line: 10, column: 31, enabled: false, verified: true, message: '' }, { line: 13, enabled: false, verified: true, message: '' }],
    hits: [{ line: 10, column: 5, hits: 2 }, { line: 12, column: 7, hits: 1 }, { line: 13, column: 7, hits: 0 }],
  },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await waitFor(() => expect(root(canvasElement).querySelector('.d-current')?.textContent).toContain('lose'));
    await waitFor(() => expect(root(canvasElement).querySelector('.d-function')).not.toBeNull());
  },
};
export const Mistake: Story = {
  args: { path, text: cardText.replace('1 fuel', '1 fule'), saved: cardText },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await waitFor(() => expect(root(canvasElement).querySelector('.cm-lintRange-error')?.textContent).toBe('fule'));
    root(canvasElement).querySelector<HTMLElement>('.cm-content')?.focus();
    await userEvent.keyboard('{Control>}.{/Control}');
    await waitFor(() => expect(root(canvasElement).querySelector('.d-panel button')?.textContent).toBe("Write 'fuel'"));
  },
};
export const Conflict: Story = { args: { path, text: cardText, saved: '', theirs: cardText.replace('lose 1 morale', 'lose 2 morale') } };
export const ReadOnly: Story = { args: { path, text: cardText, readOnly: true } };
export const Many: Story = {
  args: { path: 'rules/long.yaml', text: Array.from({ length: 5000 }, (_, at) => `rule-${String(at)}: if you are in brig`).join('\n'), span: { line: 3000, column: 1, endLine: 3000, endColumn: 20 } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await waitFor(() => expect(root(canvasElement).querySelector('.d-current')?.textContent).toContain('rule-2999'));
    await expect(root(canvasElement).querySelectorAll('.cm-line').length).toBeLessThan(200);
  },
};
/** A file whose text is not there. */
export const Broken: Story = { args: { path: 'cards/crisis/gone.yaml' } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
