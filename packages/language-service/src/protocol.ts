// What the service says, as plain data in the shapes of the Language Server Protocol. Must not hold logic.
import type { Count } from '@dradis/scenarios/inspect';

/** A place in a document: line and character count from 0, characters are UTF-16 units. */
export interface Position {
  /** From 0. */
  readonly line: number;
  /** In UTF-16 units, from 0. */
  readonly character: number;
}

/** A stretch of a document; `end` is not part of it. */
export interface Range {
  /** The first character. */
  readonly start: Position;
  /** After the last character; equal to `start` for a point. */
  readonly end: Position;
}

/** A stretch of a document of the pack, by the path the document was given under. */
export interface Location {
  /** Path of the document. */
  readonly path: string;
  /** The place in it. */
  readonly range: Range;
}

/** New text for a stretch of one document. */
export interface TextEdit {
  /** What is replaced; empty where something is inserted. */
  readonly range: Range;
  /** What takes its place; empty where something is taken away. */
  readonly newText: string;
}

/** Edits by path. They are made all together or not at all. */
export type WorkspaceEdit = Readonly<Record<string, readonly TextEdit[]>>;

/** A mistake or remark. Severity: 1 error, 2 warning, 3 information. */
export interface ServiceDiagnostic {
  /** Where it is. */
  readonly range: Range;
  /** How bad it is. */
  readonly severity: 1 | 2 | 3;
  /** `D` and four digits. */
  readonly code: string;
  /** What was found and what was expected, then what to do. */
  readonly message: string;
  /** Other places that matter, with what stands there; may be empty. */
  readonly related: readonly { readonly location: Location; readonly message: string }[];
}

/** What a completion item is. */
export type CompletionKind = 'key' | 'value' | 'keyword' | 'statement' | 'name' | 'snippet';

/** Something that can be written at a place. Accepting it means making `edit`; the best come first. */
export interface CompletionItem {
  /** What the list shows. */
  readonly label: string;
  /** What it is. */
  readonly kind: CompletionKind;
  /** A few words on it beside the label; may be empty. */
  readonly detail: string;
  /** Markdown; empty when there is nothing to say. */
  readonly documentation: string;
  /** The edit that writes it. */
  readonly edit: TextEdit;
}

/** What is to be said of a place, as Markdown. */
export interface Hover {
  /** The words it is about. */
  readonly range: Range;
  /** Markdown. */
  readonly contents: string;
}

/** How a statement is written; parameter labels are stretches of the label, half-open, UTF-16, from 0. */
export interface SignatureInformation {
  /** The statement with its slots. */
  readonly label: string;
  /** Markdown; empty when there is nothing to say. */
  readonly documentation: string;
  /** Its slots, in the order of the label. */
  readonly parameters: readonly { readonly label: readonly [number, number] }[];
  /** Index into `parameters`; null when no parameter stands at the place. */
  readonly activeParameter: number | null;
}

/** Signatures a line may be on the way to, nearest first. */
export interface SignatureHelp {
  /** One at least, the nearest first. */
  readonly signatures: readonly SignatureInformation[];
}

/** Edits, or why there are none. */
export type RenameResult = { readonly edits: WorkspaceEdit } | { readonly refused: string };

/** Something a document declares, with what it holds. */
export interface DocumentSymbol {
  /** What it is called. */
  readonly name: string;
  /** What it is: a section, or one of what is declared in sections. */
  readonly detail: string;
  /** All of it. */
  readonly range: Range;
  /** Its name, inside `range`. */
  readonly selectionRange: Range;
  /** What it holds, in the order of the text. */
  readonly children: readonly DocumentSymbol[];
}

/** Lines that can be folded away below the first: from 0, both included. */
export interface FoldingRange {
  /** The line that stays. */
  readonly startLine: number;
  /** The last line that is folded away. */
  readonly endLine: number;
  /** Whether it is comments or anything else. */
  readonly kind: 'region' | 'comment';
}

/** What a text does not say itself, to be shown between its characters; it is no part of the document. */
export interface InlayHint {
  /** Where it is shown. */
  readonly position: Position;
  /** What is shown. */
  readonly label: string;
  /** `type` of a new name, name of an `argument`, `chance` of a line of a table, `strength` a check asks for, `title` behind an id. */
  readonly kind: 'type' | 'argument' | 'chance' | 'strength' | 'title';
  /** What the label means, in a sentence. */
  readonly tooltip: string;
  /** Whether it belongs to what stands before it, or to what follows; a space is wanted on that side. */
  readonly belongsTo: 'before' | 'after';
}

/** How much of a card the scenarios carried out, as `dradis test --coverage` counts it. */
export interface LensCoverage {
  /** Of the ways it can come out, 0 to 100 with one digit, rounded down: 100 means all. */
  readonly percent: number;
  /** Ways it can come out: how many were reached, of how many. */
  readonly outcomes: Count;
  /** Statements: how many were carried out, of how many. */
  readonly statements: Count;
  /** Ways that conditions and tables can go: how many were gone, of how many. */
  readonly branches: Count;
  /** What never happened, in the order of the file: `fail`, `a roll of 1-3`. */
  readonly missed: readonly string[];
}

/** Something that can be done with what is declared at a place: try a card, run the scenarios about it. */
export interface CodeLens {
  /** Where what it is about is named. */
  readonly range: Range;
  /** `debug`: try it; `test`: run the scenarios. */
  readonly command: 'debug' | 'test';
  /** Id of what is declared, or the title of a scenario. */
  readonly id: string;
  /** With `test`: the scenarios that are run, where their titles stand. */
  readonly scenarios: readonly { readonly title: string; readonly location: Location }[];
  /** How many scenarios touch it: those that are about it, and those that name it anywhere. For a scenario 1. */
  readonly touching: number;
  /** Null when nothing is known, or nothing of it can be carried out. */
  readonly coverage: LensCoverage | null;
}

/** What colours a stretch of an effect. */
export type SemanticTokenType = 'keyword' | 'function' | 'variable' | 'parameter' | 'property' | 'class' | 'event' | 'enumMember' | 'number' | 'string' | 'comment';

/** One coloured stretch; never over a line end. */
export interface SemanticToken {
  /** The words. */
  readonly range: Range;
  /** What they mean. */
  readonly type: SemanticTokenType;
  /** Whether a name is bound here. */
  readonly declaration: boolean;
}

/** A change that would mend something, or allow it. */
export interface CodeAction {
  /** What it does, for people. */
  readonly title: string;
  /** The edits that make it, to be made together. */
  readonly edits: WorkspaceEdit;
  /** Whether it needs nobody's judgement: `dradis check --fix` makes it too. */
  readonly safe: boolean;
  /** Code of the diagnostic it mends; null when it is about none. */
  readonly mends: string | null;
}
