// A YAML file outside the pack proper, such as a scenario: its tree and what is wrong with it as YAML. Must not judge its keys.
import type { Diagnostic, SourceFile } from '@dradis/diagnostics';
import { wordFinding } from '../codes/word-finding.js';
import type { PackNode } from './pack-node.js';
import { readYaml } from './read-yaml.js';
import { yamlFinding } from './yaml-findings.js';

/** A YAML file as a tree with places. */
export interface YamlDocument {
  /** The top-level value; undefined when the file is empty or too broken to have one. */
  readonly root: PackNode | undefined;
  /** False when YAML could not be read as written: what a key stands under is then a guess. */
  readonly sound: boolean;
  /** What is wrong with it as YAML. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a YAML file by the rules of pack files. */
export function readYamlDocument(file: SourceFile): YamlDocument {
  const { root, sound, problems } = readYaml(file.text);
  return { root, sound, diagnostics: problems.map((problem) => wordFinding(yamlFinding(file, problem))) };
}
