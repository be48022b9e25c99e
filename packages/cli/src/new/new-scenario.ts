// The first scenarios of a card, with what happened when they were run. Must not write files.
import { nearest } from '@dradis/diagnostics';
import { writtenThings, yamlValue, type Json } from '@dradis/language-service';
import { readScenarioFiles } from '@dradis/scenarios';
import { UsageError } from '../host.js';
import { abilityScenarios } from './ability-scenarios.js';
import { branchRunner, caseLines, caseName, NEW_FILE, SCENARIOS, type Start } from './case-lines.js';
import { checkCases, type CheckCases } from './check-hands.js';
import { exploreBranches, type Branch } from './explore-branches.js';
import type { PackAtHand } from './pack-at-hand.js';

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

/** Who plays in the position scenarios start from, in seat order. */
function seats({ loaded }: PackAtHand): string[] {
  const sources = [loaded.files, ...loaded.packs.map(({ files }) => files)].map((files) => files.filter(({ path }) => path.startsWith(SCENARIOS)));
  for (const files of sources) {
    const { position } = readScenarioFiles(files);
    if (position !== undefined) return position.cast.slice(0, position.players).map(({ text }) => text);
  }
  throw new UsageError('neither this pack nor what it extends has a default position, so scenarios have nowhere to start');
}

/**
 * The text of a scenario file for a card, how many cases it has, and how many of them are still to be written.
 *
 * @throws UsageError when there is no such card, or it does nothing
 */
export function newScenario(at: PackAtHand, id: string): { readonly text: string; readonly cases: number; readonly todo: number } {
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
  const cast = seats(at);
  const [player = 'player-1'] = cast;
  const abilities = abilityScenarios(at, id, found.kind, cast);
  if (ways.length === 0 && abilities.lines.length === 0) throw new UsageError(`'${id}' has neither effects nor abilities, so there is nothing to be tried`);
  const skillCards = written.filter((each) => parents(at, each.kind).includes('skill-card')).map(({ thing }) => thing);
  const check = checkCases(found.thing, skillCards);
  const lines = [`# Written by \`dradis new scenario\`: what is marked "confirm" is what happened, not what was meant. Read it, put it right, remove the mark.`];
  let cases = 0;
  for (const start of ways) {
    lines.push(`- scenario: ${yamlValue(ways.length === 1 ? id : `${id}: ${start.when}`)}`, `  covers: [${id}]`, ...(Object.keys(start.given).length === 0 ? [] : [`  given: ${yamlValue(start.given)}`]), `  when: ${start.when}`, '  # then: what else must hold in every case, such as [hand of laura-roslin: none]', '  cases:');
    const seen = new Set<string>();
    const choices = check === undefined || asksForCards(at, start, arrangements(check, player, [])[0], [], player) ? [[]] : choicesBeforeCheck(at, start);
    for (const chosen of choices) {
      const arranged = arrangements(check, player, chosen);
      const used = check !== undefined && asksForCards(at, start, arranged[0], chosen, player) ? arranged : [{ name: '', given: {}, answers: chosen }];
      for (const { name, given, answers } of used) {
        const run = branchRunner(at, start, given);
        const { branches, more } = exploreBranches((tried) => {
          const report = run(tried);
          const wrong = report.diagnostics.find(({ severity, primary }) => severity === 'error' && primary.file.path === NEW_FILE);
          if (wrong !== undefined) throw new UsageError(`the scenarios of '${id}' could not be run: ${wrong.title}`);
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
  return { text: `${[...lines, ...abilities.lines].join('\n')}\n`, cases: cases + abilities.cases, todo: abilities.todo };
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
