// Reads maps, lists and scalars of a scenario file and reports what has the wrong shape. Must not know the keys of any map.
import { nearest, type Report, type SourceFile, type Span } from '@dradis/diagnostics';
import type { MapEntry, MapNode, PackNode, ScalarNode } from '@dradis/packs';
import type { Placed } from './scenario.js';

/** What a node is, in words for messages. */
function describe(node: PackNode): string {
  if (node.type === 'map') return 'a map';
  if (node.type === 'list') return 'a list';
  if (node.value === null) return 'nothing';
  const text = String(node.value).trimEnd();
  return text.includes('\n') || text.length > 40 ? 'a longer text' : `'${text}'`;
}

/** Reads the nodes of one file; every mistake goes to the report, and what can be read is read. */
export class NodeReader {
  constructor(
    readonly file: SourceFile,
    readonly report: Report,
  ) {}

  /** Reports a value of the wrong shape. `wanted` and `help` are words for people. */
  wrong(node: PackNode, what: string, wanted: string, help: string): void {
    this.report.add({
      code: 'D0703',
      title: `${what} is ${describe(node)}, but ${wanted} was expected`,
      primary: { file: this.file, span: node.range, label: '' },
      facts: { what, found: describe(node), expected: wanted },
      help,
    });
  }

  /** A map; undefined and reported when the node is none. */
  map(node: PackNode, what: string): MapNode | undefined {
    if (node.type === 'map') return node;
    this.wrong(node, what, 'a map of `key: value` lines', `Write ${what} as lines of the form \`key: value\`.`);
    return undefined;
  }

  /** Reports the keys of a map that are not among the legal ones, with the nearest legal key. */
  onlyKeys(map: MapNode, what: string, legal: readonly string[]): void {
    for (const entry of map.entries) {
      if (legal.includes(entry.key)) continue;
      const near = nearest(entry.key, legal);
      this.report.add({
        code: 'D0701',
        title: `${what} has the key '${entry.key}', which nothing reads`,
        primary: { file: this.file, span: entry.keyRange, label: '' },
        facts: { key: entry.key, legal, suggestions: near },
        help: near.length > 0 ? `Did you mean '${near.join("' or '")}'?` : `The keys are ${legal.join(', ')}.`,
      });
    }
  }

  /** The entry under a key that must be there; reported when it is not. */
  needed(map: MapNode, what: string, key: string, help: string): MapEntry | undefined {
    const entry = map.entries.find((each) => each.key === key);
    if (entry !== undefined && !(entry.value.type === 'scalar' && entry.value.value === null)) return entry;
    this.report.add({
      code: 'D0702',
      title: `${what} has no '${key}'`,
      primary: { file: this.file, span: entry?.keyRange ?? map.entries[0]?.keyRange ?? map.range, label: '' },
      facts: { key },
      help,
    });
    return undefined;
  }

  /** A scalar that is not empty; undefined and reported otherwise. */
  scalar(node: PackNode, what: string, wanted: string): ScalarNode | undefined {
    if (node.type === 'scalar' && node.value !== null) return node;
    this.wrong(node, what, wanted, `Write ${wanted}.`);
    return undefined;
  }

  /** A short text of one line with its place. */
  placed(node: PackNode, what: string, wanted: string): Placed | undefined {
    const scalar = this.scalar(node, what, wanted);
    return scalar === undefined ? undefined : { text: String(scalar.value).trim(), span: scalar.range };
  }

  /** A whole number between two bounds, both included. */
  whole(node: PackNode, what: string, least: number, most: number): number | undefined {
    if (node.type === 'scalar' && typeof node.value === 'number' && Number.isInteger(node.value) && node.value >= least && node.value <= most) {
      return node.value;
    }
    this.wrong(node, what, `a whole number from ${least} to ${most}`, `Write a number from ${least} to ${most}.`);
    return undefined;
  }

  /** The items of a list, or the node alone when it is none; nothing for an empty value. */
  items(node: PackNode): readonly PackNode[] {
    if (node.type === 'list') return node.items;
    return node.type === 'scalar' && node.value === null ? [] : [node];
  }

  /** Short texts: one, or a list of them. */
  placedList(node: PackNode, what: string, wanted: string): Placed[] {
    return this.items(node).flatMap((item) => this.placed(item, what, wanted) ?? []);
  }

  /** The place of a key, quotes left out. */
  key(entry: MapEntry): Placed {
    const quoted = /["']/.test(this.file.text.charAt(entry.keyRange.start));
    const span: Span = quoted ? { start: entry.keyRange.start + 1, end: entry.keyRange.end - 1 } : entry.keyRange;
    return { text: entry.key, span };
  }
}
