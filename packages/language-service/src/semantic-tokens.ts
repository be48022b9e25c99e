// What colours the words of the effects of a document. Must not colour the document around them.
import type { MentionSort } from '@dradis/language';
import { inFile, type Project } from './project.js';
import type { SemanticToken, SemanticTokenType } from './protocol.js';
import { rangeOf } from './text-range.js';

/** What each sort of mention is coloured as. */
export const TOKEN_TYPES: Readonly<Record<MentionSort, SemanticTokenType>> = {
  form: 'keyword',
  word: 'keyword',
  verb: 'function',
  procedure: 'function',
  query: 'function',
  definition: 'function',
  attribute: 'property',
  'effect-field': 'property',
  variable: 'variable',
  local: 'parameter',
  entity: 'enumMember',
  kind: 'class',
  event: 'event',
  act: 'event',
  quantity: 'event',
  number: 'number',
  text: 'string',
  comment: 'comment',
};

/** The coloured stretches of a document, in order; none overlap. */
export function semanticTokensOf(project: Project, path: string): SemanticToken[] {
  const file = project.file(path);
  if (file === undefined) return [];
  return project
    .texts(path)
    .flatMap((text) => project.mentions(text).map((mention) => ({ at: inFile(text, mention), mention })))
    .sort((a, b) => a.at.start - b.at.start)
    .map(({ at, mention }) => ({ range: rangeOf(file, at), type: TOKEN_TYPES[mention.sort], declaration: mention.binds }));
}
