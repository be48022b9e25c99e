// Whole new things: for an empty document, one for each kind, with all that its kind requires. Must not be saved unread.
import type { SourceFile } from '@dradis/diagnostics';
import { valuesFor } from './complete-values.js';
import { idOf } from './new-thing/id-of.js';
import { thingText } from './new-thing/new-thing.js';
import { writtenThings } from './new-thing/written-things.js';
import type { Project } from './project.js';
import type { CompletionItem } from './protocol.js';
import { rangeOf } from './text-range.js';

/** A new thing of every kind things can be of; the kind that others beside it have comes first. */
export function newThings(project: Project, path: string, file: SourceFile): CompletionItem[] {
  const { result } = project;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const beside = new Map<string, number>();
  for (const { what, kind, place } of result.outline) {
    if (what === 'thing' && kind !== undefined && folder !== '' && place.file.path.startsWith(folder)) beside.set(kind, (beside.get(kind) ?? 0) + 1);
  }
  const kinds = valuesFor({ names: 'thing-kind' }, project);
  const id = idOf(/([^/]+)\.yaml$/.exec(path)?.[1] ?? '').replace(/^[^a-z]+/, '') || 'new-thing';
  const title = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const written = writtenThings(result);
  return kinds
    .sort((a, b) => (beside.get(b.value) ?? 0) - (beside.get(a.value) ?? 0))
    .map(({ value: kind }) => ({
      label: `new ${kind}`,
      kind: 'snippet',
      detail: `a thing of kind '${kind}' with all it requires`,
      documentation: '',
      edit: { range: rangeOf(file, { start: 0, end: file.text.length }), newText: thingText(result, written, { kind, id, title }) ?? '' },
    }));
}
