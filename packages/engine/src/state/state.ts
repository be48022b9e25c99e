/**
 * The state of a game: one JSON tree, made in one place so that new, copied and loaded states have one shape.
 * Must not hold anything that is derived from the pack, nor behaviour.
 */
import type { Value } from './value.js';

/** One effect being carried out. `program` below 0 is a native frame (`machine/frames.ts`). */
export interface Frame {
  /** Index into the layout's programs, or a native code. */
  program: number;
  /** The next instruction; while something above runs, or a decision waits, the current one is `pc - 1`. */
  pc: number;
  /** By slot: what it holds now. */
  locals: Value[];
  /** How many tallies there were when the frame was pushed; those made since go when it ends. */
  tallies: number;
  /** The slot of the frame below that receives the result; -1: none; -2: participants go back to the use below. */
  ret: number;
}

/** A number that remembers what it is made of: what it started with or a die showed, and what was added. */
export interface Tally {
  /** What it started with, or what a die showed. */
  base: number;
  /** `base` and all parts, kept within `min` … `max`. */
  value: number;
  /** The die's faces once one was rolled; the widest integers before. */
  min: number;
  /** The highest that `value` can be. */
  max: number;
  /** Triples: amount, source entity (-1: none), ability instance (-1: none). */
  parts: number[];
}

/** The question that waits. `options` are raw values: entities, ability instances, uses, numbers, option indexes. */
export interface DecisionState {
  /** Counts the questions of a game from 1. */
  id: number;
  /** What kind of choice it is. */
  form: DecisionForm;
  /** The entity of the player who is asked. */
  player: number;
  /** Raw values, at least one; -1 is none or pass. */
  options: readonly number[];
  /** The fewest options that an answer may choose, from 0. */
  min: number;
  /** The most options that an answer may choose. */
  max: number;
}

/** All forms of a decision: those a program asks, and the two of a window. */
export type DecisionForm = 'one' | 'some' | 'may' | 'option' | 'number' | 'react' | 'order';

/** Who is asked in a window: everybody who might hold an answer, or only those who do. */
export type WindowsPolicy = 'all' | 'able';

/** Everything that matters about a game. Entities are ids of the layout for `players` players. */
export interface State {
  /** Hash of the pack. */
  pack: string;
  /** The text from which `random` was started. */
  seed: string;
  /** How many play. */
  players: number;
  /** Who is asked in windows. Fixed when the game is created. */
  windowsPolicy: WindowsPolicy;
  /** By switch of the pack, in its order: 1 when on. Fixed when the game is created; never changed. */
  switches: readonly number[];
  /** Four 32-bit integers. */
  random: { s: number[] };
  /** Results that the next dice will show. */
  forced: { dice: number[] };
  /** Instructions carried out since the beginning. */
  step: number;
  /** The step at which the step budget began to count: the last answer. */
  budgetFrom: number;
  /** By variable, in the order of the layout. */
  vars: Value[];
  /** By attribute, then by entity minus the first entity of the attribute's kind; fixed attributes have none. */
  attrs: Value[][];
  /** By entity: the zone it is in, -1 if none. */
  zoneOf: number[];
  /** By zone (minus the first zone): its contents, bottom first. */
  zones: number[][];
  /** By entity: 1 when it lies face up. */
  faceUp: number[];
  /** By entity: bits of those who know it though they do not see it; bit 0 is the public, bit n player n. */
  known: number[];
  /** By entity: the number by which those who do not see it call it. */
  handles: number[];
  /** The number that the next handle will have; grows only. */
  nextHandle: number;
  /** By limit cell (`ability/limits.ts`): the value of the limit's scope at the last use. */
  uses: number[];
  /** Those that are alive; a value of the type `tally` is an index into it. */
  tallies: Tally[];
  /** The stack, bottom first. */
  frames: Frame[];
  /** The question that waits; null while the game runs and when it has ended. */
  decision: DecisionState | null;
  /** Decisions offered so far; the id of the last one. */
  decisions: number;
  /** The outcome the game ended with, -1 while it goes on. */
  outcome: number;
}

/** The only place where a state object is made: keeps the order of keys, and so the shape, the same. */
export function makeState(of: State): State {
  return {
    pack: of.pack,
    seed: of.seed,
    players: of.players,
    windowsPolicy: of.windowsPolicy,
    switches: of.switches,
    random: of.random,
    forced: of.forced,
    step: of.step,
    budgetFrom: of.budgetFrom,
    vars: of.vars,
    attrs: of.attrs,
    zoneOf: of.zoneOf,
    zones: of.zones,
    faceUp: of.faceUp,
    known: of.known,
    handles: of.handles,
    nextHandle: of.nextHandle,
    uses: of.uses,
    tallies: of.tallies,
    frames: of.frames,
    decision: of.decision,
    decisions: of.decisions,
    outcome: of.outcome,
  };
}

/** The only place where a frame is made. */
export function makeFrame(program: number, pc: number, locals: Value[], tallies: number, ret: number): Frame {
  return { program, pc, locals, tallies, ret };
}

/** The only place where a tally is made. */
export function makeTally(base: number, value: number, min: number, max: number, parts: number[]): Tally {
  return { base, value, min, max, parts };
}

/** The only place where a decision is made. */
export function makeDecision(
  id: number,
  form: DecisionForm,
  player: number,
  options: readonly number[],
  min: number,
  max: number,
): DecisionState {
  return { id, form, player, options, min, max };
}
