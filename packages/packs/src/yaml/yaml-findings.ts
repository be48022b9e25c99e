// What is wrong with a file as YAML -> findings. Must not word them.
import type { SourceFile } from '@dradis/diagnostics';
import type { Finding } from '../findings.js';
import type { YamlProblem } from './yaml-problem.js';

/** One finding per problem. */
export function yamlFinding(file: SourceFile, problem: YamlProblem): Finding {
  const at = { file, range: problem.range };
  switch (problem.is) {
    case 'yaml-error':
      return { code: 'D0301', at, facts: { yaml: problem.code, words: problem.words } };
    case 'block-ended-early':
      return { code: 'D0302', at, ...(problem.first === null ? {} : { also: { file, range: problem.first } }), facts: { why: problem.why, indent: problem.indent } };
    case 'colon-in-value':
      return { code: 'D0303', at, facts: {} };
    case 'duplicate-key':
      return { code: 'D0304', at, also: { file, range: problem.first }, facts: { key: problem.name, map: problem.map, others: [] } };
    case 'refused-feature':
      return { code: 'D0305', at, facts: { feature: problem.feature } };
    case 'refused-name':
      return { code: 'D0306', at, facts: { name: problem.name } };
    case 'too-large':
    case 'too-deep':
      return { code: 'D0307', at, facts: { why: problem.is, limit: problem.limit } };
    case 'empty-file':
      return { code: 'D0309', at, facts: {} };
    case 'several-documents':
      return { code: 'D0310', at, facts: {} };
  }
}
