// Compiling small texts in tests. Must not be used outside tests.
import { createSourceFile, renderText, type Diagnostic } from '@dradis/diagnostics';
import { createLanguage, type CompiledEffect, type CompiledExpression, type Language } from '../language.js';
import type { Instr } from '../program.js';
import type { Scope, ScopeParam } from '../scope.js';
import { wholeFile, type SourceSlice } from '../source-slice.js';
import type { TypeTag } from '../vocabulary.js';
import { testVocabulary } from './vocabulary.js';

let shared: Language | null = null;

/** The language of the test game, built once. */
export function testLanguage(): Language {
  return (shared ??= createLanguage(testVocabulary));
}

/** A text as a file of its own. */
export function slice(text: string, path = 'test.effect'): SourceSlice {
  return wholeFile(createSourceFile(path, text));
}

/** A scope from `name: type` pairs; names ending in `!` can be set. */
export function scopeOf(params: Readonly<Record<string, TypeTag>>, rest: Partial<Omit<Scope, 'params'>> = {}): Scope {
  const list = Object.entries(params).map(([name, type]): ScopeParam => {
    const settable = name.endsWith('!');
    return { name: settable ? name.slice(0, -1) : name, type, settable };
  });
  return { params: list, returns: null, onUse: false, ...rest };
}

/** The scope of a card of the test game: `you` in slot 0, `this` (a crisis) in slot 1. */
export const cardScope: Scope = scopeOf({ you: 'thing:player', this: 'thing:crisis' });

/** Compiles an effect of a card. */
export function compile(text: string, scope: Scope = cardScope): CompiledEffect {
  return testLanguage().compileEffect({ text: slice(text), scope });
}

/** Compiles an expression. */
export function expression(text: string, expect: TypeTag, scope: Scope = cardScope): CompiledExpression {
  return testLanguage().compileExpression({ text: slice(text), scope, expect });
}

/** Compiles an effect that must be right, and gives its instructions. */
export function code(text: string, scope: Scope = cardScope): readonly Instr[] {
  const { program, diagnostics } = compile(text, scope);
  if (program === null) throw new Error(render(diagnostics));
  return program.code;
}

/** Diagnostics as text, one below the other. */
export function render(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => renderText(diagnostic)).join('\n');
}
