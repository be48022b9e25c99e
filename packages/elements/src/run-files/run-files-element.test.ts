// Tests of <dradis-run-files>.
import { afterEach, expect, it } from 'vitest';
import './run-files-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: object = {}): Promise<{ root: ShadowRoot; sent: unknown[] }> {
  const one = document.createElement('dradis-run-files');
  Object.assign(one, set);
  const sent: unknown[] = [];
  for (const type of ['export', 'import', 'open', 'link', 'scenario']) one.addEventListener(`dradis-run-${type}`, (event) => sent.push([type, (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  return { root: one.shadowRoot!, sent };
}

it('asks for a file, a link and a scenario, and gives links that are pasted', async () => {
  const { root, sent } = await mount();
  for (const label of ['Save this game', 'Make a link']) [...root.querySelectorAll('button')].find((button) => button.textContent === label)!.click();
  root.querySelector<HTMLInputElement>('[name=link]')!.value = ' https://example.org/#g ';
  for (const form of root.querySelectorAll('form')) form.requestSubmit();
  const wanted: readonly unknown[] = [['export', {}], ['link', {}], ['open', { link: 'https://example.org/#g' }], ['scenario', { title: 'A game that was played' }]];
  expect(sent).toEqual(wanted);
});

it('reads a chosen file', async () => {
  const { root, sent } = await mount();
  const input = root.querySelector<HTMLInputElement>('[type=file]')!;
  const files = new DataTransfer();
  files.items.add(new File(['{"format":"x"}'], 'game.json'));
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
  await expect.poll(() => sent).toEqual([['import', { text: '{"format":"x"}', name: 'game.json' }]]);
});

it('shows what was made, with notes, or why it was not', async () => {
  const { root } = await mount({ link: { problem: 'The game is too long for a link' }, scenario: { text: 'scenario: x', notes: ['Hands are left out'] }, problem: 'It is no game' });
  expect([...root.querySelectorAll('[role=alert]')].map((one) => one.textContent)).toEqual(['It is no game', 'The game is too long for a link']);
  expect(root.querySelector('textarea')?.value).toBe('scenario: x');
  expect(root.textContent).toContain('Hands are left out');
});

it('shows seed and run and copies either; marks the text where the page may not', async () => {
  const { root } = await mount({ run: { seed: 'kobol', run: '0123456789abcdef' } });
  const { clipboard } = navigator;
  const written: string[] = [];
  let refuse = false;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: (text: string) => (refuse ? Promise.reject(new Error('no')) : Promise.resolve(written.push(text))) } });
  try {
    for (const label of ['Copy seed', 'Copy run']) root.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!.click();
    await expect.poll(() => written).toEqual(['kobol', '0123456789abcdef']);
    refuse = true;
    const field = root.querySelector<HTMLInputElement>('input[aria-label=Seed]')!;
    root.querySelector<HTMLButtonElement>('[aria-label="Copy seed"]')!.click();
    await expect.poll(() => root.activeElement === field || field.selectionEnd === 5).toBe(true);
    expect(field.readOnly).toBe(true);
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  }
});
