// A client for tests: joins a seat, keeps every byte it is sent, answers by chance.
import { WebSocket } from 'ws';

/** Numbers 0 … n - 1 from a seed. @param {number} seed */
export function numbers(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * n);
  };
}

export class Client {
  bytes = '';
  look;
  refusals = [];
  #socket;
  #waiting = [];

  /** Joins and waits for the first look. */
  static async join(port, table, secret, { since, headers = {} } = {}) {
    const client = new Client();
    client.#socket = new WebSocket(`ws://127.0.0.1:${port}/`, { headers });
    client.#socket.on('message', (data) => client.#hear(String(data)));
    client.closed = new Promise((resolve) => client.#socket.on('close', resolve));
    await new Promise((resolve, reject) => { client.#socket.on('open', resolve); client.#socket.on('error', reject); });
    client.send({ join: table, secret, since });
    await client.heard((one) => one.look !== undefined || one.refusals.length > 0);
    return client;
  }

  #hear(text) {
    this.bytes += `${text}\n`;
    const message = JSON.parse(text);
    if (message.refused === undefined) this.look = { ...this.look, ...message };
    else this.refusals.push(message.refused);
    this.#waiting = this.#waiting.filter(({ until, resolve }) => { if (until(this)) resolve(); else return true; return false; });
  }

  send(message) {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until something holds after a message. */
  heard(until) {
    return until(this) ? Promise.resolve() : new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`nothing like it was heard; refused: ${this.refusals.join('; ')}`)), 20_000);
      this.#waiting.push({ until, resolve: () => { clearTimeout(late); resolve(undefined); } });
    });
  }

  /** An answer by chance to the question this seat is asked. */
  choice(next) {
    const { revision, question: { options, min, max } } = this.look;
    const left = options.map(({ id }) => id);
    return { revision, choose: Array.from({ length: Math.max(min, Math.min(max, 1)) }, () => left.splice(next(left.length), 1)[0]) };
  }

  close() {
    this.#socket.terminate();
    return this.closed;
  }
}
