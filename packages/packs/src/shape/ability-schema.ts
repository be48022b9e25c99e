// The shape of abilities as things and zones write them. Must not check which keys go together; compile/read-abilities does.
import { documented, EFFECT, EXPRESSION, ID, list, map, mapOr, oneOrMore, words, type Schema } from './schema.js';

const LIMIT = documented(words('a limit such as `once per game`', 'limit'), 'How often it may be used.');

/** What any ability may say of itself. */
const ABOUT: Readonly<Record<string, Schema>> = {
  id: documented(ID, 'What scenarios call it by; without one it goes by the title.'),
  title: documented(words('a title'), 'What players read; text the effect knows nothing of.'),
  rulings: documented(list('a list of ruling ids', words('a ruling id', 'ruling')), 'The rulings it obeys.'),
  doc: documented(words('an explanation'), 'For whoever reads the file.'),
};

const WHEN = documented(words('the words of an event', 'event'), 'The moment at which it answers.');
const IF = documented(EXPRESSION, 'What must hold for it to be used or to count.');
const MAY = documented(EFFECT, 'What happens if its player wants it to.');
const DOES = documented(EFFECT, 'What happens.');

/** The keys an ability may have. */
export const ABILITY_KEYS: Readonly<Record<string, Schema>> = {
  ...ABOUT,
  action: documented(EFFECT, 'What its player may do instead of another action.'),
  when: WHEN,
  does: DOES,
  may: MAY,
  modify: documented(words('the words of a quantity', 'quantity'), 'The number it changes while it counts.'),
  by: documented(EXPRESSION, 'How much is added to that number; below 0 to take away.'),
  forbid: documented(words('the words of an act', 'act'), 'What nobody may do while it counts.'),
  if: IF,
  limit: LIMIT,
};

const ABILITY = map('an ability', ABILITY_KEYS);

const ACTION = oneOrMore(
  mapOr(map('an action', { ...ABOUT, if: IF, does: DOES, limit: LIMIT }, ['does']), EFFECT),
  'one or more actions',
);

const REACTION = oneOrMore(
  map('a reaction', { ...ABOUT, when: WHEN, if: IF, may: MAY, does: DOES, limit: LIMIT }, ['when']),
  'one or more reactions',
);

const IN_PLAY = map('in-play', {
  until: documented(oneOrMore(words('the words of an event', 'event'), 'one or more events'), 'The moments at which it is discarded.'),
  ...ABILITY_KEYS,
  abilities: documented(list('a list of abilities', ABILITY), 'More that holds while it is in play.'),
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
  action: documented(ACTION, 'What a player may do with it instead of another action.'),
  reaction: documented(REACTION, 'What a player may answer with it at some moment.'),
  abilities: documented(list('a list of abilities', ABILITY), 'What it does, changes or forbids by itself.'),
  'in-play': documented(IN_PLAY, 'What holds while it lies in play.'),
};
