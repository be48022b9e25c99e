// What the editor asks of whoever knows the language, and what it is told, as plain data in the shapes of the Language Server
// Protocol. Must hold types only: which language it is, is not the editor's business.

/** Line and character count from 0; characters are UTF-16 units. */
export interface EditorPosition {
  /** From 0. */
  readonly line: number;
  /** In UTF-16 units, from 0. */
  readonly character: number;
}

/** A stretch of a text; `end` is not part of it. */
export interface EditorRange {
  /** The first character. */
  readonly start: EditorPosition;
  /** After the last character; equal to `start` for a point. */
  readonly end: EditorPosition;
}

/** A stretch of a file. */
export interface EditorLocation {
  /** Path of the file. */
  readonly path: string;
  /** The place in it. */
  readonly range: EditorRange;
}

/** New text for a stretch. */
export interface EditorTextEdit {
  /** What is replaced; empty where something is inserted. */
  readonly range: EditorRange;
  /** What takes its place; empty where something is taken away. */
  readonly newText: string;
}

/** New texts by path; all of them belong together. */
export type EditorEdits = Readonly<Record<string, readonly EditorTextEdit[]>>;

/** A mistake or remark. Severity: 1 error, 2 warning, 3 information. */
export interface EditorDiagnostic {
  /** Where it is. */
  readonly range: EditorRange;
  /** How bad it is. */
  readonly severity: 1 | 2 | 3;
  /** `D` and four digits. */
  readonly code: string;
  /** What is the matter, then what to do, each on lines of its own. */
  readonly message: string;
  /** Other places that matter, with what stands there; may be empty. */
  readonly related: readonly { readonly location: EditorLocation; readonly message: string }[];
}

/** Something that can be written at a place; the best come first. */
export interface EditorCompletion {
  /** What the list shows. */
  readonly label: string;
  /** What it is. */
  readonly kind: 'key' | 'value' | 'keyword' | 'statement' | 'name' | 'snippet';
  /** A few words on it beside the label; may be empty. */
  readonly detail: string;
  /** Markdown. */
  readonly documentation: string;
  /** The edit that writes it. */
  readonly edit: EditorTextEdit;
}

/** How a statement is written. Labels of parameters are stretches of the label: half-open, UTF-16 units, from 0. */
export interface EditorSignature {
  readonly label: string;
  /** Markdown; empty when there is nothing to say. */
  readonly documentation: string;
  readonly parameters: readonly { readonly label: readonly [number, number] }[];
  /** Index into `parameters`; null when none of them stands at the place. */
  readonly activeParameter: number | null;
}

/** Lines that can be folded away below the first: from 0, both included. */
export interface EditorFold {
  /** The line that stays. */
  readonly startLine: number;
  /** The last line that is folded away. */
  readonly endLine: number;
}

/** What a text leaves unsaid, shown between its words. */
export interface EditorHint {
  /** Where it is shown. */
  readonly position: EditorPosition;
  /** What is shown. */
  readonly label: string;
  /** What it tells. */
  readonly kind: 'type' | 'argument' | 'chance' | 'strength' | 'title';
  /** What the label means, in a sentence. */
  readonly tooltip: string;
  /** Whether it belongs to what stands before it or to what follows: a space stands on that side. */
  readonly belongsTo: 'before' | 'after';
}

/** Something that can be done with what is declared at a place: try it, or run the scenarios about it. */
export interface EditorLens {
  /** Where what it is about is named. */
  readonly range: EditorRange;
  /** `debug`: try it; `test`: run the scenarios. */
  readonly command: 'debug' | 'test';
  /** Id of what is declared, or the title of a scenario. */
  readonly id: string;
  /** With `test`: the scenarios that are run, where their titles stand. */
  readonly scenarios: readonly { readonly title: string; readonly location: EditorLocation }[];
}

/** What colours a stretch. */
export type EditorTokenType = 'keyword' | 'function' | 'variable' | 'parameter' | 'property' | 'class' | 'event' | 'enumMember' | 'number' | 'string' | 'comment';

/** Everything the editor may ask. Offsets are UTF-16 units from 0. Answers may be late: one for a text that has changed since is not shown. */
export interface EditorService {
  /** What is wrong with a file, or worth a remark. */
  readonly diagnostics: (path: string) => Promise<readonly EditorDiagnostic[]>;
  /** What can be written at an offset, the best first. */
  readonly completion: (path: string, offset: number) => Promise<readonly EditorCompletion[]>;
  /** What is to be said of what stands at an offset, as Markdown; undefined when there is nothing. */
  readonly hover: (path: string, offset: number) => Promise<{ readonly range: EditorRange; readonly contents: string } | undefined>;
  /** How the statement at an offset is written, the nearest first; undefined where none is begun. */
  readonly signatureHelp: (path: string, offset: number) => Promise<{ readonly signatures: readonly EditorSignature[] } | undefined>;
  /** Where what stands at an offset is declared. */
  readonly definition: (path: string, offset: number) => Promise<readonly EditorLocation[]>;
  /** Every place where what stands at an offset is named. */
  readonly references: (path: string, offset: number) => Promise<readonly EditorLocation[]>;
  /** Edits of all files that must be made together, or why there are none. */
  readonly rename: (path: string, offset: number, newName: string) => Promise<{ readonly edits: EditorEdits } | { readonly refused: string }>;
  /** What words of a file mean, for colours. */
  readonly semanticTokens: (path: string) => Promise<readonly { readonly range: EditorRange; readonly type: EditorTokenType; readonly declaration: boolean }[]>;
  /** What can be folded away. */
  readonly foldingRanges: (path: string) => Promise<readonly EditorFold[]>;
  /** What can be done with what the file declares. */
  readonly codeLenses: (path: string) => Promise<readonly EditorLens[]>;
  /** What a stretch of the file leaves unsaid. */
  readonly inlayHints: (path: string, stretch: { readonly start: number; readonly end: number }) => Promise<readonly EditorHint[]>;
  /** The edits that put the file into canonical form. */
  readonly format: (path: string) => Promise<readonly EditorTextEdit[]>;
  /** What would mend the mistakes that touch a stretch; `mends` is the code of the mistake. */
  readonly codeActions: (path: string, stretch: { readonly start: number; readonly end: number }) => Promise<readonly { readonly title: string; readonly edits: EditorEdits; readonly mends: string | null }[]>;
}

/** A breakpoint in the margin. Lines and columns count from 1. */
export interface EditorBreakpoint {
  /** The line it is on. */
  readonly line: number;
  /** Absent: the whole line. */
  readonly column?: number;
  /** Whether it is on. */
  readonly enabled: boolean;
  /** Whether it can be hit. */
  readonly verified: boolean;
  /** Why it cannot, or what it waits for; empty when there is nothing to say. */
  readonly message: string;
}

/** How often a statement was carried out. Lines and columns count from 1. */
export interface EditorHits {
  /** The line on which the statement begins. */
  readonly line: number;
  /** The column at which it begins. */
  readonly column: number;
  /** How often it was carried out. */
  readonly hits: number;
}
