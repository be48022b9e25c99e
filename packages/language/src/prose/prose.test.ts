// Effects said in English and French: moods, agreement, contractions, joining, abilities, gaps and idioms.
import { createSourceFile } from '@dradis/diagnostics';
import { describe, expect, it } from 'vitest';
import { createLanguage } from '../language.js';
import { wholeFile } from '../source-slice.js';
import type { Vocabulary } from '../vocabulary.js';
import type { Prose, ProseText } from './prose.js';
import type { GameWords } from './words.js';

const VOCABULARY: Vocabulary = {
  kinds: [
    { id: 'good', parent: 'thing', singular: 'good', plural: 'goods' },
    { id: 'room', parent: 'zone', singular: 'room', plural: 'rooms' },
    { id: 'card', parent: 'thing', singular: 'card', plural: 'cards' },
  ],
  attributes: [{ id: 'asleep', words: 'asleep', of: 'player', type: 'condition', settable: true }],
  variables: [{ id: 'captain', words: 'captain', type: 'thing:player' }],
  entities: [
    { id: 'grain', words: [], kind: 'good', perPlayer: false },
    { id: 'hold', words: [], kind: 'room', perPlayer: false },
    { id: 'attic', words: [], kind: 'room', perPlayer: false },
  ],
  effectFields: [],
  events: [{ id: 'a-storm', words: 'a storm', gives: [{ id: 'who', type: 'thing:player' }] }],
  acts: [{ id: 'walking', words: 'walking', gives: [{ id: 'who', type: 'thing:player' }] }],
  quantities: [{ id: 'a-haul', words: 'a haul', gives: [{ id: 'who', type: 'thing:player' }] }],
  verbs: [],
  queries: [],
  procedures: [
    { id: 'lose', phrases: ['lose {n:number} {what:good}'], returns: null },
    { id: 'throw', phrases: ['{who:player} throws/throw {n:number} card(s)'], returns: null },
    { id: 'send', phrases: ['send {who:player} to {r:room}'], returns: null },
    { id: 'hum', phrases: ['hum'], returns: null },
  ],
  definitions: [{ id: 'in-room', phrases: ['{p:player} is in {r:room}'], returns: 'condition' }, { id: 'storms-rage', phrases: ['storms rage'], returns: 'condition' }],
  dieProcedure: 'roll-a-die',
};

const ENGLISH: GameWords = {
  kinds: { player: { one: 'player', many: 'players' }, card: { one: 'card', many: 'cards' } },
  things: { grain: { one: 'grain', bare: true }, hold: { one: 'hold', to: 'down to the hold' }, attic: { one: 'attic', elided: true } },
  names: { captain: { noun: { one: 'captain' } }, asleep: { say: '[be] asleep', before: 'sleeping' } },
  phrases: {
    lose: { say: '[lose] {n} {what}' },
    throw: { subject: 'who', say: '[throw] {n} {n|card|cards}' },
    send: { say: '[send] {who} {r:to}', yours: '[go] {r:to}' },
    'storms-rage': { stands: true },
    'in-room': { subject: 'p', say: '[be] {r:at}', after: '{r:at}' },
    'a-storm': { subject: 'who', say: '[meet] a storm' },
    walking: { subject: 'who', say: '[walk]' },
    'a-haul': { say: '<your{who:hide}><!any{who:hide}> haul gets' },
  },
  verbs: { lose: { one: 'loses' }, throw: { one: 'throws' }, send: { one: 'sends' }, meet: { one: 'meets' }, walk: { one: 'walks' }, go: { one: 'goes' } },
  idioms: {},
};

