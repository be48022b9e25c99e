// The first scenarios of a card, with what happened when they were run. Must not write files.
import { nearest } from '@dradis/diagnostics';
import { readScenarioFiles, runScenarios, type ScenarioReport } from '@dradis/scenarios';
import { UsageError } from '../host.js';
import { checkCases, type CheckCases } from './check-hands.js';
import { exploreBranches, type Branch } from './explore-branches.js';
import { mistakes, writtenThings, type PackAtHand } from './pack-at-hand.js';
import { yamlValue, type Json } from './yaml-value.js';

const SCENARIOS = 'scenarios/';

interface Start {
  readonly given: Readonly<Record<string, Json>>;
  readonly when: string;
}

function parents({ result }: PackAtHand, kind: string): string[] {
  const kinds = new Map(result.pack?.kinds.map(({ id, parent }) => [id, parent]));
  const all: string[] = [];
  for (let at: string | null | undefined = kind; at !== undefined && at !== null; at = kinds.get(at)) all.push(at);
  return all;
}

/** The ways to have a card carried out: the procedure that resolves its kind, else each of its effects. */
function starts(at: PackAtHand, id: string, kind: string, copies: number): Start[] {
  const { vocabulary, pack } = at.result;
  const kinds = parents(at, kind);
  const zone = pack?.things.find((thing) => thing.id === id)?.startsIn;
  const alone = copies === 1 || zone === undefined || zone === null;
  const given: Start['given'] = alone ? {} : { [zone]: [id] };
  const singular = pack?.kinds.find((each) => each.id === kind)?.singular ?? kind;
  const called = alone ? id : `(top ${singular} of ${zone})`;
  for (const of of kinds) {
    const phrase = vocabulary.procedures.flatMap(({ phrases }) => phrases).find((each) => new RegExp(`^resolve [a-z ]*\\{\\w+:${of}\\}$`).test(each));
    if (phrase !== undefined) return [{ given, when: phrase.replace(/\{.*\}/, called) }];
  }
  const fields = pack?.things.find((thing) => thing.id === id)?.effects ?? {};
  const personal = new Set(vocabulary.effectFields.flatMap((field) => (kinds.includes(field.of) ? [field.id] : [])));
  return Object.keys(fields).filter((field) => personal.has(field)).map((field) => ({ given, when: `current player resolves ${field} of ${called}` }));
}

function answersText(answers: Branch['answers']): string {
  return yamlValue(answers.map(({ player, pick }) => ({ [player]: pick })));
}

function branchRunner(at: PackAtHand, start: Start, given: Readonly<Record<string, Json>>): (branches: readonly Pick<Branch, 'answers' | 'dice'>[]) => ScenarioReport {
  const { loaded, result } = at;
  return (branches) => {
    if (result.pack === null) throw new UsageError(mistakes(loaded, result));
    const text = branches
      .map(({ answers, dice }, index) => `- { scenario: try ${index}, given: ${yamlValue({ ...start.given, ...given })}, when: ${JSON.stringify(start.when)}, dice: ${yamlValue(dice)}, answers: ${answersText(answers)}, changes: {} }\n`)
      .join('');
    const path = `${SCENARIOS}new.yaml`;
    const own = loaded.files.filter((file) => file.path.startsWith(SCENARIOS)).map((file) => ({ path: file.path, text: file.text }));
    const inherited = loaded.packs.flatMap((each) => each.files.filter((file) => file.path.startsWith(SCENARIOS)));
    return runScenarios({ pack: result.pack, vocabulary: result.vocabulary, files: [...own, { path, text }], inherited, only: (each) => each === path });
  };
}

/** What tells a case from the others: the options before a check, its result, the options after it, the rolls. */
function caseName(result: string, { answers, bands }: Branch, chosen: Branch['answers'], arranged: number): string {
  const picks = [...chosen, ...answers.slice(arranged)].map(({ pick }) => (typeof pick === 'string' ? pick : pick.join(' and ')));
  return [...picks.slice(0, chosen.length), result, ...picks.slice(chosen.length), ...bands.map((band) => `a roll of ${band}`)].filter((part) => part !== '').join(', ') || 'what happens';
}

/** The lines of one case. */
function caseLines(name: string, given: Readonly<Record<string, Json>>, { answers, dice, changes, outcome }: Branch): string[] {
  return [
    `    - case: ${yamlValue(name)}`,
    ...(Object.keys(given).length === 0 ? [] : [`      given: ${yamlValue(given)}`]),
    ...(dice.length === 0 ? [] : [`      dice: ${yamlValue(dice)}`]),
    ...(answers.length === 0 ? [] : [`      answers: ${answersText(answers)}`]),
    `      changes: ${yamlValue(changes)}   # confirm`,
    ...(outcome === undefined ? [] : [`      ends: ${outcome}   # confirm`]),
  ];
}

interface Arrangement {
  readonly name: string;
  readonly given: Readonly<Record<string, Json>>;
  readonly answers: Branch['answers'];
}

