/**
 * The compiled-pack format: plain JSON, made by the language and the pack linker, read by `loadPack`.
 * This file is the authority on the format. It must hold types only: checking is `read-pack.ts`, meaning is `compile/`.
 * Long because it is one format, with a sentence for each of its members.
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
  /** What kind of choice it is; decides which of the other fields count. */
  form: AskForm;
  /** Who is asked. */
  player: Expr;
  /** The list that `one` and `some` choose from; the other forms do not look at it. */
  from: Expr;
  /** How many must be chosen at least (`some`), or the lowest number on offer (`number`); the other forms do not look at it. */
  min: Expr;
  /** How many may be chosen at most (`some`), or the highest number on offer (`number`); the other forms do not look at it. */
  max: Expr;
  /** The slot that receives the answer. */
  slot: number;
  /** Whether `one` may be answered with none; the other forms do not look at it. */
  optional: boolean;
  /** What the form `option` offers, in order; an option whose `when` does not hold is left out. Undefined for other forms. */
  options?: { label: string; when: Expr; hint: string | null }[];
  /** The question, for people. */
  prompt: string;
  /** What the chosen is for, as in `attack`: for bots. Null when the pack does not say. */
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
  /** The instructions in order. */
  code: Instr[];
  /** By instruction: its place in the file. */
  at: Span[];
  /** Every slot, parameters first; temporaries have the name ''. */
  locals: { name: string; type: TypeTag }[];
}

/** A program of the pack. */
export interface CompiledProgram extends Program {
  /** Its name in the pack; `call`, `apply` and abilities refer to it. */
  id: string;
  /** For people, as errors and the stack show it. */
  name: string;
  /** What it stands for. */
  kind: ProgramKind;
  /** How many of its slots are parameters; they are the first. */
  params: number;
  /** Parameter slots that accept none (`{x?:type}`); a call with none in any other entity slot does nothing. Absent: no slot. */
  optional?: number[];
  /** The type of what it gives back; null if it gives nothing back. */
  returns: TypeTag | null;
  /** Index into `files`. */
  file: number;
  /** Ids of the rulings that it follows. */
  rulings: string[];
}

/** When the abilities in one section of a thing of this kind can act, and for whom. */
export interface LiveSection {
  /** Ids of the zones, and kinds of zones, in which the source must lie; null: anywhere. */
  in: string[] | null;
  /** Who can use it: a player or a list; null: nobody in particular. */
  usedBy: Expr;
  /** When it can act; null: always. */
  if: Expr;
  /** Whether others do not see who holds such an ability, so that windows ask by the policy of the game. */
  hidden: boolean;
}

/** A kind of entity. `live`, `onUse` and `twoSided` are inherited by sub-kinds that say nothing of their own. */
export interface CompiledKind {
  /** Its name in the pack, as in types (`thing:ID`). */
  id: string;
  /** Id of the kind it descends from; null: `thing`. */
  parent: string | null;
  /** What one of it is called in the language. */
  singular: string;
  /** What several of it are called in the language. */
  plural: string;
  /** Whether its things have a back, and so may lie face down. */
  twoSided: boolean;
  /** For a kind of zone: whether its zones stand in a ring in declared order, the last beside the first. */
  ring: boolean;
  /** Id of the program that wraps the use of an action or reaction of its things; null: the parent's, if it has one. */
  onUse: string | null;
  /** By section: when its abilities can act. */
  live: Record<string, LiveSection>;
}

/** What an event, act or quantity hands to those who listen; `changes`: an effect may replace it. */
export interface CompiledSignature {
  /** Its name in the pack; triggers and instructions refer to it. */
  id: string;
  /** What it is called in the language. */
  words: string;
  /** What takes part, in the order of the slots. */
  gives: { id: string; type: TypeTag; changes: boolean }[];
}

/** What makes an ability act. */
export type Trigger = { action: true } | { event: string } | { quantity: string } | { act: string };

/** An ability of a thing, of a zone, or of everything of a kind: `source` is the id of one of these. */
export interface CompiledAbility {
  /** Its name in the pack; other parts of the document and options of questions refer to it. */
  id: string;
  /** For people; the title of its source where it has none of its own. */
  title: string;
  /** Id of the thing, zone or kind that has it. */
  source: string;
  /** The section of its source that it stands in; the kind's `live` says when that section can act. */
  section: string;
  /** What makes it act. */
  trigger: Trigger;
  /** Whether a player may leave it; one that is not acts by itself. */
  optional: boolean;
  /** When it can act; null: always. */
  if: Expr;
  /** Who can use it; null: whom its section says. */
  by: Expr;
  /** Id of the program that is its effect; null when it has none, as with what forbids an act. */
  program: string | null;
  /** Slots needed to work out `if` and `by`: you, this, the participants, temporaries. */
  locals: number;
  /** How often it may act: once in the scope, for each player or for all together; null: without limit. */
  limit: { scope: string; byAnyone: boolean } | null;
  /** `[file, startLine, startColumn, endLine, endColumn]`. */
  at: [number, number, number, number, number];
}

