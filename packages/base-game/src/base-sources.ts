/** The source text of the base game. The data is generated from content/base; this module must only give it its type. */
import { sourcesText } from './generated/sources.js';

/**
 * Source text by path, for every path in `basePack.files`, the words of its cards and the position its scenarios start from. Paths
 * are relative to the folder of the pack.
 */
export const baseSources: Readonly<Record<string, string>> = /* @__PURE__ */ JSON.parse(sourcesText) as Record<string, string>;
