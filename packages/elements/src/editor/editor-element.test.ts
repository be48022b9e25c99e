// Tests of <dradis-editor>, inside two shadow roots as on the page.
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { cardText, fixedService } from './editor-fixture.js';
import type { EditorElement } from './editor-element.js';
import './editor-element.js';

const PATH = 'cards/crisis/crash-landing.yaml';

afterEach(() => {
  document.body.replaceChildren();
});

interface Mounted {
  readonly one: EditorElement;
  readonly content: HTMLElement;
  readonly sent: { type: string; detail: unknown }[];
  readonly find: (selector: string) => Element[];
}

async function mount(set: Partial<EditorElement> = {}): Promise<Mounted> {
  const outer = document.createElement('div');
  outer.style.cssText = 'block-size: 420px; inline-size: 560px';
  const one = document.createElement('dradis-editor');
  outer.attachShadow({ mode: 'open' }).append(one);
  Object.assign(one, { path: PATH, text: cardText, saved: cardText, service: fixedService(() => one.text ?? ''), ...set });
  const sent: Mounted['sent'] = [];
  for (const type of ['dradis-edit', 'dradis-edits', 'dradis-lens', 'dradis-open', 'dradis-places', 'dradis-breakpoint']) outer.addEventListener(type, ({ detail }: CustomEventInit<unknown>) => sent.push({ type, detail }));
  // What is typed comes back as the page's text, as the page does it.
  outer.addEventListener('dradis-edit', (event) => { one.text = (event as CustomEvent<{ text: string }>).detail.text; });
  const ready = new Promise((resolve) => { outer.addEventListener('dradis-editor-ready', resolve, { once: true }); });
  document.body.append(outer);
  if (one.path !== undefined) await ready;
  await one.updateComplete;
  const find = (selector: string): Element[] => [...one.shadowRoot!.querySelectorAll(selector)];
  return { one, content: find('.cm-content')[0] as HTMLElement, sent, find };
}

const lines = (find: Mounted['find']): string[] => find('.cm-line').map((line) => line.textContent);

it('tells what was typed, marks it as not saved, and undoes it', async () => {
  const { one, content, sent, find } = await mount();
  one.reveal(PATH, { start: { line: 2, character: 20 }, end: { line: 2, character: 20 } });
  await one.updateComplete;
  await expect.poll(() => one.shadowRoot!.activeElement).toBe(content);
  await userEvent.keyboard('!');
  expect(one.text).toContain('Crash Landing!\n');
  expect(sent.map(({ type }) => type)).toEqual(['dradis-edit']);
  expect(find('.d-changed')).toHaveLength(1);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(one.text).toBe(cardText);
  expect(find('.d-changed')).toHaveLength(0);
});

it('colours what the service knows, underlines mistakes and mends them', async () => {
  const { one, content, find } = await mount({ text: cardText.replace('1 fuel', '1 fule') });
  await expect.poll(() => find('.d-function').map((part) => part.textContent)).toEqual(['lose']);
  await expect.poll(() => find('.cm-lintRange-error').map((part) => part.textContent)).toEqual(['fule']);
  content.focus();
  await userEvent.keyboard('{Control>}.{/Control}');
  await expect.poll(() => find('.d-panel button').map((button) => button.textContent)).toEqual(["Write 'fuel'", 'Close']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => one.text).toBe(cardText);
  await expect.poll(() => find('.cm-lintRange-error')).toHaveLength(0);
});

it('completes', async () => {
  const { one, find } = await mount();
  one.reveal(PATH, { start: { line: 11, character: 19 }, end: { line: 11, character: 19 } });
  await one.updateComplete;
  await userEvent.keyboard('{Enter}lose 1 fo');
  await expect.poll(() => find('.cm-completionLabel').map((label) => label.textContent)).toContain('food');
  // A choice made in the first moments is not taken for one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await userEvent.keyboard('{Enter}');
  expect(one.text).toContain('      lose 1 morale\n      lose 1 food\n');
});

it('shows how the statement goes on while one types, and which part comes next', async () => {
  const { one, find } = await mount();
  one.reveal(PATH, { start: { line: 11, character: 19 }, end: { line: 11, character: 19 } });
  await one.updateComplete;
  await userEvent.keyboard('{Enter}lose ');
  await expect.poll(() => find('.d-signature .d-active').map((part) => part.textContent)).toEqual(['{n: number}']);
  await userEvent.keyboard('1 ');
  await expect.poll(() => find('.d-signature .d-active').map((part) => part.textContent)).toEqual(['{what: resource}']);
  expect(find('.d-signature p').map((part) => part.textContent)).toEqual(['Takes it from the dial.']);
  one.style.inlineSize = '240px';
  await expect.poll(() => { const box = find('.d-signature')[0]?.getBoundingClientRect(); return box !== undefined && box.right <= one.getBoundingClientRect().right; }).toBe(true);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.poll(() => find('.d-signature')).toHaveLength(0);
  await userEvent.keyboard('{Control>}{Shift>} {/Shift}{/Control}');
  await expect.poll(() => find('.d-signature')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('.d-signature')).toHaveLength(0);
});

