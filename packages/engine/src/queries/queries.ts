/** All queries, as data for the language and the engine. Must only list them. */
import { actionsOfFrom } from './actions-of-from.js';
import { actionsOf } from './actions-of.js';
import { firstOf } from './first-of.js';
import { largerOf } from './larger-of.js';
import { nextPlayerAfter } from './next-player-after.js';
import { nextStep } from './next-step.js';
import { ownerOf } from './owner-of.js';
import { placeOf } from './place-of.js';
import { playersAfter } from './players-after.js';
import { playersFrom } from './players-from.js';
import type { QueryDeclaration } from './query.js';
import { smallerOf } from './smaller-of.js';
import { sourceOf } from './source-of.js';
import { togetherWith } from './together-with.js';
import { without } from './without.js';
import { zonesNextTo } from './zones-next-to.js';

/** Every query of the engine. */
export const queries: readonly QueryDeclaration[] = [
  placeOf,
  ownerOf,
  nextPlayerAfter,
  playersFrom,
  playersAfter,
  firstOf,
  togetherWith,
  without,
  zonesNextTo,
  nextStep,
  smallerOf,
  largerOf,
  actionsOf,
  actionsOfFrom,
  sourceOf,
];
