// Every way a scenario can go, found by running it. Must not know the pack or write the scenario file.
import type { ScenarioResult } from '@dradis/scenarios';

/** One way: what was answered and rolled, and what came of it. */
export interface Branch {
  readonly answers: readonly { readonly player: string; readonly pick: string | readonly string[] }[];
  readonly dice: readonly number[];
  /** The results of the last die that lead to the same, as `1-4`; empty when no die was rolled. */
  readonly bands: readonly string[];
  readonly changes: Readonly<Record<string, number>>;
  readonly outcome: string | undefined;
}

/** Runs ways of answering and rolling; gives their results in order. */
export type RunBranches = (branches: readonly Pick<Branch, 'answers' | 'dice'>[]) => readonly ScenarioResult[];

/** Beyond this many runs the rest is left to the author. */
const MOST_RUNS = 240;
const MOST_OPTIONS = 6;
const SIDES = 8;

interface Node extends Pick<Branch, 'answers' | 'dice'> {
  children: readonly Node[];
  /** The children are the results of a die, from 1. */
  rolled: boolean;
  result: ScenarioResult | undefined;
}

function node(answers: Node['answers'], dice: Node['dice']): Node {
  return { answers, dice, children: [], rolled: false, result: undefined };
}

/** The answers worth trying: every option of a choice; the fewest, and all where that is allowed, of several. */
function tries({ form, options, min, max }: NonNullable<NonNullable<ScenarioResult['reached']>['asked']>, anyThing: boolean): (string | readonly string[])[] {
  const different = [...new Set(options)].slice(0, anyThing && form === 'one' ? 1 : MOST_OPTIONS);
  if (form !== 'some') return different;
  const fewest = min === 0 ? 'none' : options.slice(0, min);
  return max > min && max >= options.length ? [fewest, 'all'] : [fewest];
}

function signature(of: Node): string {
  if (of.children.length > 0) return JSON.stringify(of.children.map(signature));
  const { result } = of;
  return JSON.stringify([result?.reached?.changes, result?.reached?.outcome, result?.trail.map(({ player, question, answer }) => [player, question, answer])]);
}

function leaves(of: Node, bands: readonly string[]): Branch[] {
  if (of.children.length === 0) {
    const { reached } = of.result ?? {};
    return [{ answers: of.answers, dice: of.dice, bands, changes: reached?.changes ?? {}, outcome: reached?.outcome }];
  }
  if (!of.rolled) return of.children.flatMap((child) => leaves(child, bands));
  const all: Branch[] = [];
  for (let from = 0; from < of.children.length; ) {
    const first = of.children[from] as Node;
    let to = from;
    while (to + 1 < of.children.length && signature(of.children[to + 1] as Node) === signature(first)) to += 1;
    const name = from === to ? String(from + 1) : `${from + 1}-${to + 1}`;
    all.push(...leaves(first, [...bands, name]));
    from = to + 1;
  }
  return all;
}

/**
 * The ways, and whether there are more than were tried.
 *
 * @param before what is answered in every way, before anything else is asked
 * @param anyThing where one thing of several is chosen the first will do: which one it is is no branch of the card
 */
export function exploreBranches(run: RunBranches, before: Branch['answers'], anyThing = false): { readonly branches: readonly Branch[]; readonly more: boolean } {
  const root = node(before, []);
  let waiting = [root];
  let runs = 0;
  while (waiting.length > 0 && runs + waiting.length <= MOST_RUNS) {
    const results = run(waiting);
    runs += waiting.length;
    const next: Node[] = [];
    waiting.forEach((each, index) => {
      const result = results[index];
      each.result = result;
      if (result?.reached === undefined) return;
      if (result.reached.unscriptedDice > 0) {
        each.rolled = true;
        each.children = Array.from({ length: SIDES }, (_, side) => node(each.answers, [...each.dice, side + 1]));
      } else if (result.reached.asked !== undefined) {
        const { player } = result.reached.asked;
        each.children = tries(result.reached.asked, anyThing).map((pick) => node([...each.answers, { player, pick }], each.dice));
      }
      next.push(...each.children);
    });
    waiting = next;
  }
  const unfinished = new Set(waiting);
  return { branches: leaves(root, []).filter(({ answers, dice }) => ![...unfinished].some((each) => each.answers === answers && each.dice === dice)), more: unfinished.size > 0 };
}
