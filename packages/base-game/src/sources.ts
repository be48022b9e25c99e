// Entry point @dradis/base-game/sources: the source text of the pack, for debuggers. Kept apart because only they need it.
export { baseSources } from './base-sources.js';
