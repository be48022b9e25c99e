/** A replay: how a game was set up, every answer, and the hash of the state after each. Must not run a game. */
import { BrokenDocument, requireData, runId, shown, type WindowsPolicy } from '@dradis/engine';

/** One answer of a recorded game. */
export interface RecordedAnswer {
  /** Who answered, as `player-1`. */
  readonly player: string;
  /** Ids of the chosen options. */
  readonly choose: readonly string[];
  /** Hash of the state at the next question, or at the end. */
  readonly hash: string;
}

/** A recorded game: plain JSON. */
export interface ReplayDocument {
  /** The format of the document; another one is not read. */
  readonly format: 'dradis-replay-1';
  /** The id of the run, see `runId` of the engine; missing in records of before it was noted. */
  readonly run?: string;
  /** The version of the engine that played it; missing in records of before it was noted. */
  readonly engine?: string;
  /** The content it was played with. */
  readonly pack: {
    readonly id: string;
    readonly version: string;
    readonly hash: string;
    /** The version of the language it is written in; missing in records of before it was noted. */
    readonly language?: number;
  };
  /** How many played. */
  readonly players: number;
  /** What decided every shuffle, draw and die. */
  readonly seed: string;
  /** Who was asked in windows. */
  readonly windows: WindowsPolicy;
  /** How the switches of the pack stood, by id; empty in records of a pack without any. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** Hash of the state at the first question. */
  readonly start: string;
  /** Every answer, the oldest first. */
  readonly answers: readonly RecordedAnswer[];
}

const MOST_ANSWERS = 1_000_000;
const LONGEST_TEXT = 10_000;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, at: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BrokenDocument(at, 'expected an object');
  return value as Fields;
}

function textOf(value: unknown, at: string): string {
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) throw new BrokenDocument(at, 'expected a text');
  return value;
}

function listOf(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length > MOST_ANSWERS) throw new BrokenDocument(at, 'expected a list');
  return value;
}

function switchesOf(value: unknown, at: string): Record<string, boolean> {
  const entries = Object.entries(fieldsOf(value ?? {}, at));
  for (const [id, on] of entries) if (typeof on !== 'boolean') throw new BrokenDocument(`${at}.${id}`, 'expected true or false');
  return Object.fromEntries(entries) as Record<string, boolean>;
}

function packOf(value: unknown): ReplayDocument['pack'] {
  const fields = fieldsOf(value, 'pack');
  const { language } = fields;
  if (language !== undefined && (typeof language !== 'number' || !Number.isInteger(language))) throw new BrokenDocument('pack.language', 'expected a whole number');
  return { id: textOf(fields['id'], 'pack.id'), version: textOf(fields['version'], 'pack.version'), hash: textOf(fields['hash'], 'pack.hash'), ...(language === undefined ? {} : { language }) };
}

function answerOf(value: unknown, at: string): RecordedAnswer {
  const fields = fieldsOf(value, at);
  return {
    player: textOf(fields['player'], `${at}.player`),
    choose: listOf(fields['choose'], `${at}.choose`).map((one, index) => textOf(one, `${at}.choose[${index}]`)),
    hash: textOf(fields['hash'], `${at}.hash`),
  };
}

/** The id of the run that a replay records: see `runId` of the engine. */
export function runOfReplay({ engine = '', pack, players, seed, windows, switches, answers }: Omit<ReplayDocument, 'format' | 'run'>): string {
  return runId({ engine, pack: pack.hash, players, seed, windows, switches, begin: '', decisions: answers.map(({ choose }) => choose) });
}

/**
 * Reads a replay from parsed JSON. Throws BrokenDocument naming the place that is not as the format says, also where the id of
 * the run is not that of the rest: then it was changed after it was recorded.
 */
export function readReplay(json: unknown): ReplayDocument {
  requireData(json);
  const fields = fieldsOf(json, '');
  if (fields['format'] !== 'dradis-replay-1') throw new BrokenDocument('format', `expected "dradis-replay-1", found ${shown(fields['format'])}`);
  const { players, windows, run, engine } = fields;
  if (typeof players !== 'number' || !Number.isInteger(players)) throw new BrokenDocument('players', 'expected a whole number');
  if (windows !== 'all' && windows !== 'able') throw new BrokenDocument('windows', 'expected "all" or "able"');
  const document: ReplayDocument = {
    format: 'dradis-replay-1',
    ...(run === undefined ? {} : { run: textOf(run, 'run') }),
    ...(engine === undefined ? {} : { engine: textOf(engine, 'engine') }),
    pack: packOf(fields['pack']),
    players,
    seed: textOf(fields['seed'], 'seed'),
    windows,
    switches: switchesOf(fields['switches'], 'switches'),
    start: textOf(fields['start'], 'start'),
    answers: listOf(fields['answers'], 'answers').map((one, index) => answerOf(one, `answers[${index}]`)),
  };
  const found = runOfReplay(document);
  if (document.run !== undefined && document.run !== found) {
    throw new BrokenDocument('run', `it is said to be the run ${document.run.slice(0, 60)}, but what it holds is the run ${found}: it was changed after it was recorded. Leave "run" out to replay it all the same`);
  }
  return document;
}
