// Scenario files -> scenarios and what is wrong with them. Must not read a file system or know a pack.
import { createReport, createSourceFile, type Diagnostic, type Report } from '@dradis/diagnostics';
import { readYamlDocument } from '@dradis/packs';
import { expandCases } from './expand-cases.js';
import { NodeReader } from './node-reader.js';
import { readDefaultPosition } from './read-default-position.js';
import { readScenario } from './read-scenario.js';
import type { DefaultPosition, Scenario } from './scenario.js';
import { POSITION_KEY } from './scenario-schema.js';

/** A file as the caller read it. */
export interface ScenarioSource {
  /** What messages call the file. */
  readonly path: string;
  /** All of it. */
  readonly text: string;
}

/** All scenarios of a pack. */
export interface ScenarioFiles {
  /** In the order of the files and, within a file, as written. */
  readonly scenarios: readonly Scenario[];
  /** Undefined when no file gives one. */
  readonly position: DefaultPosition | undefined;
  /** What is wrong with the files; a scenario that could not be read is not among `scenarios`. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads scenario files. A file holds one scenario as a map, several as a list, or the default position under the key
 * `default position`. Titles are unique over all files.
 */
export function readScenarioFiles(sources: readonly ScenarioSource[]): ScenarioFiles {
  const report = createReport();
  const scenarios: Scenario[] = [];
  let position: DefaultPosition | undefined;
  for (const source of sources) {
    const file = createSourceFile(source.path, source.text);
    const { root, sound, diagnostics } = readYamlDocument(file);
    for (const diagnostic of diagnostics) report.add(diagnostic);
    if (root === undefined || !sound) continue;
    const reader = new NodeReader(file, report);
    if (root.type === 'map' && root.entries.some(({ key }) => key === POSITION_KEY)) {
      const read = readDefaultPosition(root, reader);
      if (position !== undefined && read !== undefined) reportSecondPosition(position, read, report);
      position ??= read;
      continue;
    }
    for (const item of root.type === 'list' ? root.items : [root]) {
      const map = reader.map(item, 'A scenario');
      if (map === undefined) continue;
      for (const each of expandCases(map, reader)) {
        const scenario = readScenario(each, reader);
        if (scenario !== undefined) scenarios.push(scenario);
      }
    }
  }
  reportRepeatedTitles(scenarios, report);
  return { scenarios, position, diagnostics: report.diagnostics };
}

function reportSecondPosition(first: DefaultPosition, second: DefaultPosition, report: Report): void {
  report.add({
    code: 'D0706',
    title: 'The pack has two default positions',
    primary: { file: second.file, span: second.seat.range, label: 'this one is not used' },
    secondary: [{ file: first.file, span: first.seat.range, label: 'the first one' }],
    help: 'Keep one of the two files.',
  });
}

/** Reports titles that several scenarios have; the first keeps its own. */
export function reportRepeatedTitles(scenarios: readonly Scenario[], report: Report): void {
  const seen = new Map<string, Scenario>();
  for (const scenario of scenarios) {
    const first = seen.get(scenario.title);
    if (first === undefined) {
      seen.set(scenario.title, scenario);
      continue;
    }
    report.add({
      code: 'D0705',
      title: `Two scenarios are called '${scenario.title}'`,
      primary: { file: scenario.file, span: scenario.titleSpan, label: '' },
      secondary: [{ file: first.file, span: first.titleSpan, label: 'the first one' }],
      facts: { title: scenario.title },
      help: 'Give each scenario a title of its own; --filter finds them by it.',
    });
  }
}
