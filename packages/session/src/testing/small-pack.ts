/**
 * A small game for tests, with everything a session has to deal with: calls within calls, loops, questions, dice, a window
 * with hidden answers, a shuffle, turns and an end. Must stay small enough to follow by hand.
 */
import type { CompiledPack } from '@dradis/engine';
import { compilePack } from '@dradis/packs';
import { languageOf } from '../language.js';
import type { LanguageSource } from '../types/expression.js';
import type { Session } from '../types/session.js';
import { createSession } from '../session.js';

/** The sources by path. */
export const smallSources: Readonly<Record<string, string>> = {
  'pack.yaml': `id: voyage
title: Voyage
version: 1.0.0
language: 1
players: { min: 1, max: 4 }
start: play-the-game
ordering: current player
die: roll-a-die
counts: { card: 9 }
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
      played: effect
    live:
      reaction: { in: hand, used-by: owner of this card, hidden: true }
attributes:
  - { id: level, of: resource, type: number, starts: 8 }
  - { id: tired, of: player, type: condition }
  - { id: loyalty, of: player, type: number, secret: true }
variables:
  - { id: current-player, words: current player, type: player }
  - { id: turn-number, words: turn number, type: number }
scopes:
  - { id: turn, counts: turn number }
zones:
  - { id: draw-pile, kind: deck, sees: nobody }
  - { id: discard-pile, kind: deck, sees: everyone }
  - { id: hand, kind: hand, per: player, sees: owner }
events:
  - id: fuel-is-lost
    words: fuel is lost
    gives: { amount: number }
    changes: [amount]
`,
  'rules/play.yaml': `procedures:
  - id: play-the-game
    does: |
      set current player to first of all players
      shuffle draw-pile
      for each player as sailor: draw 2 cards for sailor
      repeat at most 400 times:
        set turn number to turn number + 1
        take a turn
        set current player to next player after current player
      end the game with arrival

  - id: take-a-turn
    phrase: take a turn
    does: |
      current player chooses a card in hand of current player as chosen
      if chosen is none: rest
      otherwise:
        resolve played of chosen
        move chosen to discard-pile
      draw 1 card for current player

  - id: draw
    phrase: draw {n:number} card(s) for {who:player}
    does: |
      if there is no card in draw-pile:
        move all cards in discard-pile to draw-pile
        shuffle draw-pile
      repeat n times: move top card of draw-pile to hand of who

  - id: rest
    phrase: rest
    does: |
      set tired of current player to true

  - id: lose-fuel
    phrase: lose {n:number} fuel
    does: |
      let amount be n
      announce fuel is lost (amount = amount)
      set level of fuel to level of fuel - amount
      if level of fuel is less than 1: end the game with adrift

  - id: roll-a-die
    phrase: "have {roller?:player} roll {die:tally}"
    does: |
      roll die with 6 sides
`,
  'board/things.yaml': `things:
  - { id: fuel, kind: resource }
  - { id: arrival, kind: ending }
  - { id: adrift, kind: ending }
`,
  'cards/storm.yaml': `id: storm
kind: card
title: Storm
copies: 3
played: |
  roll:
    1-3: lose 1 fuel
    otherwise: nothing
`,
  'cards/calm.yaml': `id: calm
kind: card
title: Calm
copies: 3
played: |
  current player chooses:
    either "Rest": set tired of current player to true
    or "Sail on": set tired of current player to false
`,
  'cards/patch.yaml': `id: patch
kind: card
title: Patch
copies: 3
played: |
  set level of fuel to level of fuel + 1
reaction:
  when: fuel is lost
  may: |
    set amount to 0
    move this card to discard-pile
`,
};

/** The language of the pack. */
export function smallLanguage(): LanguageSource {
  return languageOf(compilePack(Object.entries(smallSources).map(([path, text]) => ({ path, text }))).vocabulary);
}

/** A game of two, with its language, played by chance until so many steps are recorded; the line then stands where it ends. */
export function playedSmall(seed: string, steps: number, windows: 'all' | 'able' = 'able'): Session {
  const game = createSession({ pack: smallPack(), sources: smallSources, players: 2, seed, windows, language: smallLanguage() });
  while (!game.position().ended && game.position().step < steps) {
    if (game.run({ until: 'decision', direction: 1 }).reason === 'decision') game.answerAtRandom();
  }
  game.run({ until: 'end', direction: 1 });
  return game;
}

function compile(sources: Readonly<Record<string, string>>): CompiledPack {
  const { pack, diagnostics } = compilePack(Object.entries(sources).map(([path, text]) => ({ path, text })));
  if (pack === null) throw new Error(diagnostics.map((one) => `${one.code} ${one.title}`).join('\n'));
  return pack;
}

/** The compiled pack. Throws with the diagnostics when it does not compile. */
export function smallPack(): CompiledPack {
  return compile(smallSources);
}

/** The pack with a piece of one file replaced, and of more files. Throws when a piece is not there. */
export function smallPackWith(path: string, piece: string, by: string, ...more: [path: string, piece: string, by: string][]): CompiledPack {
  const sources = { ...smallSources };
  for (const [file, old, now] of [[path, piece, by] as const, ...more]) {
    const text = sources[file];
    if (text?.includes(old) !== true) throw new Error(`${file} has no "${old}"`);
    sources[file] = text.replaceAll(old, now);
  }
  return compile(sources);
}
