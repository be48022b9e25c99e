// Cases of a scenario as text, and the running of the ways that become cases. Must not choose what is tried.
import { yamlValue, type Json } from '@dradis/language-service';
import { runScenarios, type ScenarioReport } from '@dradis/scenarios';
import { UsageError } from '../host.js';
import type { Branch } from './explore-branches.js';
import { mistakes, type PackAtHand } from './pack-at-hand.js';

/** What the file is called in which ways are tried; it is never written. */
export const NEW_FILE = 'scenarios/(new).yaml';
/** Where scenarios lie in a pack. */
export const SCENARIOS = 'scenarios/';

/** What brings a card about. */
export interface Start {
  readonly given: Readonly<Record<string, Json>>;
  readonly when: string;
}

function answersText(answers: Branch['answers']): string {
  return yamlValue(answers.map(({ player, pick }) => ({ [player]: pick })));
}

/** Runs ways of answering and rolling on the pack. */
export function branchRunner(at: PackAtHand, start: Start, given: Readonly<Record<string, Json>>): (branches: readonly Pick<Branch, 'answers' | 'dice'>[]) => ScenarioReport {
  const { loaded, result } = at;
  return (branches) => {
    if (result.pack === null) throw new UsageError(mistakes(loaded, result));
    const text = branches
      .map(({ answers, dice }, index) => `- { scenario: try ${index}, given: ${yamlValue({ ...start.given, ...given })}, when: ${JSON.stringify(start.when)}, dice: ${yamlValue(dice)}, answers: ${answersText(answers)}, changes: {} }\n`)
      .join('');
    const path = NEW_FILE;
    const own = loaded.files.filter((file) => file.path.startsWith(SCENARIOS)).map((file) => ({ path: file.path, text: file.text }));
    const inherited = loaded.packs.flatMap((each) => each.files.filter((file) => file.path.startsWith(SCENARIOS)));
    return runScenarios({ pack: result.pack, vocabulary: result.vocabulary, files: [...own, { path, text }], inherited, only: (each) => each === path });
  };
}

/** What tells a case from the others: the options before a check, its result, the options after it, the rolls. */
export function caseName(result: string, { answers, bands }: Branch, chosen: Branch['answers'], arranged: number): string {
  const picks = [...chosen, ...answers.slice(arranged)].map(({ pick }) => (typeof pick === 'string' ? pick : pick.join(' and ')));
  return [...picks.slice(0, chosen.length), result, ...picks.slice(chosen.length), ...bands.map((band) => `a roll of ${band}`)].filter((part) => part !== '').join(', ') || 'what happens';
}

/** The lines of one case. */
export function caseLines(name: string, given: Readonly<Record<string, Json>>, { answers, dice, changes, outcome }: Branch): string[] {
  return [
    `    - case: ${yamlValue(name)}`,
    ...(Object.keys(given).length === 0 ? [] : [`      given: ${yamlValue(given)}`]),
    ...(dice.length === 0 ? [] : [`      dice: ${yamlValue(dice)}`]),
    ...(answers.length === 0 ? [] : [`      answers: ${answersText(answers)}`]),
    `      changes: ${yamlValue(changes)}   # confirm`,
    ...(outcome === undefined ? [] : [`      ends: ${outcome}   # confirm`]),
  ];
}
