// The fixed grammar of lines and blocks, with recovery. Must not know any statement: heads are words here.
import { CstParser, type CstNode, type ISerializedGast, type IToken } from '../chevrotain.js';
import {
  Colon,
  Dedent,
  Indent,
  Newline,
  NumberRange,
  parsedTokens,
  Possessive,
  QuotedText,
  Symbol,
  WholeNumber,
  Word,
} from './tokens.js';

/** The parser of lines. The grammar never changes, so that it is sound is for a test to ask, and not for every start. */
export class LineParser extends CstParser {
  /** @param skipValidations whether the grammar is taken as sound; otherwise one that is not throws */
  constructor(skipValidations = true) {
    super(parsedTokens, { recoveryEnabled: true, maxLookahead: 1, nodeLocationTracking: 'none', skipValidations });
    this.performSelfAnalysis();
  }

  readonly program = this.RULE('program', () => {
    this.MANY(() => {
      this.SUBRULE(this.statement);
    });
  });

  // A line, its end and its block are one rule, so that recovery resynchronises at the next line.
  readonly statement = this.RULE('statement', () => {
    this.SUBRULE(this.line);
    this.CONSUME(Newline);
    this.OPTION(() => {
      this.SUBRULE(this.block);
    });
  });

  readonly line = this.RULE('line', () => {
    this.AT_LEAST_ONE(() => {
      this.SUBRULE(this.headToken);
    });
    this.OPTION(() => {
      this.CONSUME(Colon);
      this.OPTION1(() => {
        this.SUBRULE(this.line);
      });
    });
  });

  readonly headToken = this.RULE('headToken', () => {
    this.OR([
      { ALT: () => this.CONSUME(Word) },
      { ALT: () => this.CONSUME(WholeNumber) },
      { ALT: () => this.CONSUME(NumberRange) },
      { ALT: () => this.CONSUME(QuotedText) },
      { ALT: () => this.CONSUME(Possessive) },
      { ALT: () => this.CONSUME(Symbol) },
    ]);
  });

  readonly block = this.RULE('block', () => {
    this.CONSUME(Indent);
    this.AT_LEAST_ONE(() => {
      this.SUBRULE(this.statement);
    });
    this.CONSUME(Dedent);
  });
}

/** A fault found by the parser: where the first token stands that could not be used. */
export interface ParseFault {
  readonly start: number;
  readonly end: number;
  readonly found: string;
}

let shared: LineParser | null = null;

/** The rules as data; see Chevrotain's `ISerializedGast`. */
export function lineGrammar(): readonly ISerializedGast[] {
  shared ??= new LineParser();
  return shared.getSerializedGastProductions();
}

/** Parses tokens with layout into a concrete tree; always gives a tree, however broken the text. */
export function parseLines(tokens: IToken[]): { cst: CstNode; faults: ParseFault[] } {
  shared ??= new LineParser();
  shared.input = tokens;
  const cst = shared.program();
  const faults = shared.errors.map(({ token }) => {
    const start = Number.isFinite(token.startOffset) ? token.startOffset : (tokens.at(-1)?.startOffset ?? 0);
    return { start, end: start + token.image.length, found: token.image };
  });
  return { cst, faults };
}
