/**
 * The layout: a pack laid out for a number of players, every name an index and every expression an operand (a word of
 * `machine/operand.ts`).
 * Must hold types only; `build-layout.ts` makes it. Nothing in it changes once made.
 */
import type { Code, Machine } from '../machine/machine.js';
import type { Value } from '../state/value.js';
import type { AskForm, CompiledPack, ProgramKind, Span, TypeTag } from './compiled-pack.js';

/** A kind: its entities are `lo` … `hi - 1`, sub-kinds included. */
export interface KindInfo {
  index: number;
  id: string;
  parent: number;
  lo: number;
  hi: number;
  /** All its entities in order; never changed. */
  all: readonly number[];
  twoSided: boolean;
  ring: boolean;
  /** Index of the on-use program, -1 if none. */
  onUse: number;
  live: ReadonlyMap<string, LiveInfo>;
}

/** When a section's abilities can act. */
export interface LiveInfo {
  /** By zone (minus the first zone): 1 if the section acts there; null: anywhere. */
  zones: readonly number[] | null;
  /** The same as a list of zones; empty when it acts anywhere. */
  placedIn: readonly number[];
  /** By seat (from 0): those of the zones (minus the first zone) that are the player's own; empty when it acts anywhere. */
  ownZones: readonly (readonly number[])[];
  /** Those that belong to nobody. */
  sharedZones: readonly number[];
  /** An operand; null: nobody in particular. */
  usedBy: number | null;
  /** Whether `usedBy` gives a player (slot 0 holds him, slot 1 the source), without making the list. Null with `usedBy`. */
  usedByPlayer: number | null;
  /** An operand: what of a player (slot 0) lies in the source, when those are the users of whom something does; else null. */
  visitor: number | null;
  /** Whether only the owner of the zone in which a source lies may use it. */
  byOwner: boolean;
  /** Whether its condition depends on who is asked. */
  mentionsYou: boolean;
  /** Whether its condition depends on whose ability it is. */
  mentionsSource: boolean;
  /** Whether its users do. */
  usersBySource: boolean;
  /** An operand; null: always. */
  if: number | null;
  hidden: boolean;
}

/** A hidden way to hold abilities that answer one event, with those abilities. */
export interface HiddenHold {
  readonly live: LiveInfo;
  readonly abilities: AbilityInfo[];
}

/** Who sees what is in a zone; `top`: everybody sees its top thing and nothing else of it. */
export type SeesCode = 'nobody' | 'everyone' | 'owner' | 'top' | 'some';

/** A zone; `sees` is worked out only for the code `some`. */
export interface ZoneInfo {
  sees: SeesCode;
  /** Bit mask of those who see it; slots 0 = viewer, 1 = zone. Null unless `some`. */
  seers: ((m: Machine, zone: number) => number) | null;
  /** The player it belongs to, -1 if none. */
  owner: number;
  ring: boolean;
  /** The zones of its own kind in declared order (for rings). */
  siblings: readonly number[];
}

/** An attribute; entities of its kind are `lo` … `hi - 1`. */
export interface AttributeInfo {
  index: number;
  id: string;
  type: TypeTag;
  lo: number;
  hi: number;
  secret: boolean;
  /** Values that never change, by entity minus `lo`; null if they do. */
  fixed: readonly Value[] | null;
  /** Starting values, by entity minus `lo`; empty when fixed. */
  start: readonly Value[];
  /** What an entity without this attribute has. */
  missing: Value;
}

/** A variable of the pack. */
export interface VariableInfo {
  index: number;
  id: string;
  type: TypeTag;
  start: Value;
  secret: boolean;
}

/** What a question needs beyond what its instruction does. */
export interface AskInfo {
  form: AskForm;
  prompt: string;
  purpose: string | null;
  slot: number;
  /** Whether the options are ability instances. */
  abilities: boolean;
  labels: readonly string[];
  /** The candidates that prohibitions refuse, with the instances that refuse them. */
  refused: (m: Machine, locals: Value[]) => { option: number; by: readonly number[]; act: number }[];
  /** Options whose condition does not hold (form `option`). */
  unmet: (m: Machine, locals: Value[]) => number[];
}

/** A program ready to run; its instructions are in the code. */
export interface LoadedProgram {
  index: number;
  id: string;
  name: string;
  kind: ProgramKind;
  /** How many instructions it has, but for the one behind them that pops the frame. */
  length: number;
  /** By instruction; undefined where none asks. */
  asks: (AskInfo | undefined)[];
  params: number;
  locals: readonly { name: string; type: TypeTag }[];
  /** What every slot holds when a frame begins. */
  start: readonly Value[];
  /** By parameter: none in it makes the call do nothing. */
  needed: readonly boolean[];
  returns: TypeTag | null;
  at: readonly Span[];
  file: number;
}

/** An event, act or quantity; `slots` counts its participants. */
export interface SignatureInfo {
  index: number;
  id: string;
  words: string;
  names: readonly string[];
  types: readonly TypeTag[];
  changes: readonly boolean[];
}

