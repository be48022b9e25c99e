// Where an author can slip in a pack: its words, numbers and lines, with what each is. Must not change anything.
import { createSourceFile } from '@dradis/diagnostics';
import { readYamlDocument } from '@dradis/packs';

/**
 * A word of a file, as offsets into its text (0-based, the end excluded). `declared`: the file says here what something is
 * called; `key`, `value` and `effect`: it uses a name or a word of the language.
 *
 * @typedef {{ path: string, start: number, end: number, text: string, role: 'key' | 'value' | 'effect' | 'declared' }} Word
 * @typedef {{ path: string, start: number, end: number, text: string }} Place
 * @typedef {Place & { indent: number, comment: boolean, effect: boolean }} Line
 * @typedef {{ words: Word[], numbers: Place[], flags: Place[], lines: Line[], entries: (Line & { key: string })[], branches: Line[] }} Places
 */

/** Values that are prose or ids of documents outside the pack: any other text is as good. */
const FREE = new Set(['title', 'doc', 'example', 'face', 'rulings', 'hint', 'version', 'language', 'source', 'summary']);
/** Values that say what something is called. */
const DECLARING = new Set(['id', 'words', 'phrase', 'phrases', 'singular', 'plural', 'noun', 'as', 'mark']);
/** Maps whose keys are names of their own. */
const NAMING = new Set(['fields', 'gives', 'group', 'counts']);
const WORD = /[A-Za-z][A-Za-z-]*[A-Za-z]/g;

/**
 * @param {string} path
 * @param {string} text
 * @param {readonly import('@dradis/packs').PackText[]} texts the effect texts of the file
 * @returns {Places}
 */
export function placesOf(path, text, texts) {
  /** @type {Places} */
  const places = { words: [], numbers: [], flags: [], lines: [], entries: [], branches: [] };
  const effects = texts.map(({ node }) => node.range);
  const inEffect = (/** @type {number} */ at) => effects.some(({ start, end }) => at >= start && at < end);
  const { root } = readYamlDocument(createSourceFile(path, text));
  if (root !== undefined) visit(root, '', '');
  for (const { slice } of texts) effectWords(slice);
  lines();
  return places;

  /** @param {import('@dradis/packs').PackNode} node @param {string} key @param {string} parent */
  function visit(node, key, parent) {
    if (FREE.has(key)) return;
    if (node.type === 'list') for (const item of node.items) visit(item, key, parent);
    if (node.type === 'map') {
      for (const entry of node.entries) {
        const { start, end } = entry.keyRange;
        if (/^[A-Za-z-]{3,}$/.test(entry.key)) places.words.push({ path, start, end, text: text.slice(start, end), role: NAMING.has(key) ? 'declared' : 'key' });
        visit(entry.value, entry.key, key);
      }
    }
    if (node.type !== 'scalar' || inEffect(node.range.start)) return;
    const { start, end } = node.range;
    const written = text.slice(start, end);
    if (typeof node.value === 'number') places.numbers.push({ path, start, end, text: written });
    else if (typeof node.value === 'boolean') places.flags.push({ path, start, end, text: written });
    else if (typeof node.value === 'string') {
      for (const match of written.matchAll(WORD)) {
        const [word] = match;
        if (word.length >= 3) places.words.push({ path, start: start + match.index, end: start + match.index + word.length, text: word, role: DECLARING.has(key) ? 'declared' : 'value' });
      }
    }
  }

  /** @param {import('@dradis/packs').PackText['slice']} slice */
  function effectWords(slice) {
    // What stands in quotes is said to players, what follows # to readers.
    const code = slice.text.replace(/"[^"\n]*"|#[^\n]*/g, (free) => ' '.repeat(free.length));
    for (const match of code.matchAll(WORD)) {
      const [word] = match;
      const start = slice.toFile(match.index);
      const before = code.slice(0, match.index);
      const role = /\b(?:as|let) $/.test(before) ? 'declared' : 'effect';
      if (word.length >= 3 && text.slice(start, start + word.length) === word) places.words.push({ path, start, end: start + word.length, text: word, role });
    }
    for (const match of code.matchAll(/(?<![\w-])\d+(?![\w-])/g)) {
      const start = slice.toFile(match.index);
      places.numbers.push({ path, start, end: start + match[0].length, text: match[0] });
    }
  }

  function lines() {
    let start = 0;
    for (const line of text.split('\n')) {
      const end = start + line.length;
      const indent = line.search(/\S/);
      if (indent !== -1) {
        const found = { path, start, end, text: line, indent, comment: line[indent] === '#', effect: inEffect(start + indent) };
        places.lines.push(found);
        const [, key] = /^\s*([a-z-]+): [^|>]*$/.exec(line) ?? [];
        if (key !== undefined && !found.effect && indent > 0 && !FREE.has(key)) places.entries.push({ ...found, key });
        // An effect that is given as the value of a key on its own line: another branch could stand beside it.
        const value = /^\s*[a-z-]+: /.exec(line)?.[0].length;
        if (value !== undefined && !found.effect && inEffect(start + value)) places.branches.push(found);
      }
      start = end + 1;
    }
  }
}
