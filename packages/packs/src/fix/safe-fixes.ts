// Repairs that need nobody's judgement: a misspelt word that is near to one word only, and the language of a manifest that states
// none. Must not write files.
import type { Diagnostic, Fact } from '@dradis/diagnostics';
import { FIRST_LANGUAGE_VERSION } from '../language-version.js';
import { languageLine } from '../migrate/language-line.js';

/** A change of one file: UTF-16 offsets into its text counted from 0, `end` excluded. */
export interface Fix {
  /** Path of the file. */
  readonly path: string;
  /** Where the text that is replaced begins. */
  readonly start: number;
  /** Where it ends; equal to `start` where something is inserted. */
  readonly end: number;
  /** What takes its place; empty where something is taken away. */
  readonly text: string;
}

const MISSPELT: ReadonlySet<string> = new Set(['D0201', 'D0202', 'D0221', 'D0401', 'D0404', 'D0501']);

function only(fact: Fact | undefined): string | undefined {
  return Array.isArray(fact) && fact.length === 1 ? String(fact[0]) : undefined;
}

/**
 * The safe repairs of diagnostics. A word near to several is left alone, and so is one near to a name that the same effect
 * gives: which of the two is misspelt only the author knows. Keys that may have strayed are left alone too.
 */
export function safeFixes(diagnostics: readonly Diagnostic[]): Fix[] {
  return diagnostics.flatMap(({ code, facts, primary: { file, span } }): Fix[] => {
    // Before there were several languages a manifest need not have said which.
    if (code === 'D0402' && facts['key'] === 'language' && facts['place'] === 'the manifest') return [languageLine(file, FIRST_LANGUAGE_VERSION) ?? []].flat();
    if (!MISSPELT.has(code) || facts['nearLocal'] === true || facts['strayed'] === true) return [];
    if (Array.isArray(facts['elsewhere']) && facts['elsewhere'].length > 0) return [];
    const text = only(facts['suggestions']) ?? only(facts['nearest']);
    const written = file.text.slice(span.start, span.end);
    const found = [facts['found'], facts['name'], facts['key']];
    if (text === undefined || written === text || !found.some((fact) => typeof fact === 'string' && fact.toLowerCase() === written.toLowerCase())) return [];
    return [{ path: file.path, start: span.start, end: span.end, text }];
  });
}

/** The text of a file with its fixes applied; all other characters stay. Of fixes that overlap the first is applied. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let changed = '';
  let at = 0;
  for (const fix of [...fixes].sort((a, b) => a.start - b.start)) {
    if (fix.start < at) continue;
    changed += text.slice(at, fix.start) + fix.text;
    at = fix.end;
  }
  return changed + text.slice(at);
}
