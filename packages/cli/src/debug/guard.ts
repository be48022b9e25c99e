// Who may speak to the debug server: this machine's own page, with the token of this run. Must not read a request's body or
// touch a file. Both the host and the origin are checked: a page of another site can reach a loopback port (by its own
// scripts, or by a name of its own that it lets point here), and only these two headers tell.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header that carries the token. */
export const TOKEN_HEADER = 'x-dradis-token';

/** Why a request is refused. */
export interface Refusal {
  /** The HTTP status: 403 a stranger, 401 the token is missing or wrong. */
  readonly status: 401 | 403;
  readonly reason: string;
}

/** The names under which this machine alone is reached. */
function ownHosts(port: number): readonly string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Why a request may not be answered at all; undefined when it comes from this machine's own page.
 *
 * @param headers as Node reads them: names in lower case
 * @param port the port the server listens on
 */
export function stranger(headers: IncomingHttpHeaders, port: number): Refusal | undefined {
  const hosts = ownHosts(port);
  if (headers.host === undefined || !hosts.includes(headers.host)) {
    return { status: 403, reason: `the request names the host '${headers.host ?? ''}'; this server answers only ${hosts.join(', ')}` };
  }
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) {
    return { status: 403, reason: `the request comes from a page of '${headers.origin}'; only the debugger's own page may ask` };
  }
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return { status: 403, reason: `the browser says the request is '${site}'; only the debugger's own page may ask` };
  }
  return undefined;
}

/** Why a request for the folder is refused: its token is not that of this run. Undefined when it is. */
export function withoutToken(headers: IncomingHttpHeaders, token: string): Refusal | undefined {
  const given = headers[TOKEN_HEADER];
  // Digests have one length, so that comparing takes the same time however much of the token is right.
  if (typeof given === 'string' && timingSafeEqual(digest(given), digest(token))) return undefined;
  return { status: 401, reason: given === undefined ? 'the token is missing: open the address that dradis debug printed' : 'the token is of another run: open the address that dradis debug printed last' };
}