/** What makes an ability act. */
export type TriggerKind = 'action' | 'event' | 'quantity' | 'act';

/** An ability of the pack. */
export interface AbilityInfo {
  index: number;
  id: string;
  title: string;
  section: string;
  trigger: TriggerKind;
  /** Index of the event, quantity or act; -1 for an action. */
  of: number;
  optional: boolean;
  /** Bits of the participants that its condition looks at; bit 0 is the first. */
  reads: number;
  /** Operands; null: it has none. */
  if: number | null;
  by: number | null;
  /** Index of the program, -1 if none. */
  program: number;
  locals: number;
  limit: LimitInfo | null;
  at: readonly [number, number, number, number, number];
}

/** A limit: the cell of player n (seat, 0 = nobody) is `cell + n`, or `cell` alone when it counts for all together. */
export interface LimitInfo {
  cell: number;
  byAnyone: boolean;
  /** Index of the scope's variable; -1: the whole game. */
  variable: number;
  scope: string;
}

/** An ability of one source entity. */
export interface InstanceInfo {
  index: number;
  id: string;
  ability: AbilityInfo;
  source: number;
  live: LiveInfo | null;
  /** When nothing says whose it is: it is every player's on his own, because it speaks of "you". */
  eachPlayer: boolean;
  /** Index of the on-use program that wraps it, -1 if none. */
  onUse: number;
}

/** The actions of one section, which are live in the same way; found by their sources. */
export interface ActionGroup {
  readonly live: LiveInfo | null;
  readonly instances: InstanceInfo[];
  /** By entity. */
  readonly bySource: (InstanceInfo[] | undefined)[];
}

/** A definition: fills `locals` (params first) and works out one value. */
export interface DefinitionInfo {
  id: string;
  params: number;
  locals: number;
  /** An operand. */
  means: number;
}

/** A pack laid out for a number of players. */
export interface Layout {
  readonly pack: CompiledPack;
  readonly players: number;
  /** The first player; player n is `playerLo + n - 1`. */
  readonly playerLo: number;
  readonly everyone: readonly number[];
  /** By seat (from 0): the list of this player alone. */
  readonly alone: readonly (readonly number[])[];
  /** By seat (from 0): all players in turn order, this one first. */
  readonly turnOrders: readonly (readonly number[])[];
  /** Zones are the entities `zoneLo` … `zoneHi - 1`. */
  readonly zoneLo: number;
  readonly zoneHi: number;
  /** By entity. */
  readonly ids: readonly string[];
  readonly titles: readonly string[];
  readonly kindOf: readonly number[];
  readonly twoSided: readonly boolean[];
  readonly startsIn: readonly number[];
  readonly entityOf: ReadonlyMap<string, number>;
  /** The first copy of a per-player zone. */
  readonly perPlayerZone: ReadonlyMap<string, number>;
  readonly kinds: readonly KindInfo[];
  readonly kindIndex: ReadonlyMap<string, number>;
  readonly zones: readonly ZoneInfo[];
  readonly attributes: readonly AttributeInfo[];
  readonly attributeIndex: ReadonlyMap<string, number>;
  readonly variables: readonly VariableInfo[];
  readonly variableIndex: ReadonlyMap<string, number>;
  readonly ordering: number;
  readonly events: readonly SignatureInfo[];
  readonly eventIndex: ReadonlyMap<string, number>;
  readonly acts: readonly SignatureInfo[];
  readonly actIndex: ReadonlyMap<string, number>;
  readonly quantities: readonly SignatureInfo[];
  readonly quantityIndex: ReadonlyMap<string, number>;
  readonly programs: readonly LoadedProgram[];
  readonly programIndex: ReadonlyMap<string, number>;
  readonly definitions: readonly DefinitionInfo[];
  readonly definitionIndex: ReadonlyMap<string, number>;
  /** By field, then entity: the program, -1 if none. */
  readonly effects: readonly (readonly number[])[];
  readonly fieldIndex: ReadonlyMap<string, number>;
  readonly instances: readonly InstanceInfo[];
  readonly instanceOf: ReadonlyMap<string, number>;
  readonly actions: readonly InstanceInfo[];
  readonly actionGroups: readonly ActionGroup[];
  /** By event. */
  readonly forced: readonly (readonly InstanceInfo[])[];
  readonly optional: readonly (readonly InstanceInfo[])[];
  /** By event: the hidden ways to hold an optional ability for it. */
  readonly hiddenHolds: readonly (readonly HiddenHold[])[];
  /** By quantity. */
  readonly modifiers: readonly (readonly InstanceInfo[])[];
  /** By act. */
  readonly prohibitions: readonly (readonly InstanceInfo[])[];
  readonly limitCells: number;
  readonly start: number;
  /** Every expression and program. */
  readonly code: Code;
  readonly files: readonly string[];
}

