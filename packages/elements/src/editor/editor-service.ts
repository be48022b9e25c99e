// What the editor asks of whoever knows the language, and what it is told, as plain data in the shapes of the Language Server
// Protocol. Must hold types only: which language it is, is not the editor's business.

/** Line and character count from 0; characters are UTF-16 units. */
export interface EditorPosition {
  readonly line: number;
  readonly character: number;
}

/** A stretch of a text; `end` is not part of it. */
export interface EditorRange {
  readonly start: EditorPosition;
  readonly end: EditorPosition;
}

/** A stretch of a file. */
export interface EditorLocation {
  readonly path: string;
  readonly range: EditorRange;
}

/** New text for a stretch. */
export interface EditorTextEdit {
  readonly range: EditorRange;
  readonly newText: string;
}

/** New texts by path; all of them belong together. */
export type EditorEdits = Readonly<Record<string, readonly EditorTextEdit[]>>;

/** A mistake or remark. Severity: 1 error, 2 warning, 3 information. */
export interface EditorDiagnostic {
  readonly range: EditorRange;
  readonly severity: 1 | 2 | 3;
  readonly code: string;
  /** What is the matter, then what to do, each on lines of its own. */
  readonly message: string;
  readonly related: readonly { readonly location: EditorLocation; readonly message: string }[];
}

/** Something that can be written at a place; the best come first. */
export interface EditorCompletion {
  readonly label: string;
  readonly kind: 'key' | 'value' | 'keyword' | 'statement' | 'name' | 'snippet';
  readonly detail: string;
  /** Markdown. */
  readonly documentation: string;
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
  readonly startLine: number;
  readonly endLine: number;
}

/** What a text leaves unsaid, shown between its words. */
export interface EditorHint {
  readonly position: EditorPosition;
  readonly label: string;
  readonly kind: 'type' | 'argument' | 'chance' | 'strength' | 'title';
  /** What the label means, in a sentence. */
  readonly tooltip: string;
  /** Whether it belongs to what stands before it or to what follows: a space stands on that side. */
  readonly belongsTo: 'before' | 'after';
}

/** Something that can be done with what is declared at a place: try it, or run the scenarios about it. */
export interface EditorLens {
  readonly range: EditorRange;
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
  readonly diagnostics: (path: string) => Promise<readonly EditorDiagnostic[]>;
  readonly completion: (path: string, offset: number) => Promise<readonly EditorCompletion[]>;
  readonly hover: (path: string, offset: number) => Promise<{ readonly range: EditorRange; readonly contents: string } | undefined>;
  readonly signatureHelp: (path: string, offset: number) => Promise<{ readonly signatures: readonly EditorSignature[] } | undefined>;
  readonly definition: (path: string, offset: number) => Promise<readonly EditorLocation[]>;
  readonly references: (path: string, offset: number) => Promise<readonly EditorLocation[]>;
  readonly rename: (path: string, offset: number, newName: string) => Promise<{ readonly edits: EditorEdits } | { readonly refused: string }>;
  readonly semanticTokens: (path: string) => Promise<readonly { readonly range: EditorRange; readonly type: EditorTokenType; readonly declaration: boolean }[]>;
  readonly foldingRanges: (path: string) => Promise<readonly EditorFold[]>;
  readonly codeLenses: (path: string) => Promise<readonly EditorLens[]>;
  readonly inlayHints: (path: string, stretch: { readonly start: number; readonly end: number }) => Promise<readonly EditorHint[]>;
  readonly format: (path: string) => Promise<readonly EditorTextEdit[]>;
  readonly codeActions: (path: string, stretch: { readonly start: number; readonly end: number }) => Promise<readonly { readonly title: string; readonly edits: EditorEdits; readonly mends: string | null }[]>;
}

/** A breakpoint in the margin. Lines and columns count from 1. */
export interface EditorBreakpoint {
  readonly line: number;
  /** Absent: the whole line. */
  readonly column?: number;
  readonly enabled: boolean;
  /** Whether it can be hit. */
  readonly verified: boolean;
  /** Why it cannot, or what it waits for; empty when there is nothing to say. */
  readonly message: string;
}

/** How often a statement was carried out. Lines and columns count from 1. */
export interface EditorHits {
  readonly line: number;
  readonly column: number;
  readonly hits: number;
}
