// What a form shows and asks for, as plain data. Must hold types only: which language it is about, is not the form's business.
import type { EditorCompletion, EditorRange, EditorTokenType } from '../editor/editor-service.js';

/** Keys of maps and indexes of lists (from 0) that lead to a value of a document. */
export type FormKeys = readonly (string | number)[];

/** A mistake or remark beside a field. Severity: 1 error, 2 warning, 3 information. */
export interface FormRemark {
  readonly severity: 1 | 2 | 3;
  readonly code: string;
  /** What was found and what was expected, then what to do, each on lines of its own. */
  readonly message: string;
  /** In a text of the effect language: the stretch of it that is meant, by offsets from 0, half-open. */
  readonly from?: number;
  readonly to?: number;
}

/** A value one can choose. */
export interface FormChoice {
  readonly value: string;
  /** What players read, or what it is; empty when the value says it all. */
  readonly title: string;
}

/** A key that may be added. */
export interface FormAbsent {
  readonly key: string;
  readonly label: string;
  readonly doc: string;
  /** Whether there must be one. */
  readonly required: boolean;
}

/** A coloured stretch of a text of the effect language, by offsets from 0, half-open. */
export interface FormToken {
  readonly from: number;
  readonly to: number;
  readonly type: EditorTokenType;
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
  readonly keys: FormKeys;
  /** What it is called; empty for an item of a list. */
  readonly label: string;
  /** What it is for; empty when nobody says. */
  readonly doc: string;
  /** What is wanted, in a few words. */
  readonly wanted: string;
  readonly required: boolean;
  /** Where it stands, key included. */
  readonly range: EditorRange;
  readonly control: FormControl;
  readonly remarks: readonly FormRemark[];
}

/** One definition of a document. */
export interface FormModel {
  /** What players read on it, or what it goes by. */
  readonly title: string;
  /** What it is, such as "a crisis". */
  readonly what: string;
  /** The keys that lead to it in the document. */
  readonly keys: FormKeys;
  /** Where it stands. */
  readonly range: EditorRange;
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
export type FormAnswer = { readonly form: FormModel } | { readonly broken: string } | { readonly nothing: string };

/** A value as a form gives it. */
export type FormValue = string | number | boolean | readonly (string | number)[];

/** A change by form. */
export type FormEdit =
  /** Gives a value another one; adds the key where it is missing. */
  | { readonly do: 'set'; readonly keys: FormKeys; readonly value: FormValue }
  /** Gives a text of the effect language, lines and all. */
  | { readonly do: 'write'; readonly keys: FormKeys; readonly text: string }
  /** Adds the key, or the item before that index, with the least that is legal there. */
  | { readonly do: 'add'; readonly keys: FormKeys }
  | { readonly do: 'remove'; readonly keys: FormKeys }
  /** Moves an item of a list before or behind its neighbour. */
  | { readonly do: 'move'; readonly keys: FormKeys; readonly by: 1 | -1 };

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

/** What a form asks of whoever knows the language. Offsets are UTF-16 units from 0 and those of the text that is given. */
export interface FormService {
  /** What can be written at an offset of a text, were that the effect that keys lead to. */
  readonly effectCompletion: (keys: FormKeys, text: string, offset: number) => Promise<readonly EditorCompletion[]>;
  /** The steps that can be added to the effect that keys lead to. */
  readonly steps: (keys: FormKeys) => Promise<readonly FormStep[]>;
}
