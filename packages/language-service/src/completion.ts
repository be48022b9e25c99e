// What can be written at a place of a document, best first; accepting any of it leaves the document readable.
import type { SourceFile } from '@dradis/diagnostics';
import type { Proposal } from '@dradis/language';
import type { MapNode, Schema } from '@dradis/packs';
import { asScalar, namesFor, valuesFor } from './complete-values.js';
import { phraseDocument } from './documentation.js';
import type { AnyNamed } from './names.js';
import { placesAt, type EffectPlace, type KeyPlace, type ValuePlace } from './place.js';
import type { Project } from './project.js';
import type { CompletionItem, CompletionKind } from './protocol.js';
import { legalKeys, roleOfDocument } from './shape-walk.js';
import { newThings } from './snippets.js';
import { rangeOf } from './text-range.js';
import { shapeWalk } from './uses.js';

/** Items told at most; what is typed next narrows the rest down. */
const MOST = 400;

/** Everything legal at an offset. Empty when nothing can be written there without breaking the document. */
export function completionAt(project: Project, path: string, offset: number): CompletionItem[] {
  const file = project.file(path);
  if (file === undefined) return [];
  if (file.text.trim() === '' && roleOfDocument(path, undefined, undefined) === 'thing') return newThings(project, path, file);
  const items = placesAt(project, path, offset).flatMap((place): CompletionItem[] => {
    if (place.is === 'effect') return effectCompletions(project, file, place);
    return place.is === 'key' ? keyItems(project, path, place) : valueItems(project, path, place, offset);
  });
  return items.slice(0, MOST);
}

function keyItems(project: Project, path: string, { map, shape, span, colon }: KeyPlace): CompletionItem[] {
  const file = project.file(path);
  if (file === undefined) return [];
  const resolved = shapeWalk(project).resolve(shape, map);
  const required = Array.isArray(resolved['required']) ? (resolved['required'] as unknown[]) : [];
  const present = new Set(map.entries.map(({ key }) => key));
  const typed = file.text.slice(span.start, span.end);
  const named = shape['key-names'];
  const names = typeof named === 'string' ? namesFor(named as AnyNamed, project).filter(({ value }) => !present.has(value) || value === typed) : [];
  const keys = legalKeys(resolved).filter(([key]) => !present.has(key) || key === typed);
  const rank = ([key]: readonly [string, Schema]): number => (required.includes(key) ? 0 : 1);
  const told = keys
    .sort((a, b) => rank(a) - rank(b))
    .map(([key, value]): CompletionItem => ({
      label: key,
      kind: 'key',
      detail: `${described(project, value, map)}${required.includes(key) ? ' (required)' : ''}`,
      documentation: '',
      edit: { range: rangeOf(file, span), newText: colon ? key : `${key}: ` },
    }));
  return [...told, ...names.map(({ value, detail }): CompletionItem => ({ label: value, kind: 'key', detail, documentation: '', edit: { range: rangeOf(file, span), newText: colon ? value : `${value}: ` } }))];
}

function described(project: Project, shape: Schema, map: MapNode): string {
  const { description } = shapeWalk(project).resolve(shape, map);
  return typeof description === 'string' ? description : '';
}

function valueItems(project: Project, path: string, { shape, span }: ValuePlace, offset: number): CompletionItem[] {
  const file = project.file(path);
  if (file === undefined) return [];
  const range = rangeOf(file, span);
  const candidates = valuesFor(shape, project);
  const typed = file.text.slice(span.start, offset);
  const rank = ({ value }: { readonly value: string }): number => (value.startsWith(typed) ? 0 : 1);
  return [...new Map(candidates.map((candidate) => [candidate.value, candidate])).values()].sort((a, b) => rank(a) - rank(b)).map(({ value, detail }) => ({ label: value, kind: 'value', detail, documentation: '', edit: { range, newText: asScalar(value, shape) } }));
}

const ORDER: readonly Proposal['sort'][] = ['local', 'form', 'verb', 'word', 'entity', 'variable', 'attribute', 'query', 'definition', 'procedure', 'kind', 'event', 'act', 'quantity', 'effect-field'];

function kindOf({ sort, detail }: Proposal): CompletionKind {
  if (sort === 'word') return detail === '' ? 'keyword' : 'statement';
  return sort === 'form' || sort === 'verb' ? 'statement' : 'name';
}

/** What can be written at a place in an effect; `file` is the one that the places of edits are in. */
export function effectCompletions(project: Project, file: SourceFile, { input, language, at, style, toFile }: EffectPlace): CompletionItem[] {
  const { vocabulary } = project.result;
  const proposals = [...language.completions(input, at)];
  // What is typed in full words before the cursor is the surer sign of what is meant, so longer names come first.
  proposals.sort((a, b) => a.start - b.start || ORDER.indexOf(a.sort) - ORDER.indexOf(b.sort));
  return proposals.map((proposal): CompletionItem => {
    const start = toFile(proposal.start);
    const end = Math.max(start, proposal.end > proposal.start ? toFile(proposal.end - 1) + 1 : start);
    return {
      label: proposal.text,
      kind: kindOf(proposal),
      detail: proposal.detail,
      documentation: phraseDocument(vocabulary, proposal),
      edit: { range: rangeOf(file, { start, end }), newText: style === 'single' ? proposal.text.replaceAll("'", "''") : proposal.text },
    };
  });
}
