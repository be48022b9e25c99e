// The language host through its client, over the shipped packs.
import { beforeAll, describe, expect, it } from 'vitest';
import { createLanguageClient, type HostAnswer, type HostCall, type LanguageClient } from './language-client.js';
import { LanguageHost } from './language-host.js';
import { shippedPacks } from './shipped-packs.js';

const CARD = 'examples/new-crisis/cards/stolen-medicine.yaml';

/** A host in the same thread that answers a moment later, as a worker does. */
function start(): LanguageClient {
  const host = new LanguageHost();
  let listener: (event: MessageEvent<HostAnswer>) => void = () => undefined;
  return createLanguageClient({
    addEventListener: (type, added) => { if (type === 'message') listener = added; },
    postMessage: ({ id, method, args }: HostCall) => {
      queueMicrotask(() => {
        try {
          listener(new MessageEvent('message', { data: { id, value: (host[method] as (...given: readonly unknown[]) => unknown).apply(host, [...args]) } }));
        } catch (thrown) {
          listener(new MessageEvent('message', { data: { id, failure: String(thrown) } }));
        }
      });
    },
  });
}

const files = [...shippedPacks].map(([path, text]) => ({ path, text }));
const mine = { path: CARD, text: shippedPacks.get(CARD) ?? '' };

describe('over the shipped packs', () => {
  let client: LanguageClient;
  beforeAll(async () => {
    client = start();
    await client.open(files);
  });

  it('finds the packs by their manifests', async () => {
    const packs = await client.packs();
    expect(packs.find(({ folder }) => folder === 'base')).toMatchObject({ id: 'base', extends: [] });
    expect(packs.find(({ folder }) => folder === 'examples/new-crisis')?.extends).toEqual(['base']);
  });

  it('compiles a pack that extends another, and says where it is broken', async () => {
    const good = await client.compile('examples/new-crisis');
    expect(good?.problems.filter(({ errors }) => errors > 0)).toEqual([]);
    expect(good?.pack?.id).toBe('new-crisis');
    void client.update(mine.path, `${mine.text}\nnonsense: 1\n`);
    const broken = await client.compile('examples/new-crisis');
    expect(broken?.pack).toBeNull();
    expect(broken?.problems.map(({ path }) => path)).toContain(mine.path);
    expect((await client.diagnostics(mine.path)).some(({ severity }) => severity === 1)).toBe(true);
    void client.update(mine.path, mine.text);
    expect((await client.compile('examples/new-crisis'))?.pack?.hash).toBe(good?.pack?.hash);
  });

  it('follows a name into the pack that declares it', async () => {
    const offset = mine.text.indexOf('morale');
    expect(offset).toBeGreaterThan(0);
    const [there] = await client.definition(mine.path, offset + 1);
    expect(there?.path).toMatch(/^base\//);
  });

  it('tells what can be folded and what can be done, with scenarios by their paths in the workspace', async () => {
    expect((await client.foldingRanges(mine.path)).length).toBeGreaterThan(0);
    const lenses = await client.codeLenses(mine.path);
    expect(lenses.map(({ command }) => command)).toEqual(['debug', 'test']);
    expect(lenses[1]?.scenarios.every(({ location }) => location.path.startsWith('examples/new-crisis/scenarios/'))).toBe(true);
  });

  it('reads a card as a form, changes it there, and makes another one, with paths of the workspace', async () => {
    const answer = await client.form(mine.path, 0);
    expect('form' in answer ? answer.form.what : answer).toBe('a crisis');
    const changed = await client.formEdit(mine.path, { do: 'set', keys: ['title'], value: 'Another' });
    expect('edits' in changed ? Object.keys(changed.edits) : changed).toEqual([mine.path]);
    expect((await client.steps(mine.path, ['title'])).length).toBeGreaterThan(60);
    expect(await client.kindsOfThings('examples/new-crisis')).toContain('crisis');
    const made = await client.newThing('examples/new-crisis', { kind: 'crisis', title: 'A new one' });
    expect('files' in made ? [made.made, made.files.map(({ path }) => path)] : made).toEqual(['examples/new-crisis/cards/a-new-one.yaml', ['examples/new-crisis/cards/a-new-one.yaml', 'examples/new-crisis/pack.yaml']]);
    expect(await client.newThing('examples/new-crisis', { kind: 'crisis', title: 'Crash Landing' })).toHaveProperty('refused');
  });

  it('compiles what is extended anew when that changes', async () => {
    const before = await client.compile('examples/new-crisis');
    const manifest = shippedPacks.get('base/pack.yaml') ?? '';
    void client.update('base/pack.yaml', manifest.replace(/^version: .*$/m, 'version: 99.0.0'));
    const rules = [...shippedPacks].find(([path]) => path === 'base/rules/cards.yaml');
    void client.update('base/rules/cards.yaml', `${rules?.[1] ?? ''}\nnonsense: 1\n`);
    expect((await client.compile('examples/new-crisis'))?.pack).toBeNull();
    void client.update('base/rules/cards.yaml', rules?.[1] ?? '');
    expect((await client.compile('examples/new-crisis'))?.pack?.hash).toBe(before?.pack?.hash);
  });
});

it('answers with nothing where no pack is, and rejects only the call that fails', async () => {
  const client = start();
  await client.open([{ path: 'notes.yaml', text: 'a: 1' }]);
  expect(await client.packs()).toEqual([]);
  expect(await client.diagnostics('notes.yaml')).toEqual([]);
  expect(await client.codeLenses('notes.yaml')).toEqual([]);
  expect(await client.form('notes.yaml', 0)).toHaveProperty('nothing');
  expect(await client.newThing('nowhere', { kind: 'crisis', title: 'x' })).toHaveProperty('refused');
  expect(await client.rename('notes.yaml', 0, 'b')).toHaveProperty('refused');
  await expect(client.open(undefined as never)).rejects.toThrow();
  expect(await client.compile('')).toBeUndefined();
});
