/** Carries out edits on a game. Must leave a state that the rules could stand in, or refuse. */
import { askAgain, BrokenDocument, checkInvariants, type Game, type JsonValue, moveToTop, moveToZone, reseed, setAttributeOf, setFaceUp, setVariable, shuffleZone } from '@dradis/engine';
import { targetOfPath } from '../provenance/target-of-path.js';
import { ATTRIBUTE, VARIABLE } from '../provenance/write-log.js';
import type { Catalogue } from '../state/catalogue.js';
import type { Edit } from '../types/branches.js';
import type { PlainValue } from '../types/value.js';

function setValue(game: Game, names: Catalogue, path: string, value: PlainValue): void {
  const target = targetOfPath(names, path);
  const json = (Array.isArray(value) ? [...(value as readonly JsonValue[])] : value) as JsonValue;
  if (target?.what === VARIABLE) setVariable(game, names.layout.variables[target.on]?.id ?? '', json);
  else if (target !== undefined && target.what >= ATTRIBUTE) setAttributeOf(game, names.id(target.on), names.attributes[target.what - ATTRIBUTE]?.id ?? '', json);
  else throw new BrokenDocument(path, `the path "${path}" leads to no variable or attribute`);
}

function stack(game: Game, zone: string, top: readonly string[]): void {
  const twice = top.find((thing, i) => top.indexOf(thing) !== i);
  if (twice !== undefined) throw new BrokenDocument(zone, `"${twice}" cannot lie in two places`);
  moveToTop(game, zone, top);
}

/** Lets chance go on from another seed; with `decks` what lies where nobody sees it is shuffled first. */
export function otherChance(game: Game, names: Catalogue, seed: string, decks: boolean): void {
  reseed(game, seed);
  if (!decks) return;
  for (const zone of names.zones) if (names.layout.zones[zone - names.layout.zoneLo]?.sees === 'nobody') shuffleZone(game, names.id(zone));
}

function apply(game: Game, names: Catalogue, edit: Edit): void {
  switch (edit.kind) {
    case 'value':
      setValue(game, names, edit.path, edit.value);
      break;
    case 'move':
      moveToZone(game, edit.thing, edit.zone, edit.place ?? 'end');
      break;
    case 'face':
      setFaceUp(game, edit.thing, edit.up);
      break;
    case 'deck':
      stack(game, edit.zone, edit.top);
      break;
    case 'chance':
      otherChance(game, names, edit.seed, edit.decks === true);
      break;
  }
}

/**
 * All edits in order; a question that waits will be asked anew. Throws BrokenDocument when one is refused, and may then have
 * carried out others.
 */
export function applyEdits(game: Game, names: Catalogue, edits: readonly Edit[]): void {
  for (const edit of edits) apply(game, names, edit);
  const wrong = checkInvariants(names.layout, game.state)[0];
  if (wrong !== undefined) throw new BrokenDocument('edit', `the game cannot stand like this: ${wrong}`);
  askAgain(game);
}
