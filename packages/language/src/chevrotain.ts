/**
 * What the syntax takes from chevrotain. The build puts the library into the compiled file, for its 700 modules take ten
 * times as long to load one by one. Must be the only file that names it, and must not hold anything of our own.
 */
export { createToken, createTokenInstance, CstParser, Lexer } from 'chevrotain';
export type { CstElement, CstNode, ISerializedGast, IToken } from 'chevrotain';
