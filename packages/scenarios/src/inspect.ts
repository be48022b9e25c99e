// Entry point of @dradis/scenarios/inspect, what editors ask of scenario files: lists the public names one by one. Must not hold logic.
export { createScenarioInspector, scenarioFolder, type ScenarioFolder, type ScenarioInspector } from './inspect/scenario-inspector.js';
export { type ScenarioText } from './inspect/scenario-texts.js';
export { scenarioShape } from './read/scenario-schema.js';
export { percent } from './report/render-coverage.js';
export { type CardCoverage, type Count } from './run/result.js';
