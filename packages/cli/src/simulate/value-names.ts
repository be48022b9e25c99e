// What the final values of a pack's games are called among people, and which belong together. Must not count.
import type { CompiledPack } from '@dradis/engine';

/** `dial`: an attribute of a thing there is one of; `turns`: how long it took; `course`: a variable; `event` and `check`: how often. */
export type ValueGroup = 'dial' | 'turns' | 'course' | 'event' | 'check';

/** A final value for people. */
export interface ValueName {
  readonly key: string;
  readonly title: string;
  readonly group: ValueGroup;
}

const TURN = 'turn';

const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
const spaced = (id: string): string => sentence(id.replaceAll('-', ' '));

function attributeName(pack: CompiledPack, key: string, keys: readonly string[]): ValueName | undefined {
  const [attribute = '', id = ''] = key.split(' of ');
  const title = pack.things.find((thing) => thing.id === id)?.title ?? spaced(id);
  if (!pack.attributes.some((each) => each.id === attribute)) return undefined;
  const alone = keys.filter((other) => other.endsWith(` of ${id}`)).length === 1;
  return { key, title: alone ? title : `${title}: ${attribute.replaceAll('-', ' ')}`, group: 'dial' };
}

/**
 * Names those of `keys` that people want to read, in their order. Variables that the pack calls bookkeeping are left out, and
 * those that only number something, as checks and rolls are numbered: the events tell how often those were.
 */
export function valueNames(pack: CompiledPack, keys: readonly string[]): ValueName[] {
  return keys.flatMap((key): ValueName[] => {
    const words = /^announced (.*)$/.exec(key)?.[1];
    if (words !== undefined) return [{ key, title: sentence(pack.events.find(({ id }) => id === words)?.words ?? words), group: 'event' }];
    if (key.startsWith('checks ')) return [{ key, title: sentence(key), group: 'check' }];
    if (key.includes(' of ')) {
      const name = attributeName(pack, key, keys);
      return name === undefined ? [] : [name];
    }
    const scope = pack.scopes.find(({ variable }) => variable === key)?.id;
    if (scope === TURN) return [{ key, title: 'Turns', group: 'turns' }];
    const bookkeeping = pack.variables.some(({ id, bookkeeping }) => id === key && bookkeeping === true);
    return scope === undefined && !bookkeeping ? [{ key, title: spaced(key), group: 'course' }] : [];
  });
}
