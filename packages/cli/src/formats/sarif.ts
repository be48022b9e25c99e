// Checked packs as SARIF 2.1.0, the exchange format of analysis tools. Must not add rules no diagnostic uses.
import { renderJson, type JsonPlace } from '@dradis/diagnostics';
import { type CheckedPack } from './checked-pack.js';

function location(place: JsonPlace, id?: number): object {
  return {
    ...(id === undefined ? {} : { id }),
    physicalLocation: {
      artifactLocation: { uri: place.path.split('/').map(encodeURIComponent).join('/') },
      region: { startLine: place.line, startColumn: place.column, endLine: place.endLine, endColumn: place.endColumn },
    },
    ...(place.label === '' ? {} : { message: { text: place.label } }),
  };
}

/** One run over all packs. */
export function checkSarif(packs: readonly CheckedPack[], version: string): string {
  const found = packs.flatMap((pack) => pack.diagnostics.map(renderJson));
  const rules = [...new Set(found.map(({ code }) => code))].sort();
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'dradis', version, rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: found.map((diagnostic) => ({
          ruleId: diagnostic.code,
          ruleIndex: rules.indexOf(diagnostic.code),
          level: diagnostic.severity,
          message: { text: diagnostic.help === null ? diagnostic.title : `${diagnostic.title}. ${diagnostic.help}` },
          locations: [location({ ...diagnostic, label: '' })],
          ...(diagnostic.secondary.length === 0 ? {} : { relatedLocations: diagnostic.secondary.map((place, id) => location(place, id)) }),
        })),
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
