// A new thing in the pack of a service, its refusals in words. Must not change the documents.
import { positionAt } from '@dradis/diagnostics';
import type { PackFile } from '@dradis/packs';
import type { Project } from '../project.js';
import { newThing, type NewThingRefusal, type NewThingWish } from './new-thing.js';

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The files to write, or why it cannot be made. */
export function newThingIn(project: Project, wish: NewThingWish): { readonly files: readonly PackFile[]; readonly made: string } | { readonly refused: string } {
  const { result } = project;
  if (!ID.test(wish.id)) return wish.id === '' ? { refused: 'Write a title with a letter in it: the id of the card is made from it.' } : { refused: `'${wish.id}' is no id: an id is lower-case words joined by hyphens, such as crash-landing.` };
  if (result.pack === null) return { refused: 'The pack has mistakes; put them right first.' };
  const compile = (files: readonly PackFile[]): typeof result => project.compileFiles(files);
  const made = newThing({ files: project.paths.map((path) => ({ path, text: project.file(path)?.text ?? '' })), result, compile }, wish);
  return 'refused' in made ? { refused: inWords(made.refused, wish) } : { files: made.files, made: made.made.path };
}

function inWords(refusal: NewThingRefusal, { kind, id }: NewThingWish): string {
  switch (refusal.why) {
    case 'kind':
      return `There is no kind '${kind}'. ${refusal.meant.length > 0 ? `Did you mean '${refusal.meant.join("' or '")}'?` : `There are ${refusal.known.join(', ')}.`}`;
    case 'taken':
      return `'${id}' is taken: the ${refusal.by.kind ?? refusal.by.what} in ${refusal.by.place.file.path}, line ${String(positionAt(refusal.by.place.file, refusal.by.place.range.start).line)}, has that id. Choose another title.`;
    case 'there':
      return `There is a file ${refusal.path} already; choose another title.`;
    case 'mistakes':
      return `A ${kind} cannot be made from its kind alone: ${refusal.result.diagnostics.find(({ severity }) => severity === 'error')?.title ?? 'the pack would have mistakes'}.`;
  }
}
