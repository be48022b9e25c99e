// Says checked effects and conditions in one language. Must not compile, and must not hold words of a game.
import type { Lexicon } from '../match/lexicon.js';
import type { Node } from '../match/node.js';
import { clauseText, conditionText, excluded } from './conditions.js';
import { sayNoun, type NounPhrase } from './noun-phrase.js';
import { patternText } from './pattern-text.js';
import type { Said } from './said.js';
import { tellInline, tellSentences } from './statements.js';
import type { Mood, Slots, Telling } from './telling.js';
import { nounOf } from './values.js';
import type { GameWords, Grammar, Saying } from './words.js';

/** What is said, and what had no words. */
export interface Told {
  /** Whole sentences; empty when nothing happens. */
  readonly text: string;
  /** Everything that had no words: `phrase lose-resource`, `kind viper`, `name box`, `verb lose`, `statement ...`. */
  readonly missing: readonly string[];
  /** Set where its condition never holds, as the switches stand. */
  readonly never?: true;
}

/** The telling of one text. */
export function createTelling(lexicon: Lexicon, grammar: Grammar, words: GameWords): Telling {
  const t: Telling = {
    grammar,
    words,
    lexicon,
    missing: new Set(),
    bound: new Map(),
    actor: null,
    excluded,
    noun: (tree, form, many) => nounOf(t, tree, form, many),
    condition: (tree, negative) => conditionText(t, tree, negative),
    clause: (tree, many, gender) => clauseText(t, tree, many, gender),
    predicate: (say, slots, mood, subject, negative) => patternText(t, say, slots, mood, subject, negative),
    sentence: (saying, slots, mood, negative) => sentence(t, saying, slots, mood, negative),
    inline: (statements, who, infinitive) => tellInline(t, statements, who, infinitive),
    saying(table, id, what) {
      const found = words[table][id] ?? (table === 'phrases' ? ownFace(lexicon, id, grammar.lang) : undefined);
      if (found === undefined) t.missing.add(`${what} ${id}`);
      return found ?? null;
    },
  };
  return t;
}

/** What a procedure or definition says of itself, where the words of the game say nothing. */
function ownFace({ vocabulary: { procedures, definitions } }: Lexicon, id: string, lang: string): Saying | undefined {
  const face: Readonly<Record<string, string | undefined>> | undefined = [...procedures, ...definitions].find((phrase) => phrase.id === id)?.face;
  const say = face?.[lang];
  return say === undefined ? undefined : { say };
}

function sentence(t: Telling, saying: Saying, slots: Slots, mood: Mood, negative = false): string {
  if (saying.silent === true) return '';
  const tree = saying.subject === undefined ? undefined : slots.get(saying.subject);
  const subject: NounPhrase | null = tree === undefined ? null : t.noun(tree);
  const heavy = saying.heavy === undefined ? undefined : [...slots].find(([name, slot]) => name !== saying.subject && ['select', 'each', 'any', 'local'].includes(slot.op) && t.noun(slot).heavy);
  const own = negative ? saying.not : undefined;
  const said = t.predicate(own ?? (heavy === undefined ? undefined : saying.heavy) ?? saying.say ?? '', slots, mood, subject, negative && own === undefined);
  return subject === null || mood !== 'statement' ? said : `${sayNoun(subject)} ${said}`;
}

/** An effect as sentences. */
export function tellEffect(t: Telling, effect: readonly Said[]): Told {
  return { text: tellSentences(t, effect), missing: [...t.missing] };
}

/** A condition alone, as an author would read it. */
export function tellCondition(t: Telling, tree: Node): Told {
  return { text: t.condition(tree), missing: [...t.missing] };
}

/** Statements in short, for lists of what is placed or drawn. */
export function tellItems(t: Telling, statements: readonly Said[]): Told {
  const items = statements.map(({ id, args }) => {
    const item = t.saying('phrases', id, 'phrase')?.item;
    if (item === undefined) t.missing.add(`item ${id}`);
    return t.predicate(item ?? '', args, 'statement', null);
  });
  return { text: items.join(', '), missing: [...t.missing] };
}

