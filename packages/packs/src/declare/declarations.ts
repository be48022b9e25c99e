// What a pack declares, gathered from all its files before any effect is compiled. Must not hold compiled programs.
import type { SourceFile } from '@dradis/diagnostics';
import type { Place } from '../findings.js';
import type { MapNode, Range, ScalarNode } from '../yaml/pack-node.js';
import type { KindNames, KindTable } from './kind-table.js';
import type { TypeTag } from './type-names.js';

/** Anything JSON can say. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/** A node and the file it stands in. */
export interface Found<N> {
  readonly file: SourceFile;
  readonly node: N;
}

/** What a field of a thing holds. */
export type FieldType =
  | { readonly is: 'value'; readonly tag: TypeTag }
  /** `personal`: whoever resolves it is `you`. */
  | { readonly is: 'effect'; readonly personal: boolean }
  | { readonly is: 'expression'; readonly tag: TypeTag }
  | { readonly is: 'placements' };

/** An extra key that things of a kind may have. */
export interface FieldLeaf {
  readonly is: 'leaf';
  readonly key: string;
  /** What the attribute or effect field it becomes is called: its key, or what `as` says. */
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** The values allowed; null when the type alone decides. */
  readonly values: readonly (string | number)[] | null;
  /** What it is for, in the author's words; empty when the kind does not say. */
  readonly doc: string;
  readonly place: Place;
}

/** A key that opens a map of fields. */
export interface FieldGroup {
  readonly is: 'group';
  readonly key: string;
  readonly required: boolean;
  readonly fields: readonly Field[];
  readonly place: Place;
}

/** A field or a group of fields. */
export type Field = FieldLeaf | FieldGroup;

/** A kind with all it gives its things, its own and inherited. */
export interface KindInfo extends KindNames {
  readonly twoSided: boolean;
  readonly ring: boolean;
  /** The zone its things start in, as written; null when it says none. */
  readonly startsIn: Found<ScalarNode> | null;
  /** The statement that places one item of a `placements` field. */
  readonly placeEach: Found<ScalarNode> | null;
  readonly fields: readonly Field[];
  readonly live: ReadonlyMap<string, Found<MapNode>>;
  /** The declarations, its own first and then those it inherits from, that give its things abilities. */
  readonly abilities: readonly (Found<MapNode> & { readonly kind: string })[];
  /** The program run when an ability of its things is used, and the kind that declares it. */
  readonly onUse: (Found<ScalarNode> & { readonly kind: string }) | null;
  /** Where the kind's own declaration begins and ends in its file; undefined for built-in kinds the pack does not extend. */
  readonly extent: Range | undefined;
}

/** An attribute. */
export interface AttributeInfo {
  readonly id: string;
  readonly words: string;
  readonly of: string;
  readonly type: TypeTag;
  readonly fixed: boolean;
  readonly initial: JsonValue;
  readonly secret: boolean;
  /** What it is for, in the author's words; empty when nobody said. */
  readonly doc: string;
  readonly place: Place;
}

/** A variable. */
export interface VariableInfo {
  readonly id: string;
  readonly words: string;
  readonly type: TypeTag;
  readonly initial: JsonValue;
  readonly secret: boolean;
  /** Whether only the rules need its value: people are not told it where games are reported about. */
  readonly bookkeeping: boolean;
  readonly place: Place;
}

/** A field that holds an effect. */
export interface EffectFieldInfo {
  readonly id: string;
  readonly of: string;
  /** Type of what it gives back; null for effects that only happen. */
  readonly returns: TypeTag | null;
}

/** A participant of an event, act or quantity. */
export interface Participant {
  readonly id: string;
  readonly type: TypeTag;
  readonly changes: boolean;
}

/** An event, act or quantity. */
export interface SignatureInfo {
  readonly id: string;
  readonly words: string;
  readonly gives: readonly Participant[];
  readonly doc: string | undefined;
  readonly place: Place;
}

/** A reading of the rules that a game is created with; a condition by its words. */
export interface SwitchInfo {
  readonly id: string;
  readonly words: string;
  readonly title: string;
  readonly doc: string;
  readonly rulings: readonly string[];
  readonly initial: boolean;
  readonly node: MapNode;
  readonly place: Place;
}

/** A slot of a phrase. */
export interface Slot {
  readonly name: string;
  readonly type: TypeTag;
  readonly optional: boolean;
}

/** A procedure or definition, without its text. */
export interface PhraseInfo {
  readonly id: string;
  readonly phrases: readonly string[];
  readonly slots: readonly Slot[];
  readonly returns: TypeTag | null;
  readonly rulings: readonly string[];
  readonly doc: string | undefined;
  readonly example: string | undefined;
  readonly face: { en?: string; fr?: string } | undefined;
  readonly node: MapNode;
  readonly place: Place;
}

/** A zone, as far as other files may refer to it. */
export interface ZoneHead {
  readonly id: string;
  readonly kind: string;
  readonly perPlayer: boolean;
  readonly words: readonly string[];
  readonly node: MapNode;
  readonly place: Place;
}

/** A thing, as far as other files may refer to it. */
export interface ThingHead {
  readonly id: string;
  readonly kind: string;
  /** How many there are, over all variants. */
  readonly copies: number;
  readonly words: readonly string[];
  readonly node: MapNode;
  readonly place: Place;
}

/** Everything a pack declares. */
export interface Declarations {
  readonly kinds: KindTable;
  readonly kindInfo: ReadonlyMap<string, KindInfo>;
  readonly attributes: readonly AttributeInfo[];
  /** The id of the attribute that a field of things states. */
  readonly attributeOf: ReadonlyMap<FieldLeaf, string>;
  readonly effectFields: readonly EffectFieldInfo[];
  readonly variables: readonly VariableInfo[];
  readonly scopes: readonly { readonly id: string; readonly variable: string; readonly place: Place }[];
  readonly events: readonly SignatureInfo[];
  readonly acts: readonly SignatureInfo[];
  readonly quantities: readonly SignatureInfo[];
  readonly procedures: readonly PhraseInfo[];
  readonly definitions: readonly PhraseInfo[];
  readonly switches: readonly SwitchInfo[];
  readonly zones: readonly ZoneHead[];
  readonly things: readonly ThingHead[];
}
