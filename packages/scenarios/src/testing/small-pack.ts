// A small game for the tests of this package: two dials, a deck, hands and a die. Must not be part of the published package.
import { renderText } from '@dradis/diagnostics';
import { compilePack } from '@dradis/packs';
import { runScenarios, type ScenarioRunOptions } from '../run-scenarios.js';
import type { ScenarioReport } from '../run/result.js';

const MANIFEST = `
id: small
title: Small
version: 1.0.0
language: 1
players: { min: 2, max: 3 }
start: play
ordering: captain
die: roll-a-die
switches:
  - { id: gusts-are-mild, title: Gusts are mild, doc: 'On: a gust does nothing. Off: it costs 1 hull.' }
`;

const RULES = `
kinds:
  - { id: dial }
  - { id: outcome }
  - { id: hero }
  - { id: crate, starts-in: store }
  - { id: deck, is: zone }
  - { id: box, is: zone, plural: boxes }
  - id: card
    starts-in: pile
    fields: { strength: number, text: effect }
    live:
      reaction: { in: hand, used-by: owner of this, hidden: true }
    on-use: |
      move this to used
      resolve this ability
attributes:
  - { id: level, of: dial, type: number, starts: 5 }
  - { id: hero, of: player, type: hero }
variables:
  - { id: captain, type: player }
zones:
  - { id: pile, kind: deck, sees: nobody }
  - { id: used, kind: box, sees: everyone }
  - { id: store, kind: box, sees: everyone }
  - { id: hold, kind: box, sees: everyone }
  - { id: crew, kind: box, sees: everyone }
  - { id: hand, kind: box, per: player, sees: owner }
events:
  - { id: a-storm-comes, words: a storm comes, gives: { who: player } }
definitions:
  - { id: is-low, phrase: "{d:dial} is low", means: level of d is less than 3 }
  - { id: on-scale, phrase: "{d:dial} is on its scale", always: "{d} is off its scale", means: level of d is at least 0 and level of d is at most 10 }
  - { id: led, phrase: the ship is led, always: nobody is captain, means: captain is not none or there is no hero in crew }
procedures:
  - id: play
    phrase: play the game
    does: set captain to captain
  - id: seat
    phrase: "{who:player} plays {h:hero}"
    does: set hero of who to h
  - id: roll-a-die
    phrase: "have {roller?:player} roll {die:tally}"
    does: roll die with 6 sides
  - id: lose
    phrase: "lose {n:number} {d:dial}"
    does: |
      set level of d to level of d - n
      if level of d is 0: end the game with wrecked
  - id: gust
    phrase: a gust blows
    does: |
      if gusts are mild: stop
      lose 1 hull
  - id: storm
    phrase: "a storm hits {who:player}"
    does: |
      announce a storm comes (who = who)
      who rolls:
        1-2: lose 1 hull
        3-4: nothing
        5-6:
          who may: lose 1 food
          otherwise: lose 2 hull
`;

const THINGS = `
things:
  - { id: hull, kind: dial }
  - { id: food, kind: dial }
  - { id: wrecked, kind: outcome, title: The ship is lost }
  - { id: anna, kind: hero, title: Anna }
  - { id: ben, kind: hero, title: Ben }
  - { id: cleo, kind: hero, title: Cleo }
  - { id: crate, kind: crate, copies: 6 }
  - id: sail
    kind: card
    title: Sail
    copies: [{ count: 2, strength: 1 }, { count: 1, strength: 3 }]
    reaction:
      when: a storm comes
      may: set level of food to level of food + 1
  - { id: rope, kind: card, title: Rope, strength: 1 }
`;

const POSITION = `
default position:
  cast: [anna, ben, cleo]
  players: 2
  seat: "{player} plays {character}"
  do: set captain to player-1
`;

const compiled = compilePack([
  { path: 'pack.yaml', text: MANIFEST },
  { path: 'rules/rules.yaml', text: RULES },
  { path: 'cards/things.yaml', text: THINGS },
]);

/** Runs scenario texts on the small game; `position: false` leaves out the default position. */
export function runSmall(texts: readonly string[], options: Partial<ScenarioRunOptions> & { readonly position?: boolean } = {}): ScenarioReport {
  const { pack, vocabulary, diagnostics } = compiled;
  if (pack === null) throw new Error(diagnostics.map((diagnostic) => renderText(diagnostic)).join('\n'));
  const files = texts.map((text, index) => ({ path: `scenarios/${index + 1}.yaml`, text }));
  const { position = true, ...rest } = options;
  return runScenarios({ pack, vocabulary, files: position ? [...files, { path: 'scenarios/position.yaml', text: POSITION }] : files, ...rest });
}
