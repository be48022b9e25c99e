// The steps that can be added to an effect: every statement of the shipped game is among them, and each begins legal.
import { createSourceFile } from '@dradis/diagnostics';
import { wholeFile } from '@dradis/language';
import { describe, expect, it } from 'vitest';
import { Project } from '../project.js';
import { shippedFiles } from '../testing/node/shipped-cards.js';
import { smallPack } from '../testing/small-pack.js';
import { effectCompletionAt } from './effect-words.js';
import type { FormStep } from './form.js';
import { stepsAt } from './steps.js';

const small = new Project(smallPack(), []);

it('says the phrases of the game with something legal in each hole', () => {
  const lose = stepsAt(small, 'cards/storm.yaml', ['effect']).find(({ id }) => id === 'lose');
  expect(lose).toEqual({ id: 'lose', label: 'lose {n} {what}', doc: 'Takes from the store.', group: 'rule', text: 'lose 1 wheat', holes: [{ from: 5, to: 6 }, { from: 7, to: 12 }] });
});

it('knows what can be said inside a text that is not in the document yet', () => {
  const words = (text: string): string[] => effectCompletionAt(small, 'cards/storm.yaml', ['effect'], text, text.length).map(({ label }) => label);
  expect(words('lose 1 ')).toEqual(expect.arrayContaining(['wheat', 'barley']));
  expect(words('gain 1 wheat\nlose 1 ba')).toContain('barley');
  expect(effectCompletionAt(small, 'cards/storm.yaml', ['nowhere'], 'lose', 4)).toEqual([]);
});

describe('over the shipped game', () => {
  const project = new Project(shippedFiles(), []);
  let known: readonly FormStep[] | undefined;
  const steps = (): readonly FormStep[] => (known ??= stepsAt(project, 'cards/crisis/crash-landing.yaml', ['check', 'fail']));

  it('begins with what cards say most', () => {
    expect(steps()[0]?.label).toBe('lose {n} {what}');
  });

  it('reaches every statement that its cards and rules use', () => {
    const offered = new Set(steps().flatMap(({ id, group }) => (group === 'frame' ? id.split(' ') : [id])));
    const used = new Set(project.paths.flatMap((path) => project.texts(path)).flatMap((text) => project.mentions(text)).filter(({ sort }) => sort === 'form' || sort === 'verb' || sort === 'procedure').map(({ id }) => id));
    expect(used.size).toBeGreaterThan(60);
    const { procedures } = project.result.vocabulary;
    // A procedure without a phrase cannot be said: it is named by `leave` alone.
    const said = (id: string): boolean => procedures.find((one) => one.id === id)?.phrases.length !== 0;
    expect([...used].filter((id) => !offered.has(id) && said(id))).toEqual([]);
  });

  it('begins with lines that compile in a card, but for those that need what its author must name first', () => {
    const illegal = steps().filter(({ text }) => !compiles(project, text)).map(({ text }) => text).sort();
    expect(illegal).toEqual([
      'add 1 to TALLY',
      'add 1 to TALLY for this',
      'count first of all skill cards into TALLY',
      'current player uses ABILITY',
      'give back 1',
      'have current player roll TALLY',
      'reroll TALLY of current player',
      'resolve this ability',
      'roll TALLY with 1 sides',
      'subtract 1 from TALLY',
      'subtract 1 from TALLY for this',
    ]);
  });
});

/** Whether lines compile where a card says what happens when its check fails. */
function compiles({ result: { language, texts } }: Project, text: string): boolean {
  const there = texts.get('cards/crisis/crash-landing.yaml')?.at(-1);
  if (there === undefined) throw new Error('the card has no effect');
  return (there.language ?? language).compileEffect({ text: wholeFile(createSourceFile('step', text)), scope: there.scope }).program !== null;
}
