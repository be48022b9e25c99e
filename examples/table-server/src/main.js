// `npm start [players] [file]`: a server with one new table, and the addresses of its seats.
import { serve } from './server.js';
import { sqliteStore } from './sqlite-store.js';

const [players = '3', file = 'tables.sqlite', port = '8787'] = process.argv.slice(2);
const { tables, port: own } = await serve({ store: sqliteStore(file), port: Number(port) });
const { id, secrets } = await tables.create({ players: Number(players) });
console.log(`watch    http://127.0.0.1:${own}/#${id}`);
for (const [seat, secret] of Object.entries(secrets)) console.log(`${seat} http://127.0.0.1:${own}/#${id}.${secret}`);
