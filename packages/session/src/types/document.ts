/** Saved sessions. Must hold types only. */
import type { CompiledProgram, SaveDocument } from '@dradis/engine';
import type { Edit } from './branches.js';

/** Where a game begins that is not begun anew: a position, and statements that are carried out there, such as a scenario's. */
export interface Beginning {
  /** The position as the engine saves it; nothing is under way in it, unless `onward`. */
  state: SaveDocument;
  /** `layoutPrint` of the pack it was saved with: it fits every pack with the same, whatever the rules. */
  layout: string;
  /** What is carried out; the game is over when it is done, unless `onward`. Its places are in `file`. */
  program: CompiledProgram;
  /** Where the statements stand: a path that no file of the pack has, and its text. */
  file: { path: string; text: string };
  /** Whether what is under way in the position goes on once the statements are done; false when missing. */
  onward?: boolean;
}

/** Something that was put into the game from outside, at a step. */
export type SessionInput =
  | { step: number; kind: 'answer'; decision: number; choose: string[] }
  | { step: number; kind: 'dice'; dice: number[] }
  | { step: number; kind: 'edit'; edits: Edit[] };

/** What is put in without being asked for. */
export type OutsideInput = Exclude<SessionInput, { kind: 'answer' }>;

/** A saved session: how to play the game again, and fingerprints that tell whether it is the same game. */
export interface SessionDocument {
  /** Tells the document from others. */
  format: 'dradis-session';
  /** The version of the format. */
  version: 1;
  /**
   * The id of the run, see `runId` of the engine; missing in documents of before it was noted. One that does not fit the rest
   * is refused: the document was changed after it was saved.
   */
  run?: string;
  /** Version of the engine that played it; missing in documents of before it was noted. */
  engine?: string;
  /** The content it was played with. `language` is the version of the language that is written in; missing in documents of before it was noted. */
  pack: { id: string; version: string; hash: string; language?: number };
  /** How many play. */
  players: number;
  /** What decides every shuffle, draw and die. */
  seed: string;
  /** Who is asked in windows. */
  windows: 'all' | 'able';
  /** How the switches of the pack stood, by id. */
  switches: Readonly<Record<string, boolean>>;
  /** Where it began; missing for a game that was begun anew. */
  begin?: Beginning;
  /** In order of `step`. */
  inputs: SessionInput[];
  /** The last recorded step. */
  last: number;
  /** Where the session stood. */
  step: number;
  /** Notes on steps, in their own order; missing when there are none. */
  notes?: { step: number; text: string }[];
  /** Fingerprint of the state at every answer and at `last`, in order of `step`. */
  hashes: { step: number; hash: string }[];
}

/** What decides how the recorded game goes, but for its decisions, and the id of all of it together. */
export type ThisRun = Required<Pick<SessionDocument, 'run' | 'engine' | 'pack' | 'players' | 'seed' | 'windows' | 'switches'>>;

/** A document that cannot be restored: it is not a session, or another pack's, or its game goes otherwise with this pack. */
export interface RestoreProblem {
  /** `malformed`: it is not a session; `other-pack`: it is of other content; `diverged`: the same answers lead elsewhere. */
  reason: 'malformed' | 'other-pack' | 'diverged';
  /** In words: what is wrong and where. */
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
