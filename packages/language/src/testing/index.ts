// Entry point of @dradis/language/testing: a small game and short ways to compile for it. Must not be used outside tests.
export { cardScope, code, compile, expression, render, scopeOf, slice, testLanguage } from './compile.js';
export { testVocabulary } from './vocabulary.js';
