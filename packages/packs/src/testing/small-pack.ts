// A complete small pack for tests: resources, cards with effects, a hand per player, an end. Must stay playable.
import type { PackFile } from '../pack-compiler.js';

const FILES: Readonly<Record<string, string>> = {
  'pack.yaml': `id: harvest
title: Harvest
version: 1.0.0
language: 1
players: { min: 1, max: 3 }
start: play-the-game
ordering: current player
counts: { card: 6, resource: 2, deck: 2 }
`,
  'rules/nouns.yaml': `kinds:
  - id: deck
    is: zone
  - id: hand
    is: zone
  - id: resource
  - id: ending
  - id: card
    starts-in: draw-pile
    fields:
      suit: { type: text, values: [sun, rain] }
      grows: { type: resource, required: true }
      harvest:
        group:
          amount: number
          effect: { type: effect, as: harvest }
    live:
      reaction: { in: hand, used-by: owner of this card, hidden: true }
attributes:
  - id: level
    of: resource
    type: number
    starts: 3
variables:
  - id: current-player
    words: current player
    type: player
  - id: turn
    type: number
scopes:
  - id: turn
    counts: turn
zones:
  - id: draw-pile
    kind: deck
    sees: nobody
  - id: discard-pile
    kind: deck
  - id: hand
    kind: hand
    per: player
  - id: store
    kind: zone
events:
  - id: resource-lost
    words: a resource is lost
    gives: { crop: resource, amount: number }
    changes: [amount]
quantities:
  - id: yield
    words: yield of a card
    gives: { source: card }
`,
  'rules/play.yaml': `procedures:
  - id: play-the-game
    does: |
      set current player to first of all players
      shuffle draw-pile
      for each player as gardener:
        move top 2 cards of draw-pile to hand of gardener
      repeat 6 times:
        set turn to turn + 1
        take a turn of current player
        set current player to next player after current player
      end the game with full-barn
  - id: take-a-turn
    phrase: take a turn of {who:player}
    doc: One turn, from choosing a card to discarding it.
    does: |
      who chooses a card in hand of who as chosen
      if chosen is none: stop
      resolve harvest of chosen
      move chosen to discard-pile
  - id: lose
    phrase: lose {n:number} {what:resource}
    does: |
      let amount be n
      announce a resource is lost (crop = what, amount = amount)
      set level of what to level of what - amount
      if what is empty: end the game with bare-barn
  - id: gain
    phrase: gain {n:number} {what:resource}
    does: |
      set level of what to level of what + n
  - id: discard
    phrase: discard {x:card}
    does: |
      move x to discard-pile
definitions:
  - id: is-empty
    phrase: "{what:resource} is empty"
    means: level of what is at most 0
  - id: owner-hand
    phrase: cards of {who:player}
    returns: list of card
    means: all cards in hand of who
`,
  'board/resources.yaml': `things:
  - { id: wheat, kind: resource }
  - { id: barley, kind: resource, title: Old Barley }
  - { id: full-barn, kind: ending }
  - { id: bare-barn, kind: ending }
`,
  'cards/sunshine.yaml': `id: sunshine
kind: card
copies: 3
suit: sun
grows: wheat
harvest:
  amount: 2
  effect: |
    gain 2 wheat   # the good years
    if barley is empty: gain 1 barley
`,
  'cards/storm.yaml': `id: storm
kind: card
copies: 2
suit: rain
grows: barley
harvest: { amount: 0, effect: lose 1 wheat }
`,
  'cards/shelter.yaml': `id: shelter
kind: card
grows: barley
harvest:
  effect: gain 1 barley
reaction:
  when: a resource is lost
  if: crop is wheat and amount is at least 1
  may: |
    set amount to amount - 1
    discard this card
  limit: once per turn
`,
};

/** The files of the small pack, with some replaced, added, or (null) left out. */
export function smallPack(changes: Readonly<Record<string, string | null>> = {}): PackFile[] {
  return Object.entries({ ...FILES, ...changes }).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
}

/** The text of one file of the small pack. */
export function smallPackFile(path: string): string {
  const text = FILES[path];
  if (text === undefined) throw new Error(`the small pack has no ${path}`);
  return text;
}
