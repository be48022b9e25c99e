// Entry point of @dradis/base-game: the compiled pack and nothing else, so that a bundle carries no source text.
export { basePack } from './base-pack.js';
