/** What a jump before the track is full is worth: the turns it saves and the ships it leaves behind, less the people it costs. Must not act. */
import { KOBOL, worthOfDial } from './dials.js';
import { type Danger, pressure } from './space.js';
import type { Table } from './table.js';

/** The spaces of the jump track: from `READY` on FTL Control can be used, on `FULL` the fleet jumps by itself. */
const READY = 3;
const FULL = 5;
/** Crisis cards that move the fleet token, as a part of all. */
const STEPS_PER_TURN = 0.54;
/** What a turn costs the humans beside what they gain by it. */
const TURN = 1.1;
/** People are left behind on 6 of 8 faces. */
const LOSS_CHANCE = 0.75;
/** People once left behind are missed at every later jump: caution pays. */
const CAUTION = 1.3;
const VICTORY = 60;
const DEFEAT = -80;

/** Worth to the humans, in the value of a typical resource, of jumping at once from FTL Control; VICTORY and more when it surely reaches Kobol. */
export function worthOfJump(table: Table, danger: Danger): number {
  const prepared = table.number('jump-preparation');
  const left = prepared <= READY ? 3 : 1;
  if (table.number('distance') >= KOBOL) return table.level('population') > left ? VICTORY : VICTORY + DEFEAT * LOSS_CHANCE;
  const saved = (FULL - prepared) / STEPS_PER_TURN;
  return TURN * saved + 1.1 * pressure(danger) + CAUTION * LOSS_CHANCE * worthOfDial('population', -left, table);
}
