/** A table with a deck, hands, a ring of areas and tokens: the position in which single verbs and queries are tried. For tests only. */
import type { CompiledPack } from '../pack/compiled-pack.js';
import { kind, thing, zone } from './pack-builder.js';

/** Content for `runCode`: deck (hidden) of cards a b c, pile (open) of d e, hand@1 of f, ring n e s w, tokens in the bag. */
export function table(): Partial<CompiledPack> {
  return {
    kinds: [kind('card', 'thing'), kind('ace', 'card'), kind('token', 'thing', { twoSided: true }), kind('area', 'zone', { ring: true })],
    attributes: [
      { id: 'value', of: 'card', type: 'number', fixed: true, initial: 1, secret: false },
      { id: 'score', of: 'player', type: 'number', fixed: false, initial: 0, secret: false },
      { id: 'marked', of: 'thing', type: 'condition', fixed: false, initial: false, secret: false },
      { id: 'mate', of: 'card', type: 'thing:card', fixed: false, initial: null, secret: false },
    ],
    variables: [
      { id: 'n', type: 'number', initial: 0, secret: false },
      { id: 'flag', type: 'condition', initial: false, secret: false },
      { id: 'one', type: 'thing:thing', initial: null, secret: false },
      { id: 'many', type: 'list:thing', initial: [], secret: false },
      { id: 'words', type: 'text', initial: '', secret: false },
    ],
    zones: [
      zone('deck', { sees: 'nobody' }),
      zone('pile'),
      zone('hand', { perPlayer: true, sees: 'owner' }),
      zone('bag', { sees: 'nobody' }),
      ...['n1', 'e1', 's1', 'w1', 'x1'].map((id) => zone(id, { kind: 'area' })),
    ],
    things: [
      thing('a', 'card', { startsIn: 'deck', values: { value: 3 } }),
      thing('b', 'card', { startsIn: 'deck', values: { value: 2 } }),
      thing('c', 'card', { startsIn: 'deck' }),
      thing('d', 'card', { startsIn: 'pile' }),
      thing('e', 'ace', { startsIn: 'pile', values: { value: 5, mate: 'd' } }),
      thing('token', 'token', { copies: 2, startsIn: 'bag' }),
    ],
  };
}
