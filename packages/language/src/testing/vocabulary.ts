// A small game for tests: enough kinds, names and phrases to say what real effects say. Must not be used outside tests.
import type { Phrase, Vocabulary } from '../vocabulary.js';

function say(id: string, phrases: string | readonly string[], returns: string | null = null): Phrase {
  return { id, phrases: typeof phrases === 'string' ? [phrases] : phrases, returns };
}

function kinds(table: readonly (readonly [id: string, parent: string | null, singular?: string, plural?: string])[]): Vocabulary['kinds'] {
  return table.map(([id, parent, singular = id.replaceAll('-', ' '), plural = `${singular}s`]) => ({ id, parent, singular, plural }));
}

function entities(kind: string, ids: string, perPlayer = false): Vocabulary['entities'] {
  return ids.split(' ').map((id) => ({ id, words: [], kind, perPlayer }));
}

/** The vocabulary of the test game. */
export const testVocabulary: Vocabulary = {
  kinds: kinds([
    ['thing', null],
    ['player', 'thing'],
    ['zone', 'thing'],
    ['deck', 'zone'],
    ['hand', 'zone'],
    ['location', 'zone'],
    ['area', 'zone', 'space area', 'space areas'],
    ['reserve', 'zone'],
    ['resource', 'thing'],
    ['skill', 'thing'],
    ['outcome', 'thing'],
    ['card', 'thing'],
    ['skill-card', 'card'],
    ['crisis', 'card', 'crisis card', 'crisis cards'],
    ['destination', 'card'],
    ['ship', 'thing'],
    ['viper', 'ship'],
    ['raptor', 'ship'],
    ['raider', 'ship'],
    ['heavy-raider', 'ship'],
    ['basestar', 'ship'],
    ['civilian-ship', 'ship'],
  ]),
  attributes: [
    { id: 'strength', words: 'strength', of: 'skill-card', type: 'number', settable: false },
    { id: 'skill-of-card', words: 'skill', of: 'skill-card', type: 'thing:skill', settable: false },
    { id: 'distance', words: 'distance', of: 'destination', type: 'number', settable: false },
    { id: 'amount', words: 'amount', of: 'resource', type: 'number', settable: true },
    { id: 'revealed', words: 'revealed', of: 'player', type: 'condition', settable: true },
    { id: 'hand-limit', words: 'hand limit', of: 'player', type: 'number', settable: true },
    { id: 'pilot', words: 'pilot', of: 'viper', type: 'thing:player', settable: true },
    { id: 'damaged', words: 'damaged', of: 'viper', type: 'condition', settable: true },
    { id: 'destination-of-player', words: 'location', of: 'player', type: 'thing:location', settable: true },
  ],
  variables: [
    { id: 'current-player', words: 'current player', type: 'thing:player' },
    { id: 'admiral', words: 'admiral', type: 'thing:player' },
    { id: 'president', words: 'president', type: 'thing:player' },
    { id: 'distance-travelled', words: 'distance travelled', type: 'number' },
    { id: 'current-check', words: 'current check', type: 'thing:crisis' },
    { id: 'emergency', words: 'emergency', type: 'condition' },
  ],
  entities: [
    ...entities('resource', 'food fuel morale population'),
    ...entities('skill', 'politics leadership tactics piloting engineering'),
    ...entities('location', 'command research-lab sickbay brig'),
    ...entities('area', 'bow stern starboard-bow port-bow'),
    ...entities('reserve', 'reserves viper-hangar civilian-supply'),
    ...entities('deck', 'crisis-deck destination-deck skill-discards destiny-deck'),
    ...entities('outcome', 'humans-win cylons-win'),
    ...entities('hand', 'hand', true),
    ...entities('crisis', 'besieged ambush'),
  ],
  effectFields: [
    { id: 'crisis-pass', of: 'crisis', words: 'pass' },
    { id: 'crisis-fail', of: 'crisis', words: 'fail' },
    { id: 'skill-card-effect', of: 'skill-card', words: 'effect' },
    { id: 'destination-arrival', of: 'destination', words: 'arrival' },
    { id: 'destination-chooser', of: 'destination', words: 'chooser', returns: 'thing:player' },
  ],
  events: [
    {
      id: 'viper-attacked',
      words: 'a viper is attacked',
      gives: [
        { id: 'viper', type: 'thing:viper' },
        { id: 'attacker', type: 'thing:ship' },
        { id: 'die', type: 'tally', changes: true },
      ],
    },
    { id: 'fleet-jumps', words: 'the fleet jumps', gives: [] },
    { id: 'crisis-drawn', words: 'a crisis is drawn', gives: [{ id: 'card', type: 'thing:crisis', changes: true }] },
  ],
  acts: [
    { id: 'moving', words: 'moving', gives: [{ id: 'player', type: 'thing:player' }, { id: 'to', type: 'thing:location' }] },
    { id: 'jumping', words: 'jumping', gives: [] },
  ],
  quantities: [
    { id: 'attack-roll', words: 'attack rolls', gives: [{ id: 'attacker', type: 'thing:ship' }, { id: 'target', type: 'thing:ship' }] },
    { id: 'difficulty', words: 'difficulty', gives: [] },
  ],
  verbs: [
    say('move', 'move {things:thing*} to {to:zone}'),
    say('move-top', ['move {things:thing*} to the top of {to:zone}', 'put {things:thing*} on top of {to:zone}']),
    say('shuffle', 'shuffle {z:zone}'),
    say('face-up', 'turn {x:thing} face up'),
    say('roll-die', 'roll {die:tally} with {n:number} sides'),
    say('add', 'add {n:number} to {t:tally}'),
    say('subtract', 'subtract {n:number} from {t:tally}'),
    say('show', 'show {things:thing*} to {who:player}'),
  ],
  queries: [
    say('place', 'place of {x:thing}', 'thing:zone'),
    say('owner', 'owner of {x:thing}', 'thing:player'),
    say('next-player', '(the) next player after {p:player}', 'thing:player'),
    say('players-from', 'players from {p:player}', 'list:player'),
    say('first', 'first of {xs:thing*}', 'thing:thing'),
    say('together', '{a:thing*} together with {b:thing*}', 'list:thing'),
    say('without', '{a:thing*} without {b:thing*}', 'list:thing'),
    say('zones-next-to', 'zones next to {z:zone}', 'list:zone'),
    say('smaller', 'smaller of {a:number} and {b:number}', 'number'),
    say('actions', 'actions of {p:player}', 'list:ability'),
    say('source', 'source of {a:ability}', 'thing:thing'),
  ],
  procedures: [
    say('lose', 'lose {n:number} {r:resource}'),
    say('gain', 'gain {n:number} {r:resource}'),
    say('send', 'send {who:player} to {to:location}'),
    say('damage', 'damage {s:viper}'),
    say('destroy', 'destroy {s:ship}'),
    say('place-ships', 'place {n:number} {k:kind} in {z:zone}'),
    say('draw', '{who:player} draws/draw {n:number} {s:skill} card(s)'),
    say('discard', '{who:player} discards/discard {n:number} (skill) card(s)'),
    say('discard-this', 'discard {c:card}'),
    say('draw-crisis', 'draw a crisis', 'thing:crisis'),
    say('attack', '{attacker:ship} attacks/attack {target:ship}', 'number'),
    say('skill-check', 'resolve a skill check of difficulty {n:number} by {skills:skill*}', 'condition'),
    say('roll-the-die', 'the die is rolled by {who?:player} as {die:tally}'),
    say('place-crew', 'place {who:player} as pilot of {v?:viper}'),
    say('activate', 'activate {ships:ship*}'),
    say('take-turn', 'take a turn with {who:player}'),
    say('jump-the-fleet', 'jump the fleet'),
  ],
  definitions: [
    say('human', '{p:player} is human', 'condition'),
    say('in-space', '{s:ship} is in space', 'condition'),
    say('without-pilot', '{v:viper} is without a pilot', 'condition'),
    say('has-cards', '{p:player} has at least {n:number} card(s)', 'condition'),
    say('hand-full', 'hand of {p:player} is full', 'condition'),
    say('left-neighbour', '{p:player} to the left of {q:player}', 'thing:player'),
  ],
  dieProcedure: 'roll-the-die',
};
