// SARIF 2.1.0, the exchange format of analysis tools: checked packs, and whatever else has places. Must not add rules no result uses.
import { renderJson, type Diagnostic, type JsonPlace } from '@dradis/diagnostics';
import type { CheckedPack } from './checked-pack.js';

/** A place, from 1; without a column the whole line is meant. */
type Place = Pick<JsonPlace, 'path' | 'line'> & Partial<Pick<JsonPlace, 'column' | 'endLine' | 'endColumn' | 'label'>>;

/** One thing to be told at a place. */
export interface SarifResult extends Place {
  /** A code, or a word for what sort of thing it is. */
  readonly rule: string;
  readonly level: 'error' | 'warning' | 'note';
  readonly text: string;
  /** Other places that have to do with it. */
  readonly further: readonly JsonPlace[];
}

function location({ path, line, column, endLine, endColumn, label = '' }: Place, id?: number): object {
  return {
    ...(id === undefined ? {} : { id }),
    physicalLocation: {
      artifactLocation: { uri: path.split('/').map(encodeURIComponent).join('/') },
      region: { startLine: line, ...(column === undefined ? {} : { startColumn: column, endLine, endColumn }) },
    },
    ...(label === '' ? {} : { message: { text: label } }),
  };
}

/** Diagnostics as results. */
export function sarifResults(diagnostics: readonly Diagnostic[]): SarifResult[] {
  return diagnostics.map(renderJson).map((found) => ({ ...found, label: '', rule: found.code, level: found.severity, text: found.help === null ? found.title : `${found.title}. ${found.help}`, further: found.secondary }));
}

/** The document: one run with these results. */
export function sarifLog(results: readonly SarifResult[], version: string): string {
  const rules = [...new Set(results.map(({ rule }) => rule))].sort();
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'dradis', version, rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: results.map((result) => ({
          ruleId: result.rule,
          ruleIndex: rules.indexOf(result.rule),
          level: result.level,
          message: { text: result.text },
          locations: [location(result)],
          ...(result.further.length === 0 ? {} : { relatedLocations: result.further.map((place, id) => location(place, id)) }),
        })),
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** One run over all packs. */
export function checkSarif(packs: readonly CheckedPack[], version: string): string {
  return sarifLog(packs.flatMap(({ diagnostics }) => sarifResults(diagnostics)), version);
}
