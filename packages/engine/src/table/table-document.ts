/** A table as a document: how it was set up and every move since. Must not play. */
import { requireData } from '../pack/plain-data.js';
import { BrokenDocument } from '../errors/broken-document.js';
import { shown } from '../errors/shown.js';
import type { Pack } from '../pack/load-pack.js';
import { readInteger, readList, readObject, readRecord, readText } from '../pack/json-reader.js';
import type { WindowsPolicy } from '../state/state.js';
import type { Choices } from './settled-choices.js';

/** A move: an answer, or the last answer taken back; told apart by `kind`. `hash` is that of the state after it. */
export type TableMove = { readonly kind: 'answer'; readonly player: string; readonly choose: readonly string[]; readonly hash: string } | { readonly kind: 'undo'; readonly player: string; readonly hash: string };

/** A table: plain JSON. Small, for it holds no state; whoever opens it plays the moves again and compares the hashes. */
export interface TableDocument {
  /** The format of the document; another one is not read. */
  readonly format: 'dradis-table-1';
  /** The content it is played with. */
  readonly pack: { readonly id: string; readonly version: string; readonly hash: string };
  /** How many play. */
  readonly players: number;
  /** What decides every shuffle, draw and die: whoever has it knows all that is hidden. Keep documents from the players. */
  readonly seed: string;
  /** Who is asked in windows. */
  readonly windows: WindowsPolicy;
  /** How the switches of the pack stand, by id. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** What players settled before the game; left out when nothing was. */
  readonly choices?: Choices;
  /** Every answer and every answer taken back, the oldest first. */
  readonly moves: readonly TableMove[];
}

const MOST_MOVES = 100_000;
const MOST_CHOSEN = 1_000;

function readIds(value: unknown, at: string): string[] {
  const ids = readList(value, at, readText);
  if (ids.length > MOST_CHOSEN) throw new BrokenDocument(at, `expected at most ${MOST_CHOSEN} ids, found ${ids.length}`);
  return ids;
}

function readMove(value: unknown, at: string): TableMove {
  const fields = readObject(value, at);
  const player = readText(fields['player'], `${at}.player`);
  const hash = readText(fields['hash'], `${at}.hash`);
  if (fields['kind'] === 'undo') return { kind: 'undo', player, hash };
  if (fields['kind'] !== 'answer') throw new BrokenDocument(`${at}.kind`, `expected "answer" or "undo", found ${shown(fields['kind'])}`);
  return { kind: 'answer', player, choose: readIds(fields['choose'], `${at}.choose`), hash };
}

function readSwitches(value: unknown, pack: Pack): Record<string, boolean> {
  const fields = readObject(value, 'switches');
  return Object.fromEntries(
    Object.entries(fields).map(([id, on]) => {
      if (!pack.compiled.switches.some((one) => one.id === id)) throw new BrokenDocument('switches', `${pack.id} has no switch ${shown(id)}`);
      if (typeof on !== 'boolean') throw new BrokenDocument(`switches.${id}`, `expected true or false, found ${shown(on)}`);
      return [id, on];
    }),
  );
}

/** Reads a document of a table of this pack. Throws BrokenDocument when it is damaged or of other content. */
export function readTableDocument(pack: Pack, document: unknown): TableDocument {
  requireData(document);
  const fields = readObject(document, '');
  if (fields['format'] !== 'dradis-table-1') throw new BrokenDocument('format', `expected "dradis-table-1", found ${shown(fields['format'])}`);
  const of = readObject(fields['pack'], 'pack');
  const hash = readText(of['hash'], 'pack.hash');
  if (hash !== pack.hash) throw new BrokenDocument('pack', `the table is played with ${shown(of['id'])} ${shown(of['version'])} (${hash}), but this is ${pack.id} ${pack.version} (${pack.hash})`);
  const { windows } = fields;
  if (windows !== 'all' && windows !== 'able') throw new BrokenDocument('windows', `expected "all" or "able", found ${shown(windows)}`);
  const moves = readList(fields['moves'], 'moves', (one) => one);
  if (moves.length > MOST_MOVES) throw new BrokenDocument('moves', `expected at most ${MOST_MOVES} moves, found ${moves.length}`);
  return {
    format: 'dradis-table-1',
    pack: { id: pack.id, version: pack.version, hash },
    players: readInteger(fields['players'], 'players', pack.players.min, pack.players.max),
    seed: readText(fields['seed'], 'seed'),
    windows,
    switches: readSwitches(fields['switches'], pack),
    ...(fields['choices'] === undefined ? {} : { choices: Object.fromEntries(readRecord(fields['choices'], 'choices', readIds)) }),
    moves: moves.map((move, index) => readMove(move, `moves[${index}]`)),
  };
}
