// Entry point of @dradis/diagnostics: lists the public names one by one. Must not hold logic.
export type { CodePage } from './code-page.js';
export { hasErrors, sortDiagnostics, type Diagnostic, type Fact, type Label, type Severity } from './diagnostic.js';
export { editDistance, nearest } from './nearest.js';
export { renderJson, type JsonDiagnostic, type JsonPlace } from './render-json.js';
export { renderText, type TextOptions } from './render-text.js';
export { createReport, type Finding, type Report } from './report.js';
export { createSourceFile, lineText, positionAt, type Position, type SourceFile, type Span } from './source-file.js';
