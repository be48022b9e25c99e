// What follows from a declaration that is at fault. Must not hide what has nothing to do with the fault: a mistake is held
// back only where it stumbles over something the faulty declaration names.
import type { Diagnostic, SourceFile } from '@dradis/diagnostics';
import { plainWords } from './declare/reading.js';
import type { Finding } from './findings.js';
import { escaped, phrasePattern } from './phrase-pattern.js';

/** What is wrong with a declaration so that what it names may be unknown, worst first. */
const HIDES_NAMES: readonly string[] = ['D0301', 'D0302', 'D0304', 'D0403', 'D0401', 'D0402', 'D0501'];
/** Faults after which the rest of the file is not read, or not as meant. */
const WHOLE_FILE: ReadonlySet<string> = new Set(['D0301', 'D0302']);
/** Sections of what is said in effects, with slots. */
const SAID = /^(?:procedures|definitions|phrase|phrases|returns)$/;
/** Said of a head that nothing hangs on. */
const EMPTIED: ReadonlySet<string> = new Set(['D0103', 'D0104']);
/** Findings about a name, or a key, that some declaration may have. */
const ABOUT_NAMES: ReadonlySet<string> = new Set(['D0410', 'D0501', 'D0507', 'D0511']);

/** A faulty declaration: its text as it stands, and what it names. */
interface Fault {
  /** Undefined when what stands in the declaration itself is to be told. */
  readonly file: SourceFile | undefined;
  readonly start: number;
  readonly end: number;
  readonly names: ReadonlySet<string>;
  /** What is handed over under a name: known only where it is asked for by this name, and of slots only in the file itself. */
  readonly given: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly phrases: readonly RegExp[];
  /** The words of the phrases. */
  readonly words: ReadonlySet<string>;
  /** Whether its own effects may lack what it should be given; those of a thing stand for themselves. */
  readonly hidesItself: boolean;
  /** Whether effects in it may have been cut short. */
  readonly cut: boolean;
}

/** What may be unknown because of faults elsewhere. */
export class FollowUps {
  private readonly faults: Fault[];
  private readonly followed: ReadonlySet<Finding>;

  /**
   * `declaring` are the files that declare what others use; in other files only ids matter to others. `phraseless` are
   * diagnostics inside procedures and definitions that lack their phrase.
   */
  constructor(findings: readonly Finding[], declaring: ReadonlySet<SourceFile>, phraseless: readonly Diagnostic[]) {
    const faults: Fault[] = [];
    const followed = new Set<Finding>();
    const ordered = findings.filter(({ code }) => HIDES_NAMES.includes(code)).sort((a, b) => HIDES_NAMES.indexOf(a.code) - HIDES_NAMES.indexOf(b.code));
    for (const finding of ordered) {
      const own = faultOf(finding, declaring.has(finding.at.file));
      const known = faults.some((fault) => fault.file === own.file && fault.start === own.start);
      // What follows from an earlier fault makes what it names uncertain as well.
      if (faults.some((fault) => namesOne(fault, finding))) followed.add(finding);
      if (!known) faults.push(own);
      // A key that strayed is missing elsewhere.
      if (finding.also !== undefined && finding.facts['strayed'] === true) faults.push(faultOf({ ...finding, at: finding.also }, declaring.has(finding.at.file)));
    }
    for (const finding of findings) if (!HIDES_NAMES.includes(finding.code) && faults.some((fault) => namesOne(fault, finding))) followed.add(finding);
    for (const { facts } of phraseless) faults.push(faultOfPhraseless(String(facts['phraseless'])));
    this.faults = faults;
    this.followed = followed;
  }

  /** Whether a finding follows from another one. */
  finding(finding: Finding): boolean {
    return this.followed.has(finding);
  }

  /** Counts the names under which a misspelt declaration was looked for as uncertain, too. */
  misspelt(names: Iterable<string>): void {
    const all = new Set([...names].flatMap((name) => bothSpellings(plainWords(name))));
    if (all.size > 0) this.faults.push({ file: undefined, start: 0, end: 0, names: all, given: new Set(), keys: new Set(), phrases: [], words: new Set(), hidesItself: false, cut: false });
  }

  /** Whether a diagnostic of the language follows from a finding. */
  diagnostic({ code, facts, primary }: Diagnostic): boolean {
    if (this.faults.length === 0 || facts['sure'] === true) return false;
    const { file, span } = primary;
    // Where a block was cut short, heads stand without what hangs on them.
    if (!code.startsWith('D02')) return EMPTIED.has(code) && this.faults.some((fault) => fault.cut && fault.file === file && span.start >= fault.start && span.start < fault.end);
    // What a text that stands nowhere says, else the line up to where it could not be read.
    const line = typeof facts['text'] === 'string' ? facts['text'] : lineAt(file.text, span.start);
    const read = typeof facts['text'] === 'string' ? line : line.slice(0, span.end - startOfLine(file.text, span.start));
    const found = String(facts['found'] ?? '');
    const words = wordsIn(`${read} ${found}`);
    return this.faults.some((fault) => {
      if (fault.hidesItself && fault.file === file && span.start >= fault.start && span.start < fault.end) return true;
      if (fault.given.has(singular(found)) || (fault.file === file && words.some((word) => fault.given.has(word)))) return true;
      return words.some((word) => fault.names.has(word)) || fault.words.has(found) || fault.phrases.some((phrase) => phrase.test(line));
    });
  }
}

