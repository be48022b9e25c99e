/** What was laid ready on a line before its cursor, and what is left of it. Must look at the line only. */
import type { Line } from '../record/line.js';
import { Wording } from '../state/wording.js';
import type { Prepared, ReadyDeck, ReadyThing } from '../types/branches.js';

/** Things that still lie on top of a zone in the order in which they were laid: the rest was drawn, or the deck was changed. */
function leftOn(top: readonly number[], laid: readonly number[]): number[] {
  for (let drawn = 0; drawn < laid.length; drawn++) {
    const rest = laid.slice(drawn);
    if (rest.every((thing, i) => top[top.length - 1 - i] === thing)) return rest;
  }
  return [];
}

/** The dice laid last, and every deck by its last stacking. */
export function preparedOn({ reel, names, state }: Line): Prepared {
  const words = new Wording(names, state);
  const given = reel.inputs.all.filter((input) => input.step <= reel.at);
  const decks = new Map<string, ReadyDeck>();
  const things = (entities: readonly number[]): ReadyThing[] => entities.map((one) => ({ id: names.id(one), title: words.call(one) }));
  let dice: number[] = [];
  for (const input of given) {
    if (input.kind === 'dice') dice = [...input.dice];
    if (input.kind !== 'edit') continue;
    for (const edit of input.edits) {
      if (edit.kind !== 'deck') continue;
      const zone = names.entity(edit.zone);
      const laid = edit.top.map((id) => names.entity(id));
      const contents = state.zones[zone - names.layout.zoneLo] ?? [];
      decks.set(edit.zone, { zone: edit.zone, title: words.call(zone), step: input.step, laid: things(laid), left: things(leftOn(contents, laid)) });
    }
  }
  return { dice: { laid: dice, left: [...state.forced.dice] }, decks: [...decks.values()] };
}
