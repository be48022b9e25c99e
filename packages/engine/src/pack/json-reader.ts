/** Reads untrusted JSON piece by piece, with the path to each piece. Must not know any format. */
import { BrokenDocument } from '../errors/broken-document.js';
import { shown } from '../errors/shown.js';

/** Longest list and text that is believed. */
const MOST = 200_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** An object's own properties. */
export type Fields = Readonly<Record<string, unknown>>;

/** A plain object without dangerous keys. */
export function readObject(value: unknown, at: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BrokenDocument(at, `expected an object, found ${shown(value)}`);
  }
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) throw new BrokenDocument(at, `the key "${key}" is not accepted`);
  }
  return value as Fields;
}

/** A list, each element read by `read`. */
export function readList<T>(value: unknown, at: string, read: (one: unknown, at: string) => T): T[] {
  if (!Array.isArray(value)) throw new BrokenDocument(at, `expected a list, found ${shown(value)}`);
  if (value.length > MOST) throw new BrokenDocument(at, `the list has ${value.length} elements, more than ${MOST}`);
  return (value as unknown[]).map((one, i) => read(one, `${at}[${i}]`));
}

/** An object used as a map, each value read by `read`. */
export function readRecord<T>(value: unknown, at: string, read: (one: unknown, at: string) => T): Map<string, T> {
  return new Map(Object.entries(readObject(value, at)).map(([key, one]) => [key, read(one, `${at}.${key}`)]));
}

/** A text. */
export function readText(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new BrokenDocument(at, `expected a text, found ${shown(value)}`);
  if (value.length > MOST) throw new BrokenDocument(at, `the text has ${value.length} characters, more than ${MOST}`);
  return value;
}

/** A text or null. */
export function readTextOrNull(value: unknown, at: string): string | null {
  return value === null ? null : readText(value, at);
}

/** An integer in a range, bounds included. */
export function readInteger(value: unknown, at: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max) {
    throw new BrokenDocument(at, `expected an integer from ${min} to ${max}, found ${shown(value)}`);
  }
  return value;
}

/** True or false. */
export function readBoolean(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') throw new BrokenDocument(at, `expected true or false, found ${shown(value)}`);
  return value;
}
