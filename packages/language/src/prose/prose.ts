// What packs ask of the prose: texts of effects in, sentences out. Must not know cards.
import type { Lexicon } from '../match/lexicon.js';
import type { Node } from '../match/node.js';
import type { Scope } from '../scope.js';
import type { SourceSlice } from '../source-slice.js';
import type { TypeTag } from '../vocabulary.js';
import { sayNoun } from './noun-phrase.js';
import type { Said } from './said.js';
import { tellAbility, tellUntil } from './abilities.js';
import { createTelling, tellCondition, tellEffect, tellItems, type Told } from './speaker.js';
import type { Telling } from './telling.js';
import { nounOf } from './values.js';
import type { GameWords, Grammar } from './words.js';

/** A text of the effect language and what stands around it. */
export interface ProseText {
  /** The text with the way back to its file. */
  readonly text: SourceSlice;
  /** What it starts with: parameters, and what it may give back. */
  readonly scope: Scope;
}

/** An ability: what it waits for, under what condition, what it does. */
export interface AbilityText {
  /** What makes it act. */
  readonly trigger: 'action' | 'event' | 'quantity' | 'act';
  /** Id of the event, quantity or act; anything for an action. */
  readonly id: string;
  /** Further events or acts of which the same is to be said; none when left out. */
  readonly more?: readonly string[];
  /** Conditions on the reader that go without saying, by the ids of what they ask; none when left out. */
  readonly assumed?: readonly string[];
  /** Whether it may be left. */
  readonly optional: boolean;
  /** When it can act; null: always. */
  readonly test: ProseText | null;
  /** Who can use it; null when the text does not say. */
  readonly by: ProseText | null;
  /** What it does; null when it does nothing of its own. */
  readonly effect: ProseText | null;
}

/** Says texts in one language. Texts with mistakes are said as far as they are understood. */
export interface Prose {
  /** The statements of an effect as sentences. */
  effect(text: ProseText): Told;
  /** An ability as sentences. */
  ability(ability: AbilityText): Told;
  /** A condition as a clause without capital or full stop. */
  condition(text: ProseText): Told;
  /** An expression that gives a thing or number, as a noun. */
  value(text: ProseText & { readonly expect: TypeTag }): Told;
  /** Statements in short: `4 raiders, 1 basestar`. */
  items(text: ProseText): Told;
  /** How something is said to last until one of some events; null when one of them has no words for that. */
  until(events: readonly string[]): string | null;
  /** A text with the spaces that the language sets around its punctuation. */
  typeset(text: string): string;
}

/** What understanding a text takes. */
export interface Understanding {
  readonly lexicon: Lexicon;
  readonly understand: (text: SourceSlice, scope: Scope) => readonly Said[];
  readonly understandExpression: (text: SourceSlice, scope: Scope, expect: TypeTag) => Node | null;
}

/** Prose of a language; null without its grammar. */
export function createProse({ lexicon, understand, understandExpression }: Understanding, grammar: Grammar | undefined, words: GameWords): Prose | null {
  if (grammar === undefined) return null;
  const telling = (): Telling => createTelling(lexicon, grammar, words);
  const typeset = (text: string): string => grammar.typography.reduce((set, [from, to]) => set.replaceAll(from, to), text);
  const told = (said: Told): Told => ({ ...said, text: typeset(said.text) });
  const expression = (given: ProseText | null, expect: TypeTag): Node | null => (given === null ? null : understandExpression(given.text, given.scope, expect));
  const nothing: Told = { text: '', missing: [] };
  return {
    effect: ({ text, scope }) => told(tellEffect(telling(), understand(text, scope))),
    ability: ({ trigger, id, more = [], assumed = [], optional, test, by, effect }) =>
      told(
        tellAbility(telling(), {
          trigger,
          id,
          more,
          assumed,
          optional,
          test: expression(test, 'condition'),
          by: expression(by, 'number'),
          effect: effect === null ? [] : understand(effect.text, effect.scope),
        }),
      ),
    condition(given) {
      const tree = expression(given, 'condition');
      return tree === null ? nothing : told(tellCondition(telling(), tree));
    },
    value({ expect, ...given }) {
      const tree = expression(given, expect);
      if (tree === null) return nothing;
      const t = telling();
      return told({ text: sayNoun(nounOf(t, tree)), missing: [...t.missing] });
    },
    items: ({ text, scope }) => told(tellItems(telling(), understand(text, scope))),
    until: (events) => tellUntil(telling(), events),
    typeset,
  };
}
