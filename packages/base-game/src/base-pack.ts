/** The base game, compiled. The data is generated from content/base; this module must only give it its type. */
import { type CompiledPack } from '@dradis/engine';
import { packText } from './generated/pack.js';

/** The compiled base game, ready for `loadPack`. Plain data; do not change it, everyone shares it. */
export const basePack: CompiledPack = /* @__PURE__ */ JSON.parse(packText) as CompiledPack;
