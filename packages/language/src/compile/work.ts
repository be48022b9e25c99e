// What the compilers of statements see of the compiler of effects. Types only.
import type { LanguageCode } from '../codes/language-code.js';
import type { Names } from '../check/names.js';
import type { Spelling } from '../format/spacing.js';
import type { FormSyntax } from '../match/form.js';
import type { Lexicon } from '../match/lexicon.js';
import type { Node } from '../match/node.js';
import type { StatementMatch } from '../match/statement.js';
import type { Expr, ProgramSpan } from '../program.js';
import type { Scope } from '../scope.js';
import type { Line } from '../syntax/line.js';
import type { Token } from '../syntax/token.js';
import type { TypeTag } from '../vocabulary.js';
import type { CodeBuilder } from './code-builder.js';
import type { Candidates } from './lower.js';

/** A head that was understood, with all that stands around it. */
export interface Statement {
  readonly line: Line;
  readonly match: StatementMatch;
  /** Names visible to it; what it binds is bound here. */
  readonly names: Names;
  /** Place of its head. */
  readonly at: ProgramSpan;
  /** Lines that begin with `otherwise` and follow it directly. */
  readonly otherwise: readonly Line[];
}

/** A loop around a statement: gotos that leave it. */
export interface Loop {
  readonly exits: { readonly pc: number; readonly at: ProgramSpan }[];
}

/** A finding at some tokens. */
export interface Complaint {
  readonly code: LanguageCode;
  readonly title: string;
  readonly tokens: readonly Token[];
  readonly severity?: 'error' | 'warning';
  readonly help?: string;
  readonly related?: { readonly token: Token; readonly label: string };
}

/** The compiler at work on one effect. */
export interface Work {
  readonly lexicon: Lexicon;
  readonly scope: Scope;
  readonly code: CodeBuilder;
  loop: Loop | null;
  /** Canonical spelling of the tokens of all statements matched so far. */
  readonly spelling: Spelling;
  complain(complaint: Complaint): void;
  /** What stands in a slot of a statement, compiled; null when the slot is empty. */
  expr(statement: Statement, slot: string, around?: Candidates): Expr;
  lower(tree: Node, around?: Candidates): Expr;
  /** Tokens of a slot. */
  tokensOf(statement: Statement, slot: string): readonly Token[];
  /** Binds the name in a slot to a new slot; gives the slot. */
  bind(statement: Statement, slot: string, type: TypeTag, names?: Names): number;
  /** Matches a line, reporting why it cannot; what hangs on a line that fails is still checked. */
  match(line: Line, names: Names, otherwise?: readonly Line[]): Statement | null;
  /** Compiles statements in names of their own. */
  block(lines: readonly Line[], names: Names): void;
  /** Compiles what hangs on a statement's colon. */
  body(statement: Statement, names?: Names): void;
  /** What hangs on a line's colon. */
  linesOf(line: Line): readonly Line[];
}

/** A built-in statement with its meaning. */
export interface Form extends FormSyntax {
  /** Whether lines beginning with `otherwise` belong to it. */
  readonly chains?: boolean;
  compile(work: Work, statement: Statement): void;
}
