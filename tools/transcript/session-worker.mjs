// A session in a worker thread, answering over the port to its parent. Must do nothing but that.
import { parentPort, workerData } from 'node:worker_threads';
import { serveMessages } from '@dradis/session';
import { baseSession } from './base-session.mjs';

/** @type {import('./script.mjs').Script['game']} */
const game = workerData;
if (parentPort !== null) serveMessages(baseSession(game), parentPort);
