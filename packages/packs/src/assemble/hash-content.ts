// A fingerprint of what a pack does. Must not depend on the platform, nor on where in its files anything stands.

/** Keys that say where something stands, not what it does. */
const PLACES = new Set(['at', 'file', 'files', 'hash']);

/**
 * 128 bits over a value, as 32 hexadecimal digits: four lanes of multiply-and-shift mixing. Not a defence against
 * forgery; it tells packs apart. Keys count, in their order.
 *
 * @param skipPlaces leave out the keys that only say where something stands
 */
export function hashContent(value: unknown, skipPlaces = true): string {
  const lanes = [0x9747b28c | 0, 0x3c6ef372, 0x510e527f, 0x1f83d9ab];
  let [a = 0, b = 0, c = 0, d = 0] = lanes;
  const mix = (word: number): void => {
    a = Math.imul(a ^ word, 0x85ebca6b);
    a ^= a >>> 13;
    b = Math.imul(b ^ word ^ a, 0xc2b2ae35);
    b ^= b >>> 16;
    c = Math.imul((c + word) ^ b, 0x27d4eb2f);
    c ^= c >>> 15;
    d = Math.imul(d ^ (word + c), 0x165667b1);
    d ^= d >>> 14;
  };
  const text = (words: string): void => {
    mix(words.length | 0x40000000);
    for (let at = 0; at < words.length; at += 1) mix(words.charCodeAt(at));
  };
  const any = (part: unknown, skip: boolean): void => {
    if (typeof part === 'number') text(`#${String(part)}`);
    else if (typeof part === 'string') text(part);
    else if (part === null || part === undefined) mix(0x5bd1e995);
    else if (typeof part === 'boolean') mix(part ? 0x2545f491 : 0x68e31da4);
    else if (Array.isArray(part)) {
      mix(part.length | 0x20000000);
      for (const one of part) any(one, skip);
    } else if (typeof part === 'object') {
      for (const [key, one] of Object.entries(part)) {
        if (skip && PLACES.has(key)) continue;
        text(key);
        // Attributes may have any name, also one of those.
        any(one, skip && key !== 'values');
      }
      mix(0x7f4a7c15);
    }
  };
  any(value, skipPlaces);
  mix(a ^ d);
  mix(b ^ c);
  return [a, b, c, d].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
