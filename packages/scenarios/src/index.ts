// Entry point of @dradis/scenarios: lists the public names one by one. Must not hold logic.
export { runScenarios, type ScenarioRunOptions } from './run-scenarios.js';
export { CoverageRecorder } from './coverage/coverage-recorder.js';
export { readScenarioFiles, type ScenarioFiles, type ScenarioSource } from './read/read-scenario-files.js';
export type { PlayableScenario } from './run/playable.js';
export type { Scenario } from './read/scenario.js';
export { scenarioSchema } from './read/scenario-schema.js';
export type { CardCoverage, Count, Coverage, Failure, FailureKind, FileCoverage, OpenQuestion, OutcomeCoverage, Reached, ResultPlace, ScenarioReport, ScenarioResult, TrailEntry, UncoveredLine } from './run/result.js';
export { percent, renderCoverage } from './report/render-coverage.js';
export { renderReport, type ReportOptions } from './report/render-report.js';
export { reportJson, type JsonReport } from './report/report-json.js';
export { scenarioCodePages } from './codes/scenario-code-pages.js';
