// Check: the engine's source names no card, location or character. The names come from the content itself, so a new
// card is covered the moment it exists. Must not look at rules/ and scenarios/, which define no such thing.
import { parseAllDocuments } from 'yaml';
import { isSource, isTest } from './repository.mjs';

/** @typedef {'card' | 'location' | 'character'} Kind */

/** @type {Record<string, Kind>} */
const CONTEXTS = { card: 'card', cards: 'card', location: 'location', locations: 'location', character: 'character', characters: 'character' };

/** Names that are also words of the rules; each with the reason why the engine may write it. */
const WORDS_OF_THE_RULES = new Map([['repair', 'the verb that takes the damage off a location']]);

/** Words of character titles that name no person. */
const RANKS = new Set(['chief', 'admiral', 'president', 'captain', 'colonel', 'lieutenant']);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Collects id and title of everything defined in a card, location or character context.
 *
 * @param {unknown} value
 * @param {Kind | undefined} context
 * @param {(kind: Kind, name: string) => void} found
 */
function collect(value, context, found) {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, context, found);
    return;
  }
  if (!isMap(value)) return;
  const kind = CONTEXTS[String(value['kind'])] ?? context;
  if (kind !== undefined && typeof value['id'] === 'string') {
    found(kind, value['id']);
    for (const key of ['title', 'name']) {
      const title = value[key];
      if (typeof title === 'string') found(kind, title);
    }
  }
  for (const [key, inner] of Object.entries(value)) {
    const group = CONTEXTS[key];
    // A map of definitions by id, as in `locations: { sickbay: { title: ... } }`.
    if (group !== undefined && isMap(inner)) {
      for (const [id, definition] of Object.entries(inner)) {
        if (isMap(definition)) collect({ id, ...definition }, group, found);
      }
    } else if (Array.isArray(inner) || isMap(inner)) {
      collect(inner, group ?? kind, found);
    }
  }
}

/**
 * The names that the content defines, by kind.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @returns {Record<Kind, Set<string>>}
 */
export function contentNames({ files, read }) {
  /** @type {Record<Kind, Set<string>>} */
  const names = { card: new Set(), location: new Set(), character: new Set() };
  for (const path of files) {
    if (!/^content\/base\/.*\.ya?ml$/.test(path) || /^content\/base\/(rules|scenarios)\//.test(path)) continue;
    const context = path.split(/[/.]/).map((part) => CONTEXTS[part]).find((kind) => kind !== undefined);
    for (const document of parseAllDocuments(read(path))) {
      collect(document.toJS(), context, (kind, name) => names[kind].add(name));
    }
  }
  return names;
}

/** @param {string} text */
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A pattern that finds a name however it is spelled in a program, or undefined when the name is a plain word of the
 * rules. A single word is an ordinary English word as often as not, so only a whole string literal counts as naming it.
 *
 * @param {string} name
 */
export function patternFor(name) {
  const words = name.toLowerCase().replace(/['’]/g, '').split(/[^a-z0-9]+/).filter((word) => word !== '');
  if (words.length === 0 || WORDS_OF_THE_RULES.has(words.join('-'))) return undefined;
  if (words.length === 1) return new RegExp(`(['"\`])${escapeRegExp(words[0] ?? '')}\\1`, 'i');
  // No word boundary: `onCrashLanding` names the card as well.
  return new RegExp(words.map(escapeRegExp).join("[\\s_'’-]*"), 'i');
}

/** The words of a character's title that name the person. @param {string} title */
function personWords(title) {
  return title.split(/[^\p{L}]+/u).filter((word) => word.length >= 4 && /^\p{Lu}/u.test(word) && !RANKS.has(word.toLowerCase()));
}

/**
 * What to look for. An id and a title that are spelled alike are one name.
 *
 * @param {Record<Kind, Set<string>>} names
 */
function patternsFor(names) {
  /** @type {Map<string, [string, RegExp]>} */
  const patterns = new Map();
  for (const name of Object.values(names).flatMap((set) => [...set])) {
    const pattern = patternFor(name);
    if (pattern !== undefined) patterns.set(pattern.source, [name, pattern]);
  }
  for (const word of [...names.character].flatMap(personWords)) {
    patterns.set(word, [word, new RegExp(`\\b${escapeRegExp(word)}\\b`)]);
  }
  return [...patterns.values()];
}

export const name = 'engine names no content';

/** @param {import('./repository.mjs').Repository} repository @returns {import('./repository.mjs').Outcome} */
export function run(repository) {
  const names = contentNames(repository);
  const sources = repository.files.filter((path) => path.startsWith('packages/engine/src/') && isSource(path) && !isTest(path));
  const patterns = patternsFor(names);
  const problems = Object.entries(names)
    .filter(([, set]) => set.size === 0)
    .map(([kind]) => `content/base: defines no ${kind}, so this check would prove nothing`);
  if (sources.length === 0) problems.push('packages/engine/src: holds no source, so this check would prove nothing');
  for (const path of sources) {
    repository.read(path).split('\n').forEach((line, index) => {
      for (const [name, pattern] of patterns) {
        if (pattern.test(line)) problems.push(`${path}:${index + 1}: names "${name}"; what is special about it belongs in content/`);
      }
    });
  }
  const counts = Object.entries(names).map(([kind, set]) => `${set.size} ${kind}`).join(', ');
  return { problems, summary: `${patterns.length} names (${counts}) in ${sources.length} engine modules` };
}
