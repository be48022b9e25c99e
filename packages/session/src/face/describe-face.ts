/** What is written on a component, for who may know it. Must show nothing of a component that the seat may not know. */
import type { Pack } from '@dradis/engine';
import type { Wording } from '../state/wording.js';
import type { ThingFace } from '../types/face.js';
import { readFace } from './read-face.js';

/** The file that declares a component; for a zone, the one its abilities are in. Undefined when nothing says so. */
function fileOf(pack: Pack, id: string): string | undefined {
  const { things, zones, abilities, files } = pack.compiled;
  const thing = things.find((one) => one.id === id);
  if (thing !== undefined) return files[thing.file];
  const own = zones.find((one) => one.id === id)?.abilities[0];
  return files[abilities.find((one) => one.id === own)?.at[0] ?? -1];
}

/** The face of a component in the words of one who looks; null for players, for what is not there or may not be known. */
export function describeFace(pack: Pack, words: Wording, source: (file: string) => string | undefined, id: string): ThingFace | null {
  const { names, eyes } = words;
  const entity = names.entity(id);
  if (entity < 0 || names.isPlayer(entity) || !eyes.knows(entity)) return null;
  const base = id.replace(/[#@]\d+$/, '');
  const file = fileOf(pack, base);
  const text = file === undefined ? undefined : source(file);
  return { id, title: words.call(entity), kind: names.kind(entity).replaceAll('-', ' '), file: file ?? null, sections: text === undefined ? [] : readFace(text, base) };
}
