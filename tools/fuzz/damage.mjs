// Damages plain data in one place, and text in one place. Must not know what either means.
import { below } from '@dradis/engine';

/** What is put where something else belongs. @type {readonly unknown[]} */
const JUNK = [null, -1, 0, 1, 0.5, 7, 99, 1e9, 2 ** 53, 1e308, '', 'x', '__proto__', 'constructor', true, [], [0], [[]], {}, { __proto__: null }];

/** Text that has caused trouble in readers of YAML, JSON and effects. */
const HARD = ['\0', '\t', '\u2028', '\ufeff', '&a ', '*a', '<<: *a', '!!js/function x', '- ', ': ', '? ', '|\n', '>\n', '{', '[', '"', "'", '#', '---\n', '%YAML 9.9\n', '\ud800', 'ü', '💥', '-'.repeat(200), '['.repeat(200), '{a: '.repeat(60), '9'.repeat(400), '  '.repeat(120), '__proto__: {polluted: true}\n', 'constructor: {prototype: {polluted: true}}\n', '1e999', '.inf', 'otherwise:\n', 'if if if'];

/** Says the first things of a list once more at its end. @param {unknown[]} list */
function double(list) {
  list.push(...list.slice(0, 3));
}

/**
 * Replaces, removes or doubles one thing of a document; the document is changed.
 *
 * @param {unknown} document @param {number[]} random
 * @returns {string} where
 */
export function damageData(document, random) {
  const path = [];
  let at = /** @type {Record<string, unknown>} */ (document);
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[below(random, Math.max(1, keys.length))] ?? '';
    path.push(key);
    const next = at[key];
    if (typeof next === 'object' && next !== null && Object.keys(next).length > 0 && below(random, 6) > 0) {
      at = /** @type {Record<string, unknown>} */ (next);
      continue;
    }
    const way = below(random, 8);
    if (way === 0) Reflect.deleteProperty(at, key);
    else if (way === 1 && Array.isArray(at)) double(at);
    else at[key] = JUNK[below(random, JUNK.length)];
    return path.join('.');
  }
}

/**
 * A text with one to three places damaged: characters lost, doubled, exchanged, or hard text put in.
 *
 * @param {string} text @param {number[]} random
 * @returns {string}
 */
export function damageText(text, random) {
  let out = text;
  for (let times = 1 + below(random, 3); times > 0; times--) {
    const at = below(random, out.length + 1);
    const length = 1 + below(random, 12);
    const way = below(random, 5);
    const piece = out.slice(at, at + length);
    if (way === 0) out = out.slice(0, at) + out.slice(at + length);
    else if (way === 1) out = out.slice(0, at) + piece + out.slice(at);
    else if (way === 2) out = out.slice(0, at) + Array.from(piece).reverse().join('') + out.slice(at + length);
    else if (way === 3) out = out.slice(0, at) + String.fromCharCode(below(random, 0x250)) + out.slice(at + 1);
    else out = out.slice(0, at) + (HARD[below(random, HARD.length)] ?? '') + out.slice(at);
  }
  return out;
}
