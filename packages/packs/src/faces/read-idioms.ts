// `words/idioms.yaml`: statements that are said as a whole, and rules of which faces remind. Must not say anything.
import type { Diagnostic, SourceFile } from '@dradis/diagnostics';
import { FIXED_SHAPES } from '../shape/shape-book.js';
import { toJson, type PackNode } from '../yaml/pack-node.js';
import { readSections, sectionEntries, type Placed } from './words-file.js';

/** The statements that an idiom stands for, on one line, and where its name stands. */
export interface Idiom extends Placed {
  readonly statements: string;
}

/** A rule that says something of a thing. */
export interface Reminder extends Placed {
  /** Id of the thing or zone. */
  readonly on: string;
  /** Id of the procedure or definition. */
  readonly rule: string;
  /** What the rule must say, on one line. */
  readonly says: string;
}

/** What the file holds. */
export interface IdiomsFile {
  readonly idioms: Readonly<Record<string, Idiom>>;
  readonly reminders: Readonly<Record<string, Reminder>>;
  readonly diagnostics: readonly Diagnostic[];
}

const textAt = (value: unknown, key: string): string => {
  const found = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
  return typeof found === 'string' ? found : '';
};

const textOf = (value: PackNode): string => {
  const json = toJson(value);
  return typeof json === 'string' ? json : '';
};

const withoutComments = (text: string): string => text.split('\n').filter((line) => !line.trimStart().startsWith('#')).join('\n').trim();

/** A text of the effect language on one line, so that layout and comments do not matter. */
export function ruleText(text: string): string {
  return withoutComments(text).replace(/\s+/g, ' ');
}

/** The statements that idioms stand for, by name, each on one line: lines are joined by `; `, what hangs on a colon follows it. */
export function readIdioms(file: SourceFile): IdiomsFile {
  const { root, diagnostics } = readSections(file, FIXED_SHAPES.idioms);
  const idioms = sectionEntries(root, 'idioms').map(({ key, range, value }) => {
    const statements = withoutComments(textOf(value)).split(/\s*\n\s*/).join('; ').replaceAll(':; ', ': ');
    return [key, { file, range, statements }] as const;
  });
  const reminders = sectionEntries(root, 'reminders').map(({ key, range, value }) => {
    const json = toJson(value);
    return [key, { file, range, on: textAt(json, 'on'), rule: textAt(json, 'rule'), says: ruleText(textAt(json, 'says')) }] as const;
  });
  return { idioms: Object.fromEntries(idioms), reminders: Object.fromEntries(reminders), diagnostics };
}
