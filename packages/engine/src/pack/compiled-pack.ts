/**
 * The compiled-pack format: plain JSON, made by the language and the pack linker, read by `loadPack`.
 * This file is the authority on the format. It must hold types only: checking is `read-pack.ts`, meaning is `compile/`.
 */

/** `number`, `condition`, `text`, `tally`, `ability`, `kind`, `thing:KIND`, `list:KIND` (or `list:ability`). */
export type TypeTag = string;

/** Anything JSON can say. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/** `[startLine, startColumn, endLine, endColumn]`, 1-based, end exclusive. */
export type Span = [number, number, number, number];

/** An expression. `null` is "none". Slots count from 0 in the frame's (or definition's) locals. */
export type Expr =
  | number
  | boolean
  | null
  | ['text', string]
  | ['local', number]
  | ['global', string]
  | ['entity', string]
  | ['kind', string]
  | ['zone', string, Expr]
  | ['attr', string, Expr]
  | ['query', string, ...Expr[]]
  | ['define', string, ...Expr[]]
  | ['select', string, number, Expr, Expr]
  | ['list', ...Expr[]]
  | ['count', Expr]
  | ['exists', Expr]
  | ['top', Expr, Expr, boolean]
  | ['bottom', Expr, Expr, boolean]
  | ['and', ...Expr[]]
  | ['or', ...Expr[]]
  | ['not', Expr]
  | ['=', Expr, Expr]
  | ['<', Expr, Expr]
  | ['<=', Expr, Expr]
  | ['+', Expr, Expr]
  | ['-', Expr, Expr]
  | ['*', Expr, Expr]
  | ['is-kind', Expr, string]
  | ['in', Expr, Expr]
  | ['one-of', Expr, Expr]
  | ['owner', Expr]
  | ['allowed', string, ...Expr[]]
  /** Whether a switch of the pack is on in this game. */
  | ['switch', string]
  | ['has-effect', string, Expr]
  | ['value', Expr]
  /** The value if it is of the kind, else none; of a list those that are. */
  | ['as-kind', Expr, string]
  | ['if', Expr, Expr, Expr]
  /** The thing of a list with the lowest or highest attribute, the first of several; none of an empty list. */
  | ['lowest', Expr, string]
  | ['highest', Expr, string];

/** The forms of a question a program can ask. */
export type AskForm = 'one' | 'some' | 'may' | 'option' | 'number';

/** A question to a player. `slot` receives the answer: an entity, a list, 1/0, the option's index from 0 (-1: none), a number. */
export interface Ask {
  form: AskForm;
  player: Expr;
  from: Expr;
  min: Expr;
  max: Expr;
  slot: number;
  optional: boolean;
  options?: { label: string; when: Expr; hint: string | null }[];
  prompt: string;
  purpose: string | null;
  /** Candidates the act forbids are left out; `slot` holds the candidate while `args` are worked out. */
  allowed?: { act: string; args: Expr[]; slot: number };
}

/** An instruction; `pc` counts instructions of the same program from 0; a `pc` equal to the length ends the program. */
export type Instr =
  | ['set', number, Expr]
  | ['set-global', string, Expr]
  | ['set-attr', string, Expr, Expr]
  | ['tally', number, Expr]
  | ['verb', string, ...Expr[]]
  | ['call', string, Expr[], number]
  | ['goto', number]
  | ['unless', Expr, number]
  | ['bands', Expr, [number, number | null, number][], number]
  | ['each', number, number, number, number]
  | ['ask', Ask]
  | ['pick', number, Expr, Expr, boolean]
  | ['announce', string, Expr[], number[]]
  | ['apply', string, Expr, Expr[]]
  /** Field, thing, slot for what it gives back (-1: none), player who is its "you" (null: nobody). */
  | ['resolve-field', string, Expr, number, Expr]
  | ['resolve-ability']
  | ['use', Expr, Expr]
  | ['end', Expr]
  | ['leave', string]
  | ['return', Expr]
  | ['nothing'];

/** What a program stands for; all but procedures have the slots 0 = you and 1 = this. */
export type ProgramKind = 'procedure' | 'effect' | 'ability' | 'on-use';

/** Instructions with their source map. `locals` lists every slot, parameters first; temporaries have the name ''. */
export interface Program {
  code: Instr[];
  at: Span[];
  locals: { name: string; type: TypeTag }[];
}

/** A program of the pack. */
export interface CompiledProgram extends Program {
  id: string;
  name: string;
  kind: ProgramKind;
  params: number;
  /** Parameter slots that accept none (`{x?:type}`); a call with none in any other entity slot does nothing. Absent: no slot. */
  optional?: number[];
  returns: TypeTag | null;
  /** Index into `files`. */
  file: number;
  rulings: string[];
}

