// The server: the page over HTTP, the game over WebSocket. Sends a seat its own view and its own log and nothing else.
//
// A client says                                    and hears
//   { join: table, secret?, since? }                 { seat, ...look } or { refused }
//   { answer: { revision, choose } }                 every seat: its look
//   { undo: true }                                   every seat: its look, or { refused }
// A look is { revision, pending, question, view, events, next }: all that the seat may see, and what it has heard since.
// After a broken connection a client joins again with the `next` it heard last, and sends an answer it is not sure of again.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { BrokenDocument, IllegalAnswer } from '@dradis/engine';
import { WebSocketServer } from 'ws';
import { Tables } from './tables.js';

const LARGEST_MESSAGE = 16_384;
const LARGEST_UNSENT = 8_000_000;
const PULSE_MS = 20_000;
const PAGE = { '/': ['index.html', 'text/html; charset=utf-8'], '/page.js': ['page.js', 'text/javascript; charset=utf-8'] };
const HEADERS = { 'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'", 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

class Refused extends Error {}

/** @param {unknown} data */
function read(data) {
  let message;
  try {
    message = JSON.parse(String(data));
  } catch {
    throw new Refused('a message is JSON');
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) throw new Refused('a message is an object');
  return message;
}

/**
 * Serves the tables of a store on this machine.
 *
 * @param {{ store: import('./memory-store.js').TableStore, port?: number, pulse?: number }} settings
 */
export async function serve({ store, port = 0, pulse = PULSE_MS }) {
  const tables = new Tables(store);
  /** Who listens, by table. @type {Map<string, Set<Client>>} */
  const clients = new Map();
  /** @typedef {{ socket: import('ws').WebSocket, table: string, seat: import('@dradis/engine').TableSeat, next: number }} Client */

  const http = createServer(async (request, response) => {
    try {
      const [file, type] = PAGE[new URL(request.url ?? '/', 'http://localhost').pathname] ?? [];
      if (file !== undefined && request.method === 'GET') {
        response.writeHead(200, { ...HEADERS, 'content-type': type });
        response.end(await readFile(new URL(`../page/${file}`, import.meta.url)));
      } else {
        response.writeHead(404, HEADERS).end();
      }
    } catch {
      if (!response.headersSent) response.writeHead(500, HEADERS);
      response.end();
    }
  });
  const sockets = new WebSocketServer({
    server: http,
    maxPayload: LARGEST_MESSAGE,
    // A page of another site may not play with the secrets that this browser holds.
    verifyClient: ({ origin, req }) => origin === undefined || (URL.canParse(origin) && new URL(origin).host === req.headers.host),
  });

  /** @param {import('ws').WebSocket} socket @param {unknown} message */
  const send = (socket, message) => {
    if (socket.bufferedAmount > LARGEST_UNSENT) socket.terminate();
    else socket.send(JSON.stringify(message));
  };

  /** @param {Client} client */
  const look = async (client) => {
    const table = await tables.look(client.table);
    if (table === undefined) throw new Refused('the table is gone');
    const { seat } = client;
    const { events, next } = table.events(seat, client.next);
    client.next = next;
    return { revision: table.revision, pending: table.pending(), question: table.question(seat), view: table.view(seat), events, next };
  };

  /** @param {string} id */
  const tell = async (id) => {
    for (const client of clients.get(id) ?? []) send(client.socket, await look(client));
  };

  /** @param {import('ws').WebSocket} socket @param {{ join: unknown, secret?: unknown, since?: unknown }} message @returns {Promise<Client>} */
  const join = async (socket, { join: table, secret, since = 0 }) => {
    if (typeof table !== 'string' || (secret !== undefined && typeof secret !== 'string')) throw new Refused('join names a table, and a secret if a seat is taken');
    const seat = await tables.seat(table, secret);
    if (seat === undefined) throw new Refused('there is no such table, or the secret opens none of its seats');
    const client = { socket, table, seat, next: Number.isInteger(since) && since > 0 ? since : 0 };
    clients.set(table, (clients.get(table) ?? new Set()).add(client));
    send(socket, { seat, ...(await look(client)) });
    return client;
  };

  /** @param {Client} client */
  const leave = (client) => {
    const others = clients.get(client.table);
    others?.delete(client);
    if (others?.size !== 0) return;
    clients.delete(client.table);
    void tables.close(client.table);
  };

  sockets.on('connection', (socket) => {
    /** @type {Client | undefined} */
    let client;
    let alive = true;
    // Messages of one client are taken one after the other.
    let work = Promise.resolve();
    const beat = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, pulse);
    socket.on('pong', () => {
      alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(beat);
      if (client !== undefined) leave(client);
    });
    const take = async (data) => {
      const message = read(data);
      if (client === undefined) {
        client = await join(socket, message);
        // Who hung up meanwhile is not told of again.
        if (socket.readyState !== socket.OPEN) leave(client);
        return;
      }
      const { table, seat } = client;
      if ('answer' in message) {
        await tables.change(table, (open) => open.answer(seat, message.answer));
        await tell(table);
      } else if (message.undo === true) {
        const back = await tables.change(table, (open) => (seat === 'spectator' ? { kind: 'refused', words: 'only players take back' } : open.undo(seat)));
        if (back.kind === 'refused') throw new Refused(back.words);
        await tell(table);
      } else {
        throw new Refused('a message is { answer } or { undo }');
      }
    };
    socket.on('message', (data) => {
      work = work.then(() => take(data)).catch((error) => {
        // What went wrong inside tells too much; what a player did wrong he may know.
        const known = error instanceof Refused || error instanceof IllegalAnswer || error instanceof BrokenDocument;
        if (!known) console.error(error);
        send(socket, { refused: known ? error.message : 'the server could not do it; try again' });
      });
    });
  });

  await new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  return {
    tables,
    port: http.address().port,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      store.close();
    },
  };
}
