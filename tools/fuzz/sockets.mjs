// Damaged messages to the table server of the examples, over a socket as a client sends them. Must not read what the server
// keeps but through its own tables.
import { basePack } from '@dradis/base-game';
import { below, createTable, loadPack } from '@dradis/engine';
import { WebSocket } from 'ws';
import { damageData, damageText } from './damage.mjs';

// Named as places, not as modules: examples stand on their own and are checked by their own standards.
const SERVER = new URL('../../examples/table-server/src/', import.meta.url);

const TABLES = 8;
const ANSWERS_APART = 15;
const PATIENCE_MS = 20_000;
const SECRET = 'a secret of its own for each seat: ';
/** The larger ones close the connection; those are few, for each costs a new one. */
const STRANGER_ONE_IN = 25;
const LARGE_ONE_IN = 400;
const LARGE = 20_000;

/** @typedef {{ id: string, socket: WebSocket, heard: unknown[], wake: () => void, closed: boolean }} Seat */

const pack = loadPack(basePack);
/** Tables at several moments of a game, as they are kept. */
const documents = Array.from({ length: TABLES }, (_, number) => {
  const table = createTable(pack, { players: 3, seed: `fuzz a socket ${number}`, windows: 'able' });
  for (let turn = 0; turn < number * ANSWERS_APART; turn++) {
    const pending = table.pending();
    const question = pending.kind === 'asked' ? table.question(pending.player) : null;
    if (pending.kind !== 'asked' || question === null) break;
    const count = Math.min(question.max, Math.max(question.min, 1));
    table.answer(pending.player, { revision: pending.revision, choose: question.options.slice(0, count).map(({ id }) => id) });
  }
  return table.save();
});

/** What the fuzzer needs of the server. @typedef {{ port: number, tables: { look: (id: string) => Promise<import('@dradis/engine').Table | undefined> }, close: () => Promise<void> }} Server */

/** @typedef {{ create: (id: string, table: object) => Promise<void> }} Store */

/** @type {Promise<{ store: Store, server: Server }> | undefined} */
let running;
let made = 0;
/** The seat that is asked at each table, joined. @type {Map<number, Seat>} */
const seats = new Map();

async function start() {
  /** @type {{ memoryStore: () => Store }} */
  const { memoryStore } = await import(new URL('memory-store.js', SERVER).href);
  /** @type {{ serve: (options: { store: Store }) => Promise<Server> }} */
  const { serve } = await import(new URL('server.js', SERVER).href);
  const store = memoryStore();
  return { store, server: await serve({ store }) };
}

/** A socket to the server, open. @param {number} port @param {string} id @returns {Promise<Seat>} */
async function connect(port, id) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  /** @type {Seat} */
  const seat = { id, socket, heard: [], wake: () => undefined, closed: false };
  socket.on('message', (/** @type {Buffer} */ data) => { seat.heard.push(JSON.parse(data.toString())); seat.wake(); });
  socket.on('close', () => { seat.closed = true; seat.wake(); });
  socket.on('error', () => { seat.closed = true; seat.wake(); });
  await new Promise((resolve, reject) => { socket.once('open', resolve); socket.once('error', reject); });
  return seat;
}

/** What the server says next; `closed` when it hangs up, undefined when it says nothing. @param {Seat} seat */
async function answerOf(seat) {
  if (seat.heard.length === 0 && !seat.closed) {
    /** @type {NodeJS.Timeout | undefined} */
    let late;
    await new Promise((resolve) => { seat.wake = () => { resolve(undefined); }; late = setTimeout(resolve, PATIENCE_MS); });
    clearTimeout(late);
  }
  return seat.heard.length > 0 ? seat.heard.shift() : seat.closed ? 'closed' : undefined;
}

/** A new table at one of the moments, and the asked seat at it. @param {number} which */
async function seatAt(which) {
  const known = seats.get(which);
  if (known !== undefined && !known.closed) return known;
  const { store, server } = await (running ??= start());
  const document = documents[which];
  if (document === undefined) throw new Error('there is no such moment');
  const id = `${(made += 1)}`;
  await store.create(id, { document, secrets: Object.fromEntries([1, 2, 3].map((number) => [`player-${number}`, `${SECRET}${number}`])) });
  const pending = (await server.tables.look(id))?.pending();
  if (pending?.kind !== 'asked') throw new Error('a table for the fuzzer asks nobody');
  const seat = await connect(server.port, id);
  seat.socket.send(JSON.stringify({ join: id, secret: `${SECRET}${pending.player.slice(-1)}` }));
  if (typeof (await answerOf(seat)) !== 'object') throw new Error('a seat of the fuzzer cannot join');
  seats.set(which, seat);
  return seat;
}

/** What a client may say, damaged. @param {number[]} random @param {import('@dradis/engine').Table} table @param {string} id */
function message(random, table, id) {
  const pending = table.pending();
  const question = pending.kind === 'asked' ? table.question(pending.player) : null;
  const answer = { answer: { revision: table.revision, choose: (question?.options ?? []).slice(0, question?.min ?? 0).map((option) => option.id) } };
  const kinds = [answer, { undo: true }, { join: id, secret: `${SECRET}1`, since: 3 }];
  const document = structuredClone(kinds[below(random, kinds.length)] ?? answer);
  if (below(random, LARGE_ONE_IN) === 0) return JSON.stringify({ answer: 'x'.repeat(LARGE) });
  const way = below(random, 4);
  if (way === 0) return damageText(JSON.stringify(document), random);
  if (way === 1) return Buffer.from(Array.from({ length: below(random, 60) }, () => below(random, 256)));
  damageData(document, random);
  return JSON.stringify(document);
}

/** @param {unknown} heard @param {boolean} same whether the table is as it was */
function wrong(heard, same) {
  if (heard === undefined) return 'is not answered';
  if (heard === 'closed') return same ? undefined : 'closes the connection and changes the table';
  const { refused } = /** @type {{ refused?: unknown }} */ (heard);
  if (refused === undefined) return undefined;
  if (refused === 'the server could not do it; try again') return 'breaks something in the server';
  return same ? undefined : 'is refused and changes the table';
}

/** @type {import('./suites.mjs').Suite} */
export async function sockets(random) {
  const which = below(random, TABLES);
  const seat = await seatAt(which);
  const { server } = await (running ??= start());
  const table = await server.tables.look(seat.id);
  if (table === undefined) return 'a table is gone';
  const before = table.hash;
  const said = message(random, table, seat.id);
  const stranger = below(random, STRANGER_ONE_IN) === 0;
  const speaker = stranger ? await connect(server.port, seat.id) : seat;
  speaker.socket.send(said);
  const heard = await answerOf(speaker);
  if (stranger) speaker.socket.terminate();
  const same = table.hash === before;
  // What is damaged may still be legal: then the next case finds a new table at the same moment.
  if (!same || seat.closed || seat.heard.length > 0) {
    seat.socket.terminate();
    seats.delete(which);
  }
  const problem = wrong(heard, same);
  return problem === undefined ? undefined : `the message ${JSON.stringify(said.toString().slice(0, 300))} ${problem}`;
}

/** Ends the server, so that the process can end. */
export async function closeSockets() {
  for (const seat of seats.values()) seat.socket.terminate();
  if (running !== undefined) await (await running).server.close();
}
