// What packs ask of the prose: texts of effects in, sentences out. Must not know cards.
import type { Lexicon } from '../match/lexicon.js';
import type { Node } from '../match/node.js';
import type { Scope } from '../scope.js';
import type { SourceSlice } from '../source-slice.js';
import type { TypeTag } from '../vocabulary.js';
import { sayNoun } from './noun-phrase.js';
import type { Said } from './said.js';
import { createTelling, tellAbility, tellCondition, tellEffect, tellItems, type Told } from './speaker.js';
import { nounOf } from './values.js';
import type { GameWords, Grammar } from './words.js';

/** A text of the effect language and what stands around it. */
export interface ProseText {
  readonly text: SourceSlice;
  readonly scope: Scope;
}

/** An ability: what it waits for, under what condition, what it does. */
export interface AbilityText {
  readonly trigger: 'action' | 'event' | 'quantity' | 'act';
  /** Id of the event, quantity or act; anything for an action. */
  readonly id: string;
  readonly optional: boolean;
  readonly test: ProseText | null;
  readonly by: ProseText | null;
  readonly effect: ProseText | null;
}

/** Says texts in one language. Texts with mistakes are said as far as they are understood. */
export interface Prose {
  effect(text: ProseText): Told;
  ability(ability: AbilityText): Told;
  /** A condition as a clause without capital or full stop. */
  condition(text: ProseText): Told;
  /** An expression that gives a thing or number, as a noun. */
  value(text: ProseText & { readonly expect: TypeTag }): Told;
  /** Statements in short: `4 raiders, 1 basestar`. */
  items(text: ProseText): Told;
}

/** What understanding a text takes. */
export interface Understanding {
  readonly lexicon: Lexicon;
  readonly understand: (text: SourceSlice, scope: Scope) => Said[];
  readonly understandExpression: (text: SourceSlice, scope: Scope, expect: TypeTag) => Node | null;
}

/** Prose of a language; null without its grammar. */
export function createProse({ lexicon, understand, understandExpression }: Understanding, grammar: Grammar | undefined, words: GameWords): Prose | null {
  if (grammar === undefined) return null;
  const telling = () => createTelling(lexicon, grammar, words);
  const expression = (given: ProseText | null, expect: TypeTag): Node | null => (given === null ? null : understandExpression(given.text, given.scope, expect));
  const nothing: Told = { text: '', missing: [] };
  return {
    effect: ({ text, scope }) => tellEffect(telling(), understand(text, scope)),
    ability: ({ trigger, id, optional, test, by, effect }) =>
      tellAbility(telling(), {
        trigger,
        id,
        optional,
        test: expression(test, 'condition'),
        by: expression(by, 'number'),
        effect: effect === null ? [] : understand(effect.text, effect.scope),
      }),
    condition(given) {
      const tree = expression(given, 'condition');
      return tree === null ? nothing : tellCondition(telling(), tree);
    },
    value({ expect, ...given }) {
      const tree = expression(given, expect);
      if (tree === null) return nothing;
      const t = telling();
      return { text: sayNoun(nounOf(t, tree)), missing: [...t.missing] };
    },
    items: ({ text, scope }) => tellItems(telling(), understand(text, scope)),
  };
}
