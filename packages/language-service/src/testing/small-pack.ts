// A small pack for tests of the service, and offsets in it. Must stay free of mistakes.
import type { PackFile } from '@dradis/packs';

const FILES: Readonly<Record<string, string>> = {
  'pack.yaml': `id: harvest
title: Harvest
version: 1.0.0
language: 1
players: { min: 1, max: 3 }
start: play-the-game
ordering: current player
counts: { card: 2, resource: 2, deck: 1 }
lint: { D0605: off, D0627: off, D0628: off, D0629: off }
`,
  'rules/nouns.yaml': `kinds:
  - id: deck
    is: zone
  - id: resource
  - id: card
    starts-in: draw-pile
    fields:
      suit: { type: text, values: [sun, rain], required: true }
      grows: { type: resource, required: true }
      effect: { type: effect, required: true }
    live:
      reaction: { in: draw-pile }
attributes:
  - id: level
    of: resource
    type: number
    starts: 3
variables:
  - id: current-player
    words: current player
    type: player
zones:
  - id: draw-pile
    kind: deck
scopes:
  - id: turn
    counts: turn-number
events:
  - id: resource-lost
    words: a resource is lost
    gives: { crop: resource, amount: number }
`,
  'rules/play.yaml': `variables:
  - id: turn-number
    type: number
procedures:
  - id: play-the-game
    does: |
      set current player to first of all players
      let best be wheat
      if level of best is at least 2: lose 1 best
      gain 2 barley
  - id: lose
    phrase: lose {n:number} {what:resource}
    doc: Takes from the store.
    rulings: [R-001]
    example: lose 2 wheat
    does: |
      set level of what to level of what - n
      announce a resource is lost (crop = what, amount = n)
  - id: gain
    phrase: gain {n:number} {what:resource}
    does: set level of what to level of what + n
definitions:
  - id: is-empty
    phrase: "{what:resource} is empty"
    means: level of what is at most 0
`,
  'board/resources.yaml': `things:
  - { id: wheat, kind: resource }
  - { id: barley, kind: resource }
`,
  'cards/sunshine.yaml': `id: sunshine
kind: card
suit: sun
grows: wheat
effect: |
  gain 2 wheat   # the good years
  if barley is empty: gain 1 barley
reaction:
  when: a resource is lost
  if: crop is wheat
  does: gain 1 wheat
  limit: once per turn
`,
  'cards/storm.yaml': `id: storm
kind: card
suit: rain
grows: barley
effect: lose 1 wheat
`,
};

/** The files of the small pack, with some replaced. */
export function smallPack(changes: Readonly<Record<string, string>> = {}): PackFile[] {
  return Object.entries({ ...FILES, ...changes }).map(([path, text]) => ({ path, text }));
}

/** A text whose place of interest is marked by `‸`, and its offset. */
export function marked(text: string): { readonly text: string; readonly offset: number } {
  const offset = text.indexOf('‸');
  if (offset === -1) throw new Error('no ‸ in the text');
  return { text: text.replace('‸', ''), offset };
}

/** The offset of the first occurrence of some words in a file of the small pack, and some characters more. */
export function offsetIn(path: string, words: string, more = 0): number {
  const at = FILES[path]?.indexOf(words) ?? -1;
  if (at === -1) throw new Error(`'${words}' does not stand in ${path}`);
  return at + more;
}
