// Entry point of @dradis/language: lists the public names one by one. Must not hold logic.
export { createLanguage, type CompiledEffect, type CompiledExpression, type Language, type LanguageOptions, type PlacementEntry } from './language.js';
export { languageCodePages } from './codes/code-pages.js';
export type { FormattedText } from './format/format-text.js';
export type { Proposal } from './inspect/complete.js';
export type { Gloss } from './inspect/glosses.js';
export type { InspectInput } from './inspect/inspect-text.js';
export type { Mention, MentionSort } from './inspect/mentions.js';
export type { StatementSignature } from './inspect/signatures-at.js';
export type { AbilityText, Prose, ProseText } from './prose/prose.js';
export type { GameWords, Grammar, NounWords, Saying, VerbWords } from './prose/words.js';
export type { Told } from './prose/speaker.js';
export { parsePhrase, type OptionalElement, type ParsedPhrase, type PatternElement, type SlotElement, type WordElement } from './match/pattern.js';
export type { Ask, AskForm, AskOption, Band, Expr, ExprPart, Instr, LocalSlot, Program, ProgramSpan } from './program.js';
export type { Scope, ScopeParam } from './scope.js';
export { languageReference, type GrammarPart, type GrammarRule, type LanguageReference } from './reference.js';
export { wholeFile, type SourceSlice } from './source-slice.js';
export type {
  AttributeEntry,
  EffectFieldEntry,
  EntityEntry,
  KindEntry,
  Participant,
  Phrase,
  Signature,
  TypeTag,
  VariableEntry,
  Vocabulary,
} from './vocabulary.js';
