// Makes mutants of a pack and compiles each. Must not read a file system or print.
import { createPackCompiler } from '@dradis/packs';
import { judge } from './judge.mjs';
import { MUTATIONS } from './mutations.mjs';
import { placesOf } from './places.mjs';
import { createRandom } from './random.mjs';

/**
 * @param {readonly import('@dradis/packs').PackFile[]} files of a pack without mistakes
 * @param {{ readonly seed: number, readonly perKind: number, readonly onProgress?: (done: number, all: number) => void }} options how many mutants of each kind are wanted
 * @returns {import('./judge.mjs').Judgement[]}
 */
export function runMutants(files, { seed, perKind, onProgress }) {
  const compiler = createPackCompiler();
  const sound = compiler.update(files);
  if (sound.pack === null) throw new Error('the pack has mistakes of its own');
  const { hash } = sound.pack;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const all = [...texts].filter(([path]) => path !== 'pack.yaml').map(([path, text]) => placesOf(path, text, sound.texts.get(path) ?? []));
  const places = /** @type {import('./places.mjs').Places} */ (Object.fromEntries(['words', 'numbers', 'flags', 'lines', 'entries', 'branches'].map((name) => [name, all.flatMap((each) => each[/** @type {keyof import('./places.mjs').Places} */ (name)])])));
  const { entities, kinds } = sound.vocabulary;
  const top = (/** @type {string} */ kind) => {
    let at = kinds.find(({ id }) => id === kind);
    while (at?.parent !== null && at?.parent !== undefined && at.parent !== 'thing') at = kinds.find(({ id }) => id === at?.parent);
    return at?.id ?? kind;
  };
  const names = new Map(entities.filter(({ perPlayer }) => !perPlayer).map(({ id, kind }) => [id, top(kind)]));
  const known = new Set([...places.words.map(({ text }) => text.toLowerCase()), ...JSON.stringify(sound.vocabulary).toLowerCase().match(/[a-z-]+/g) ?? []]);
  const random = createRandom(seed);
  const judgements = [];
  const kindsOfMistake = Object.values(MUTATIONS);
  for (const make of kindsOfMistake) {
    const seen = new Set();
    for (let tries = 0; seen.size < perKind && tries < perKind * 4; tries += 1) {
      const mutant = make({ files: texts, places, names, random });
      const key = mutant === null ? '' : `${mutant.path}\0${mutant.text}`;
      if (mutant === null || seen.has(key) || mutant.text === texts.get(mutant.path)) continue;
      seen.add(key);
      const changed = files.map((file) => (file.path === mutant.path ? { path: file.path, text: mutant.text } : file));
      onProgress?.(judgements.length, perKind * kindsOfMistake.length);
      judgements.push(judge(mutant, compiler.update(changed), hash, known));
    }
  }
  return judgements;
}
