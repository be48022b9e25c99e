// Entry point of @dradis/language-service: lists the public names one by one. Must not hold logic.
export { createService, type LanguageService, type ServiceOptions } from './service.js';
export { type FormValue } from './set-value.js';
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
