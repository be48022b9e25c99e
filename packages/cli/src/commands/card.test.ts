// What `dradis card` prints and refuses, and the faces of the whole base game: golden files in both languages, every effect
// with words and without gaps. `UPDATE_GOLDEN=1` writes the golden files anew; read the difference before committing it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFaces, compilePack, faceText, type Faces } from '@dradis/packs';
import { describe, expect, it } from 'vitest';
import { readPackFolder } from '../files/pack-folder.js';
import { main } from '../main.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const BASE = join(ROOT, 'content', 'base');
const files = readPackFolder(BASE);
const result = compilePack(files);

function facesIn(lang: string, given = files): Faces {
  const faces = buildFaces(given === files ? result : compilePack(given), [given], lang);
  if (faces === null) throw new Error(`no faces in ${lang}`);
  return faces;
}

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await main(['card', ...args], { cwd: BASE, out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

describe.each(['en', 'fr'])('the faces of the base game in %s', (lang) => {
  const faces = facesIn(lang);

  it('are those of the golden file', () => {
    const text = `<!-- Made from the effects of the cards; not to be edited. -->\n# ${lang}\n\n${faces.faces.map((face) => `## ${face.id}\n\n${faceText(face, faces.colon).replaceAll('\n', '  \n')}`).join('\n')}`;
    const path = join(BASE, 'faces', `${lang}.md`);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(path, text);
    expect(text).toBe(readFileSync(path, 'utf8'));
  });

  it('lack no words, and every idiom still stands for statements of some card', () => {
    expect(faces.missing).toEqual([]);
    expect(faces.diagnostics).toEqual([]);
  });

  it('say something for every effect and ability, without gaps, placeholders or words of the effect language', () => {
    const owners = [...(result.pack?.things ?? []), ...(result.pack?.zones ?? [])];
    // What a kind gives to all its things stands on none of them.
    const own = (id: string): boolean => result.pack?.abilities.some(({ source, program }) => source === id && (program === null || program.startsWith(`${id}.`))) === true;
    const withEffects = owners.filter(({ id, effects }) => Object.keys(effects).length > 0 || own(id));
    const bySource = new Map(faces.faces.map((face) => [face.id, face]));
    expect(withEffects.length).toBeGreaterThan(100);
    for (const { id } of withEffects) expect(bySource.get(id)?.sections.length, id).toBeGreaterThan(0);
    for (const { id, sections } of faces.faces) {
      for (const { label, text } of sections) {
        expect(`${label}${text}`, id).not.toBe('');
        expect(text, id).not.toMatch(/[{}[\]<>]|undefined|null|\b(?:none|let|announce)\b| {2}|\s[.,]|(?<!\.)\.\.(?!\.)|, \.|\b\w+-of\b/);
      }
    }
  });
});

describe('words that are missing', () => {
  it('are named, with the cards that need them', () => {
    const without = files.map((file) => (file.path === 'words/fr.yaml' ? { ...file, text: file.text.replace(/^ {2}gain-resource:.*\n/m, '') } : file));
    const faces = facesIn('fr', without);
    expect(faces.missing.map(({ what }) => what)).toEqual(['phrase gain-resource']);
    expect(faces.missing[0]?.on).toContain('colonial-day');
  });

  it('follow the card: another amount is another text', () => {
    const changed = files.map((file) => (file.path === 'cards/crisis/colonial-day.yaml' ? { ...file, text: file.text.replace('gain 1 morale', 'gain 2 food') } : file));
    const face = facesIn('en', changed).faces.find(({ id }) => id === 'colonial-day');
    expect(face?.sections.find(({ label }) => label === 'Pass')?.text).toBe('Gain 2 food.');
  });

  it('an idiom whose statements changed is told', () => {
    const changed = files.map((file) => (file.path === 'board/characters/karl-agathon.yaml' ? { ...file, text: file.text.replace('set box to 3 - box', 'set box to 2') } : file));
    const faces = facesIn('en', changed);
    expect(faces.diagnostics.map(({ code, facts, primary }) => [code, facts['name'] ?? facts['what'], primary.file.path])).toEqual([
      ['D0801', 'statement set box to 2', 'board/characters/karl-agathon.yaml'],
      ['D0804', 'other-box', 'words/idioms.yaml'],
    ]);
    expect(faces.missing.map(({ what }) => what)).toEqual(['statement set box to 2']);
  });
});

describe('dradis card', () => {
  it('prints a card by its id', async () => {
    expect(await run('crash-landing')).toEqual({
      code: 0,
      err: '',
      out: 'Crash Landing (Crisis card)\nSkill check 6: Tactics, Piloting\nFail: The Admiral may lose 1 fuel. Otherwise, lose 1 morale and send the current player to Sickbay.\nActivation: Heavy Raiders\n',
    });
  });

  it('finds titles loosely, in either language', async () => {
    expect((await run('crash LANDING', '--lang', 'fr')).out).toContain("Sinon, perdez 1 Moral et envoyez le joueur actif à l'Infirmerie.");
    expect((await run('salle de presse', '--lang', 'fr')).out).toContain('Piochez 2 cartes Politique.');
  });

  it('prints every card of a shared title', async () => {
    expect((await run('water shortage')).out.match(/^Water Shortage/gm)).toHaveLength(3);
  });

  it('prints faces as data', async () => {
    expect(JSON.parse((await run('press-room', '--format', 'json')).out)).toEqual([
      { id: 'press-room', title: 'Press Room', kind: 'Location', sections: [{ label: 'Action', text: 'Draw 2 Politics cards.' }] },
    ]);
  });

  it('names the nearest card for a name that is none', async () => {
    const { code, out, err } = await run('crash-langing');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe("no card is called 'crash-langing'; did you mean 'crash-landing'?\n");
  });

  it('prints every card of a pack when none is named, and what its words lack', async () => {
    let out = '';
    let err = '';
    const cwd = join(ROOT, 'content', 'examples', 'new-location');
    expect(await main(['card', '--lang', 'fr'], { cwd, out: (text) => (out += text), err: (text) => (err += text) })).toBe(0);
    expect(out.match(/^\S.* \(.+\)$/gm)).toHaveLength(1);
    expect(err).toBe('');
  });

  it('refuses a language without a grammar', async () => {
    const { code, err } = await run('crash-landing', '--lang', 'de');
    expect(code).toBe(2);
    expect(err).toContain("no grammar for the language 'de'");
  });
});