const FRENCH: GameWords = {
  kinds: { player: { one: 'joueur', many: 'joueurs', gender: 'm' }, card: { one: 'carte', many: 'cartes', gender: 'f' } },
  things: {
    grain: { one: 'grain', bare: true, gender: 'm' },
    hold: { one: 'cale', gender: 'f', at: 'dans la cale' },
    attic: { one: 'Atelier', gender: 'm', elided: true },
  },
  names: { captain: { noun: { one: 'capitaine', gender: 'm' } }, asleep: { say: '[être] endormi{+|e|s|es}', after: 'endormi{+|e|s|es}' } },
  phrases: {
    lose: { say: '[perdre] {n} {what}' },
    throw: { subject: 'who', say: '[jeter] {n} {n|carte|cartes}' },
    send: { say: '[envoyer] {who} {r:to}', yours: '[aller] {r:to}' },
    'storms-rage': { stands: true },
    'in-room': { subject: 'p', say: '[être] {r:at}', after: '{r:at}' },
    'a-storm': { subject: 'who', say: '[affronter] une tempête' },
    walking: { subject: 'who', say: '[marcher]' },
    'a-haul': { say: 'la prise< {who:of}> reçoit' },
  },
  verbs: {
    perdre: { one: 'perd', many: 'perdent', imp: 'perdez' },
    jeter: { one: 'jette', many: 'jettent', imp: 'jetez' },
    envoyer: { one: 'envoie', many: 'envoient', imp: 'envoyez', elided: true },
    affronter: { one: 'affronte', many: 'affrontent', imp: 'affrontez' },
    aller: { imp: 'allez', one: 'va', many: 'vont' },
    marcher: { one: 'marche', many: 'marchent', imp: 'marchez' },
  },
  idioms: {},
};

const language = createLanguage(VOCABULARY);

function text(effect: string): ProseText {
  const params = [
    { name: 'you', type: 'thing:player', settable: false },
    { name: 'this', type: 'thing:card', settable: false },
    { name: 'who', type: 'thing:player', settable: false },
  ];
  return { text: wholeFile(createSourceFile('test', effect)), scope: { params, returns: null, onUse: false } };
}

function prose(lang: string, words: GameWords): Prose {
  const made = language.prose(lang, words);
  if (made === null) throw new Error(`no grammar for ${lang}`);
  return made;
}

const en = (effect: string): string => prose('en', ENGLISH).effect(text(effect)).text;
// Fixed spaces have a test of their own; elsewhere they would only hide in the expectations.
const fr = (effect: string): string => prose('fr', FRENCH).effect(text(effect)).text.replaceAll('\u00a0', ' ');

