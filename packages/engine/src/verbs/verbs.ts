/** All verbs, as data for the language and the engine. Must only list them. */
import { addFor } from './add-for.js';
import { add } from './add.js';
import { moveToBottom } from './move-to-bottom.js';
import { moveToTop } from './move-to-top.js';
import { moveTo } from './move-to.js';
import { reveal } from './reveal.js';
import { roll } from './roll.js';
import { show } from './show.js';
import { shuffle } from './shuffle.js';
import { subtractFor } from './subtract-for.js';
import { subtract } from './subtract.js';
import { turnFaceDown } from './turn-face-down.js';
import { turnFaceUp } from './turn-face-up.js';
import type { VerbDeclaration } from './verb.js';

/** Every verb of the engine. */
export const verbs: readonly VerbDeclaration[] = [
  moveTo,
  moveToTop,
  moveToBottom,
  shuffle,
  turnFaceUp,
  turnFaceDown,
  show,
  reveal,
  roll,
  add,
  addFor,
  subtract,
  subtractFor,
];