it('lists the uses of a name, and lays the file out', async () => {
  const { one, content, sent } = await mount();
  content.focus();
  await userEvent.keyboard('{Shift>}{F12}{/Shift}');
  await expect.poll(() => sent).toContainEqual({ type: 'dradis-places', detail: { title: expect.stringContaining('Uses of') as string, locations: [expect.objectContaining({ path: PATH }), expect.objectContaining({ path: 'rules/deck.yaml' })] as unknown } });
  await userEvent.keyboard('{Shift>}{Alt>}f{/Alt}{/Shift}');
  await expect.poll(() => one.text).toContain('lose 2 fuel');
});

it('shows what a word means in a tooltip, pastes, and places the caret by a click, inside two shadow roots', async () => {
  const { one, content, find } = await mount();
  await expect.poll(() => find('.d-function')).toHaveLength(1);
  const word = find('.d-function')[0] as HTMLElement;
  await userEvent.hover(word);
  await expect.poll(() => find('.cm-tooltip .d-doc').map((part) => part.textContent).join('')).toContain('Takes it from the dial.');
  const box = (find('.cm-tooltip')[0] as HTMLElement).getBoundingClientRect();
  const around = one.getBoundingClientRect();
  expect(box.left >= around.left - 1 && box.right <= around.right + 1).toBe(true);
  await userEvent.click(word, { position: { x: 1, y: 4 } });
  await expect.poll(() => one.shadowRoot!.activeElement).toBe(content);
  const data = new DataTransfer();
  data.setData('text/plain', 'PASTED ');
  content.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  expect(one.text).toContain('admiral may: PASTED lose 1 fuel');
});

it('lights the statement that runs, also where the text has grown since', async () => {
  const { one, find } = await mount({ running: cardText, text: `# new\n${cardText}`, span: { line: 12, column: 7, endLine: 12, endColumn: 20 }, hits: [{ line: 12, column: 7, hits: 3 }, { line: 13, column: 7, hits: 0 }] });
  expect(find('.d-current').map((part) => part.textContent).join('')).toBe('lose 1 morale');
  expect(find('.d-current-line')).toHaveLength(1);
  expect(find('.d-hit, .d-never').map((mark) => mark.textContent)).toEqual(['3', '–']);
  one.running = undefined;
  one.text = cardText.replace('      lose 1 morale\n', '');
  one.running = cardText;
  await one.updateComplete;
  expect(find('.d-current')).toHaveLength(0);
});

it('leaves the text alone when it is told what it shows', async () => {
  const { one, content } = await mount({ running: cardText, span: { line: 12, column: 7, endLine: 12, endColumn: 20 }, hits: [{ line: 12, column: 7, hits: 3 }], hints: false });
  await expect.poll(() => one.shadowRoot!.querySelectorAll('.d-lenses')).toHaveLength(1);
  const margins = one.shadowRoot!.querySelector('.cm-gutters')!;
  const changed: Node[] = [];
  const changes = new MutationObserver((records) => { changed.push(...records.map(({ target }) => target)); });
  for (const part of [content, margins]) changes.observe(part, { childList: true, subtree: true, attributes: true });
  one.hits = [{ line: 12, column: 7, hits: 3 }];
  one.breakpoints = [];
  await one.updateComplete;
  await new Promise(requestAnimationFrame);
  expect(changed).toEqual([]);
  one.hits = [{ line: 12, column: 7, hits: 4 }];
  await one.updateComplete;
  await expect.poll(() => changed).not.toEqual([]);
});

it('brings the statement that runs into view, also in a file that is opened for it', async () => {
  const long = Array.from({ length: 400 }, (_, line) => `key-${String(line)}: value`).join('\n');
  const { one, find } = await mount();
  const at = (line: number): unknown => ({ line, column: 1, endLine: line, endColumn: 5 });
  const inView = (): boolean => {
    const [mark, pane] = [find('.d-current')[0]?.getBoundingClientRect(), find('.cm-scroller')[0]?.getBoundingClientRect()];
    return mark !== undefined && pane !== undefined && mark.top >= pane.top && mark.bottom <= pane.bottom;
  };
  Object.assign(one, { path: 'long.yaml', text: long, saved: long, span: at(300) });
  await one.updateComplete;
  await expect.poll(inView).toBe(true);
  one.span = at(20) as typeof one.span;
  await one.updateComplete;
  await expect.poll(inView).toBe(true);
  // Of a file that was open before, from where it was left.
  Object.assign(one, { path: PATH, text: cardText, saved: cardText, span: undefined });
  await one.updateComplete;
  Object.assign(one, { path: 'long.yaml', text: long, saved: long, span: at(21) });
  await one.updateComplete;
  await expect.poll(inView).toBe(true);
});