describe('statements', () => {
  it.each([
    ['lose 1 grain', 'Lose 1 grain.', 'Perdez 1 grain.'],
    ['you throw 0 cards', 'Throw 0 cards.', 'Jetez 0 carte.'],
    ['captain throws 1 card', 'The captain throws 1 card.', 'Le capitaine jette 1 carte.'],
    ['captain throws 2 cards', 'The captain throws 2 cards.', 'Le capitaine jette 2 cartes.'],
    ['captain may: captain throws 2 cards', 'The captain may throw 2 cards.', 'Le capitaine peut jeter 2 cartes.'],
    ['captain may: you throw 1 card', 'The captain may throw 1 card.', 'Le capitaine peut jeter 1 carte.'],
    ['you may: lose 1 grain', 'You may lose 1 grain.', 'Vous pouvez perdre 1 grain.'],
    ['send captain to hold', 'Send the captain down to the hold.', 'Envoyez le capitaine à la cale.'],
    ['send each player in hold to attic', 'Send each player in the hold to the attic.', "Envoyez chaque joueur dans la cale à l'Atelier."],
    ['captain chooses a player other than you as p\nsend p to hold', 'The captain chooses a player other than you to send down to the hold.', 'Le capitaine choisit un joueur autre que vous à envoyer à la cale.'],
    ['if captain is in hold: lose 1 grain', 'If the captain is in the hold, lose 1 grain.', 'Si le capitaine est dans la cale, perdez 1 grain.'],
    ['if captain is not asleep: lose 1 grain', 'If the captain is not asleep, lose 1 grain.', "Si le capitaine n'est pas endormi, perdez 1 grain."],
    ['lose 1 grain\nlose 2 grain', 'Lose 1 grain and 2 grain.', 'Perdez 1 grain et 2 grain.'],
    ['repeat 2 times: lose 1 grain', 'Lose 1 grain twice.', 'Perdez 1 grain deux fois.'],
    ['you choose:\n  either: lose 1 grain\n  or: nothing', 'You may lose 1 grain.', 'Vous pouvez perdre 1 grain.'],
    ['captain chooses a player other than captain as p\nsend p to hold', 'The captain chooses another player to send down to the hold.', 'Le capitaine choisit un autre joueur à envoyer à la cale.'],
    ['you choose a player other than you in hold as p\nsend p to attic', 'Send another player in the hold to the attic.', "Envoyez un autre joueur dans la cale à l'Atelier."],
    ['send you to hold', 'Go down to the hold.', 'Allez à la cale.'],
    ['you may: send you to hold', 'You may go down to the hold.', 'Vous pouvez aller à la cale.'],
    ['repeat 3 times:\n  lose 1 grain\n  you throw 1 card', 'Lose 1 grain and throw 1 card; do this 3 times.', 'Perdez 1 grain et jetez 1 carte ; faites cela 3 fois.'],
    ['if you are in hold and you are not asleep and captain is in attic: lose 1 grain', 'If you are in the hold, not asleep and the captain is in the attic, lose 1 grain.', "Si vous êtes dans la cale, que vous n'êtes pas endormi et que le capitaine est dans l'Atelier, perdez 1 grain."],
    ['if storms rage: lose 1 grain\notherwise: lose 2 grain', 'Lose 1 grain.', 'Perdez 1 grain.'],
    ['if not (storms rage): lose 1 grain\notherwise if captain is asleep: lose 2 grain\notherwise: lose 3 grain', 'If the captain is asleep, lose 2 grain. Otherwise, lose 3 grain.', 'Si le capitaine est endormi, perdez 2 grain. Sinon, perdez 3 grain.'],
    ['if storms rage and captain is asleep: lose 1 grain', 'If the captain is asleep, lose 1 grain.', 'Si le capitaine est endormi, perdez 1 grain.'],
    ['if captain is asleep or storms rage: lose 1 grain', 'Lose 1 grain.', 'Perdez 1 grain.'],
    ['nothing', '', ''],
    ['lose 1 grain\nsend captain to hold', 'Lose 1 grain and send the captain down to the hold.', 'Perdez 1 grain et envoyez le capitaine à la cale.'],
    ['lose 1 grain\ncaptain throws 1 card', 'Lose 1 grain, and the captain throws 1 card.', 'Perdez 1 grain, et le capitaine jette 1 carte.'],
    ['captain throws 1 card\ncaptain throws 2 cards', 'The captain throws 1 card and 2 cards.', 'Le capitaine jette 1 carte et 2 cartes.'],
    ['you choose:\n  either: lose 1 grain\n  or: lose 2 grain', 'Lose 1 or 2 grain.', 'Perdez 1 ou 2 grain.'],
    ['captain chooses:\n  either: lose 1 grain\n  or: captain throws 1 card', 'The captain chooses: lose 1 grain or throw 1 card.', 'Le capitaine choisit : perdre 1 grain ou jeter 1 carte.'],
    ['captain chooses:\n  either if captain is asleep: lose 1 grain\n  or: captain throws 1 card', 'The captain chooses: lose 1 grain (only if the captain is asleep); or throw 1 card.', 'Le capitaine choisit : perdre 1 grain (seulement si le capitaine est endormi) ; ou jeter 1 carte.'],
    ['captain may choose a player other than captain as p\nif p is not none: send p to hold', 'The captain may choose another player to send down to the hold.', 'Le capitaine peut choisir un autre joueur à envoyer à la cale.'],
    ['captain chooses a player other than captain as p\np throws 1 card\nsend p to hold', 'The captain chooses another player. That player throws 1 card. Send that player down to the hold.', 'Le capitaine choisit un autre joueur. Ce joueur jette 1 carte. Envoyez ce joueur à la cale.'],
    ['captain rolls:\n  1-2: lose 1 grain\n  3-8: nothing', 'The captain rolls a die. If 2 or lower, lose 1 grain.', 'Le capitaine lance un dé. Sur 2 ou moins, perdez 1 grain.'],
    ['you roll:\n  1-2: lose 1 grain\n  3-8: lose 2 grain', 'Roll a die. If 2 or lower, lose 1 grain. Otherwise, lose 2 grain.', 'Lancez un dé. Sur 2 ou moins, perdez 1 grain. Sinon, perdez 2 grain.'],
    ['you roll:\n  1-2: lose 1 grain\n  3: lose 2 grain\n  4-7: lose 3 grain\n  8: nothing', 'Roll a die. If 2 or lower, lose 1 grain. If 3, lose 2 grain. If 4–7, lose 3 grain.', 'Lancez un dé. Sur 2 ou moins, perdez 1 grain. Sur 3, perdez 2 grain. Sur 4–7, perdez 3 grain.'],
    ['captain may:\n  captain rolls:\n    1-6: nothing\n    7-8: lose 1 grain', 'The captain may roll a die: if 7 or higher, lose 1 grain.', 'Le capitaine peut lancer un dé : sur 7 ou plus, perdez 1 grain.'],
  ])('%s', (effect, english, french) => {
    expect({ en: en(effect), fr: fr(effect) }).toEqual({ en: english, fr: french });
  });
});

