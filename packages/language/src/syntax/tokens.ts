// The tokens of the effect language. Must not know any word of a game, nor keywords: all words are equal here.
import { createToken, Lexer } from '../chevrotain.js';

/** A word; hyphens belong to it. */
export const Word = createToken({ name: 'Word', pattern: /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/ });
/** `'s` after a name. */
export const Possessive = createToken({ name: 'Possessive', pattern: /['’][sS](?![A-Za-z0-9])/ });
/** `1-4`: two numbers joined by a hyphen without spaces. */
export const NumberRange = createToken({ name: 'NumberRange', pattern: /\d+-\d+/ });
/** A whole number without sign. */
export const WholeNumber = createToken({ name: 'WholeNumber', pattern: /\d+/ });
/** Text in double quotes on one line; a backslash makes the next character plain. */
export const QuotedText = createToken({ name: 'QuotedText', pattern: /"(?:[^"\\\r\n]|\\[^\r\n])*"/ });
/** A quote without its partner, up to the end of the line. */
export const OpenQuote = createToken({ name: 'OpenQuote', pattern: /"[^\r\n]*/ });
/** The colon between a head and what hangs on it. */
export const Colon = createToken({ name: 'Colon', pattern: /:/ });
/** Punctuation inside a head. */
export const Symbol = createToken({ name: 'Symbol', pattern: /<=|>=|!=|[,()=+\-*<>]/ });
/** The end of a line of text; made into layout by the layout pass. */
export const LineEnd = createToken({ name: 'LineEnd', pattern: /\r\n|\n|\r/, line_breaks: true });
/** From `#` to the end of the line. */
const Comment = createToken({ name: 'Comment', pattern: /#[^\r\n]*/, group: 'comments' });
/** Blanks inside or before a line; the layout pass looks at those before it. */
const Blank = createToken({ name: 'Blank', pattern: /[ \t]+/, group: Lexer.SKIPPED });

/** End of a statement's line; only the layout pass makes it. */
export const Newline = createToken({ name: 'Newline', pattern: Lexer.NA });
/** Start of a block; only the layout pass makes it. */
export const Indent = createToken({ name: 'Indent', pattern: Lexer.NA });
/** End of a block; only the layout pass makes it. */
export const Dedent = createToken({ name: 'Dedent', pattern: Lexer.NA });

/** Tokens the lexer looks for, in order of preference. */
export const lexedTokens = [
  Blank,
  Comment,
  LineEnd,
  Word,
  Possessive,
  NumberRange,
  WholeNumber,
  QuotedText,
  OpenQuote,
  Colon,
  Symbol,
];

/** Tokens the parser sees. */
export const parsedTokens = [
  Word,
  Possessive,
  NumberRange,
  WholeNumber,
  QuotedText,
  Colon,
  Symbol,
  Newline,
  Indent,
  Dedent,
];
