// `dradis new`: packs, cards and scenarios to begin from. Must not decide what stands in them.
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { idOf, kindsWithThings } from '@dradis/language-service';
import { compilePack } from '@dradis/packs';
import type { Command } from 'commander';
import { loadPacks } from '../files/read-pack.js';
import { UsageError, type Host } from '../host.js';
import { withForm, type FormField } from '../new/form.js';
import { newCard } from '../new/new-card.js';
import { newScenario } from '../new/new-scenario.js';
import { packText } from '../new/new-pack.js';
import { packAtHand, shownPath, type PackAtHand } from '../new/pack-at-hand.js';
import { writeNew } from '../new/write-new.js';
import { packSchemas, schemaFile } from '../schema/pack-schemas.js';
import { schemaLedTo, schemaLine } from '../schema/schema-line.js';
import { writeSchemas } from '../schema/write-schemas.js';
import type { AddCommand, ExitCode } from './command.js';

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const ID_WANTED = 'an id is lower-case words joined by hyphens, such as crash-landing';

function wrongId(id: string): string | undefined {
  return ID.test(id) ? undefined : `'${id}' is no id: ${ID_WANTED}`;
}

/** A title from an id. */
function titleOf(id: string): string {
  return id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function checkedId(id: string): string {
  const problem = wrongId(id);
  if (problem !== undefined) throw new UsageError(problem);
  return id;
}

const TITLE: FormField = { label: 'Title', fallback: undefined };

async function makePack(host: Host, folder: string | undefined, options: { readonly id?: string; readonly title?: string; readonly extends: string }): Promise<void> {
  const wish =
    folder !== undefined
      ? { folder, id: options.id ?? idOf(basename(resolve(host.cwd, folder))), title: options.title }
      : await withForm(host, 'name the folder: dradis new pack FOLDER [--id ID] [--title TEXT]', async (ask) => {
          const title = await ask(TITLE);
          const id = await ask({ label: 'Id', fallback: idOf(title), wrong: wrongId });
          return { title, id, folder: await ask({ label: 'Folder', fallback: id }) };
        });
  const id = checkedId(wish.id);
  const root = resolve(host.cwd, wish.folder);
  const line = schemaLine(join(root, 'pack.yaml'), join(root, SCHEMAS, schemaFile('pack')));
  writeNew(root, 'pack.yaml', line + packText(id, wish.title ?? titleOf(id), checkedId(options.extends)), host.cwd);
  host.out(`wrote ${relative(host.cwd, join(root, 'pack.yaml'))}\n`);
  writeSchemas(await schemasAt(root), join(root, SCHEMAS));
  host.out(`wrote the shapes of all kinds of files to ${relative(host.cwd, join(root, SCHEMAS))}, for editors\nnext: cd ${wish.folder}, then dradis new card\n`);
}

/** The schemas of a pack that was just made; what it extends may be missing or at fault, and then the schemas say less. */
async function schemasAt(root: string): Promise<ReturnType<typeof packSchemas>> {
  const [loaded] = await loadPacks([root], root);
  return packSchemas(compilePack(loaded?.files ?? [], { packs: (loaded?.packs ?? []).map(({ files }) => files) }));
}

/** The folder of a new pack in which its schemas are. */
const SCHEMAS = 'schema';

/** The line that leads editors to a schema beside the one that the pack's manifest leads to; empty when there is none. */
function lineFor({ root, loaded }: PackAtHand, path: string, name: string): string {
  const manifest = loaded.files.find((file) => file.path === 'pack.yaml');
  const led = manifest === undefined ? undefined : schemaLedTo(manifest.text, join(root, manifest.path));
  const schema = join(led === undefined ? join(root, SCHEMAS) : dirname(led), schemaFile(name));
  return existsSync(schema) ? schemaLine(join(root, path), schema) : '';
}

interface CardOptions {
  readonly kind?: string;
  readonly id?: string;
  readonly title?: string;
  readonly dir?: string;
  readonly pack?: string;
}

async function makeCard(host: Host, { kind, id, title, dir, pack }: CardOptions): Promise<void> {
  const at = await packAtHand(pack, host.cwd);
  const known = kindsWithThings(at.result);
  const wish =
    kind !== undefined && (id !== undefined || title !== undefined)
      ? { kind, id: id ?? idOf(title ?? ''), title: title ?? titleOf(id ?? '') }
      : await withForm(host, `say what card: dradis new card --kind KIND --id ID [--title TEXT] [--dir FOLDER]; kinds are ${known.join(', ')}`, async (ask) => {
          host.err(`Kinds: ${known.join(', ')}\n`);
          const wanted = await ask({ label: 'Kind', fallback: kind, wrong: (answer) => (known.includes(answer) ? undefined : `there is no kind '${answer}'`) });
          const called = await ask({ ...TITLE, fallback: title ?? (id === undefined ? undefined : titleOf(id)) });
          return { kind: wanted, title: called, id: await ask({ label: 'Id', fallback: id ?? idOf(called), wrong: wrongId }) };
        });
  checkedId(wish.id);
  const { made: card, files, isZone } = newCard(at, { ...wish, dir }, host.cwd);
  writeNew(at.root, card.path, lineFor(at, card.path, isZone ? 'rules' : wish.kind) + card.text, host.cwd);
  for (const { path, text } of files) if (path !== card.path) writeFileSync(join(at.root, path), text);
  host.out(`wrote ${shownPath(at.root, card.path, host.cwd)}\n`);
  for (const { path } of files) if (path !== card.path) host.out(`counted it in ${shownPath(at.root, path, host.cwd)}\n`);
  host.out(`next: say what it does, then dradis check and dradis new scenario ${wish.id}\n`);
}

async function makeScenario(host: Host, card: string | undefined, { pack }: { readonly pack?: string }): Promise<ExitCode> {
  const at = await packAtHand(pack, host.cwd);
  const id = card ?? (await withForm(host, 'name the card: dradis new scenario CARD', async (ask) => await ask({ label: 'Card', fallback: undefined, wrong: wrongId })));
  const path = `scenarios/${id}.yaml`;
  if (existsSync(join(at.root, path))) throw new UsageError(`${shownPath(at.root, path, host.cwd)} is there already; nothing was written`);
  const { text, cases, todo } = newScenario(at, id);
  writeNew(at.root, path, lineFor(at, path, 'scenario') + text, host.cwd);
  host.out(`wrote ${shownPath(at.root, path, host.cwd)} with ${cases} ${cases === 1 ? 'case' : 'cases'}${todo === 0 ? '' : `, ${todo} of them to be written: their \`todo\` says what is missing`}\nnext: confirm what each expects, then dradis test --coverage\n`);
  return 0;
}

/** Adds the command. */
export const addNew: AddCommand = (program, host, finish) => {
  const group: Command = program.command('new').description('Begin a pack, a card or a scenario; asks for what is not said. Overwrites nothing.');
  group
    .command('pack')
    .description('A folder with a manifest that extends the base game.')
    .argument('[folder]', 'the folder to make')
    .option('--id <id>', 'the id; else from the folder')
    .option('--title <text>', 'the title; else from the id')
    .option('--extends <id>', 'the pack to extend', 'base')
    .action(async (folder: string | undefined, options: { readonly id?: string; readonly title?: string; readonly extends: string }) => {
      await makePack(host, folder, options);
      finish(0);
    });
  group
    .command('card')
    .description('A card, or any other thing or place, with all its kind needs; comments say what may stand there.')
    .option('--kind <kind>', 'what it is, such as crisis')
    .option('--id <id>', 'the id; else from the title')
    .option('--title <text>', 'the title; else from the id')
    .option('--dir <folder>', 'where in the pack; else where its kind lies in the extended pack')
    .option('--pack <folder>', 'the pack; the pack around this folder')
    .action(async (options: CardOptions) => {
      await makeCard(host, options);
      finish(0);
    });
  group
    .command('scenario')
    .description('Scenarios of a card: a case for each option, band of the die and result of a check, with what happened when run.')
    .argument('[card]', 'the id of the card')
    .option('--pack <folder>', 'the pack; the pack around this folder')
    .action(async (card: string | undefined, options: { readonly pack?: string }) => {
      finish(await makeScenario(host, card, options));
    });
};
