// Entry point of @dradis/language-service: lists the public names one by one. Must not hold logic.
export { createService, type LanguageService, type ServiceOptions } from './service.js';
export { type Form, type FormAbsent, type FormAnswer, type FormChoice, type FormControl, type FormEdit, type FormField, type FormRemark, type FormStep, type FormToken, type FormValue, type Keys } from './form/form.js';
export { idOf } from './new-thing/id-of.js';
export { newThing, type NewThing, type NewThingPack, type NewThingRefusal, type NewThingWish } from './new-thing/new-thing.js';
export { kindsWithThings, writtenThings, type WrittenThing } from './new-thing/written-things.js';
export { yamlValue, type Json } from './new-thing/yaml-value.js';
export { offsetOf, placeOf, rangeOf, withEdits, type Stretch } from './text-range.js';
export {
  type CodeAction,
  type CodeLens,
  type CompletionItem,
  type CompletionKind,
  type DocumentSymbol,
  type FoldingRange,
  type Hover,
  type InlayHint,
  type LensCoverage,
  type Location,
  type Position,
  type Range,
  type RenameResult,
  type SemanticToken,
  type SemanticTokenType,
  type ServiceDiagnostic,
  type SignatureHelp,
  type SignatureInformation,
  type TextEdit,
  type WorkspaceEdit,
} from './protocol.js';
export { type CoveredCards } from './code-lens.js';
