// The values and keys that a place of a document may hold. Must not look at text or effects.
import type { Schema } from '@dradis/packs';
import type { AnyNamed } from './names.js';
import type { Project } from './project.js';
import { citedRulings } from './rulings.js';

/** A value that could be written. */
export interface ValueCandidate {
  readonly value: string;
  readonly detail: string;
}

const TYPES = ['number', 'condition', 'text', 'kind', 'tally', 'ability', 'effect', 'personal effect', 'expression', 'placements'];

/** What a player may answer to most questions. */
const OPTIONS = ['yes', 'no', 'pass', 'all', 'none'];

/** The values legal where a shape stands: those it lists, and the names of what it names. */
export function valuesFor(shape: Schema, project: Project): ValueCandidate[] {
  const listed = shape['enum'];
  if (Array.isArray(listed)) return listed.map((value) => ({ value: String(value), detail: 'a value allowed here' }));
  const only = shape['const'];
  if (typeof only === 'string' || typeof only === 'number') return [{ value: String(only), detail: 'the value wanted here' }];
  if (shape['type'] === 'boolean') return ['true', 'false'].map((value) => ({ value, detail: 'true or false' }));
  const named = shape['names'];
  return typeof named === 'string' ? namesFor(named as AnyNamed, project) : [];
}

/** What is called something of a sort. */
export function namesFor(named: AnyNamed, project: Project): ValueCandidate[] {
  const { vocabulary, outline } = project.result;
  const kinds = new Map(vocabulary.kinds.map((kind) => [kind.id, kind]));
  const isA = (kind: string, wider: string): boolean => {
    for (let at: string | null | undefined = kind, steps = 0; at !== null && at !== undefined && steps <= kinds.size; at = kinds.get(at)?.parent, steps += 1) if (at === wider) return true;
    return false;
  };
  const kindsThat = (is: (id: string) => boolean): ValueCandidate[] => vocabulary.kinds.filter(({ id }) => is(id)).map(({ id }) => ({ value: id, detail: 'a kind' }));
  const zones = (): ValueCandidate[] => outline.filter(({ what }) => what === 'zone').map(({ id, kind }) => ({ value: id, detail: kind ?? 'a zone' }));
  switch (named) {
    case 'kind':
      return kindsThat(() => true);
    case 'zone-kind':
      return kindsThat((id) => isA(id, 'zone'));
    case 'thing-kind':
      return kindsThat((id) => id !== 'thing' && !isA(id, 'zone') && !isA(id, 'player'));
    case 'zone':
      return zones();
    case 'zone-or-kind':
      return [...zones(), ...kindsThat((id) => isA(id, 'zone'))];
    case 'event':
      return vocabulary.events.map(({ words, doc }) => ({ value: words, detail: doc ?? 'an event' }));
    case 'act':
      return vocabulary.acts.map(({ words, doc }) => ({ value: words, detail: doc ?? 'an act' }));
    case 'quantity':
      return vocabulary.quantities.map(({ words, doc }) => ({ value: words, detail: doc ?? 'a quantity' }));
    case 'variable':
      return vocabulary.variables.map(({ words, type }) => ({ value: words, detail: type }));
    case 'procedure':
      return vocabulary.procedures.map(({ id, doc }) => ({ value: id, detail: doc ?? 'a procedure' }));
    case 'ruling':
      return citedRulings(project).map((value) => ({ value, detail: 'a ruling cited elsewhere' }));
    case 'type':
      return [...TYPES.map((value) => ({ value, detail: 'a type' })), ...vocabulary.kinds.flatMap(({ id, singular }) => [{ value: id, detail: 'one thing of the kind' }, { value: `list of ${singular}`, detail: 'things of the kind' }])];
    case 'limit':
      return ['game', ...outline.filter(({ what }) => what === 'scope').map(({ id }) => id.replaceAll('-', ' '))].map((scope) => ({ value: `once per ${scope}`, detail: 'a limit' }));
    case 'phrase':
      return [];
    case 'switch':
      return outline.filter(({ what }) => what === 'switch').map(({ id }) => ({ value: id, detail: 'a switch' }));
    case 'player':
      return project.cast.map((value) => ({ value, detail: 'who plays it answers' }));
    case 'option':
      return [...OPTIONS.map((value) => ({ value, detail: 'an option' })), ...project.cast.map((value) => ({ value, detail: 'an option' }))];
    case 'place':
      return zones();
    case 'contents':
      return [{ value: 'none', detail: 'nothing at all' }, ...outline.flatMap(({ what, id, kind }) => (what === 'thing' ? [{ value: id, detail: kind ?? '' }] : [])), ...kindsThat((id) => id !== 'thing' && !isA(id, 'zone') && !isA(id, 'player'))];
    case 'level': {
      const fixed = new Set(project.result.pack?.attributes.flatMap((attribute) => (attribute.fixed ? [attribute.id] : [])));
      const changing = vocabulary.attributes.filter(({ id, type }) => type === 'number' && !fixed.has(id)).map(({ of }) => of);
      return outline.flatMap(({ what, id, kind }) => (what === 'thing' && kind !== undefined && changing.some((of) => isA(kind, of)) ? [{ value: id, detail: kind }] : []));
    }
    default: {
      const kind = named.slice('entity:'.length);
      return outline.filter((item) => item.kind !== undefined && isA(item.kind, kind)).map(({ id, kind: own }) => ({ value: id, detail: own ?? '' }));
    }
  }
}

/** A value as YAML that reads back as that very text, number or truth value. */
export function asScalar(value: string, shape: Schema): string {
  const plain = /^[A-Za-z][A-Za-z0-9 '-]*$/.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n|~)$/i.test(value);
  if (plain) return value;
  return shape['type'] === 'string' || !/^(?:-?\d+|true|false)$/.test(value) ? JSON.stringify(value) : value;
}
