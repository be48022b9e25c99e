// The grammar as data, for the reference: the rules of lines and blocks as the parser has them, and the built-in statements as they
// are declared. Must not word any explanation.
import type { ISerializedGast } from './chevrotain.js';
import { forms } from './compile/forms.js';
import type { FormSyntax } from './match/form.js';
import { lineGrammar } from './syntax/line-parser.js';

/** A part of a rule. */
export type GrammarPart =
  | { readonly is: 'token' | 'rule'; readonly name: string }
  | { readonly is: 'optional' | 'any-number' | 'one-or-more' | 'choice' | 'sequence'; readonly parts: readonly GrammarPart[] };

/** A rule of the grammar of lines and blocks. */
export interface GrammarRule {
  /** What other rules call it. */
  readonly name: string;
  /** In order. */
  readonly parts: readonly GrammarPart[];
}

/** The grammar of the effect language. */
export interface LanguageReference {
  /** Lines and blocks; tokens are named, not spelt. */
  readonly layout: readonly GrammarRule[];
  /** The built-in statements, in the order they are tried. */
  readonly statements: readonly FormSyntax[];
}

function partOf(part: ISerializedGast): GrammarPart {
  const named = part as ISerializedGast & { readonly name?: string; readonly definition?: ISerializedGast[] };
  const parts = (named.definition ?? []).map(partOf);
  switch (part.type) {
    case 'Terminal':
      return { is: 'token', name: named.name ?? '' };
    case 'NonTerminal':
      return { is: 'rule', name: named.name ?? '' };
    case 'Option':
      return { is: 'optional', parts };
    case 'Repetition':
      return { is: 'any-number', parts };
    case 'RepetitionMandatory':
      return { is: 'one-or-more', parts };
    case 'Alternation':
      return { is: 'choice', parts };
    default:
      return { is: 'sequence', parts };
  }
}

/** The grammar as it is parsed and matched by. */
export function languageReference(): LanguageReference {
  const layout = lineGrammar().map((rule) => {
    const { name = '', definition = [] } = rule as ISerializedGast & { readonly name?: string; readonly definition?: ISerializedGast[] };
    return { name, parts: definition.map(partOf) };
  });
  return { layout, statements: forms.map(({ id, patterns, body, usage }) => ({ id, patterns, body, usage })) };
}
