/**
 * A saved session as the fragment of a link: compressed, in letters that links may have, and bounded both ways. Must never
 * trust a fragment: what it holds is read by `restore`, which checks it.
 */
import type { SessionDocument } from '../types/document.js';

/** What a fragment begins with; its version goes up with the format. */
const MARK = 'run1=';
/** Links longer than this do not survive chat clients and mail. */
const LONGEST = 8000;
/** What a fragment may unpack to: more is an attack on memory. */
const LARGEST = 4_000_000;
/** One fingerprint in so many is kept: they cannot be compressed, and the last one alone tells that all went well. */
const EVERY = 64;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

interface Piece {
  done: boolean;
  value?: Uint8Array | undefined;
}

/** The part of the hosts' streams that is used here. */
interface Transformer {
  readable: { getReader(): { read(): Promise<Piece>; cancel(): Promise<void> } };
  writable: { getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> } };
}

interface StreamHost {
  CompressionStream?: new (format: string) => Transformer;
  DecompressionStream?: new (format: string) => Transformer;
  TextEncoder?: new () => { encode(text: string): Uint8Array };
  TextDecoder?: new (encoding: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };
}

const host = globalThis as unknown as StreamHost;

/** Bytes through a stream; undefined when more than `most` come out. Rejects when they cannot be read. */
async function through(kind: 'CompressionStream' | 'DecompressionStream', bytes: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  const Stream = host[kind];
  if (Stream === undefined) throw new Error(`this host has no ${kind}`);
  const { readable, writable } = new Stream('deflate-raw');
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  // What goes wrong in writing is told by reading too.
  written.catch(() => undefined);
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const part = piece.value ?? new Uint8Array();
    length += part.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part);
  }
  await written;
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function toLetters(bytes: Uint8Array): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const count = Math.min(bytes.length - i, 3) + 1;
    for (let j = 0; j < count; j++) out += LETTERS[(word >>> (18 - 6 * j)) & 63] ?? '';
  }
  return out;
}

/** Undefined for a letter that is none of ours. */
function fromLetters(text: string): Uint8Array | undefined {
  const out = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out[at++] = (word >>> bits) & 255;
    }
  }
  return out;
}

/** Bytes with four more that tell whether one of them was changed (FNV-1a). */
function sealed(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length + 4);
  out.set(bytes);
  const sum = checksum(bytes);
  for (let i = 0; i < 4; i++) out[bytes.length + i] = (sum >>> (8 * i)) & 255;
  return out;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum;
}

/** The bytes that were sealed; undefined when they are not whole. */
function unsealed(bytes: Uint8Array | undefined): Uint8Array | undefined {
  const inner = bytes?.subarray(0, -4);
  if (bytes === undefined || inner === undefined || bytes.length < 4) return undefined;
  return sealed(inner).every((byte, i) => byte === bytes[i]) ? inner : undefined;
}

/** A fragment, without `#`; or why it would be none. `most` is how many characters it may have, 8,000 if left out. */
export async function writeShareLink(document: SessionDocument, most = LONGEST): Promise<{ fragment: string } | { problem: string }> {
  const hashes = document.hashes.filter((_, i) => i % EVERY === EVERY - 1 || i === document.hashes.length - 1);
  const encoder = host.TextEncoder === undefined ? undefined : new host.TextEncoder();
  if (encoder === undefined) return { problem: 'this host cannot write links' };
  const bytes = await through('CompressionStream', encoder.encode(JSON.stringify({ ...document, hashes })), LARGEST);
  const fragment = bytes === undefined ? '' : MARK + toLetters(sealed(bytes));
  if (bytes === undefined || fragment.length > most) {
    return { problem: `the game is too long for a link: it would have ${fragment.length} characters, and at most ${most} can be relied upon; save it as a file instead` };
  }
  return { fragment };
}

/** What is in a fragment, with or without `#`, for `Session.restore`; or why nothing can be read. Never rejects. */
export async function readShareLink(fragment: string): Promise<{ document: unknown } | { problem: string }> {
  const text = decoded(fragment.replace(/^#/, ''));
  if (!text.startsWith(MARK)) return { problem: `the link holds no game: expected it to begin with "${MARK}"` };
  if (text.length > LARGEST) return { problem: 'the link is longer than any game' };
  // What chat clients put behind a link is not part of it.
  const bytes = unsealed(fromLetters(text.slice(MARK.length).replace(/[\s.,;:!?)\]}>"']+$/, '')));
  const broken = { problem: 'the link is damaged: part of it is missing or was changed on the way' };
  if (bytes === undefined || host.TextDecoder === undefined) return broken;
  try {
    const unpacked = await through('DecompressionStream', bytes, LARGEST);
    if (unpacked === undefined) return { problem: `the link unpacks to more than ${LARGEST} bytes; no game does` };
    return { document: JSON.parse(new host.TextDecoder('utf-8', { fatal: true }).decode(unpacked)) as unknown };
  } catch {
    return broken;
  }
}

/** Links are encoded again on their way by some. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
