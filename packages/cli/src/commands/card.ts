// `dradis card`: what a player reads on a card, location or token. Must not word anything; packs do.
import { Option } from 'commander';
import { nearest, type Diagnostic } from '@dradis/diagnostics';
import { buildFaces, compilePack, faceText, type Face, type Faces, type PackResult } from '@dradis/packs';
import { namedBy } from '../files/named-by.js';
import { loadPacks } from '../files/read-pack.js';
import { withShownPaths } from '../files/show-paths.js';
import { prettyDiagnostics } from '../formats/pretty.js';
import { UsageError } from '../host.js';
import type { AddCommand } from './command.js';

interface CardOptions {
  readonly lang: string;
  readonly format: 'text' | 'json';
  readonly pack?: string;
}

/** What is wrong with the words of a language, without the gaps of faces that are not shown. */
function aboutWords({ diagnostics }: Faces, shown: readonly Face[]): readonly Diagnostic[] {
  const ids = new Set(shown.map(({ id }) => id));
  return diagnostics.filter(({ facts }) => !Array.isArray(facts['on']) || (facts['on'] as readonly string[]).some((id) => ids.has(id)));
}

/** The faces of what the pack itself has, without those of the packs it extends. */
function ownFaces({ faces }: Faces, { outline }: PackResult): readonly Face[] {
  const own = new Set(outline.filter(({ place }) => !place.file.path.includes(':')).map(({ id }) => id));
  return faces.filter(({ id }) => own.has(id));
}

/** Adds the command. */
export const addCard: AddCommand = (program, host, finish) => {
  program
    .command('card')
    .description('Print what stands on a card, location, character or token, made from its effects.')
    .argument('[card]', 'its id, or its title or a part of it; every card of the pack when left out')
    .option('--lang <lang>', 'the language', 'en')
    .option('--pack <path>', 'the pack; the one around this folder, else the base game, when left out')
    .addOption(new Option('--format <format>', 'how to print it').choices(['text', 'json']).default('text'))
    .action(async (name: string | undefined, { lang, format, pack }: CardOptions) => {
      const [loaded, ...more] = await loadPacks(pack === undefined ? [] : [pack], host.cwd);
      if (loaded === undefined || more.length > 0) throw new UsageError(`${pack ?? '.'} does not mean one pack`);
      const extended = loaded.packs.map(({ files }) => files);
      const result = compilePack(loaded.files, { packs: extended });
      const pretty = (diagnostics: readonly Diagnostic[]): string =>
        prettyDiagnostics([{ path: loaded.name, pack: result.pack, files: loaded.files.length, counts: result.counts, diagnostics: withShownPaths(diagnostics, loaded.shown) }]);
      if (result.pack === null) {
        host.err(pretty(result.diagnostics));
        finish(1);
        return;
      }
      const faces = buildFaces(result, [loaded.files, ...extended], lang);
      if (faces === null) throw new UsageError(`there is no grammar for the language '${lang}'; 'en' and 'fr' have one, and words/${lang}.yaml may state one`);
      const found = name === undefined ? ownFaces(faces, result) : namedBy(name, faces.faces);
      if (found.length === 0 && name !== undefined) {
        const names = faces.faces.flatMap(({ id, title }) => [id, title.toLowerCase()]);
        const near = nearest(name.toLowerCase(), names);
        host.err(`no card is called '${name}'${near.length === 0 ? '' : `; did you mean '${near.join("' or '")}'?`}\n`);
        finish(1);
        return;
      }
      host.err(pretty(aboutWords(faces, found)));
      host.out(format === 'json' ? `${JSON.stringify(found, null, 2)}\n` : found.map((face) => faceText(face, faces.colon)).join('\n'));
      finish(0);
    });
};
