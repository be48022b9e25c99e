// The shape of abilities as things and zones write them. Must not check which keys go together; compile/read-abilities does.
import { EFFECT, EXPRESSION, ID, list, map, mapOr, oneOrMore, words, type Schema } from './schema.js';

const LIMIT = words('a limit such as `once per game`', 'limit');

/** What any ability may say of itself. */
const ABOUT: Readonly<Record<string, Schema>> = {
  id: ID,
  title: words('a title'),
  rulings: list('a list of ruling ids', words('a ruling id', 'ruling')),
  doc: words('an explanation'),
};

/** The keys an ability may have. */
export const ABILITY_KEYS: Readonly<Record<string, Schema>> = {
  ...ABOUT,
  action: EFFECT,
  when: words('the words of an event', 'event'),
  does: EFFECT,
  may: EFFECT,
  modify: words('the words of a quantity', 'quantity'),
  by: EXPRESSION,
  forbid: words('the words of an act', 'act'),
  if: EXPRESSION,
  limit: LIMIT,
};

const ABILITY = map('an ability', ABILITY_KEYS);

const ACTION = oneOrMore(
  mapOr(map('an action', { ...ABOUT, if: EXPRESSION, does: EFFECT, limit: LIMIT }, ['does']), EFFECT),
  'one or more actions',
);

const REACTION = oneOrMore(
  map('a reaction', { ...ABOUT, when: words('the words of an event', 'event'), if: EXPRESSION, may: EFFECT, does: EFFECT, limit: LIMIT }, ['when']),
  'one or more reactions',
);

const IN_PLAY = map('in-play', {
  until: oneOrMore(words('the words of an event', 'event'), 'one or more events'),
  ...ABILITY_KEYS,
  abilities: list('a list of abilities', ABILITY),
});

/** The name under which the shape of a section is compiled. */
export function sectionId(key: string): string {
  return `dradis:section/${key}`;
}

/** The shapes of these sections, by reference. */
export function sectionRefs(keys: Iterable<string>): Record<string, Schema> {
  return Object.fromEntries([...keys].map((key) => [key, { $ref: sectionId(key) }]));
}

/** The sections of a thing in which abilities stand, by the key that opens them. */
export const SECTIONS: Readonly<Record<string, Schema>> = {
  action: ACTION,
  reaction: REACTION,
  abilities: list('a list of abilities', ABILITY),
  'in-play': IN_PLAY,
};
