/**
 * Plays what was put into one line again on a line of other content, and compares them wherever somebody is asked. Must judge
 * by names alone: the numbers inside differ from content to content.
 */
import { BrokenDocument, IllegalAnswer } from '@dradis/engine';
import type { Line } from '../record/line.js';
import { stateTree } from '../state/tree.js';
import { Wording } from '../state/wording.js';
import type { SessionInput } from '../types/document.js';
import type { TreeNode } from '../types/state.js';
import type { SwapDifference } from '../types/swap.js';
import { sameReading } from './same-reading.js';

const MOST_DIFFERENCES = 50;

/** Where two lines part. */
interface Parted {
  step: number;
  message: string;
  differences: SwapDifference[];
}

/** What came of it: the first place where they differ; and why not everything could be put in, null when it could. */
export interface Replayed {
  parted: Parted | null;
  stuck: string | null;
}

function flat(nodes: readonly TreeNode[], out = new Map<string, TreeNode>()): Map<string, TreeNode> {
  for (const node of nodes) {
    out.set(node.path, node);
    flat(node.children ?? [], out);
  }
  return out;
}

function treeAt(line: Line, step: number): Map<string, TreeNode> {
  const { past, names } = line;
  past.walker.moveTo(step);
  return flat(stateTree(new Wording(names, past.game.state)));
}

function differences(before: Map<string, TreeNode>, after: Map<string, TreeNode>): SwapDifference[] {
  const out: SwapDifference[] = [];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [a, b] = [before.get(path), after.get(path)];
    if (a !== undefined && b !== undefined && a.value === b.value && a.label === b.label) continue;
    out.push({ path, label: (b ?? a)?.label ?? path, before: a?.value ?? (a === undefined ? '' : 'there'), after: b?.value ?? (b === undefined ? '' : 'there') });
    if (out.length >= MOST_DIFFERENCES) break;
  }
  return out;
}

function question(line: Line, step: number): string {
  const { past, names } = line;
  past.walker.moveTo(step);
  const asked = past.game.decision();
  if (asked === null) return 'nobody is asked';
  return `${new Wording(names, past.game.state).call(names.entity(asked.player))} is asked "${asked.prompt}" with ${asked.options.map(({ id }) => id).join(', ')}`;
}

/** What differs between a step of the old line and one of the new; null when they read the same. */
function compare(old: Line, at: number, line: Line, step: number, quick: ReturnType<typeof sameReading>): Parted | null {
  const [before, after] = [question(old, at), question(line, step)];
  const changed = quick(old.past.game.state, line.past.game.state) ? [] : differences(treeAt(old, at), treeAt(line, step));
  if (before === after && changed.length === 0) return null;
  const first = changed[0];
  const what = first === undefined ? `${after}, where ${before}` : `${first.label} is ${first.after || 'not there'}, where it was ${first.before || 'not there'}`;
  return { step, message: `At step ${step} the game is another one: ${what}.`, differences: changed };
}

/** Puts one input in where the line stands; why it cannot be, null when it could. */
function give(line: Line, input: SessionInput): string | null {
  const { reel, state } = line;
  try {
    if (input.kind === 'dice') line.force(input.dice);
    else if (input.kind === 'edit') line.edit(input.edits);
    else if (state.decision === null) return `nobody is asked at step ${reel.at}, where an answer was given`;
    else reel.answer(input.choose, state.decision.id);
    return null;
  } catch (error) {
    if (error instanceof IllegalAnswer) return `at step ${reel.at} the recorded answer is not on offer: ${error.message}`;
    if (error instanceof BrokenDocument) return `at step ${reel.at} the recorded edit cannot be made: ${error.reason}`;
    throw error;
  }
}

function onTo(line: Line, step: number): void {
  while (line.reel.tape.last < step && line.reel.reach(line.reel.tape.last + 1));
  line.reel.moveTo(Math.min(step, line.reel.tape.last));
}

/** Plays the new line along the old one, up to the end of the old; it then stands where the old one's cursor is. */
export function replayLine(old: Line, line: Line): Replayed {
  const { reel } = line;
  const cursor = old.reel.at;
  const quick = sameReading(old.names, line.names);
  const first: { parted: Parted | null } = { parted: null };
  // Steps of the two lines that answer each other: behind an answer they count alike.
  let [from, to] = [0, 0];
  let stand = cursor;
  const note = (at: number, step: number): void => {
    first.parted ??= compare(old, at, line, step, quick);
  };
  for (const input of old.reel.inputs.all) {
    if (input.kind === 'answer') onTo(line, Infinity);
    else onTo(line, to + input.step - from);
    if (cursor >= from && cursor <= input.step) stand = cursor === input.step ? reel.at : Math.min(to + cursor - from, reel.at);
    note(input.step, reel.at);
    const stuck = give(line, input);
    if (stuck !== null) {
      reel.moveTo(Math.min(cursor > input.step ? reel.at : stand, reel.tape.last));
      return { parted: first.parted ?? { step: reel.at, message: `${stuck[0]?.toUpperCase() ?? ''}${stuck.slice(1)}.`, differences: [] }, stuck };
    }
    [from, to] = input.kind === 'answer' ? [input.step + 1, reel.at] : [input.step, reel.at];
  }
  onTo(line, to + old.reel.tape.last - from);
  if (cursor >= from) stand = Math.min(to + cursor - from, reel.tape.last);
  reel.moveTo(Math.min(stand, reel.tape.last));
  note(cursor, reel.at);
  return { parted: first.parted, stuck: null };
}
