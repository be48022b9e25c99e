// The language of one vocabulary: compiles and formats its texts. Must not keep anything of a text unless it is told to.
import { createReport, hasErrors, type Diagnostic, type Report } from '@dradis/diagnostics';
import { explainFailure, explainTie } from './check/explain.js';
import { createNames } from './check/names.js';
import { CodeBuilder } from './compile/code-builder.js';
import { EffectCompiler } from './compile/effect-compiler.js';
import { forms } from './compile/forms.js';
import { lower } from './compile/lower.js';
import { placementLines } from './compile/placements.js';
import { formatText, type FormattedText } from './format/format-text.js';
import { openNames, phraseWords } from './format/open-names.js';
import type { Spelling } from './format/spacing.js';
import { completeAt, type Proposal } from './inspect/complete.js';
import { glossesOf, type Gloss } from './inspect/glosses.js';
import type { InspectInput } from './inspect/inspect-text.js';
import { mentionsOf, type Mention } from './inspect/mentions.js';
import { signaturesAt, type StatementSignature } from './inspect/signatures-at.js';
import { grammar } from './match/grammar.js';
import { KeptReadings } from './kept-readings.js';
import { buildLexicon } from './match/build-lexicon.js';
import { Matcher } from './match/matcher.js';
import { matchExpression } from './match/statement.js';
import type { Expr, LocalSlot, Program } from './program.js';
import { createProse, type Prose } from './prose/prose.js';
import { grammars } from './prose/catalogue/catalogues.js';
import type { GameWords, Grammar } from './prose/words.js';
import type { Node } from './match/node.js';
import { saidOf, type Said } from './prose/said.js';
import type { Scope } from './scope.js';
import type { SourceSlice } from './source-slice.js';
import { readLines } from './syntax/read-lines.js';
import type { Line, LineTree, ReadFault } from './syntax/line.js';
import type { TypeTag, Vocabulary } from './vocabulary.js';

/** A program, unless there are errors. */
export interface CompiledEffect {
  /** Null when there is an error among the diagnostics. */
  readonly program: Program | null;
  /** What is wrong with the text, or worth a remark. */
  readonly diagnostics: readonly Diagnostic[];
}

/** An expression, unless there are errors. */
export interface CompiledExpression {
  /** Null when there is an error among the diagnostics; without one, null is the expression `none`. */
  readonly expr: Expr;
  /** Every slot it needs: the parameters, then temporaries. */
  readonly locals: readonly LocalSlot[];
  /** What is wrong with the text, or worth a remark. */
  readonly diagnostics: readonly Diagnostic[];
}

/** One place with what is put there, as a document says it. */
export interface PlacementEntry {
  /** The place, as written. */
  readonly key: SourceSlice;
  /** Items separated by commas. */
  readonly value: SourceSlice;
}

/** A language; made by `createLanguage`. */
export interface Language {
  /** What is wrong with the declarations of the vocabulary; those phrases cannot be said. */
  readonly diagnostics: readonly Diagnostic[];
  /** Compiles the statements of an effect or procedure. */
  compileEffect(input: { readonly text: SourceSlice; readonly scope: Scope }): CompiledEffect;
  /** Compiles one expression to a value of a type. */
  compileExpression(input: { readonly text: SourceSlice; readonly scope: Scope; readonly expect: TypeTag }): CompiledExpression;
  /** Compiles a table of placements: the template, a statement with {item} and {key}, for each item. Places point at items. */
  compilePlacements(input: {
    readonly entries: readonly PlacementEntry[];
    readonly template: string;
    readonly scope: Scope;
  }): CompiledEffect;
  /**
   * The canonical form of an effect: layout, case, single spaces, and number and agreement where a statement is
   * understood. Formatting twice changes nothing more. With the scope, names of other than one word are understood too.
   */
  format(text: string, scope?: Scope): FormattedText;
  /** Says effects in a language (`en`, `fr`) with the words of a game in it; null for a language without a grammar. */
  prose(lang: string, words: GameWords, grammar?: Grammar): Prose | null;
  /** What each word of a text means, in the order it stands there. */
  mentions(input: InspectInput): readonly Mention[];
  /** What an effect leaves unsaid at its places, in order: see `Gloss`. */
  glosses(input: InspectInput): readonly Gloss[];
  /** What is legal at an offset of a text, judged by what stands before it. */
  completions(input: InspectInput, offset: number): readonly Proposal[];
  /** The statements that what stands before an offset may begin. */
  signatures(input: InspectInput, offset: number): readonly StatementSignature[];
}

/** Settings of a language. */
export interface LanguageOptions {
  /** Keeps what it understands of a text as long as the slice lives, so that saying it takes no second reading; `false` when left out. */
  readonly keepReadings?: boolean;
}

