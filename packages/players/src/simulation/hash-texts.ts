/** A fingerprint of a list of texts: FNV-1a with 64 bits. Must depend on nothing but the texts and their order. */

const PRIME = 0x100000001b3n;
const MASK = 0xffffffffffffffffn;

/** 16 hexadecimal digits; an empty list has a fingerprint too. */
export function hashTexts(texts: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const text of texts) {
    // A mark after each text, so that moving a letter to the neighbour is seen.
    for (const unit of [...text].map((letter) => letter.codePointAt(0) ?? 0).concat(0x110000)) {
      hash = ((hash ^ BigInt(unit)) * PRIME) & MASK;
    }
  }
  return hash.toString(16).padStart(16, '0');
}