describe('abilities', () => {
  const ability = (given: { trigger: 'event' | 'act' | 'quantity'; id: string; optional?: boolean; test?: string; by?: string; effect?: string }): string[] =>
    [prose('en', ENGLISH), prose('fr', FRENCH)].map(
      (each) =>
        each.ability({
          trigger: given.trigger,
          id: given.id,
          optional: given.optional ?? false,
          test: given.test === undefined ? null : text(given.test),
          by: given.by === undefined ? null : text(given.by),
          effect: given.effect === undefined ? null : text(given.effect),
        }).text,
    );

  it('say you where the one who takes part must be you', () => {
    expect(ability({ trigger: 'event', id: 'a-storm', test: 'that who is you', effect: 'lose 1 grain' })).toEqual(['When you meet a storm, lose 1 grain.', 'Quand vous affrontez une tempête, perdez 1 grain.']);
  });

  it('say what else must hold, and that one may', () => {
    expect(ability({ trigger: 'event', id: 'a-storm', optional: true, test: 'captain is you', effect: 'lose 1 grain' })).toEqual([
      'When a player meets a storm, if you are the captain, you may lose 1 grain.',
      'Quand un joueur affronte une tempête, si vous êtes le capitaine, vous pouvez perdre 1 grain.',
    ]);
  });

  it('say who is forbidden what', () => {
    expect(ability({ trigger: 'act', id: 'walking' })).toEqual(['Players cannot walk.', 'Les joueurs ne peuvent pas marcher.']);
    expect(ability({ trigger: 'act', id: 'walking', test: 'that who is you and captain is asleep' })).toEqual(['You cannot walk if the captain is asleep.', 'Vous ne pouvez pas marcher si le capitaine est endormi.']);
    expect(ability({ trigger: 'act', id: 'walking', test: 'that who is in hold' })).toEqual(['A player in the hold cannot walk.', 'Un joueur dans la cale ne peut pas marcher.']);
  });

  it('say by how much a number changes', () => {
    expect(ability({ trigger: 'quantity', id: 'a-haul', by: '0 - 2' })).toEqual(['Any haul gets −2.', 'La prise reçoit −2.']);
    expect(ability({ trigger: 'quantity', id: 'a-haul', test: 'that who is captain', by: '1' })[1]).toBe('La prise du capitaine reçoit +1.');
  });
});

describe('typography', () => {
  it('keeps signs that stand apart on the line of their word', () => {
    expect(prose('fr', FRENCH).effect(text('repeat 3 times:\n  lose 1 grain\n  you throw 1 card')).text).toBe('Perdez 1 grain et jetez 1 carte\u00a0; faites cela 3 fois.');
    expect(prose('fr', FRENCH).typeset('« Oui ! » : non ?')).toBe('«\u00a0Oui\u00a0!\u00a0»\u00a0: non\u00a0?');
    expect(prose('en', ENGLISH).typeset('Yes: no; maybe?')).toBe('Yes: no; maybe?');
  });
});

describe('gaps', () => {
  it('are named', () => {
    expect(prose('fr', FRENCH).effect(text('hum'))).toEqual({ text: '', missing: ['phrase hum'] });
    expect(prose('en', { ...ENGLISH, verbs: {} }).effect(text('lose 1 grain')).missing).toEqual(['verb lose']);
    expect(prose('en', { ...ENGLISH, things: {} }).effect(text('lose 1 grain')).missing).toEqual(['thing grain']);
  });

  it('there is no prose without a grammar', () => {
    expect(language.prose('tlh', ENGLISH)).toBeNull();
  });
});

describe('idioms', () => {
  const words: GameWords = { ...ENGLISH, idioms: { 'lose 1 grain; hum': '[walk] about humming' } };

  it('stand for statements in a row, in any mood', () => {
    expect(prose('en', words).effect(text('lose 1 grain\nhum')).text).toBe('Walk about humming.');
    expect(prose('en', words).effect(text('captain may:\n  lose 1 grain\n  hum')).text).toBe('The captain may walk about humming.');
  });

  it('are lost when a statement changes', () => {
    expect(prose('en', words).effect(text('lose 2 grain\nhum'))).toEqual({ text: 'Lose 2 grain.', missing: ['phrase hum'] });
  });
});
