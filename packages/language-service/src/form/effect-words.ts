// Completion inside the text of an effect that a form shows, in the scope of where it stands. Must not look around that text.
import { createSourceFile } from '@dradis/diagnostics';
import { wholeFile } from '@dradis/language';
import { readYamlDocument } from '@dradis/packs';
import { effectCompletions } from '../completion.js';
import { inspectable, type Project } from '../project.js';
import type { CompletionItem } from '../protocol.js';
import type { Keys } from './form.js';
import { nodeAt } from './node-at.js';

/** What can be written at an offset of `text`, were that the text that keys lead to; places of edits are those of `text`. */
export function effectCompletionAt(project: Project, path: string, keys: Keys, text: string, offset: number): CompletionItem[] {
  const file = project.file(path);
  const start = file === undefined ? undefined : nodeAt(readYamlDocument(file).root, keys)?.range.start;
  const found = project.texts(path).find(({ node }) => node.range.start === start);
  if (found === undefined) return [];
  const own = createSourceFile(path, text);
  return effectCompletions(project, own, { is: 'effect', input: { ...inspectable(found), text: wholeFile(own) }, language: found.language ?? project.result.language, at: offset, style: 'plain', toFile: (at) => at });
}