/** Builds the language of a vocabulary. Never throws: faulty declarations are diagnostics. */
export function createLanguage(vocabulary: Vocabulary, { keepReadings = false }: LanguageOptions = {}): Language {
  const declared = createReport();
  const kept = keepReadings ? new KeptReadings() : null;
  const lexicon = buildLexicon(vocabulary, forms, declared);
  const formOf = new Map(forms.map((form) => [form.id, form]));

  function compileLines(lines: readonly Line[], scope: Scope, report: Report, faults: readonly ReadFault[] = [], text?: SourceSlice): CompiledEffect {
    const compiler = new EffectCompiler(lexicon, formOf, scope, report, createNames(), faults, kept);
    compiler.run(lines);
    if (text !== undefined) kept?.keepEffect(text, scope, () => saidOf(lines, compiler.matched, compiler.spelling));
    const { diagnostics } = report;
    return { program: hasErrors(diagnostics) ? null : compiler.code.program, diagnostics };
  }

  const words = phraseWords(lexicon, forms.flatMap(({ patterns }) => patterns));

  function spellingOf(tree: LineTree, scope: Scope | null): Spelling {
    const names = scope === null ? openNames(lexicon, words) : createNames();
    const compiler = new EffectCompiler(lexicon, formOf, scope ?? { params: [], returns: 'any', onUse: true }, createReport(), names);
    compiler.run(tree.lines);
    return compiler.spelling;
  }

  function understand(text: SourceSlice, scope: Scope): readonly Said[] {
    const known = kept?.effect(text, scope);
    if (known !== undefined) return known;
    const report = createReport();
    const { lines, faults } = readLines(text, report);
    const compiler = new EffectCompiler(lexicon, formOf, scope, report, createNames(), faults, kept);
    compiler.run(lines);
    const said = saidOf(lines, compiler.matched, compiler.spelling);
    kept?.keepEffect(text, scope, () => said);
    return said;
  }

  function understandExpression(text: SourceSlice, scope: Scope, expect: TypeTag): Node | null {
    const known = kept?.expression(text, scope, expect);
    if (known !== undefined) return known;
    const tokens = flatTokens(readLines(text, createReport()).lines);
    const names = createNames();
    scope.params.forEach(({ name, type, settable }, slot) => {
      names.bind({ name, type, slot, settable, token: null });
    });
    return matchExpression(new Matcher(grammar, lexicon, tokens, names, null), expect)?.node ?? null;
  }

  return {
    diagnostics: declared.diagnostics,
    compileEffect({ text, scope }) {
      const report = createReport();
      const { lines, faults } = readLines(text, report);
      const before = report.diagnostics.length;
      const compiled = compileLines(lines, scope, report, faults, text);
      // Where the indentation is at fault, what belongs to what is a guess: only words that are misspelt are told beside it.
      if (!report.diagnostics.some(({ code }) => code === 'D0102')) return compiled;
      const told = report.diagnostics.filter(({ facts }, index) => index < before || (Array.isArray(facts['suggestions']) && facts['suggestions'].length > 0));
      return { program: compiled.program, diagnostics: told };
    },
    compileExpression({ text, scope, expect }) {
      const report = createReport();
      const tokens = flatTokens(readLines(text, report).lines);
      const slots = new CodeBuilder();
      const names = createNames();
      for (const { name, type, settable } of scope.params) {
        names.bind({ name, type, slot: slots.slot(name, type), settable, token: null });
      }
      const matcher = new Matcher(grammar, lexicon, tokens, names, null);
      const match = matchExpression(matcher, expect);
      kept?.keepExpression(text, scope, expect, match?.node ?? null);
      if (match === null) explainFailure(report, matcher, { value: expect });
      else if (match.tie !== null) explainTie(report, tokens, [[match.tie[0]], [match.tie[1]]]);
      const { diagnostics } = report;
      const expr = match === null ? null : lower(match.node, slots);
      return { expr: hasErrors(diagnostics) ? null : expr, locals: slots.locals, diagnostics };
    },
    compilePlacements({ entries, template, scope }) {
      const report = createReport();
      return compileLines(placementLines(entries, template, report), scope, report);
    },
    prose: (lang, gameWords, grammar) => createProse({ lexicon, understand, understandExpression }, grammar ?? grammars.get(lang), gameWords),
    format: (text, scope) => formatText(text, (tree) => spellingOf(tree, scope ?? null)),
    mentions: (input) => mentionsOf({ lexicon, formOf }, input),
    glosses: (input) => glossesOf({ lexicon, formOf }, input),
    completions: (input, offset) => completeAt({ lexicon, formOf }, input, offset),
    signatures: (input, offset) => signaturesAt({ lexicon, formOf }, input, offset),
  };
}

/** All tokens in a row: an expression may be broken over lines. */
function flatTokens(lines: readonly Line[]): Line['head'] {
  return lines.flatMap((line) => [...line.head, ...(line.inline === null ? [] : flatTokens([line.inline])), ...flatTokens(line.block ?? [])]);
}

