/**
 * The public face of a debug session, as plain data and one interface. Must hold types only, and nothing of the engine's
 * inner numbering: entities, variables, attributes and zones are named by their ids, players by `player-1` … `player-6`.
 * Long because it is the whole contract, which is read in one piece.
 */
import { type CompiledPack } from '@dradis/engine';

/** A stretch of a source file. Lines and columns count from 1; the end is exclusive. */
export interface SourceSpan {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A place in a pack's sources: `file` is the path by which `SessionOptions.sources` knows it. */
export interface SourcePlace {
  file: string;
  span: SourceSpan;
}

/** What the session is to know of a pack to call things as people do. */
export interface Naming {
  /** Attribute of a player that holds the thing he plays: once it does, he is called by its title. */
  players?: string;
  /** Fixed number attribute that is written behind the title of what has it, as in `Repair · 2`. */
  number?: string;
}

/** What a session is made from. */
export interface SessionOptions {
  pack: CompiledPack;
  /** Text of each source file, by the path under which the pack lists it. Only `Session.source` reads it; may be empty. */
  sources: Readonly<Record<string, string>>;
  /** How many play; within the pack's `settings.players`. */
  players: number;
  /** Any text; the same seed and answers give the same game. */
  seed: string;
  /** Who is asked in windows: everybody who might hold an answer (`all`, the default), or only those who do. */
  windows?: 'all' | 'able';
  naming?: Naming;
  /** How switches of the pack stand, by id; those left out stand as the pack says. */
  switches?: Readonly<Record<string, boolean>>;
}

/** Who looks: a player's id (`player-1` …), the public, or one who sees everything. */
export type Seat = 'everything' | 'spectator' | (string & {});

/**
 * Where the session stands on its recorded line. Steps are the unit of `goto`: one step is one instruction carried out
 * or one answer given, so a decision and what follows its answer are two positions.
 */
export interface Position {
  /** Steps taken since the beginning; 0 is the beginning. */
  step: number;
  /** Answers given up to here. */
  decisions: number;
  /** Whether the game is over here. */
  ended: boolean;
  /** Whether a player is being asked here (also in the past, where the answer is already recorded). */
  waiting: boolean;
  /** The last step that is recorded; `goto` reaches 0 … `last`. Never below `step`. */
  last: number;
}

/**
 * Why a command came to a halt: `stepped`: at what it was told to find; `decision`: a player is asked; `ended`: the game
 * is over; `start`: nothing lies before; `budget`: the content ran longer or deeper than the pack allows; `error`: the
 * content asked for the impossible, or an answer was refused.
 */
export type StopReason = 'stepped' | 'decision' | 'ended' | 'start' | 'budget' | 'error';

/** Where a command came to a halt. */
export interface Stop {
  position: Position;
  reason: StopReason;
  /** Indexes of the breakpoints that the position hits; absent when it hits none. */
  breakpoints?: number[];
  /** With `budget` and `error`; `file` and `span` are null when no program was running. */
  error?: { message: string; file: string | null; span: SourceSpan | null };
}

/** How far one step goes. */
export interface StepCommand {
  /** `into`: the next statement anywhere; `over`: the next one in this frame or outside it; `out`: when this frame has ended. */
  kind: 'into' | 'over' | 'out';
  /** 1: forwards; -1: to where the same command would have come from. */
  direction: 1 | -1;
}

/**
 * How far a run goes. `turn`: the next change of the variable that counts turns. `breakpoint`: the next position that hits
 * one, in either direction the same ones. Runs over what is recorded repeat the
 * recorded answers; a question without a recorded answer ends every forward run.
 */
export interface RunCommand {
  until: 'decision' | 'turn' | 'breakpoint' | 'end' | 'start';
  direction: 1 | -1;
}

/** How far an answer goes on. */
export type AfterAnswer = 'stop' | 'decision';

/** What an option of a decision is called, and which component it is. */
export interface DecisionOption {
  /** What an answer quotes. Stable: it does not depend on the order of the options. */
  id: string;
  label: string;
  /** What choosing it means, or what tells it from another one of the same label; null when there is nothing to say. */
  hint: string | null;
  /** The component, zone or player the option is, by id; for an ability its source; null for yes, no and numbers. */
  thing: string | null;
  /** What that component is called; null when `thing` is, or when who is asked may not know it. */
  thingTitle: string | null;
  /** Id of an earlier option that it comes to the same as, so that the two may be shown as one; null when there is none. */
  twin: string | null;
}

/** A choice that the rules take away at this moment, and what takes it away. */
export interface ForbiddenOption {
  label: string;
  thing: string | null;
  /** One sentence for each rule, card or value that forbids it; never empty. */
  reasons: string[];
}

/** `one` and `some`: components; `may`: yes or no; `option`: labelled options; `number`: a number; `react` and `order`: in a window. */
export type DecisionForm = 'one' | 'some' | 'may' | 'option' | 'number' | 'react' | 'order';

/** A question that waits for an answer. */
export interface Decision {
  /** Counts from 1 through the game. */
  id: number;
  form: DecisionForm;
  /** Id and title of the player who is asked. */
  player: string;
  playerTitle: string;
  prompt: string;
  /** What it is for, when the content says so. */
  purpose: string | null;
  /** How many options an answer chooses, at least and at most. */
  min: number;
  max: number;
  options: DecisionOption[];
  forbidden: ForbiddenOption[];
  /** Id of the component at hand, whose effect asks or to which a rule is being applied; `Session.face` shows it. Null without one. */
  about: string | null;
  /** The statement that asks; null when no statement does, and for all seats but `everything`. */
  place: SourcePlace | null;
  /** The answer that is recorded here, when the session stands in the past. */
  recorded: string[] | null;
}

/** A value as JSON: entities by id, conditions as booleans, nothing as null. */
export type PlainValue = null | number | boolean | string | readonly (number | string)[];

/** A name in scope of a frame. */
export interface LocalVariable {
  name: string;
  /** As the language writes it: `number`, `condition`, `thing:KIND`, `list:KIND`, `tally` … */
  type: string;
  /** For reading: titles, `yes`/`no`, `nothing`; a tally with what it is made of. */
  value: string;
  raw: PlainValue;
}

/** What a frame is: a program of the pack by its kind, a window in which others may act, or one use of an ability. */
export type FrameKind = 'procedure' | 'effect' | 'ability' | 'on-use' | 'window' | 'use';

/** One effect or procedure being carried out. */
export interface StackFrame {
  name: string;
  kind: FrameKind;
  /** The component whose effect it is. */
  thing: { id: string; title: string } | null;
  /** Where it stands; for windows and uses, where the program below them does. Null only when no program runs below. */
  file: string | null;
  span: SourceSpan | null;
  locals: LocalVariable[];
  /** Rulings the program cites, as in `R-135`. */
  rulings: string[];
}

/** A line of a source file, or the rest of one. */
export interface FaceLine {
  /** Counts from 1 in the file. */
  number: number;
  /** Where `text` begins in the line; counts from 1. */
  column: number;
  text: string;
}

/** A key of a component and what stands under it, as it is written. */
export interface FaceSection {
  key: string;
  lines: FaceLine[];
}

/** What is written on a component. */
export interface ThingFace {
  id: string;
  title: string;
  /** In words, as `cylon attack`. */
  kind: string;
  /** Null when no file says anything of it. */
  file: string | null;
  /** In the order of the file; empty without a text. */
  sections: FaceSection[];
}

/** A row of the state tree. `path` is stable through the game as long as what it names stays where it is. */
export interface TreeNode {
  /** Last part of `path`. */
  key: string;
  /** Ids joined with `/`: `resources/fuel/level`, `players/player-1/hand`, `zones/bow`, `game/turn-number`. */
  path: string;
  label: string;
  /** For reading; absent for groups. */
  value?: string;
  /** Absent for leaves. A zone's children run from its bottom to its top. */
  children?: TreeNode[];
  /** Who may know it, for people: `nobody`, or names; absent when everybody may, and for all seats but `everything`. */
  who?: string;
}

/** One difference between two states. A component that moved is one change, however many others changed their places. */
export interface Change {
  kind: 'value' | 'move' | 'face' | 'order' | 'outcome';
  /** Path in the state tree, as things stand afterwards. */
  path: string;
  label: string;
  before: string;
  after: string;
  /** The whole change in words, as in `Fuel 8 → 7` or `Raider 3: Supply → Bow`. */
  sentence: string;
}

/**
 * `start`; `turn`: the variable that counts turns was set; `decision`: an answer; `roll`: a die; `event`: one was
 * announced; `effect`: the effect of a card or other component began; `ability`: one was used; `shuffle`; `forced`: dice
 * were laid ready; `end`.
 */
export type TimelineKind =
  | 'start'
  | 'turn'
  | 'decision'
  | 'roll'
  | 'event'
  | 'effect'
  | 'ability'
  | 'shuffle'
  | 'forced'
  | 'end';

/** A mark on the timeline. */
export interface TimelineEntry {
  /** `goto(step)` shows the state right after it happened. */
  step: number;
  kind: TimelineKind;
  label: string;
  /** Id of the event, variable, ability, thing or zone it is about; null for rolls, the start and forced dice. */
  subject: string | null;
  /** Id of the player who did it. */
  player?: string;
}

/** A component, zone or player as somebody sees it. */
export interface ViewThing {
  /** Its id, or an opaque handle (`?17`) for those who may not know it. */
  id: string;
  /** `null` for those who may not know it. */
  title: string | null;
  kind: string | null;
  faceUp: boolean;
  /** Its attributes that may be known, fixed ones too. */
  attributes: Record<string, PlainValue>;
}

/** A zone as somebody sees it. */
export interface ViewZone {
  id: string;
  title: string;
  kind: string;
  /** The player it belongs to; null for shared zones. */
  owner: string | null;
  attributes: Record<string, PlainValue>;
  /** From its bottom to its top. */
  things: ViewThing[];
}

/** All that one seat may know. */
export interface View {
  seat: Seat;
  players: ViewThing[];
  zones: ViewZone[];
  /** Things that lie in no zone, tracks and the like. */
  things: ViewThing[];
  variables: Record<string, PlainValue>;
  /** Id of the outcome; null while the game goes on. */
  outcome: string | null;
  /** Who is being asked; the question itself is in `Session.decision`. */
  waitingFor: string | null;
}

/**
 * Where a run may stop. `line`: a statement that begins there; `event`: it was announced; `thing`: an effect of it begins or
 * an ability of it is used; `roll`: a die was rolled; `write`: what a path of the state tree leads to was written: a
 * variable, an attribute, where a component lies, what lies in a zone.
 */
export type Breakpoint =
  | { kind: 'line'; file: string; line: number }
  | { kind: 'event'; event: string }
  | { kind: 'thing'; thing: string }
  | { kind: 'roll' }
  | { kind: 'write'; path: string };

/** A breakpoint and what became of it. */
export interface PlacedBreakpoint {
  breakpoint: Breakpoint;
  /** Whether it can be hit. */
  verified: boolean;
  /** The statement it is on; only for lines. */
  place: SourcePlace | null;
  /** Why it cannot be hit, or where it was moved to. */
  message: string | null;
}

/** Where a value comes from. */
export interface Provenance {
  /** The step that wrote it: `goto(step)` shows the state right after. */
  step: number;
  /** The statement that did it. */
  place: SourcePlace | null;
  /** The stack just before, innermost first: the causes from the statement outwards. */
  stack: StackFrame[];
  /** The last decision before it and everything marked since. */
  since: TimelineEntry[];
}

/** A statement and how often it was carried out on the recorded line. */
export interface StatementHits extends SourcePlace {
  hits: number;
}

/** Something that was put into the game from outside, at a step. */
export type SessionInput =
  | { step: number; kind: 'answer'; decision: number; choose: string[] }
  | { step: number; kind: 'dice'; dice: number[] };

/** A saved session: how to play the game again, and fingerprints that tell whether it is the same game. */
export interface SessionDocument {
  format: 'dradis-session';
  version: 1;
  pack: { id: string; version: string; hash: string };
  players: number;
  seed: string;
  windows: 'all' | 'able';
  /** How the switches of the pack stood, by id. */
  switches: Readonly<Record<string, boolean>>;
  /** In order of `step`. */
  inputs: SessionInput[];
  /** The last recorded step. */
  last: number;
  /** Where the session stood. */
  step: number;
  /** Fingerprint of the state at every answer and at `last`, in order of `step`. */
  hashes: { step: number; hash: string }[];
}

/** A document that cannot be restored: it is not a session, or another pack's, or its game goes otherwise with this pack. */
export interface RestoreProblem {
  reason: 'malformed' | 'other-pack' | 'diverged';
  message: string;
  /** With `diverged`: the first step at which the game is another one. */
  step: number | null;
}

/** How strictly a saved session is taken over. */
export interface RestoreOptions {
  /**
   * Whether a session of another version of the pack may be taken over: its answers are given to the questions as they
   * come, up to the first that is not on offer. The session then stands there, and `restore` says so. Default: false.
   */
  otherPack?: boolean;
}

/** A debug session: one recorded line of play, and a cursor on it. Commands never throw for what content or answers do wrong. */
export interface Session {
  position(): Position;
  /** One statement on or back. */
  step(command: StepCommand): Stop;
  run(command: RunCommand): Stop;
  /** To a recorded step; a number outside 0 … `last` goes to the nearer end, a fraction is cut off. */
  goto(step: number): Stop;
  /**
   * Answers the question with ids of its options. In the past it cuts the recorded future, unless it is the recorded
   * answer. `then` says how far to go: one step, where what the answer causes begins (`stop`, the default), or on to the
   * next question. A refused answer changes nothing and stops with `error`.
   */
  answer(choose: readonly string[], then?: AfterAnswer): Stop;
  /** Answers by chance, the same way each time for the same seed and decision. Nothing waits: stops with `error`. */
  answerAtRandom(then?: AfterAnswer): Stop;
  /**
   * Runs to the first question that waits when the first turn has begun, answering by chance what is asked before, as
   * `answerAtRandom` would. Where a turn has begun already it runs to the next question, or stays at one.
   */
  playSetUp(): Stop;
  /**
   * The question at the cursor as a seat (default: everything) may know it: null when nobody is asked, and for a player
   * who is not the one; who is asked is in `View.waitingFor`.
   */
  decision(seat?: Seat): Decision | null;
  /** Innermost first; empty for all seats but `everything`, for frames name what they work on. */
  stack(seat?: Seat): StackFrame[];
  /**
   * The statement that is about to be carried out, or that waits for an answer; null before nothing and after the end, and
   * for all seats but `everything`.
   */
  statement(seat?: Seat): SourcePlace | null;
  /** What is written on a component; null when there is none with that id, or the seat may not know it here. */
  face(thing: string, seat?: Seat): ThingFace | null;
  /** The state by names, as `seat` (default: everything) may know it. */
  tree(seat?: Seat): TreeNode[];
  /**
   * What is different at step `to` from step `from`, as a seat sees it; either order; steps are brought into range as
   * `goto` does. A seat follows what it may know by name and the rest by handle; of what it lost sight of it is told places
   * and numbers only.
   */
  changes(from: number, to: number, seat?: Seat): Change[];
  /** What is different from before the last command that moved the cursor. */
  lastChanges(seat?: Seat): Change[];
  view(seat: Seat): View;
  /** Replaces all breakpoints; gives what became of each, in the same order. */
  setBreakpoints(breakpoints: readonly Breakpoint[]): readonly PlacedBreakpoint[];
  /**
   * Why the value, component or zone at a path of the state tree is as it is; null when it is as it was at the beginning, and
   * for all seats but `everything`.
   */
  provenance(path: string, seat?: Seat): Provenance | null;
  /** How often each statement of the pack was carried out on the recorded line. */
  coverage(): StatementHits[];
  /**
   * Everything worth a mark on the recorded line, by step; also what lies after the cursor. A seat is told that others
   * answered or used something, not what; and of effects those of components that it could know.
   */
  timeline(seat?: Seat): readonly TimelineEntry[];
  /** The next dice show these numbers, in order, before chance has its say again. Cuts the recorded future. */
  forceDice(dice: readonly number[]): Stop;
  /** What is left of the forced dice here. */
  forcedDice(): number[];
  /** Fingerprint of the state here: equal states, equal texts. */
  hash(): string;
  /** Text of a source file; undefined when the session was not given it. */
  source(file: string): string | undefined;
  save(): SessionDocument;
  /**
   * Takes over a saved session; null when all of it could be. Otherwise the session is left as it was, but with
   * `otherPack` and reason `diverged` it stands where the games part.
   */
  restore(document: unknown, options?: RestoreOptions): RestoreProblem | null;
}