function namesOne(fault: Fault, { code, at, facts }: Finding): boolean {
  if (fault.file === at.file && at.range.start >= fault.start && at.range.start < fault.end) return code === 'D0410';
  if (code === 'D0401') return fault.keys.has(String(facts['key']));
  if (!ABOUT_NAMES.has(code)) return false;
  return fault.names.has(singular(plainWords(String(facts['name'] ?? facts['key'] ?? ''))));
}

/** Without its phrase a procedure is found only by the words of its id. */
function faultOfPhraseless(id: string): Fault {
  const words = id.split('-').map((word) => `\\b${escaped(singular(word))}`);
  return { file: undefined, start: 0, end: 0, names: new Set(), given: new Set(), keys: new Set(), phrases: [new RegExp(words.join('.*'), 'i')], words: new Set(), hidesItself: false, cut: false };
}

function faultOf({ code, at, facts }: Finding, declares: boolean): Fault {
  const { text } = at.file;
  const { start, end } = WHOLE_FILE.has(code) || facts['key'] === '' ? { start: 0, end: text.length } : itemAround(text, at.range.start);
  const item = text.slice(start, end);
  const declared = declares ? declaredIn(item) : { names: idsIn(item), given: new Set<string>(), keys: new Set<string>(), phrases: [], words: new Set<string>() };
  // A key that nothing reads where it stands may be a field.
  const keys = code === 'D0401' && declares ? bothSpellings(String(facts['key'])) : [];
  const hidesItself = WHOLE_FILE.has(code) || (declares && SAID.test(text.slice(0, start + 1).match(/^[a-z]+(?=:)/gm)?.at(-1) ?? ''));
  return { file: at.file, start, end, hidesItself, cut: code === 'D0302', ...declared, names: new Set([...declared.names, ...keys]) };
}

/** The item of a section that holds an offset: from its dash, or from a key at the margin, to the next of these. */
function itemAround(text: string, offset: number): { start: number; end: number } {
  const starts = [...text.matchAll(/^( {0,2}- |\S)/gm)].map(({ index }) => index);
  const start = starts.filter((each) => each <= offset).at(-1) ?? 0;
  return { start, end: starts.find((each) => each > offset) ?? text.length };
}

function idsIn(item: string): Set<string> {
  return new Set([...item.matchAll(/\bid: *([a-z0-9-]+)/g)].flatMap(([, id = '']) => bothSpellings(id)));
}

/** Keys that most declarations have: they say nothing of one. */
const EVERYWHERE: ReadonlySet<string> = new Set('id kind title doc rulings phrase phrases does means may when if limit example face returns words type of starts'.split(' '));

/** Names, keys and phrases, found without relying on the structure that is at fault. */
function declaredIn(item: string): Pick<Fault, 'names' | 'given' | 'keys' | 'phrases' | 'words'> {
  const names = idsIn(item);
  for (const [, name = ''] of item.matchAll(/\b(?:words|name|singular|plural|as): *"?([^",}\n]+)/g)) for (const each of bothSpellings(plainWords(name))) names.add(each);
  const keys = new Set([...item.matchAll(/([a-z][a-z0-9-]*):(?=\s|$)/g)].map(([, key = '']) => key).filter((key) => !EVERYWHERE.has(key)));
  // A slot of a phrase is a name inside the declaration, a participant one of whoever answers it.
  const given = new Set([...item.matchAll(/\{ *([a-z][^{}]*:[^{}]*)\}/g)].flatMap(([, inner = '']) => [...inner.matchAll(/([a-z][a-z0-9-]*)\??:/g)].map(([, each = '']) => singular(each))));
  const phrases = [...item.matchAll(/^[\s-]*(?:[a-z]+: *)?"?([^"\n#]*\{[A-Za-z][A-Za-z0-9-]*\??:[^}]*\}[^"\n]*)"?/gm), ...item.matchAll(/\bphrase: *"?([^"\n]+)/g)];
  const words = new Set(phrases.flatMap(([, phrase = '']) => phrase.replaceAll(/\{[^}]*\}/g, ' ').match(/[a-z][a-z-]{3,}/g) ?? []));
  return { names, given, keys, words, phrases: phrases.map(([, phrase = '']) => new RegExp(`(?<![\\w-])${phrasePattern(phrase)}(?![\\w-])`, 'i')) };
}

function bothSpellings(name: string): string[] {
  return [...new Set([name, name.replaceAll('-', ' '), name.replaceAll(' ', '-')].map(singular))];
}

/** Words without their plural ending. */
function singular(name: string): string {
  return name.replace(/s$/, '');
}

/** Every one to four words of a line that stand together, singular. */
function wordsIn(line: string): string[] {
  const words = line.toLowerCase().match(/[a-z][a-z0-9-]*/g) ?? [];
  return words.flatMap((_, at) => [1, 2, 3, 4].map((count) => singular(words.slice(at, at + count).join(' '))));
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The whole line of an offset. */
function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(startOfLine(text, offset), end < 0 ? undefined : end);
}
