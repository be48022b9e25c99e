// The tables that are open. Keeps a move before anybody hears of it, and lets one answer at a time come to a table.
import { randomBytes, timingSafeEqual, createHash } from 'node:crypto';
import { basePack } from '@dradis/base-game';
import { createTable, loadPack, openTable } from '@dradis/engine';

const pack = loadPack(basePack);
const digest = (text) => createHash('sha256').update(String(text)).digest();

/** All tables of a store. */
export class Tables {
  #store;
  /** What is open or being opened, by id. @type {Map<string, Promise<{ table: import('@dradis/engine').Table, secrets: Readonly<Record<string, string>>, work: Promise<unknown> }>>} */
  #open = new Map();

  /** @param {import('./memory-store.js').TableStore} store */
  constructor(store) {
    this.#store = store;
  }

  /**
   * A new table. The secrets are the keys to its seats: whoever has one plays that seat.
   *
   * @param {{ players: number, seed?: string, choices?: Record<string, readonly string[]> }} options
   */
  async create({ players, seed = randomBytes(16).toString('hex'), choices = {} }) {
    const id = randomBytes(8).toString('hex');
    const table = createTable(pack, { players, seed, choices });
    const secrets = Object.fromEntries(Array.from({ length: players }, (_, index) => [`player-${index + 1}`, randomBytes(18).toString('base64url')]));
    await this.#store.create(id, { document: table.save(), secrets });
    this.#open.set(id, Promise.resolve({ table, secrets, work: Promise.resolve() }));
    return { id, secrets };
  }

  /** The open table; undefined when there is none of that id. @param {string} id */
  async #get(id) {
    const open = this.#open.get(id) ?? this.#read(id);
    this.#open.set(id, open);
    try {
      const found = await open;
      if (found === undefined) this.#open.delete(id);
      return found;
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
  }

  /** @param {string} id */
  async #read(id) {
    const kept = await this.#store.read(id);
    return kept === undefined ? undefined : { table: openTable(pack, kept.document), secrets: kept.secrets, work: Promise.resolve() };
  }

  /** The seat that a secret opens: `spectator` without one, undefined with a wrong one or without such a table. @param {string} id @param {string | undefined} secret */
  async seat(id, secret) {
    const open = await this.#get(id);
    if (open === undefined) return undefined;
    if (secret === undefined) return 'spectator';
    return Object.entries(open.secrets).find(([, own]) => timingSafeEqual(digest(own), digest(secret)))?.[0];
  }

  /** @param {string} id */
  async look(id) {
    return (await this.#get(id))?.table;
  }

  /** Lets go of a table at which nobody is left; whoever comes again opens it from what was kept. @param {string} id */
  async close(id) {
    const opening = this.#open.get(id);
    const open = await opening?.catch(() => undefined);
    if (open === undefined) return;
    const { work } = open;
    await work;
    // A change that came meanwhile goes on at the table that is open.
    if (open.work === work && this.#open.get(id) === opening) this.#open.delete(id);
  }

  /**
   * Changes a table and keeps the change. Rejected with what `change` throws, or with what the store throws: then the table is
   * opened again from what was kept.
   *
   * @template T
   * @param {string} id
   * @param {(table: import('@dradis/engine').Table) => T} change
   * @returns {Promise<T>}
   */
  async change(id, change) {
    const open = await this.#get(id);
    if (open === undefined) throw new Error(`there is no table ${id}`);
    const mine = open.work.then(async () => {
      // An earlier change may have failed to be kept.
      if ((await this.#open.get(id)) !== open) return this.change(id, change);
      const before = open.table.revision;
      const result = change(open.table);
      const { moves } = open.table.save();
      if (moves.length === before) return result;
      try {
        await this.#store.append(id, before, moves.slice(before));
      } catch (error) {
        this.#open.delete(id);
        throw error;
      }
      return result;
    });
    open.work = mine.catch(() => undefined);
    return mine;
  }
}
