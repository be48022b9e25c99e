/** Edits in words, for marks on the timeline and names of branches. Must not look at what they do. */
import type { Edit } from '../types/branches.js';
import type { PlainValue } from '../types/value.js';
import { labelOfId } from '../state/catalogue.js';
import type { Wording } from '../state/wording.js';

function valueWords(words: Wording, value: PlainValue): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.length === 0 ? 'nothing' : value.map((one) => valueWords(words, one)).join(', ');
  return typeof value === 'string' ? idWords(words, value) : `${value}`;
}

function idWords(words: Wording, id: string): string {
  const entity = words.names.entity(id);
  return entity < 0 ? id : words.call(entity);
}

/** `resources/fuel/level` as `level of Fuel`, `game/turn-number` as `Turn number`. */
function pathWords(words: Wording, path: string): string {
  const [what = '', of = ''] = path.split('/').reverse();
  const entity = words.names.entity(of);
  return entity < 0 ? labelOfId(what) : `${what.replaceAll('-', ' ')} of ${words.call(entity)}`;
}

/** `level of Fuel set to 2`, `Raider moved to Bow`, `Crisis Deck stacked: Ambush`. */
export function editWords(words: Wording, edit: Edit): string {
  switch (edit.kind) {
    case 'value':
      return `${pathWords(words, edit.path)} set to ${valueWords(words, edit.value)}`;
    case 'move':
      return `${idWords(words, edit.thing)} moved to ${idWords(words, edit.zone)}`;
    case 'face':
      return `${idWords(words, edit.thing)} turned ${edit.up ? 'face up' : 'face down'}`;
    case 'deck':
      return `${idWords(words, edit.zone)} stacked: ${edit.top.map((one) => idWords(words, one)).join(', ') || 'nothing'}`;
    case 'chance':
      return `chance goes on from the seed "${edit.seed}"${edit.decks === true ? ', decks shuffled' : ''}`;
  }
}

/** What an edit is about: its path or the id of its zone or thing. */
export function subjectOfEdit(edit: Edit): string {
  if (edit.kind === 'value') return edit.path;
  if (edit.kind === 'chance') return 'chance';
  return edit.kind === 'deck' ? edit.zone : edit.thing;
}
