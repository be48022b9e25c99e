// Titles behind ids that do not tell them. Must not repeat one in a document.
import type { Mention } from '@dradis/language';
import { inFile, type Project, type WholePack } from '../project.js';
import { usesInDocument } from '../uses.js';
import type { HintAt } from './hint.js';

/** The titles of things that a document names by ids of other words, each where the id first stands. */
export function titleHints(project: Project, path: string): HintAt[] {
  const pack = project.lastPack;
  if (pack === null) return [];
  const titles = titlesOf(pack);
  const inDocument = usesInDocument(project, path).flatMap(({ name, role, start, end }) => (name.what === 'entity' && role === 'use' ? [{ id: name.id, start, end }] : []));
  const inEffects = project.texts(path).flatMap((text) => project.mentions(text).filter(namesEntity).map((mention) => ({ id: mention.id, ...inFile(text, mention) })));
  const seen = new Set<string>();
  return [...inDocument, ...inEffects]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ id, end }): HintAt[] => {
      const title = titles.get(id);
      if (title === undefined || seen.has(id)) return [];
      seen.add(id);
      return [{ at: end, label: title, kind: 'title', tooltip: `What players read on '${id}'.`, belongsTo: 'before' }];
    });
}

function namesEntity({ sort }: Mention): boolean {
  return sort === 'entity';
}

/** Titles by id, where the id does not say them: some word of it is not in the title. */
function titlesOf({ things }: WholePack): ReadonlyMap<string, string> {
  return new Map(
    things.flatMap(({ id, title }) => {
      const said = new Set(wordsOf(title));
      return title === '' || wordsOf(id).every((word) => said.has(word)) ? [] : [[id, title]];
    }),
  );
}

/** Words without what writing adds to them. */
function wordsOf(text: string): string[] {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036f'’]/g, '').toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
