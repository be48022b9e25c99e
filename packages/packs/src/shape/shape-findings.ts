// Mistakes of shape -> findings with suggestions. Must not word them.
import { editDistance, nearest, type SourceFile } from '@dradis/diagnostics';
import type { Finding } from '../findings.js';
import { entryOf, type MapEntry, type PackNode, type Range } from '../yaml/pack-node.js';
import type { ShapeChecker, ShapeProblem } from './shape-checker.js';
import type { KeyPlaces } from './shape-book.js';

/** Checks a tree and gives one finding per mistake. `keys` tells where a misplaced key would be read. */
export function shapeFindings(file: SourceFile, node: PackNode, checker: ShapeChecker, keys: KeyPlaces | undefined): Finding[] {
  const problems = checker.check(node);
  // A misspelt key that is required is one mistake, not an unknown key and a missing one.
  const misspelt = new Set<string>();
  const findings: Finding[] = [];
  for (const problem of problems) {
    if (problem.is !== 'unknown-key') continue;
    const suggestion = suggest(problem, node);
    const missing = suggestion.find((key) => problems.some((other) => other.is === 'missing-key' && other.key === key && other.place === problem.place));
    if (missing !== undefined) misspelt.add(`${problem.place} ${missing}`);
    const elsewhere = keys?.placesOf(problem.key).filter((place) => place !== problem.place) ?? [];
    findings.push({
      code: 'D0401',
      at: { file, range: problem.range },
      facts: { key: problem.key, place: problem.place, nearest: suggestion, elsewhere, legal: problem.legal },
    });
  }
  for (const problem of problems) {
    if (problem.is === 'unknown-key' || (problem.is === 'missing-key' && misspelt.has(`${problem.place} ${problem.key}`))) continue;
    const meant = problem.is === 'missing-key' ? meantFor(problem.key, problem.range, node) : undefined;
    if (meant !== undefined) {
      findings.push({ code: 'D0401', at: { file, range: meant.keyRange }, facts: { key: meant.key, place: problem.place, nearest: [problem.key], elsewhere: [], legal: [problem.key] } });
      continue;
    }
    findings.push(findingOf(file, problem));
  }
  return findings;
}

/** A key of the innermost map at a place that is nearly the missing one; of a thing whose kind is not known no key is. */
function meantFor(missing: string, { start }: Range, node: PackNode): MapEntry | undefined {
  if (node.type === 'scalar' || start < node.range.start || start >= node.range.end) return undefined;
  const inner = node.type === 'list' ? node.items : node.entries.map(({ value }) => value);
  for (const each of inner) {
    const found = meantFor(missing, { start, end: start }, each);
    if (found !== undefined) return found;
  }
  return node.type === 'map' && entryOf(node, missing) === undefined ? node.entries.find(({ key }) => key !== missing && editDistance(key, missing, 1) === 1) : undefined;
}

/** The legal keys nearest to an unknown one. Keys the map has already are no suggestion. */
function suggest(problem: ShapeProblem & { is: 'unknown-key' }, root: PackNode): string[] {
  const present = new Set<string>();
  const collect = (node: PackNode): void => {
    if (node.type === 'list') node.items.forEach(collect);
    if (node.type !== 'map') return;
    if (node.entries.some((entry) => entry.keyRange === problem.range)) for (const entry of node.entries) present.add(entry.key);
    for (const entry of node.entries) collect(entry.value);
  };
  collect(root);
  return nearest(problem.key, problem.legal.filter((key) => !present.has(key)));
}

function findingOf(file: SourceFile, problem: Exclude<ShapeProblem, { is: 'unknown-key' }>): Finding {
  const at = { file, range: problem.range };
  const { place } = problem;
  if (problem.is === 'missing-key') return { code: 'D0402', at, facts: { key: problem.key, place, why: '' } };
  if (problem.is === 'wrong-type') {
    const text = /'([^']*)'/.exec(problem.found)?.[1];
    const id = /^an id /.test(problem.wanted) && text !== undefined ? asId(text) : '';
    return { code: 'D0403', at, facts: { key: problem.key, place, found: problem.found, wanted: problem.wanted, nearest: id === '' ? [] : [id] } };
  }
  if (problem.is === 'wrong-value') {
    const word = /'([^']*)'/.exec(problem.found)?.[1];
    return { code: 'D0404', at, facts: { key: problem.key, place, found: problem.found, allowed: problem.allowed, nearest: word === undefined ? [] : nearest(word, problem.allowed), why: '' } };
  }
  return { code: 'D0405', at, facts: { key: problem.key, place, found: problem.found, wanted: problem.wanted } };
}

/** A text as the id it may be meant for; empty when there is none. */
function asId(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[-0-9]+|-+$/g, '');
}

/** True when a tree is a map with that key. */
export function hasKey(node: PackNode | undefined, key: string): boolean {
  return node?.type === 'map' && entryOf(node, key) !== undefined;
}
