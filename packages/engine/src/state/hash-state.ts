/** A fingerprint of a state. Must depend on nothing but the values in it, on any platform. */
import type { State } from './state.js';

let low = 0;
let high = 0;

function mix(word: number): void {
  low = Math.imul(low ^ word, 0x85ebca6b);
  low = (low ^ (low >>> 13)) | 0;
  high = Math.imul(high ^ word, 0xc2b2ae35);
  high = (high ^ (high >>> 16) ^ (low << 7)) | 0;
}

function mixNumber(value: number): void {
  if ((value | 0) === value) {
    mix(value);
    return;
  }
  mix(value | 0);
  const above = Math.floor(value / 0x100000000);
  if (above !== 0 && above !== -1) mix(above | 0);
}

function mixText(text: string): void {
  mix(text.length | 0x40000000);
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}

/** Most of a state are lists of small integers: they are mixed here as `mix` does, without a look at the module for each. */
function mixList(list: readonly unknown[]): void {
  mix(list.length | 0x20000000);
  let [a, b] = [low, high];
  for (let i = 0; i < list.length; i++) {
    const one = list[i];
    if (typeof one === 'number' && (one | 0) === one) {
      a = Math.imul(a ^ one, 0x85ebca6b);
      a = (a ^ (a >>> 13)) | 0;
      b = Math.imul(b ^ one, 0xc2b2ae35);
      b = (b ^ (b >>> 16) ^ (a << 7)) | 0;
      continue;
    }
    low = a;
    high = b;
    mixAny(one);
    a = low;
    b = high;
  }
  low = a;
  high = b;
}

function mixAny(value: unknown): void {
  if (typeof value === 'number') mixNumber(value);
  else if (typeof value === 'string') mixText(value);
  else if (value === null) mix(0x5bd1e995);
  else if (Array.isArray(value)) mixList(value);
  else if (typeof value === 'object') {
    for (const one of Object.values(value)) mixAny(one);
  }
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** 64 bits over the whole state, as 16 hexadecimal digits. Equal states have equal hashes on every platform. */
export function hashState(state: State): string {
  return hashOf(state);
}

/** 64 bits over all values in it, in their order, as 16 hexadecimal digits. Names of fields do not count. */
export function hashOf(value: object): string {
  low = 0x9747b28c;
  high = 0x3c6ef372;
  mixAny(value);
  const last = low;
  mix(high);
  mix(last);
  return hex(high) + hex(low);
}
