// Tests of what a scripted answer picks.
import { describe, expect, test } from 'vitest';
import { fitsWindow, pickChoices } from './pick-choices.js';
import type { Question } from './question.js';

const picks = (...texts: string[]) => texts.map((text) => ({ text, span: { start: 0, end: 0 } }));
const ship = (id: string, zone: string) => ({ label: id, names: [id, id.replace(/#.*/, '')], zones: [zone] });
const ships: Question = {
  player: 'player-1',
  form: 'some',
  prompt: 'ships',
  choices: [ship('viper#1', 'port-bow'), ship('viper#2', 'stern'), ship('viper#3', 'port-bow')],
  min: 1,
  max: 3,
};

describe('picking', () => {
  test.each([
    [['viper#2'], [1]],
    [['viper', 'viper'], [0, 1]],
    [['viper in stern', 'viper in port-bow'], [1, 0]],
    [['VIPER#3'], [2]],
    [['all'], [0, 1, 2]],
  ])('%j takes %j', (texts, indexes) => {
    expect(pickChoices(ships, picks(...texts))).toEqual({ indexes });
  });

  test('says what is wrong with an answer', () => {
    expect(pickChoices(ships, picks('raptor'))).toEqual({ wrong: "'raptor' is not on offer" });
    expect(pickChoices(ships, picks('none'))).toEqual({ wrong: 'nothing cannot be picked here' });
    expect(pickChoices(ships, picks('viper#1', 'viper#1'))).toEqual({ wrong: "'viper#1' is not on offer" });
    expect(pickChoices({ ...ships, max: 1 }, picks('viper', 'viper'))).toEqual({ wrong: '2 options are picked, but 1 must be' });
  });

  test('none picks nothing where that is possible', () => {
    expect(pickChoices({ ...ships, min: 0 }, picks('none'))).toEqual({ indexes: [] });
    expect(pickChoices({ ...ships, min: 0 }, [])).toEqual({ indexes: [] });
  });

  test('an option called none is picked, not left out', () => {
    const question: Question = { ...ships, form: 'option', choices: [{ label: 'None', names: ['none'], zones: [] }], max: 1 };
    expect(pickChoices(question, picks('none'))).toEqual({ indexes: [0] });
  });

  test('a window takes only what it offers', () => {
    const window: Question = { ...ships, form: 'react', choices: [{ label: 'Evade', names: ['evade'], zones: [] }, { label: 'pass', names: ['pass'], zones: [] }], max: 1 };
    expect(fitsWindow(window, picks('evade'))).toBe(true);
    expect(fitsWindow(window, picks('pass'))).toBe(true);
    expect(fitsWindow(window, picks('yes'))).toBe(false);
    expect(fitsWindow(window, picks('all'))).toBe(false);
    expect(fitsWindow(window, picks('none'))).toBe(false);
  });
});
