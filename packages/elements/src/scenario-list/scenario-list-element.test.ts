// Tests of <dradis-scenario-list>.
import { afterEach, expect, it } from 'vitest';
import { coverage, scenariosOf } from './scenario-fixture.js';
import './scenario-list-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: object = {}): Promise<{ root: ShadowRoot; sent: unknown[]; press: (label: string) => Promise<unknown> }> {
  const one = document.createElement('dradis-scenario-list');
  Object.assign(one, { scenarios: scenariosOf(30), coverage, replayable: true, ...set });
  const sent: unknown[] = [];
  for (const type of ['scenarios-run', 'scenarios-stop', 'scenario-open', 'scenario-replay']) one.addEventListener(`dradis-${type}`, (event) => sent.push([type, (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  const root = one.shadowRoot!;
  return {
    root, sent,
    press: (label) => {
      [...root.querySelectorAll('button')].find((button) => button.textContent.trim() === label || button.ariaLabel === label)!.click();
      return one.updateComplete;
    },
  };
}

it('puts failures first, with what was wanted and found, and opens and plays them', async () => {
  const { root, sent, press } = await mount();
  const first = root.querySelector('.row')!;
  expect(first.textContent).toContain('case 4');
  expect(first.querySelector('dl')?.textContent).toBe('wantedfood -2foundfood -1');
  await press('Play Water Sabotaged: case 4');
  await press('Read Water Sabotaged: case 4');
  expect(sent).toEqual([['scenario-replay', { title: 'Water Sabotaged: case 4' }], ['scenario-open', { path: 'scenarios/crisis/water-sabotaged.yaml', line: 35 }]]);
});

it('runs, stops and narrows', async () => {
  const { root, sent, press } = await mount({ scenarios: scenariosOf(400) });
  await press('Run all');
  expect(root.querySelectorAll('.row')).toHaveLength(150);
  await press('Failures');
  expect(root.querySelectorAll('.row.failed')).toHaveLength(root.querySelectorAll('.row').length);
  expect(sent).toEqual([['scenarios-run', {}]]);
  const running = await mount({ progress: { running: true, done: 3, of: 10 } });
  await running.press('Stop');
  expect(running.sent).toEqual([['scenarios-stop', {}]]);
  expect(running.root.querySelector('progress')?.value).toBe(3);
});

it('says which outcomes are of an earlier text', async () => {
  const some = scenariosOf(6);
  const part = await mount({ scenarios: some.map((row, at) => ({ ...row, earlier: at === 3 })) });
  expect(part.root.querySelector('.sum')?.textContent).toContain('of 6, some of an earlier text');
  expect([...part.root.querySelectorAll('.earlier')].map((row) => [row.querySelector('.sign')?.ariaLabel, row.querySelector('.title')?.textContent])).toEqual([['failed', expect.stringMatching(/case 4.*Of an earlier text$/)]]);
  const whole = await mount({ scenarios: some.map((row) => ({ ...row, earlier: true })), coverage: { ...coverage, earlier: true } });
  expect(whole.root.querySelector('.sum')?.textContent).toContain('of 6, of an earlier text');
  await whole.press('Coverage');
  expect(whole.root.querySelector('.more')?.textContent).toContain('Measured with an earlier text');
});

it('shows the least covered first: each card with what it never did and its scenarios, then rules', async () => {
  const { root, sent, press } = await mount({ problem: 'The pack has mistakes' });
  await press('Coverage');
  const rows = [...root.querySelectorAll('.cover')];
  expect(rows.map((row) => row.querySelector('.title')?.textContent)).toEqual(['Riotscrisis', 'Water Sabotagedcrisis', 'turnrules/turn.yaml']);
  expect(rows[0]?.textContent).toContain('50.0 %');
  expect(rows[0]?.querySelector('.under')?.textContent).toBe('Never: fail (line 12); or, a roll of 1-3 (line 19)');
  expect(rows[0]?.textContent).toContain('No scenario says that it is about this card');
  expect(rows[1]?.querySelector('summary')?.textContent).toBe('30 scenarios, 3 failed');
  rows[0]?.querySelector('a')?.click();
  await press('Read turn');
  rows[1]?.querySelector<HTMLElement>('[aria-label="Play Water Sabotaged: case 1"]')?.click();
  // Nothing can be run while the pack has mistakes.
  await press('Run all');
  expect(sent).toEqual([['scenario-open', { path: 'cards/crisis/riots.yaml', line: 12 }], ['scenario-open', { path: 'rules/turn.yaml', line: 12 }], ['scenario-replay', { title: 'Water Sabotaged: case 1' }]]);
});
