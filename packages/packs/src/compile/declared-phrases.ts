// What the language finds wrong with phrases, moved to where the pack declares them. Must not judge phrases itself.
import type { Diagnostic, Label } from '@dradis/diagnostics';
import type { Declarations, PhraseInfo } from '../declare/declarations.js';
import { scalarsOf } from '../declare/reading.js';

type Declared = Pick<PhraseInfo, 'node' | 'place'>;

/** The diagnostics of a language's vocabulary, each at the phrase it is about. */
export function declaredPhrases(diagnostics: readonly Diagnostic[], { procedures, definitions, switches }: Declarations): Diagnostic[] {
  const infos = new Map<unknown, Declared>([...switches, ...procedures, ...definitions].map((info) => [info.id, info]));
  return diagnostics.map((diagnostic) => {
    const info = infos.get(diagnostic.facts['phrase']);
    if (info === undefined) return diagnostic;
    return { ...diagnostic, primary: moved(diagnostic.primary, info, diagnostic.facts['pattern']) };
  });
}

/** The label's span inside the pattern, as it stands in the pack's file; the whole phrase when the pattern is not written out. */
function moved({ span, label }: Label, info: Declared, pattern: unknown): Label {
  const { file } = info.place;
  const written = [...scalarsOf(info.node, 'phrase'), ...scalarsOf(info.node, 'phrases'), ...scalarsOf(info.node, 'words')].find((node) => node.value === pattern);
  if (written === undefined) return { file, span: info.place.range, label };
  const { text } = written;
  const whole = span.start === span.end || !('text' in text);
  return { file, span: whole ? written.range : { start: text.toFile(span.start), end: Math.max(text.toFile(span.start) + 1, text.toFile(span.end - 1) + 1) }, label };
}
