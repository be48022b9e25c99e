// Tests of who may speak to the debug server.
import { expect, it } from 'vitest';
import { stranger, TOKEN_HEADER, withoutToken } from './guard.js';

const PORT = 4100;

it.each([
  ['this machine by number', { host: '127.0.0.1:4100' }],
  ['this machine by name', { host: 'localhost:4100' }],
  ['its own page', { host: '127.0.0.1:4100', origin: 'http://127.0.0.1:4100', 'sec-fetch-site': 'same-origin' }],
  ['an address typed by hand', { host: '127.0.0.1:4100', 'sec-fetch-site': 'none' }],
])('lets in %s', (_what, headers) => {
  expect(stranger(headers, PORT)).toBeUndefined();
});

it.each([
  ['no host', {}, "names the host ''"],
  ['a foreign host that points here', { host: 'evil.example:4100' }, "names the host 'evil.example:4100'"],
  ['another port', { host: '127.0.0.1:4101' }, "names the host '127.0.0.1:4101'"],
  ['a foreign origin', { host: '127.0.0.1:4100', origin: 'https://evil.example' }, "a page of 'https://evil.example'"],
  ['a page without an origin', { host: '127.0.0.1:4100', origin: 'null' }, "a page of 'null'"],
  ['this machine under its other name', { host: '127.0.0.1:4100', origin: 'http://localhost:4100' }, "a page of 'http://localhost:4100'"],
  ['a page on another port', { host: '127.0.0.1:4100', origin: 'http://127.0.0.1:8080' }, "a page of 'http://127.0.0.1:8080'"],
  ['what the browser calls cross-site', { host: '127.0.0.1:4100', 'sec-fetch-site': 'cross-site' }, "'cross-site'"],
])('refuses %s', (_what, headers, why) => {
  expect(stranger(headers, PORT)).toEqual({ status: 403, reason: expect.stringContaining(why) as unknown });
});

it.each([
  ['none', {}, 'missing'],
  ['another', { [TOKEN_HEADER]: 'wrong' }, 'of another run'],
  ['a part of it', { [TOKEN_HEADER]: 'secre' }, 'of another run'],
  ['several', { [TOKEN_HEADER]: ['secret', 'secret'] }, 'of another run'],
])('refuses a token that is %s', (_what, headers, why) => {
  expect(withoutToken(headers, 'secret')).toEqual({ status: 401, reason: expect.stringContaining(why) as unknown });
});

it('takes the token of this run', () => {
  expect(withoutToken({ [TOKEN_HEADER]: 'secret' }, 'secret')).toBeUndefined();
});
