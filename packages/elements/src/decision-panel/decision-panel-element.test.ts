// Tests of <dradis-decision-panel>.
import { afterEach, expect, it } from 'vitest';
import { crisisFace } from '../card-face/face-fixture.js';
import { alikeDecision, mayDecision, oneDecision, someDecision } from './decision-fixture.js';
import { boundsInWords, shortPrompt, type DecisionPanelElement } from './decision-panel-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: Partial<DecisionPanelElement>): Promise<{ one: DecisionPanelElement; root: ShadowRoot; answers: unknown[] }> {
  const one = document.createElement('dradis-decision-panel');
  Object.assign(one, set);
  const answers: unknown[] = [];
  one.addEventListener('dradis-answer', (event) => answers.push((event as CustomEvent<{ choose: string[] }>).detail.choose));
  document.body.append(one);
  await one.updateComplete;
  return { one, root: one.shadowRoot!, answers };
}
const press = (root: ShadowRoot, selector: string): void => {
  root.querySelector<HTMLElement>(selector)!.click();
};

it('answers with the option that is pressed', async () => {
  const { root, answers } = await mount({ decision: mayDecision });
  press(root, '[data-option="no"]');
  expect(answers).toEqual([['no']]);
});

it('names who is asked, for what, and why other things are not offered', async () => {
  const { root } = await mount({ decision: oneDecision });
  expect(root.querySelector('h3')?.textContent.replace(/\s+/g, ' ')).toBe('William Adama: choose a location to move to');
  expect(root.querySelector('.forbidden')?.textContent).toContain('A hazardous place is never chosen');
});

it('holds several to their bounds', async () => {
  const { one, root, answers } = await mount({ decision: someDecision });
  press(root, '.primary');
  expect(root.querySelector('.primary')?.getAttribute('title')).toBe('1 more must be chosen');
  press(root, '[data-option="card#2"]');
  press(root, '[data-option="card#0"]');
  await one.updateComplete;
  expect(root.querySelector<HTMLInputElement>('[data-option="card#1"]')?.disabled).toBe(true);
  press(root, '.confirm');
  expect(answers).toEqual([['card#0', 'card#2']]);
});

it('forgets what was chosen when another question comes', async () => {
  const { one, root } = await mount({ decision: someDecision });
  press(root, '[data-option="card#2"]');
  one.decision = { ...someDecision, id: 10 };
  await one.updateComplete;
  expect(root.querySelectorAll('.checked')).toHaveLength(0);
});

it('marks the recorded answer in the past', async () => {
  const { root } = await mount({ decision: { ...mayDecision, recorded: ['yes'] } });
  expect(root.querySelector('.recorded')?.textContent).toContain('Yes');
  expect(root.textContent).toContain('replaces what is recorded after it');
});

it('keeps the question from a seat that may not see it', async () => {
  const { root } = await mount({ decision: someDecision, hiddenFrom: 'Only William Adama sees the question.' });
  expect(root.textContent).toContain('Only William Adama sees the question.');
  expect(root.textContent).not.toContain('Repair');
});

it('shows what went wrong and what to do next', async () => {
  const { root } = await mount({ problem: 'Found 3 cards, expected at most 2.', idle: 'Nothing waits.' });
  expect(root.querySelector('[role=alert]')?.textContent).toContain('expected at most 2');
  expect(root.textContent).toContain('Nothing waits.');
});

it.each([[1, 1, 'Choose 1'], [0, 2, 'Choose up to 2'], [1, 3, 'Choose 1 to 3']])('%i to %i is %s', (min, max, words) => {
  expect(boundsInWords(min, max)).toBe(words);
});

it('shows options that come to the same as one, and answers with the first', async () => {
  const { root, answers } = await mount({ decision: alikeDecision });
  expect([...root.querySelectorAll('.option')].map((one) => one.textContent)).toEqual(['3 × ViperReserves', 'ViperPort bow']);
  press(root, '[data-option="viper#1"]');
  expect(answers).toEqual([['viper#1']]);
  const past = await mount({ decision: { ...alikeDecision, recorded: ['viper#3'] } });
  expect(past.root.querySelector('.recorded')?.getAttribute('data-option')).toBe('viper#1');
});

it('marks the skill of a card', async () => {
  const { root } = await mount({ decision: someDecision, skills: { 'card#1': 'tactics' } });
  expect([...root.querySelectorAll('.skill')].map((one) => one.parentElement?.textContent)).toEqual(['TLaunch Scout · 2']);
});

it('shows the card at hand to those who may see the question', async () => {
  const { one, root } = await mount({ decision: mayDecision, face: crisisFace });
  expect(root.querySelector('dradis-card-face')?.face).toBe(crisisFace);
  one.hiddenFrom = 'Not for you.';
  await one.updateComplete;
  expect(root.querySelector('dradis-card-face')).toBeNull();
});

it('has the switch of how far an answer goes, also when nobody is asked', async () => {
  const { one, root } = await mount({ decision: null });
  const sent: unknown[] = [];
  one.addEventListener('dradis-command', (event) => sent.push((event as CustomEvent).detail));
  press(root, '.stop');
  expect(sent).toEqual([{ command: 'stop-after' }]);
  one.stopAfter = true;
  await one.updateComplete;
  expect(root.querySelector('.stop')?.getAttribute('aria-pressed')).toBe('true');
});

it('cuts long conditions off the prompt', () => {
  expect(shortPrompt('choose a character in characters where class of it is support or something else')).toBe('choose a character in characters');
  expect(shortPrompt('choose an area where it is red')).toBe('choose an area where it is red');
});

it('names the part of a condition that keeps an option away, and leads to it', async () => {
  const one = document.createElement('dradis-decision-panel');
  const sent: unknown[] = [];
  one.addEventListener('dradis-place', (event) => sent.push((event as CustomEvent).detail));
  Object.assign(one, { decision: oneDecision });
  document.body.append(one);
  await one.updateComplete;
  const button = one.shadowRoot!.querySelector<HTMLElement>('.failing button')!;
  expect(button.textContent).toBe('not so: you are revealed');
  button.click();
  expect(sent).toEqual([{ file: 'board/locations-elsewhere.yaml', line: 12 }]);
});
