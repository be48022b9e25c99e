// Every built-in statement in one list. Must not hold rules of its own.
import { announce, apply, endGame, leave, nothing, resolveAbility, resolveField, stop, uses } from './forms/happenings.js';
import { band, depending, rollNamed, rollTable } from './forms/tables.js';
import { branch, otherwise, otherwiseIf } from './forms/branches.js';
import { chooses, mayChoose, pick } from './forms/choices.js';
import { count, giveBack, letBe, setTo } from './forms/values.js';
import { either, may, options, or } from './forms/decisions.js';
import { forEach, repeat, stopRepeating } from './forms/loops.js';
import type { Form } from './work.js';

/** The built-in statements. */
export const forms: readonly Form[] = [
  branch,
  otherwiseIf,
  otherwise,
  forEach,
  repeat,
  stopRepeating,
  may,
  options,
  either,
  or,
  chooses,
  mayChoose,
  pick,
  rollTable,
  rollNamed,
  depending,
  band,
  letBe,
  count,
  setTo,
  giveBack,
  announce,
  apply,
  resolveField,
  resolveAbility,
  uses,
  endGame,
  leave,
  stop,
  nothing,
];
