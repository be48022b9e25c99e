// Whole new things: for an empty document, one for each kind, with all that its kind requires. Must not be saved unread.
import { type SourceFile } from '@dradis/diagnostics';
import { type Schema } from '@dradis/packs';
import { asScalar, valuesFor } from './complete-values.js';
import { type Project } from './project.js';
import { type CompletionItem } from './protocol.js';
import { legalKeys } from './shape-walk.js';
import { rangeOf } from './text-range.js';
import { shapeWalk } from './uses.js';

/** A new thing of every kind things can be of; the kind that others beside it have comes first. */
export function newThings(project: Project, path: string, file: SourceFile): CompletionItem[] {
  const { result } = project;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const beside = new Map<string, number>();
  for (const { what, kind, place } of result.outline) {
    if (what === 'thing' && kind !== undefined && folder !== '' && place.file.path.startsWith(folder)) beside.set(kind, (beside.get(kind) ?? 0) + 1);
  }
  const kinds = valuesFor({ names: 'thing-kind' }, project);
  const id = (/([^/]+)\.yaml$/.exec(path)?.[1] ?? 'new-thing').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[^a-z]+|-$/g, '') || 'new-thing';
  return kinds
    .sort((a, b) => (beside.get(b.value) ?? 0) - (beside.get(a.value) ?? 0))
    .map(({ value: kind }) => ({
      label: `new ${kind}`,
      kind: 'snippet',
      detail: `a thing of kind '${kind}' with all it requires`,
      documentation: '',
      edit: { range: rangeOf(file, { start: 0, end: file.text.length }), newText: newThing(project, id, kind) },
    }));
}

function newThing(project: Project, id: string, kind: string): string {
  const shape = project.result.shapes.thing(kind) ?? project.result.shapes.anyThing;
  const lines = requiredLines(project, shape, '', new Set(['id', 'kind']));
  return [`id: ${id}`, `kind: ${kind}`, ...lines, ''].join('\n');
}

function requiredLines(project: Project, shape: Schema, indent: string, done: ReadonlySet<string>): string[] {
  const required = Array.isArray(shape['required']) ? (shape['required'] as unknown[]) : [];
  return legalKeys(shape).flatMap(([key, given]) => {
    if (!required.includes(key) || done.has(key)) return [];
    const under = shapeWalk(project).resolve(given, undefined);
    if (under['type'] === 'object' && under['properties'] !== undefined) {
      const inner = requiredLines(project, under, `${indent}  `, new Set());
      return [`${indent}${key}:${inner.length === 0 ? ' {}' : ''}`, ...inner];
    }
    return [`${indent}${key}: ${firstValue(project, under)}`];
  });
}

function firstValue(project: Project, shape: Schema): string {
  const [first] = valuesFor(shape, project);
  if (first !== undefined) return asScalar(first.value, shape);
  if (shape['type'] === 'array') return '[]';
  if (shape['type'] === 'object') return '{}';
  if (shape['type'] === 'integer') return typeof shape['minimum'] === 'number' ? String(shape['minimum']) : '0';
  return shape['description'] === 'an effect' ? 'nothing' : 'text';
}
