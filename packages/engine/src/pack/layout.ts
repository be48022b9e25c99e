/**
 * The layout: a pack laid out for a number of players, every name an index and every expression an operand (a word of
 * `machine/operand.ts`).
 * Must hold types only; `build-layout.ts` makes it. Nothing in it changes once made. Long because it is one shape, with a sentence
 * for each of its members.
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
  /** Its place in the layout's `programs`, from 0. */
  index: number;
  /** The id that the pack gives it. */
  id: string;
  /** For people, as errors and the stack show it. */
  name: string;
  /** What it stands for. */
  kind: ProgramKind;
  /** How many instructions it has, but for the one behind them that pops the frame. */
  length: number;
  /** By instruction; undefined where none asks. */
  asks: (AskInfo | undefined)[];
  /** How many of its slots are parameters; they are the first. */
  params: number;
  /** Every slot, parameters first; temporaries have the name ''. */
  locals: readonly { name: string; type: TypeTag }[];
  /** What every slot holds when a frame begins. */
  start: readonly Value[];
  /** By parameter: none in it makes the call do nothing. */
  needed: readonly boolean[];
  /** The type of what it gives back; null if it gives nothing back. */
  returns: TypeTag | null;
  /** By instruction: its place in the file. */
  at: readonly Span[];
  /** Index into the layout's `files`. */
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
  /** The document that was laid out. */
  readonly pack: CompiledPack;
  /** How many play, from 1. */
  readonly players: number;
  /** The first player; player n is `playerLo + n - 1`. */
  readonly playerLo: number;
  /** The entities of all players, in the order of their seats. */
  readonly everyone: readonly number[];
  /** By seat (from 0): the list of this player alone. */
  readonly alone: readonly (readonly number[])[];
  /** By seat (from 0): all players in turn order, this one first. */
  readonly turnOrders: readonly (readonly number[])[];
  /** Zones are the entities `zoneLo` … `zoneHi - 1`. */
  readonly zoneLo: number;
  /** The entity after the last zone. */
  readonly zoneHi: number;
  /** By entity. */
  readonly ids: readonly string[];
  /** By entity: what it is called for people. */
  readonly titles: readonly string[];
  /** By entity: the index of its kind. */
  readonly kindOf: readonly number[];
  /** By entity: whether it has a back, and so may lie face down. */
  readonly twoSided: readonly boolean[];
  /** By entity: the zone it starts in, -1 if none. */
  readonly startsIn: readonly number[];
  /** The entity with an id, as in `player-1`, `hand@2`, `raptor#3`. */
  readonly entityOf: ReadonlyMap<string, number>;
  /** The first copy of a per-player zone. */
  readonly perPlayerZone: ReadonlyMap<string, number>;
  /** All kinds, the built-in ones too; a kind stands before its sub-kinds. */
  readonly kinds: readonly KindInfo[];
  /** Index into `kinds` by the id of a kind. */
  readonly kindIndex: ReadonlyMap<string, number>;
  /** By zone (minus `zoneLo`). */
  readonly zones: readonly ZoneInfo[];
  /** In the order of the pack. */
  readonly attributes: readonly AttributeInfo[];
  /** Index into `attributes` by the id of an attribute. */
  readonly attributeIndex: ReadonlyMap<string, number>;
  /** In the order of the pack, as in a state's `vars`. */
  readonly variables: readonly VariableInfo[];
  /** Index into `variables` by the id of a variable. */
  readonly variableIndex: ReadonlyMap<string, number>;
  /** Index of the variable whose player orders what happens at the same time. */
  readonly ordering: number;
  /** In the order of the pack. */
  readonly events: readonly SignatureInfo[];
  /** Index into `events` by the id of an event. */
  readonly eventIndex: ReadonlyMap<string, number>;
  /** In the order of the pack. */
  readonly acts: readonly SignatureInfo[];
  /** Index into `acts` by the id of an act. */
  readonly actIndex: ReadonlyMap<string, number>;
  /** In the order of the pack. */
  readonly quantities: readonly SignatureInfo[];
  /** Index into `quantities` by the id of a quantity. */
  readonly quantityIndex: ReadonlyMap<string, number>;
  /** In the order of the pack; a frame's `program` counts in it. */
  readonly programs: readonly LoadedProgram[];
  /** Index into `programs` by the id of a program. */
  readonly programIndex: ReadonlyMap<string, number>;
  /** In the order of the pack. */
  readonly definitions: readonly DefinitionInfo[];
  /** Index into `definitions` by the id of a definition. */
  readonly definitionIndex: ReadonlyMap<string, number>;
  /** By field, then entity: the program, -1 if none. */
  readonly effects: readonly (readonly number[])[];
  /** Index into `effects` by the id of an effect field. */
  readonly fieldIndex: ReadonlyMap<string, number>;
  /** Every ability once for each entity that has it; an option of a question can name one by its index. */
  readonly instances: readonly InstanceInfo[];
  /** Index into `instances` by the id of an instance. */
  readonly instanceOf: ReadonlyMap<string, number>;
  /** The instances that a player uses of his own accord. */
  readonly actions: readonly InstanceInfo[];
  /** The same as `actions`, in groups that are live in the same way. */
  readonly actionGroups: readonly ActionGroup[];
  /** By event. */
  readonly forced: readonly (readonly InstanceInfo[])[];
  /** By event: the instances that a player may use when it happens. */
  readonly optional: readonly (readonly InstanceInfo[])[];
  /** By event: the hidden ways to hold an optional ability for it. */
  readonly hiddenHolds: readonly (readonly HiddenHold[])[];
  /** By quantity. */
  readonly modifiers: readonly (readonly InstanceInfo[])[];
  /** By act. */
  readonly prohibitions: readonly (readonly InstanceInfo[])[];
  /** How many numbers the limits need: the length of a state's `uses`. */
  readonly limitCells: number;
  /** Index of the procedure with which a game begins. */
  readonly start: number;
  /** Every expression and program. */
  readonly code: Code;
  /** The files of the pack, by the numbers that programs and definitions give. */
  readonly files: readonly string[];
}

