// `npm start -- [players] [file] [port]`: a server with one new table, and the addresses of its seats. Each address is the key to
// its seat. The server answers this machine alone: for players elsewhere put a proxy with TLS
// before it that passes the Host header on.
import { serve } from './server.js';
import { sqliteStore } from './sqlite-store.js';

const [players = '3', file = 'tables.sqlite', port = '8787'] = process.argv.slice(2);
const { tables, port: own } = await serve({ store: sqliteStore(file), port: Number(port) });
const { id, secrets } = await tables.create({ players: Number(players) });
console.log(`watch    http://127.0.0.1:${own}/#${id}`);
for (const [seat, secret] of Object.entries(secrets)) console.log(`${seat} http://127.0.0.1:${own}/#${id}.${secret}`);
