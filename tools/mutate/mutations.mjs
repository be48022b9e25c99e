// The mistakes that are seeded, one a mutant. Must not judge what becomes of them.

/**
 * One mistake. `line` is the 1-based line of the changed file an author would be sent to; `near` further lines that are as
 * good: of something lost, those around it.
 *
 * @typedef {{ kind: string, path: string, text: string, line: number, near: number[], from: string, to: string, role: string }} Mutant
 * @typedef {import('./places.mjs').Places} Places
 * @typedef {(below: number) => number} Random
 * @typedef {{ files: ReadonlyMap<string, string>, places: Places, names: ReadonlyMap<string, string>, random: Random }} Ground
 */

/** @template T @param {Random} random @param {readonly T[]} list @returns {T} */
function pick(random, list) {
  return /** @type {T} */ (list[random(list.length)]);
}

/** @param {Ground} ground @param {string} kind @param {{ path: string, start: number, end: number }} place @param {string} to @param {string} role @returns {Mutant} */
function replaced({ files }, kind, { path, start, end }, to, role) {
  const text = files.get(path) ?? '';
  const line = text.slice(0, start).split('\n').length;
  return { kind, path, text: text.slice(0, start) + to + text.slice(end), line, near: [], from: text.slice(start, end), to, role };
}

/** @param {string} kind @param {(word: string, at: number) => string} change @returns {(ground: Ground) => Mutant | null} */
function misspelling(kind, change) {
  return (ground) => {
    const word = pick(ground.random, ground.places.words);
    // The first letter is the one that is hardly ever wrong; a word of two letters has no other.
    const to = change(word.text, 1 + ground.random(word.text.length - 2));
    return to === word.text ? null : replaced(ground, word.role === 'declared' ? `${kind}, where it is declared` : kind, word, to, word.role);
  };
}

/** @param {string} kind @param {string} path @param {readonly string[]} lines @param {number} index @param {string} from @param {string} to */
function relined(kind, path, lines, index, from, to, role = 'line') {
  return { kind, path, text: lines.join('\n'), line: index + 1, near: [index, index + 2], from, to, role };
}

/** @param {Ground} ground @param {{ path: string, start: number }} place */
function linesAt({ files }, { path, start }) {
  const text = files.get(path) ?? '';
  return { lines: text.split('\n'), index: text.slice(0, start).split('\n').length - 1 };
}

/** Each gives a mutant, or null where what was picked cannot be changed so. @type {Readonly<Record<string, (ground: Ground) => Mutant | null>>} */
export const MUTATIONS = {
  'letter dropped': misspelling('letter dropped', (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'letters swapped': misspelling('letters swapped', (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)),
  'letter doubled': misspelling('letter doubled', (word, at) => word.slice(0, at) + (word[at] ?? '') + word.slice(at)),
  'word for a number': (ground) => replaced(ground, 'word for a number', pick(ground.random, ground.places.numbers), pick(ground.random, ['many', 'several', 'half']), 'number'),
  'another number': (ground) => {
    const place = pick(ground.random, ground.places.numbers);
    return replaced(ground, 'another number', place, String(Number(place.text) + pick(ground.random, [1, 2, 100])), 'number');
  },
  'word for yes or no': (ground) => replaced(ground, 'word for yes or no', pick(ground.random, ground.places.flags), pick(ground.random, ['maybe', '7', 'often']), 'flag'),
  'unknown name': (ground) => {
    const word = pick(ground.random, ground.places.words.filter(({ text, role }) => role !== 'declared' && role !== 'key' && ground.names.has(text)));
    return replaced(ground, 'unknown name', word, pick(ground.random, ['grobnik', 'the-quxes', 'flurb']), word.role);
  },
  'wrong type of thing': (ground) => {
    const word = pick(ground.random, ground.places.words.filter(({ text, role }) => role !== 'declared' && role !== 'key' && ground.names.has(text)));
    const others = [...ground.names].filter(([, kind]) => kind !== ground.names.get(word.text)).map(([name]) => name);
    return replaced(ground, 'wrong type of thing', word, pick(ground.random, others), word.role);
  },
  'key where nothing reads it': (ground) => {
    const entry = pick(ground.random, ground.places.entries);
    const { lines, index } = linesAt(ground, entry);
    lines.splice(index, 1);
    while (lines.at(-1) === '') lines.pop();
    lines.push(entry.text.trim(), '');
    const mutant = relined('key where nothing reads it', entry.path, lines, lines.length - 2, entry.text.trim(), '', entry.key);
    return { ...mutant, near: [index, index + 1] };
  },
  'line lost': (ground) => {
    const line = pick(ground.random, ground.places.lines.filter(({ comment }) => !comment));
    const { lines, index } = linesAt(ground, line);
    lines.splice(index, 1);
    const mutant = relined('line lost', line.path, lines, index, line.text.trim(), '', line.effect ? 'effect line' : 'line');
    // What lacks the line begins above it: the nearest line that is indented less, or the start of the file's one thing.
    let owner = index - 1;
    while (owner > 0 && ((lines[owner] ?? '').search(/\S/) >= line.indent || /^\s*(#|$)/.test(lines[owner] ?? ''))) owner -= 1;
    while (owner < index && /^\s*(#|$)/.test(lines[owner] ?? '')) owner += 1;
    return { ...mutant, near: [...mutant.near, owner + 1] };
  },
  'wrong indent': (ground) => {
    const line = pick(ground.random, ground.places.lines.filter(({ comment }) => !comment));
    const { lines, index } = linesAt(ground, line);
    const by = pick(ground.random, [1, 2, 3, -1, -2]);
    if (line.indent + by < 0) return null;
    lines[index] = ' '.repeat(line.indent + by) + line.text.trimStart();
    return relined('wrong indent', line.path, lines, index, line.text.trim(), String(by), line.effect ? 'effect line' : 'line');
  },
  'branch that nothing owns': (ground) => {
    const line = pick(ground.random, ground.places.branches);
    const { lines, index } = linesAt(ground, line);
    lines.splice(index, 0, `${' '.repeat(line.indent)}${pick(ground.random, ['on-a-tie', 'partly', 'otherwise', 'else'])}: nothing`);
    return relined('branch that nothing owns', line.path, lines, index, '', '', 'branch');
  },
};