/** What is arranged before the branches are tried: a hand for each result of a check, or nothing. */
function arrangements(check: CheckCases | undefined, player: string, chosen: Branch['answers']): Arrangement[] {
  if (check === undefined) return [{ name: '', given: {}, answers: [] }];
  return check.cases.map(({ name, hand }) => ({
    name,
    given: { 'destiny-deck': check.destiny, [`hand of ${player}`]: hand },
    answers: [...chosen, ...(hand.length === 0 ? [] : [{ player, pick: 'all' }])],
  }));
}

/** Whoever sits first in the position scenarios start from. */
function firstSeat({ loaded }: PackAtHand): string {
  const sources = [loaded.files, ...loaded.packs.map(({ files }) => files)].map((files) => files.filter(({ path }) => path.startsWith(SCENARIOS)));
  for (const files of sources) {
    const { position } = readScenarioFiles(files);
    if (position !== undefined) return position.cast[0]?.text ?? 'player-1';
  }
  throw new UsageError('neither this pack nor what it extends has a default position, so scenarios have nowhere to start');
}

/**
 * The text of a scenario file for a card, and how many cases it has.
 *
 * @throws UsageError when there is no such card, or nothing in it can be carried out by itself
 */
export function newScenario(at: PackAtHand, id: string): { readonly text: string; readonly cases: number } {
  const { result } = at;
  const written = writtenThings(result);
  const found = written.find((each) => each.id === id);
  if (found === undefined) {
    const meant = nearest(id, written.map((each) => each.id));
    throw new UsageError(`there is no card '${id}'${meant.length > 0 ? `; did you mean '${meant.join("' or '")}'?` : ''}`);
  }
  const stated = result.pack?.things.find((thing) => thing.id === id)?.copies ?? 1;
  const copies = typeof stated === 'number' ? stated : stated.reduce((sum, { count }) => sum + count, 0);
  const ways = starts(at, id, found.kind, copies);
  if (ways.length === 0) throw new UsageError(`nothing of '${id}' is carried out by itself: it has no effects, only abilities. Write scenarios whose \`when\` brings about what they wait for; docs/guides/scenarios.md says how`);
  const player = firstSeat(at);
  const skillCards = written.filter((each) => parents(at, each.kind).includes('skill-card')).map(({ thing }) => thing);
  const check = checkCases(found.thing, skillCards);
  const lines = [`# Written by \`dradis new scenario\`: what is marked "confirm" is what happened, not what was meant. Read it, put it right, remove the mark.`];
  let cases = 0;
  for (const start of ways) {
    lines.push(`- scenario: ${yamlValue(ways.length === 1 ? id : `${id}: ${start.when}`)}`, `  covers: [${id}]`, ...(Object.keys(start.given).length === 0 ? [] : [`  given: ${yamlValue(start.given)}`]), `  when: ${start.when}`, '  # then: what else must hold in every case, such as [hand of laura-roslin: none]', '  cases:');
    const seen = new Set<string>();
    const choices = check === undefined ? [[]] : choicesBeforeCheck(at, start);
    for (const chosen of choices) {
      const arranged = arrangements(check, player, chosen);
      const used = check !== undefined && asksForCards(at, start, arranged[0], chosen, player) ? arranged : [{ name: '', given: {}, answers: chosen }];
      for (const { name, given, answers } of used) {
        const run = branchRunner(at, start, given);
        const { branches, more } = exploreBranches((tried) => {
          const report = run(tried);
          if (report.diagnostics.some(({ severity }) => severity === 'error')) throw new UsageError(`the scenarios of '${id}' could not be run: ${report.diagnostics[0]?.title ?? ''}`);
          return report.results;
        }, answers);
        for (const branch of branches) {
          const block = caseLines(caseName(name, branch, chosen, answers.length), given, branch).join('\n');
          if (seen.has(block)) continue;
          seen.add(block);
          lines.push(block);
          cases += 1;
        }
        if (more) lines.push('    # There are more ways than were tried; add those that matter.');
      }
    }
  }
  return { text: `${lines.join('\n')}\n`, cases };
}

/** Whether the hand of an arrangement is asked for once these answers are given: only then does the check take place. */
function asksForCards(at: PackAtHand, start: Start, arranged: Arrangement | undefined, chosen: Branch['answers'], player: string): boolean {
  const [result] = branchRunner(at, start, arranged?.given ?? {})([{ answers: chosen, dice: [] }]).results;
  const asked = result?.reached?.asked;
  return asked?.form === 'some' && asked.player === player;
}

/** The options of a question that comes before the check: boxes of a card, of which one holds it. */
function choicesBeforeCheck(at: PackAtHand, start: Start): Branch['answers'][] {
  const [result] = branchRunner(at, start, {})([{ answers: [], dice: [] }]).results;
  const asked = result?.reached?.asked;
  if (asked === undefined || asked.form === 'some') return [[]];
  return asked.options.map((pick) => [{ player: asked.player, pick }]);
}
