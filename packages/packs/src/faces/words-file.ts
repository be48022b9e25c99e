// The YAML of a file below `words/` and its sections. Must not know what they mean.
import type { Diagnostic, SourceFile } from '@dradis/diagnostics';
import { wordFinding } from '../codes/word-finding.js';
import type { ShapeChecker } from '../shape/shape-checker.js';
import { shapeFindings } from '../shape/shape-findings.js';
import { valueOf, type PackNode, type Range } from '../yaml/pack-node.js';
import { readYaml } from '../yaml/read-yaml.js';
import { yamlFinding } from '../yaml/yaml-findings.js';

/** A stretch of a words file. */
export interface Placed {
  readonly file: SourceFile;
  readonly range: Range;
}

/** The tree of a file and what is wrong with its shape; undefined when it holds nothing to go by. */
export function readSections(file: SourceFile, shape: ShapeChecker): { readonly root: PackNode | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const { root, problems, sound } = readYaml(file.text);
  const findings = [...problems.map((problem) => yamlFinding(file, problem)), ...(root === undefined || !sound ? [] : shapeFindings(file, root, shape, undefined))];
  return { root: sound ? root : undefined, diagnostics: findings.map(wordFinding) };
}

/** What stands in a section of a file, by key. */
export function sectionEntries(root: PackNode | undefined, section: string): { readonly key: string; readonly range: Range; readonly value: PackNode }[] {
  const map = root?.type === 'map' ? valueOf(root, section) : undefined;
  return map?.type === 'map' ? map.entries.map(({ key, keyRange, value }) => ({ key, range: keyRange, value })) : [];
}
