/// <reference types="vite/client" />
// The texts of the packs that come with the app: the base game with its scenarios, the official variants and the examples. Long
// data: import it lazily. Must not be changed by anybody.
const found = {
  ...import.meta.glob<string>('../../../../content/base/**/*.yaml', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../content/{variants,examples}/**/*.yaml', { query: '?raw', import: 'default', eager: true }),
};

/** By path: `base/pack.yaml`, `examples/new-crisis/pack.yaml`. */
export const shippedPacks: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([path, text]): [string, string] => [path.slice(path.indexOf('/content/') + '/content/'.length), text]).sort(([a], [b]) => (a < b ? -1 : 1)),
);