it('asks for breakpoints by line and by statement', async () => {
  const { one, sent, find } = await mount({ running: cardText, breakpoints: [{ line: 10, enabled: true, verified: true, message: '' }, { line: 10, column: 31, enabled: false, verified: true, message: '' }] });
  expect(find('.d-marks .d-mark')).toHaveLength(1);
  find('.d-inline-mark')[0]!.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  one.reveal(PATH, { start: { line: 11, character: 8 }, end: { line: 11, character: 8 } });
  await one.updateComplete;
  await userEvent.keyboard('{F9}');
  expect(sent.map(({ detail }) => detail)).toEqual([
    { path: PATH, line: 10, column: 31, running: 10 },
    { path: PATH, line: 12, column: undefined, running: 12 },
  ]);
});

it('folds what the service says can be folded, in the margin', async () => {
  const { find } = await mount();
  await expect.poll(() => find('.cm-foldGutter .cm-gutterElement span').length).toBeGreaterThan(0);
  const before = lines(find).length;
  await userEvent.click(find('.cm-foldGutter .cm-gutterElement span').find((mark) => mark.checkVisibility({ visibilityProperty: true })) as HTMLElement);
  await expect.poll(() => lines(find).length).toBe(before - 7);
  expect(find('.cm-foldPlaceholder')).toHaveLength(1);
});

it('offers above a card to try it and to run its scenarios, and says how much was carried out', async () => {
  const { find, sent, one } = await mount({ hits: [{ line: 10, column: 5, hits: 2 }, { line: 12, column: 7, hits: 0 }] });
  await expect.poll(() => find('.d-lenses').map((row) => row.textContent)).toEqual(['Try itRun its scenario1 of 2 statements carried out']);
  one.hits = [];
  await expect.poll(() => find('.d-lenses').map((row) => row.textContent)).toEqual(['Try itRun its scenario']);
  for (const button of find('.d-lenses button')) (button as HTMLElement).click();
  expect(sent.map(({ type, detail }) => [type, (detail as { command: string }).command])).toEqual([['dradis-lens', 'debug'], ['dradis-lens', 'test']]);
});

it('says how Tab leaves while one writes', async () => {
  const { content, find } = await mount();
  expect(getComputedStyle(find('.leave')[0]!).visibility).toBe('hidden');
  content.focus();
  expect(getComputedStyle(find('.leave')[0]!).visibility).toBe('visible');
});

it('keeps both texts in sight in a conflict', async () => {
  const { find } = await mount({ theirs: cardText.replace('lose 1 morale', 'lose 2 morale') });
  expect(find('.d-theirs').map((block) => block.textContent)).toEqual(['−       lose 2 morale']);
});

it('goes to definitions, and has other files changed by a rename', async () => {
  const { content, sent, find, one } = await mount();
  content.focus();
  await userEvent.keyboard('{F12}');
  await expect.poll(() => sent).toContainEqual({ type: 'dradis-open', detail: expect.objectContaining({ path: 'rules/resources.yaml' }) as unknown });
  await userEvent.keyboard('{F2}');
  const input = find('.d-panel input')[0] as HTMLInputElement;
  input.value = 'fuel';
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('.d-why')[0]?.textContent).toContain('already');
  input.value = 'hard-landing';
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => one.text).toContain('id: hard-landing');
  expect(sent).toContainEqual({ type: 'dradis-edits', detail: { 'rules/deck.yaml': [] } });
});

it('lets Tab leave, and does not take what it may not write', async () => {
  const { one, content } = await mount({ readOnly: true });
  content.focus();
  await userEvent.keyboard('x');
  expect(one.text).toBe(cardText);
  await userEvent.keyboard('{Tab}');
  expect(one.shadowRoot!.activeElement).not.toBe(content);
});

it('leaves the keys of the page to the page', async () => {
  const { content } = await mount();
  const passed: string[] = [];
  const hear = (event: KeyboardEvent): void => { if (!event.defaultPrevented && event.key !== 'Control' && event.key !== 'Shift') passed.push(event.key); };
  addEventListener('keydown', hear);
  content.focus();
  await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}');
  await userEvent.keyboard('{Control>}s{/Control}{F8}{F1}');
  removeEventListener('keydown', hear);
  expect(passed.map((key) => key.toLowerCase())).toEqual(['m', 's', 'f8', 'f1']);
});

it('remembers a file when another was open, and says what is missing', async () => {
  const { one, find } = await mount();
  one.reveal(PATH, { start: { line: 2, character: 20 }, end: { line: 2, character: 20 } });
  await one.updateComplete;
  await userEvent.keyboard('!');
  const typed = one.text;
  Object.assign(one, { path: 'other.yaml', text: 'id: other\n', saved: undefined });
  await one.updateComplete;
  expect(lines(find)[0]).toBe('id: other');
  Object.assign(one, { path: PATH, text: typed, saved: cardText });
  await one.updateComplete;
  one.shadowRoot!.querySelector<HTMLElement>('.cm-content')!.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(one.text).toBe(cardText);
  one.path = undefined;
  await one.updateComplete;
  expect(one.shadowRoot!.textContent).toContain('Step into an effect');
});