/** A zone of the pack; `sees` `top`: everybody sees its top thing, nobody the rest or how much there is. As an expression it has the slots 0 = you (the viewer) and 1 = this (the zone). */
export interface CompiledZone {
  /** Its name in the pack; a zone of each player becomes the entities `id@1` … `id@n`. */
  id: string;
  /** Id of its kind, which is a kind of zone. */
  kind: string;
  /** For people; without its owner. */
  title: string;
  /** Whether each player has one. */
  perPlayer: boolean;
  /** Who sees what lies in it. */
  sees: 'everyone' | 'nobody' | 'owner' | 'top' | Expr;
  /** Its attributes by id; one it does not give has the attribute's initial value. */
  values: Record<string, JsonValue>;
  /** Ids of its abilities, those its kind gives it too. */
  abilities: string[];
  /** By effect field: the id of the program it holds there. */
  effects: Record<string, string>;
}

/** A thing of the pack; more than one copy makes the entities `id#1` … `id#n`. */
export interface CompiledThing {
  /** Its name in the pack. */
  id: string;
  /** Id of its kind. */
  kind: string;
  /** For people. */
  title: string;
  /** How many, or variants with values of their own; ids count over all variants in order. */
  copies: number | { count: number; values: Record<string, JsonValue> }[];
  /** Id of the zone it starts in; null: in none. */
  startsIn: string | null;
  /** Its attributes by id; one it does not give has the attribute's initial value. */
  values: Record<string, JsonValue>;
  /** By effect field: the id of the program it holds there. */
  effects: Record<string, string>;
  /** Ids of its abilities, those its kind gives it too. */
  abilities: string[];
  /** Index into `files`. */
  file: number;
}

/** A reading of the rules that is fixed when a game is created; expressions ask for it with `['switch', id]`. */
export interface CompiledSwitch {
  /** Its name in the pack; `['switch', id]` asks for it. */
  id: string;
  /** What content calls it, as a condition: `several dodges add up`. */
  words: string;
  /** For people. */
  title: string;
  /** What it means when it is on, and when it is off. */
  doc: string;
  /** Ids of the rulings that it is about. */
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
  /** The version of this format. */
  format: 1;
  /** The version of the language it was written in. */
  language: 1;
  /** The name it goes by in saves and tables, as in `base-game`. */
  id: string;
  /** For people. */
  title: string;
  /** The version that its manifest gives. */
  version: string;
  /** Of all that decides how it plays; saves and tables name it. Bookkeeping is not in it. */
  hash: string;
  /** What holds for a game as a whole. */
  settings: {
    /** Id of the procedure with which a game begins. */
    start: string;
    /** Id of the variable whose player orders what happens at the same time. */
    ordering: string;
    /** How many may play, both included; 1 to 24. */
    players: { min: number; max: number };
    /** The most instructions that may be carried out between two decisions. */
    stepBudget: number;
    /** The most frames that may lie on each other. */
    depthBudget: number;
  };
  /** All kinds that the pack declares. */
  kinds: CompiledKind[];
  /** What entities of the kind `of` have; `fixed` ones never change, `secret` ones are in nobody's view. */
  attributes: { id: string; of: string; type: TypeTag; fixed: boolean; initial: JsonValue; secret: boolean }[];
  /** `bookkeeping`: its last value says nothing about a game, so reports about games leave it out; it is not in the hash of the pack. */
  variables: { id: string; type: TypeTag; initial: JsonValue; secret: boolean; bookkeeping?: boolean }[];
  /** All zones; the order among equals is that of the entities. */
  zones: CompiledZone[];
  /** All things; the order among equals is that of the entities. */
  things: CompiledThing[];
  /** What can happen, for abilities to answer. */
  events: CompiledSignature[];
  /** What abilities can forbid. */
  acts: CompiledSignature[];
  /** What abilities can add to. */
  quantities: CompiledSignature[];
  /** The scopes of limits; one begins anew when its `variable` has another value. `game` is always there. */
  scopes: { id: string; variable: string }[];
  /** The readings of the rules that a game is created with. */
  switches: CompiledSwitch[];
  /** All abilities; things and zones name theirs by id. */
  abilities: CompiledAbility[];
  /** All programs; the rest of the document names them by id. */
  programs: CompiledProgram[];
  /** All named expressions, and the conditions by which switches are read. */
  definitions: CompiledDefinition[];
  /** The fields in which things of the kind `of` hold an effect. */
  effectFields: { id: string; of: string }[];
  /** Paths of the files it was compiled from, relative to the pack; `file` counts in it from 0. */
  files: string[];
  /** How many entities there are of a kind, by its id; a pack with another number is not loaded. */
  counts: Record<string, number>;
}
