/**
 * Checks that a value is a saved session. Must not judge whether the game it describes can be played: `restore.ts` does.
 */
import { BrokenDocument, type CompiledProgram, requireData, type SaveDocument, shown } from '@dradis/engine';
import { isNoteText } from '../notes/note-list.js';
import type { Edit } from '../types/branches.js';
import type { Beginning, SessionDocument, SessionInput } from '../types/document.js';
import type { PlainValue } from '../types/value.js';
import { runOf } from './run-of.js';

/** More inputs than any game has: a document beyond it is not a session but an attack on memory. */
const LAST_LANGUAGE = 1_000_000;
const MOST_INPUTS = 1_000_000;
const MOST_STEPS = 0x7fffffff;
const LONGEST_TEXT = 10_000;
const LONGEST_FILE = 1_000_000;
const MOST_CHOICES = 10_000;

/** A document, or why it is none. */
export type ReadDocument = { document: SessionDocument } | { problem: string };

type Fields = Readonly<Record<string, unknown>>;

class NotADocument extends Error {}

function fail(path: string, expected: string, found: unknown): never {
  throw new NotADocument(`${path}: expected ${expected}, found ${shown(found)}`);
}

function fields(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'an object', value);
  return value as Fields;
}

function own(of: Fields, key: string): unknown {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

function text(of: Fields, key: string, path: string, longest = LONGEST_TEXT): string {
  const value = own(of, key);
  if (typeof value !== 'string' || value.length > longest) fail(`${path}${key}`, 'a text', value);
  return value;
}

function whole(of: Fields, key: string, path: string, most: number): number {
  const value = own(of, key);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most) {
    fail(`${path}${key}`, `a whole number from 0 to ${most}`, value);
  }
  return value;
}

function list(of: Fields, key: string, path: string, most: number): readonly unknown[] {
  const value = own(of, key);
  if (!Array.isArray(value) || value.length > most) fail(`${path}${key}`, `a list of at most ${most}`, value);
  return value as readonly unknown[];
}

function isPlain(value: unknown): value is PlainValue {
  if (Array.isArray(value)) return value.length <= MOST_CHOICES && value.every((one) => typeof one === 'string' || typeof one === 'number');
  return value === null || ['number', 'boolean', 'string'].includes(typeof value);
}

/** One edit. Throws NotADocument, also for what `fail` says. */
function readEdit(value: unknown, path: string): Edit {
  const of = fields(value, path);
  const kind = own(of, 'kind');
  const at = `${path}.`;
  if (kind === 'value') {
    const to = own(of, 'value');
    return isPlain(to) ? { kind, path: text(of, 'path', at), value: to } : fail(`${at}value`, 'a number, text, condition, list of these, or null', to);
  }
  if (kind === 'move') {
    const place = own(of, 'place');
    if (place !== undefined && place !== 'top' && place !== 'bottom') fail(`${at}place`, '"top" or "bottom"', place);
    return { kind, thing: text(of, 'thing', at), zone: text(of, 'zone', at), ...(place === undefined ? {} : { place }) };
  }
  if (kind === 'face') {
    const up = own(of, 'up');
    return typeof up === 'boolean' ? { kind, thing: text(of, 'thing', at), up } : fail(`${at}up`, 'true or false', up);
  }
  if (kind === 'chance') {
    const decks = own(of, 'decks');
    if (decks !== undefined && typeof decks !== 'boolean') fail(`${at}decks`, 'true or false', decks);
    return { kind, seed: text(of, 'seed', at), ...(decks === undefined ? {} : { decks }) };
  }
  if (kind !== 'deck') fail(`${at}kind`, '"value", "move", "face", "deck" or "chance"', kind);
  const top = list(of, 'top', at, MOST_CHOICES).map((one, i) => (typeof one === 'string' ? one : fail(`${at}top[${i}]`, 'the id of a thing', one)));
  return { kind, zone: text(of, 'zone', at), top };
}

function readInput(value: unknown, path: string): SessionInput {
  const of = fields(value, path);
  const step = whole(of, 'step', `${path}.`, MOST_STEPS);
  const kind = own(of, 'kind');
  if (kind === 'answer') {
    const choose = list(of, 'choose', `${path}.`, MOST_CHOICES).map((one, i) =>
      typeof one === 'string' ? one : fail(`${path}.choose[${i}]`, 'the id of an option', one),
    );
    return { step, kind, decision: whole(of, 'decision', `${path}.`, MOST_STEPS), choose };
  }
  if (kind === 'edit') return { step, kind, edits: list(of, 'edits', `${path}.`, MOST_CHOICES).map((one, i) => readEdit(one, `${path}.edits[${i}]`)) };
  if (kind !== 'dice') fail(`${path}.kind`, '"answer", "dice" or "edit"', kind);
  const dice = list(of, 'dice', `${path}.`, MOST_CHOICES).map((one, i) =>
    typeof one === 'number' && Number.isInteger(one) ? one : fail(`${path}.dice[${i}]`, 'a whole number', one),
  );
  return { step, kind, dice };
}

