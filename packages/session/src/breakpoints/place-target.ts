/**
 * Finds where a breakpoint's target is in a line of play, as a question about one step: is it hit there? Must ask only what
 * is the same whichever way the step is reached, and must not move the cursor.
 */
import { BudgetExceeded, type State } from '@dradis/engine';
import { targetOfPath } from '../provenance/target-of-path.js';
import { ATTRIBUTE, CONTENTS, OUTCOME, PLACE, type Target, VARIABLE } from '../provenance/write-log.js';
import { PreparedText } from '../expression/prepared-text.js';
import type { TextCompiler } from '../expression/text-compiler.js';
import type { Line } from '../record/line.js';
import { STATEMENT } from '../record/tape.js';
import type { BreakpointTarget, Comparison } from '../types/breakpoints.js';
import type { TextMistake } from '../types/expression.js';
import type { SourcePlace } from '../types/source.js';
import type { TimelineKind } from '../types/timeline.js';
import { statementsOnLine } from './line-statements.js';

/** Whether a step is hit; a text is what went wrong in finding out, which is a hit that says so. */
export type Probe = (step: number) => boolean | string;

/** A target found in a line. */
export interface FoundTarget {
  probe: Probe;
  places: SourcePlace[];
  /** Where it was moved to; null when it was not. */
  message: string | null;
  /** Whether the probe is quick only when asked step by step. */
  inOrder: boolean;
}

/** Why a target cannot be hit. */
export interface LostTarget {
  message: string;
  mistakes: readonly TextMistake[];
}

const COMPARE: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
};

function lost(message: string, mistakes: readonly TextMistake[] = []): LostTarget {
  return { message, mistakes };
}

function found(probe: Probe, places: SourcePlace[] = [], message: string | null = null): FoundTarget {
  return { probe, places, message, inOrder: false };
}

function onMark(line: Line, kinds: readonly TimelineKind[], subject: string | null): FoundTarget {
  return found((at) => line.timeline.at(at).some((entry) => kinds.includes(entry.kind) && (subject === null || entry.subject === subject)));
}

/** What stands at a target, comparable. */
function valueAt(line: Line, state: State, target: Target): number | string {
  const { names } = line;
  if (target.what === VARIABLE) return comparable(state.vars[target.on] ?? -1);
  if (target.what === PLACE) return `${state.zoneOf[target.on] ?? -1}:${state.faceUp[target.on] ?? 0}`;
  if (target.what === CONTENTS) return (state.zones[target.on - names.layout.zoneLo] ?? []).join();
  if (target.what === OUTCOME.what) return state.outcome;
  const attribute = target.what - ATTRIBUTE;
  return comparable(state.attrs[attribute]?.[target.on - (names.attributes[attribute]?.lo ?? 0)] ?? -1);
}

function comparable(value: number | string | readonly number[]): number | string {
  return typeof value === 'object' ? value.join() : value;
}

function onChange(line: Line, { path, crosses }: BreakpointTarget & { kind: 'change' }): FoundTarget | LostTarget {
  const target = targetOfPath(line.names, path);
  if (target === undefined) return lost(`the path "${path}" leads to no value, component or zone`);
  const numeric = target.what === VARIABLE || target.what >= ATTRIBUTE;
  if (crosses !== undefined && !numeric) return lost(`"${path}" is no number, so it cannot cross a limit`);
  const at = (step: number): number | string => {
    line.past.walker.moveTo(step);
    return valueAt(line, line.past.game.state, target);
  };
  return found((step) => {
    if (step === 0 || !line.writes.wrote(step, target)) return false;
    const before = at(step - 1);
    const after = at(step);
    if (crosses === undefined) return before !== after;
    const holds = (value: number | string): boolean => typeof value === 'number' && COMPARE[crosses.is](value, crosses.value);
    return holds(after) && !holds(before);
  });
}

function onVerb(line: Line, verb: string): FoundTarget | LostTarget {
  const numbers = line.statements.withVerb(verb);
  if (numbers.size === 0) return lost(`no statement of the pack carries out "${verb}"`);
  const { tape } = line.reel;
  return found((at) => tape.has(at, STATEMENT) && numbers.has(tape.statement(at)));
}

function onDecision(line: Line, player: string | undefined): FoundTarget | LostTarget {
  const entity = player === undefined ? -1 : line.names.entity(player);
  if (player !== undefined && !line.names.isPlayer(entity)) return lost(`there is no player "${player}" in this game`);
  const { tape } = line.reel;
  return found((at) => (entity < 0 ? tape.asked(at) >= 0 : tape.asked(at) === entity));
}

function onCondition(line: Line, compiler: TextCompiler, text: string): FoundTarget | LostTarget {
  const condition = new PreparedText(line, compiler, text, 'condition');
  if (condition.type === null) return lost('the condition has mistakes', condition.mistakes);
  let last: { step: number; epoch: number; was: { holds: boolean; problem: string | null } } | undefined;
  const at = (step: number): { holds: boolean; problem: string | null } => {
    if (last?.step !== step || last.epoch !== line.epoch) last = { step, epoch: line.epoch, was: condition.holds(step) };
    return last.was;
  };
  const probe = (step: number): boolean | string => {
    // What holds from the beginning on did not become so.
    if (step === 0) return false;
    const before = at(step - 1);
    const { holds, problem } = at(step);
    if (problem !== null) return before.problem === null ? problem : false;
    return holds && !before.holds;
  };
  return { ...found(probe), inOrder: true };
}

/** Where a target is; or why it can never be hit. */
export function placeTarget(line: Line, compiler: TextCompiler, target: BreakpointTarget): FoundTarget | LostTarget {
  const { names, reel } = line;
  const { tape } = reel;
  switch (target.kind) {
    case 'line': {
      if (target.lost !== undefined) return lost(`unbound: ${target.lost.why}`);
      const { numbers, places, message } = statementsOnLine(line.statements, target);
      if (numbers.size === 0) return lost(message ?? '');
      return found((at) => tape.has(at, STATEMENT) && numbers.has(tape.statement(at)), places, message);
    }
    case 'event':
      return names.layout.eventIndex.has(target.event) ? onMark(line, ['event'], target.event) : lost(`the pack has no event "${target.event}"`);
    case 'thing':
      return names.entity(target.thing) < 0 ? lost(`there is no "${target.thing}" in this game`) : onMark(line, ['effect', 'ability'], target.thing);
    case 'roll':
      return onMark(line, ['roll'], null);
    case 'write': {
      const written = targetOfPath(names, target.path);
      return written === undefined ? lost(`the path "${target.path}" leads to no value, component or zone`) : found((at) => line.writes.wrote(at, written));
    }
    case 'change':
      return onChange(line, target);
    case 'verb':
      return onVerb(line, target.verb);
    case 'decision':
      return onDecision(line, target.player);
    case 'condition':
      return onCondition(line, compiler, target.text);
    case 'error':
      return found((at) => at === tape.last && reel.fault !== null && !(reel.fault instanceof BudgetExceeded));
    case 'budget':
      return found((at) => at === tape.last && reel.fault instanceof BudgetExceeded);
    case 'refused':
      return found((at) => line.refusals.some(({ step }) => step === at));
  }
}
