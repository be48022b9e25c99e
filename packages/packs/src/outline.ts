// Where everything a pack names is declared, for editors and the debugger. Must not know what the names are used for.
import type { Declarations } from './declare/declarations.js';
import type { Place } from './findings.js';

/** A name and where it is declared. */
export interface OutlineItem {
  /** What is declared. */
  readonly what: 'kind' | 'attribute' | 'variable' | 'scope' | 'event' | 'act' | 'quantity' | 'procedure' | 'definition' | 'switch' | 'zone' | 'thing';
  /** The id it declares. */
  readonly id: string;
  /** The id of its kind, for zones and things. */
  readonly kind?: string;
  /** Where. */
  readonly place: Place;
}

/** Every declared name, section by section, in the order of files. Built-in kinds stand in no file and are left out. */
export function outlineOf(declarations: Declarations): OutlineItem[] {
  const plain = (what: OutlineItem['what'], items: readonly { readonly id: string; readonly place: Place | undefined }[]): OutlineItem[] =>
    items.flatMap(({ id, place }) => (place === undefined ? [] : [{ what, id, place }]));
  const entities = (what: 'zone' | 'thing', items: readonly { readonly id: string; readonly kind: string; readonly place: Place }[]): OutlineItem[] =>
    items.map(({ id, kind, place }) => ({ what, id, kind, place }));
  return [
    ...plain('kind', declarations.kinds.all),
    ...plain('attribute', declarations.attributes),
    ...plain('variable', declarations.variables),
    ...plain('scope', declarations.scopes),
    ...plain('event', declarations.events),
    ...plain('act', declarations.acts),
    ...plain('quantity', declarations.quantities),
    ...plain('procedure', declarations.procedures),
    ...plain('definition', declarations.definitions),
    ...plain('switch', declarations.switches),
    ...entities('zone', declarations.zones),
    ...entities('thing', declarations.things),
  ];
}
