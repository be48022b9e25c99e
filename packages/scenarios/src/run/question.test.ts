// By which names the options of a question can be picked.
import type { Decision } from '@dradis/engine';
import { expect, it } from 'vitest';
import { questionOf, type QuestionSource } from './question.js';

const use = (player: string): Decision['options'][number] => ({ id: `plan#1.reaction of ?3 by ${player}`, label: 'Plan', ability: 'plan#1.reaction of ?3', thing: '?3' });

function asked(form: Decision['form'], ...options: Decision['options']): readonly { label: string; names: readonly string[] }[] {
  const decision = { id: 1, player: 'player-1', form, prompt: 'which is first', purpose: null, options, min: 1, max: 1 } as unknown as Decision;
  const source: QuestionSource = { decision, raw: options.map((_, index) => index), entityId: () => undefined, title: () => '', zoneOf: () => undefined, name: (id) => id, aliases: (id) => (id === 'player-2' ? ['tom-zarek'] : []) };
  return questionOf(source).choices;
}

it('calls what several players want at once by who wants it', () => {
  const [tom, three] = asked('order', use('player-2'), use('player-3'));
  expect([tom?.label, three?.label]).toEqual(['Plan by tom-zarek', 'Plan by player-3']);
  expect(tom?.names).toEqual(expect.arrayContaining(['plan', 'plan by tom-zarek', 'plan by player-2']));
  expect(three?.names).not.toContain('plan by tom-zarek');
});

it('calls it by itself where one player is asked for his own', () => {
  expect(asked('react', use('player-2'))[0]).toMatchObject({ label: 'Plan' });
});
