// A definition as a form: its fields with what may be written in each, as plain data. Must not hold logic.
import type { Range, SemanticTokenType } from '../protocol.js';

/** Keys of maps and indexes of lists (from 0) that lead to a value of a document. */
export type Keys = readonly (string | number)[];

/** A mistake or remark beside a field. Severity: 1 error, 2 warning, 3 information. */
export interface FormRemark {
  /** How bad it is. */
  readonly severity: 1 | 2 | 3;
  /** Code of the diagnostic. */
  readonly code: string;
  /** What was found and what was expected, then what to do, each on lines of its own. */
  readonly message: string;
  /** In a text of the effect language: the stretch of it that is meant, by offsets from 0, half-open. */
  readonly from?: number;
  /** The end of that stretch; undefined when `from` is. */
  readonly to?: number;
}

/** A value one can choose. */
export interface FormChoice {
  /** As it would be written. */
  readonly value: string;
  /** What players read, or what it is; empty when the value says it all. */
  readonly title: string;
}

/** A key that may be added. */
export interface FormAbsent {
  /** The key as it would be written. */
  readonly key: string;
  /** What it is called. */
  readonly label: string;
  /** What it is for; empty when nobody says. */
  readonly doc: string;
  /** Whether there must be one. */
  readonly required: boolean;
}

/** A coloured stretch of a text of the effect language, by offsets from 0, half-open. */
export interface FormToken {
  /** Offset of its first character. */
  readonly from: number;
  /** Offset after its last character. */
  readonly to: number;
  /** What the words mean. */
  readonly type: SemanticTokenType;
  /** Whether a name is bound here. */
  readonly declaration: boolean;
}

/** What a value is written with. */
export type FormControl =
  /** Plain words; `lines` when they stand over several lines. */
  | { readonly is: 'text'; readonly value: string; readonly lines: boolean }
  /** A whole number; bounds are included, null where there is none. */
  | { readonly is: 'number'; readonly value: number | null; readonly minimum: number | null; readonly maximum: number | null }
  | { readonly is: 'flag'; readonly value: boolean | null }
  /** One of several; `open` when other words may be written too. */
  | { readonly is: 'choice'; readonly value: string; readonly choices: readonly FormChoice[]; readonly open: boolean }
  /** A number, a truth value or words, as typed. */
  | { readonly is: 'literal'; readonly value: string }
  /** Statements of the effect language, or one expression. */
  | { readonly is: 'effect'; readonly value: string; readonly expression: boolean; readonly tokens: readonly FormToken[] }
  /** Items in order. `bare`: there is one, written without a list around it. */
  | { readonly is: 'list'; readonly items: readonly FormField[]; readonly bare: boolean }
  /** Values by key; `names` gives the keys an author may make up, undefined where there are none. */
  | { readonly is: 'group'; readonly fields: readonly FormField[]; readonly absent: readonly FormAbsent[]; readonly names: readonly FormChoice[] | undefined }
  /** Something that only the text can say, as it is written. */
  | { readonly is: 'other'; readonly value: string };

/** One value of a definition. */
export interface FormField {
  /** The keys that lead to it in the document. */
  readonly keys: Keys;
  /** What it is called; empty for an item of a list. */
  readonly label: string;
  /** What it is for; empty when nobody says. */
  readonly doc: string;
  /** What is wanted, in a few words. */
  readonly wanted: string;
  /** Whether there must be one, so that it cannot be taken away. */
  readonly required: boolean;
  /** Where it stands, key included. */
  readonly range: Range;
  /** How it is shown and changed. */
  readonly control: FormControl;
  /** What is wrong with it; empty when nothing is. */
  readonly remarks: readonly FormRemark[];
}

/** One definition of a document. */
export interface Form {
  /** What players read on it, or what it goes by. */
  readonly title: string;
  /** What it is, such as "a crisis". */
  readonly what: string;
  /** The keys that lead to it in the document. */
  readonly keys: Keys;
  /** Where it stands. */
  readonly range: Range;
  /** All definitions of the document, in order, with the offsets they begin at; `at` is the index of this one. */
  readonly definitions: readonly { readonly title: string; readonly offset: number }[];
  /** Index into `definitions`. */
  readonly at: number;
  /** What it says, in the order of the text. */
  readonly fields: readonly FormField[];
  /** What it could say besides. */
  readonly absent: readonly FormAbsent[];
  /** The keys that an author may make up; undefined where there are none. */
  readonly names: readonly FormChoice[] | undefined;
  /** What is wrong and stands in no field. */
  readonly remarks: readonly FormRemark[];
}

/** A form, or why there is none: the text cannot be read, or nothing stands there. */
export type FormAnswer = { readonly form: Form } | { readonly broken: string } | { readonly nothing: string };

/** A value as a form gives it. */
export type FormValue = string | number | boolean | readonly (string | number)[];

/** A change by form. */
export type FormEdit =
  /** Gives a value another one; adds the key where it is missing. */
  | { readonly do: 'set'; readonly keys: Keys; readonly value: FormValue }
  /** Gives a text of the effect language, lines and all. */
  | { readonly do: 'write'; readonly keys: Keys; readonly text: string }
  /** Adds the key, or the item before that index, with the least that is legal there. */
  | { readonly do: 'add'; readonly keys: Keys }
  | { readonly do: 'remove'; readonly keys: Keys }
  /** Moves an item of a list before or behind its neighbour. */
  | { readonly do: 'move'; readonly keys: Keys; readonly by: 1 | -1 };

/** A statement that can be added to an effect. */
export interface FormStep {
  /** Tells it from other steps. */
  readonly id: string;
  /** How it is said, with what is to be filled in. */
  readonly label: string;
  /** What it does; empty when nobody says. */
  readonly doc: string;
  /** Lines to insert. */
  readonly text: string;
  /** Stretches of the text that are to be filled in, by offsets from 0, half-open, in order. */
  readonly holes: readonly { readonly from: number; readonly to: number }[];
  /** Where it belongs in a list of steps. */
  readonly group: 'rule' | 'frame' | 'engine';
}