/** What the engine reads of it, the state and the program, it checks itself. */
function readBeginning(value: unknown): Beginning {
  const of = fields(value, 'begin');
  const file = fields(own(of, 'file'), 'begin.file');
  return {
    state: fields(own(of, 'state'), 'begin.state') as unknown as SaveDocument,
    layout: text(of, 'layout', 'begin.'),
    program: fields(own(of, 'program'), 'begin.program') as unknown as CompiledProgram,
    file: { path: text(file, 'path', 'begin.file.'), text: text(file, 'text', 'begin.file.', LONGEST_FILE) },
    ...(own(of, 'onward') === true ? { onward: true } : {}),
  };
}

function readNote(value: unknown, path: string, last: number): { step: number; text: string } {
  const of = fields(value, path);
  const note = { step: whole(of, 'step', `${path}.`, last), text: text(of, 'text', `${path}.`) };
  return isNoteText(note.text) ? note : fail(`${path}.text`, 'a text of 1 to 5000 characters', note.text);
}

/** Documents of packs without switches may leave them out. */
function readSwitches(value: unknown): Record<string, boolean> {
  const entries = Object.entries(fields(value ?? {}, 'switches'));
  return Object.fromEntries(entries.map(([id, on]) => (typeof on === 'boolean' ? ([id, on] as const) : fail(`switches.${id}`, 'true or false', on))));
}

function inOrder(steps: readonly { step: number }[], path: string): void {
  steps.forEach((one, i) => {
    const before = steps[i - 1];
    if (before !== undefined && before.step > one.step) fail(`${path}[${i}].step`, `at least ${before.step}`, one.step);
  });
}

function read(value: unknown): SessionDocument {
  const of = fields(value, 'document');
  if (own(of, 'format') !== 'dradis-session') fail('format', '"dradis-session"', own(of, 'format'));
  if (own(of, 'version') !== 1) fail('version', 'version 1', own(of, 'version'));
  const pack = fields(own(of, 'pack'), 'pack');
  const windows = own(of, 'windows');
  if (windows !== 'all' && windows !== 'able') fail('windows', '"all" or "able"', windows);
  const inputs = list(of, 'inputs', '', MOST_INPUTS).map((one, i) => readInput(one, `inputs[${i}]`));
  inOrder(inputs, 'inputs');
  const hashes = list(of, 'hashes', '', MOST_INPUTS).map((one, i) => {
    const entry = fields(one, `hashes[${i}]`);
    return { step: whole(entry, 'step', `hashes[${i}].`, MOST_STEPS), hash: text(entry, 'hash', `hashes[${i}].`) };
  });
  inOrder(hashes, 'hashes');
  const last = whole(of, 'last', '', MOST_STEPS);
  const run = own(of, 'run') === undefined ? {} : { run: text(of, 'run', '') };
  const document: SessionDocument = {
    format: 'dradis-session',
    version: 1,
    ...run,
    ...(own(of, 'engine') === undefined ? {} : { engine: text(of, 'engine', '') }),
    pack: { id: text(pack, 'id', 'pack.'), version: text(pack, 'version', 'pack.'), hash: text(pack, 'hash', 'pack.'), ...(own(pack, 'language') === undefined ? {} : { language: whole(pack, 'language', 'pack.', LAST_LANGUAGE) }) },
    players: whole(of, 'players', '', 64),
    seed: text(of, 'seed', ''),
    windows,
    switches: readSwitches(own(of, 'switches')),
    ...(own(of, 'begin') === undefined ? {} : { begin: readBeginning(own(of, 'begin')) }),
    inputs,
    last,
    step: whole(of, 'step', '', last),
    ...(own(of, 'notes') === undefined ? {} : { notes: list(of, 'notes', '', MOST_CHOICES).map((one, i) => readNote(one, `notes[${i}]`, last)) }),
    hashes,
  };
  const found = runOf(document);
  if (run.run !== undefined && run.run !== found) throw new NotADocument(`run: it is said to be the run ${run.run.slice(0, 60)}, but what it holds is the run ${found}: it was changed after it was saved. Leave "run" out to open it all the same`);
  return document;
}

/** Reads a saved session. Never throws; what is not part of a session is left out. */
export function readDocument(value: unknown): ReadDocument {
  try {
    requireData(value);
    return { document: read(value) };
  } catch (error) {
    if (error instanceof BrokenDocument) return { problem: `not a saved session: ${error.message}` };
    if (error instanceof NotADocument) return { problem: `not a saved session: ${error.message}` };
    throw error;
  }
}