/** When the abilities in one section of a thing of this kind can act, and for whom. */
export interface LiveSection {
  in: string[] | null;
  usedBy: Expr;
  if: Expr;
  hidden: boolean;
}

/** A kind of entity. `live`, `onUse` and `twoSided` are inherited by sub-kinds that say nothing of their own. */
export interface CompiledKind {
  id: string;
  parent: string | null;
  singular: string;
  plural: string;
  twoSided: boolean;
  ring: boolean;
  onUse: string | null;
  live: Record<string, LiveSection>;
}

/** What an event, act or quantity hands to those who listen; `changes`: an effect may replace it. */
export interface CompiledSignature {
  id: string;
  words: string;
  gives: { id: string; type: TypeTag; changes: boolean }[];
}

/** What makes an ability act. */
export type Trigger = { action: true } | { event: string } | { quantity: string } | { act: string };

/** An ability of a thing, of a zone, or of everything of a kind: `source` is the id of one of these. */
export interface CompiledAbility {
  id: string;
  title: string;
  source: string;
  section: string;
  trigger: Trigger;
  optional: boolean;
  if: Expr;
  by: Expr;
  program: string | null;
  /** Slots needed to work out `if` and `by`: you, this, the participants, temporaries. */
  locals: number;
  limit: { scope: string; byAnyone: boolean } | null;
  /** `[file, startLine, startColumn, endLine, endColumn]`. */
  at: [number, number, number, number, number];
}

/** A zone of the pack; `sees` `top`: everybody sees its top thing, nobody the rest or how much there is. As an expression it has the slots 0 = you (the viewer) and 1 = this (the zone). */
export interface CompiledZone {
  id: string;
  kind: string;
  title: string;
  perPlayer: boolean;
  sees: 'everyone' | 'nobody' | 'owner' | 'top' | Expr;
  values: Record<string, JsonValue>;
  abilities: string[];
  effects: Record<string, string>;
}

/** A thing of the pack; more than one copy makes the entities `id#1` … `id#n`. */
export interface CompiledThing {
  id: string;
  kind: string;
  title: string;
  /** How many, or variants with values of their own; ids count over all variants in order. */
  copies: number | { count: number; values: Record<string, JsonValue> }[];
  startsIn: string | null;
  values: Record<string, JsonValue>;
  effects: Record<string, string>;
  abilities: string[];
  file: number;
}

/** A reading of the rules that is fixed when a game is created; expressions ask for it with `['switch', id]`. */
export interface CompiledSwitch {
  id: string;
  /** What content calls it, as a condition: `several dodges add up`. */
  words: string;
  title: string;
  /** What it means when it is on, and when it is off. */
  doc: string;
  rulings: string[];
  /** How it stands in a game that does not say. */
  default: boolean;
}

/** An expression with a name; its parameters fill the first slots. */
export interface CompiledDefinition {
  id: string;
  words: string;
  params: number;
  locals: number;
  expr: Expr;
  /** Index into `files`. */
  file: number;
  at: Span;
  /**
   * A condition that holds wherever play can lead, at every question: `says` is what is wrong where it does not, with `{}` for
   * the thing; `of` is the kind whose things are its only parameter, null when it has none.
   */
  always?: { says: string; of: string | null };
}

/** The whole document. */
export interface CompiledPack {
  format: 1;
  language: 1;
  id: string;
  title: string;
  version: string;
  hash: string;
  settings: {
    start: string;
    ordering: string;
    players: { min: number; max: number };
    stepBudget: number;
    depthBudget: number;
  };
  kinds: CompiledKind[];
  attributes: { id: string; of: string; type: TypeTag; fixed: boolean; initial: JsonValue; secret: boolean }[];
  /** `bookkeeping`: only the rules need its value, so reports about games leave it out; it is not in the hash of the pack. */
  variables: { id: string; type: TypeTag; initial: JsonValue; secret: boolean; bookkeeping?: boolean }[];
  zones: CompiledZone[];
  things: CompiledThing[];
  events: CompiledSignature[];
  acts: CompiledSignature[];
  quantities: CompiledSignature[];
  scopes: { id: string; variable: string }[];
  switches: CompiledSwitch[];
  abilities: CompiledAbility[];
  programs: CompiledProgram[];
  definitions: CompiledDefinition[];
  effectFields: { id: string; of: string }[];
  files: string[];
  counts: Record<string, number>;
}
