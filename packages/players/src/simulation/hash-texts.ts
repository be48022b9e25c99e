/** A fingerprint of a list of texts: FNV-1a with 64 bits. Must depend on nothing but the texts and their order. */

const PRIME = 0x100000001b3n;
/** No unit of a text has this value. */
const END = 0x10000;
const MASK = 0xffffffffffffffffn;

/** 16 hexadecimal digits; an empty list has a fingerprint too. */
export function hashTexts(texts: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const text of texts) {
    // A mark after each text, so that moving a letter to the neighbour is seen.
    for (let index = 0; index <= text.length; index += 1) {
      const unit = index < text.length ? text.charCodeAt(index) : END;
      hash = ((hash ^ BigInt(unit)) * PRIME) & MASK;
    }
  }
  return hash.toString(16).padStart(16, '0');
}
