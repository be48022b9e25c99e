// The compiled form of effects: plain JSON, read by the engine. Must not change without a new format number.
import type { TypeTag } from './vocabulary.js';

/** An expression: a literal, null for none, or an operation with its operands. Slots count from 0 in the frame's locals. */
export type Expr = number | boolean | null | readonly [string, ...ExprPart[]];

/** What may stand in an expression: an operand, or the id, slot or text its operation asks for. */
export type ExprPart = Expr | string;

/** The forms of question; see `Ask`. */
export type AskForm = 'one' | 'some' | 'may' | 'option' | 'number';

/** One answer a player can choose by its words. */
export interface AskOption {
  /** For people. */
  readonly label: string;
  /** Offered only while this holds; null: always. */
  readonly when: Expr;
  /** What choosing it means, for people; null when there is nothing to say. */
  readonly hint: string | null;
}

/** A question to a player; the answer goes to `slot`. */
export interface Ask {
  /** What kind of choice it is. */
  readonly form: AskForm;
  /** Who is asked. */
  readonly player: Expr;
  /** Candidates; null for the forms without. */
  readonly from: Expr;
  /** The fewest to choose, or the lowest number. */
  readonly min: Expr;
  /** The most to choose, or the highest number. */
  readonly max: Expr;
  /** The slot that receives the answer. */
  readonly slot: number;
  /** Whether to choose nothing is allowed although something could be chosen. */
  readonly optional: boolean;
  /** What the form `option` offers, in order; undefined for other forms. */
  readonly options?: readonly AskOption[];
  /** The question, for people. */
  readonly prompt: string;
  /** What the chosen is for, as in `attack`; null when the text does not say. */
  readonly purpose: string | null;
  /** Candidates for whom the act is forbidden are left out; `slot` holds the candidate for `args`. */
  readonly allowed?: { readonly act: string; readonly args: readonly Expr[]; readonly slot: number };
}

/** A band of numbers, both ends included (null: no upper end), and where it continues. */
export type Band = readonly [low: number, high: number | null, pc: number];

/** One instruction. Targets count instructions from 0; a target equal to the length ends the program. */
export type Instr =
  | readonly ['set', number, Expr]
  | readonly ['set-global', string, Expr]
  | readonly ['set-attr', string, Expr, Expr]
  | readonly ['tally', number, Expr]
  | readonly ['verb', string, ...Expr[]]
  | readonly ['call', string, readonly Expr[], number]
  | readonly ['goto', number]
  | readonly ['unless', Expr, number]
  | readonly ['bands', Expr, readonly Band[], number]
  | readonly ['each', number, number, number, number]
  | readonly ['ask', Ask]
  | readonly ['pick', number, Expr, Expr, boolean]
  | readonly ['announce', string, readonly Expr[], readonly number[]]
  | readonly ['apply', string, Expr, readonly Expr[]]
  | readonly ['resolve-field', string, Expr, number, Expr]
  | readonly ['resolve-ability']
  | readonly ['use', Expr, Expr]
  | readonly ['end', Expr]
  | readonly ['leave', string]
  | readonly ['return', Expr]
  | readonly ['nothing'];

/** Line, column, end line, end column: 1-based, the end excluded. */
export type ProgramSpan = readonly [number, number, number, number];

/** A slot of a frame; temporaries have the name ''. */
export interface LocalSlot {
  /** What the text calls it. */
  readonly name: string;
  /** The type of what it holds. */
  readonly type: TypeTag;
}

/** Instructions with the place of the statement each belongs to, and every slot, parameters first. */
export interface Program {
  /** The instructions in order. */
  readonly code: readonly Instr[];
  /** By instruction: the place of its statement. */
  readonly at: readonly ProgramSpan[];
  /** Every slot, parameters first. */
  readonly locals: readonly LocalSlot[];
}
