// What an effect leaves unsaid is found at its place, and what it says is not said again.
import { expect, it } from 'vitest';
import { createLanguage } from '../language.js';
import { scopeOf, slice } from '../testing/compile.js';
import { testVocabulary } from '../testing/vocabulary.js';
import type { Gloss } from './glosses.js';

const scope = scopeOf({ you: 'thing:player', this: 'thing:crisis', card: 'thing:skill-card' });
const hand = { id: 'hand-over', phrases: ['hand {who:player} {what:card}'], returns: null };
const meet = { id: 'meet', phrases: ['meet a player'], returns: 'thing:player' };
const language = createLanguage({ ...testVocabulary, procedures: [...testVocabulary.procedures, hand, meet] });

function shown(gloss: Gloss): string {
  if (gloss.sort === 'type') return `«${gloss.type}»`;
  return gloss.sort === 'argument' ? `«${gloss.name}»` : `«${String(gloss.low)} to ${String(gloss.high)}»`;
}

/** The text with every gloss written where it stands. */
function glossed(text: string, expected: string | null = null): string {
  const found = language.glosses({ text: slice(text), scope, expect: expected });
  return [...found].reverse().reduce((before, gloss) => before.slice(0, gloss.at) + shown(gloss) + before.slice(gloss.at), text);
}

it.each([
  ['a name whose value says no type', 'let head be president', 'let head«thing:player» be president'],
  ['no value whose words name the type', 'let next be next player after you', 'let next be next player after you'],
  ['a variable given a name', 'let far be distance travelled', 'let far«number» be distance travelled'],
  ['no literal', 'let n be 2', 'let n be 2'],
  ['no named thing', 'let lost be fuel', 'let lost be fuel'],
  ['no kind that is written', 'let hurt be all vipers in bow', 'let hurt be all vipers in bow'],
  ['what a procedure gives back', 'draw a crisis as drawn', 'draw a crisis as drawn«thing:crisis»'],
  ['no kind that a procedure is called by', 'meet a player as friend', 'meet a player as friend'],
  ['each of a list without its kind', 'let hit be vipers in bow\nfor each of hit as v: destroy v', 'let hit be vipers in bow\nfor each of hit as v«thing:viper»: destroy v'],
  ['not each of a kind', 'for each viper as v: destroy v', 'for each viper as v: destroy v'],
  ['values of one sort side by side', 'hand you card', 'hand «who»you «what»card'],
  ['no number beside a thing', 'lose 1 fuel', 'lose 1 fuel'],
  ['a line with a mistake', 'let next be nxt player after you', 'let next be nxt player after you'],
  ['the lines of a die', 'roll:\n  1-4: lose 1 fuel\n  5: nothing\n  6 or more: nothing', 'roll:\n  1-4«1 to 4»: lose 1 fuel\n  5«5 to 5»: nothing\n  6 or more«6 to null»: nothing'],
  ['the lowest line', 'you rolls:\n  2 or less: lose 1 fuel\n  otherwise: nothing', 'you rolls:\n  2 or less«null to 2»: lose 1 fuel\n  otherwise: nothing'],
  ['not the lines of another table', 'depending on distance travelled:\n  1-4: lose 1 fuel\n  otherwise: nothing', 'depending on distance travelled:\n  1-4: lose 1 fuel\n  otherwise: nothing'],
])('tells %s', (_, text, expected) => {
  expect(glossed(text)).toBe(expected);
});

it('tells nothing of expressions', () => {
  expect(glossed('next player after you', 'thing:player')).toBe('next player after you');
});
