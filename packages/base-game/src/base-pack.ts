/** The base game, compiled. The data is generated from content/base; this module must only bring it into form. */
import type { CompiledPack } from '@dradis/engine';
import { packText } from './generated/pack.js';
import { type PackedPack, unpackPack } from './unpack-pack.js';

/** The compiled base game, ready for `loadPack`. Plain data; do not change it, everyone shares it. */
export const basePack: CompiledPack = /* @__PURE__ */ unpackPack(/* @__PURE__ */ JSON.parse(packText) as PackedPack);
