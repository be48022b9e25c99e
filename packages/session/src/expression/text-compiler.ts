/**
 * Compiles texts of the effect language for a session. Must never throw for what is wrong with a text: mistakes are data, with
 * offsets into the text.
 */
import { createSourceFile, type Diagnostic } from '@dradis/diagnostics';
import type { CompiledProgram, Expr, TypeTag } from '@dradis/engine';
import type { ScopeParam, SourceSlice } from '@dradis/language';
import type { LanguageSource, TextLanguage, TextMistake } from '../types/expression.js';

/** A text longer than this is no expression that anybody wrote. */
const LONGEST = 4000;

/** An expression ready for the engine; `expr` is undefined when there are mistakes. */
export interface CompiledText {
  expr: Expr | undefined;
  /** The type of every slot: the parameters, then temporaries. */
  types: TypeTag[];
  mistakes: TextMistake[];
}

function toMistake({ code, severity, title, help, primary }: Diagnostic): TextMistake {
  return { code, severity, title, help: help ?? null, start: primary.span.start, end: primary.span.end };
}

function refusal(text: string, title: string, help: string): TextMistake {
  return { code: '', severity: 'error', title, help, start: 0, end: text.length };
}

/** Compiles for one pack and number of players. */
export class TextCompiler {
  #players: number;
  #source: LanguageSource | undefined;
  #language: TextLanguage | undefined;

  constructor(players: number, source: LanguageSource | undefined) {
    this.#players = players;
    this.#source = source;
  }

  /** Takes another language. */
  use(source: LanguageSource): void {
    this.#source = source;
    this.#language = undefined;
  }

  /** Goes on for another number of players. */
  seat(players: number): void {
    if (players === this.#players) return;
    this.#players = players;
    this.#language = undefined;
  }

  /** What is wrong before the text is looked at; undefined when it can be compiled. */
  #refused(text: string): TextMistake | undefined {
    if (this.#source === undefined) return refusal(text, 'The session has no language, so it cannot read texts', 'Give it one with `language` or `useLanguage`.');
    if (text.trim() === '') return refusal(text, 'The text is empty', 'Write an expression, such as `turn number`.');
    if (text.length > LONGEST) return refusal(text, `The text has ${text.length} characters, at most ${LONGEST} are allowed`, 'Write it shorter.');
    return undefined;
  }

  #of(text: string): { language: TextLanguage; slice: SourceSlice } | undefined {
    this.#language ??= this.#source?.(this.#players);
    return this.#language === undefined ? undefined : { language: this.#language, slice: { file: createSourceFile('text', text), text, toFile: (offset) => offset } };
  }

  /** An expression of a type (`any` for every one), in which `params` are names. */
  expression(text: string, expect: TypeTag, params: readonly ScopeParam[] = []): CompiledText {
    const refused = this.#refused(text);
    const of = refused === undefined ? this.#of(text) : undefined;
    if (of === undefined) return { expr: undefined, types: [], mistakes: refused === undefined ? [] : [refused] };
    const { expr, locals, diagnostics } = of.language.compileExpression({ text: of.slice, scope: { params, returns: null, onUse: false }, expect });
    const mistakes = diagnostics.map(toMistake);
    const wrong = mistakes.some(({ severity }) => severity === 'error');
    return { expr: wrong ? undefined : (expr as Expr), types: locals.map(({ type }) => type), mistakes };
  }

  /** Statements as a program of their own; undefined when there are mistakes. */
  statements(text: string): { program: CompiledProgram | undefined; mistakes: TextMistake[] } {
    const refused = this.#refused(text);
    const of = refused === undefined ? this.#of(text) : undefined;
    if (of === undefined) return { program: undefined, mistakes: refused === undefined ? [] : [refused] };
    const { program, diagnostics } = of.language.compileEffect({ text: of.slice, scope: { params: [], returns: null, onUse: false } });
    const mistakes = diagnostics.map(toMistake);
    if (program === null) return { program: undefined, mistakes };
    const { code, at, locals } = program as unknown as Pick<CompiledProgram, 'code' | 'at' | 'locals'>;
    return { program: { code, at, locals, id: 'tried-out', name: 'What is tried out', kind: 'procedure', params: 0, returns: null, file: 0, rulings: [] }, mistakes };
  }
}
