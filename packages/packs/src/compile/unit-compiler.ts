// Compiles the effect texts of one file and keeps what came of them. Must not know which keys hold which texts.
import { hasErrors, type Diagnostic, positionAt, type SourceFile } from '@dradis/diagnostics';
import type { CompiledProgram, Expr, ProgramKind, Span } from '@dradis/engine';
import type { Language, LocalSlot, PlacementEntry, Scope, SourceSlice } from '@dradis/language';
import type { Place, Report } from '../findings.js';
import type { PackNode, Range, ScalarNode } from '../yaml/pack-node.js';
import { slidKey } from './slid-keys.js';
import { tidied } from './tidied.js';
import type { TypeTag } from '../declare/type-names.js';

/** A text of the effect language in a pack, with all an editor needs to judge it alone. */
export interface PackText {
  /** What is written there: statements, one expression, or things to put somewhere. */
  readonly role: 'effect' | 'expression' | 'placement';
  /** The text with the way back to its file. */
  readonly slice: SourceSlice;
  /** What it starts with: parameters, and what it may give back. */
  readonly scope: Scope;
  /** The type an expression must have; null for effects. */
  readonly expect: TypeTag | null;
  /** The program, definition or condition it belongs to. */
  readonly name: string;
  /** The scalar it stands in: its range holds quotes and block header, its style says how it is written. */
  readonly node: ScalarNode;
  /** The language it is written in, where that is not the pack's. */
  readonly language?: Language;
}

/** What a program is, besides its text. */
export interface ProgramFacts {
  readonly id: string;
  readonly name: string;
  readonly kind: ProgramKind;
  readonly returns: TypeTag | null;
  readonly rulings: readonly string[];
  readonly optional?: readonly number[];
}

/** A compiled expression and the number of slots working it out takes, parameters included. */
export interface CompiledExpression {
  readonly expr: Expr;
  readonly locals: number;
  /** Every slot with its name and type. */
  readonly slots: readonly LocalSlot[];
}

/** The texts of one file. */
export class UnitCompiler {
  readonly programs: CompiledProgram[] = [];
  readonly texts: PackText[] = [];
  readonly diagnostics: Diagnostic[] = [];

  constructor(
    private readonly language: Language,
    readonly file: SourceFile,
    readonly report: Report,
    private readonly isKey: (key: string) => boolean = () => false,
  ) {}

  /** A place of this file. */
  place(range: Range): Place {
    return { file: this.file, range };
  }

  /** Lines and columns of a range of this file. */
  span(range: Range): Span {
    const from = positionAt(this.file, range.start);
    const to = positionAt(this.file, Math.max(range.start, range.end));
    return [from.line, from.column, to.line, to.column];
  }

  /** The text of a scalar as a slice; reported and undefined when its characters have no places of their own. */
  slice(node: ScalarNode): SourceSlice | undefined {
    const { file } = this;
    if ('text' in node.text) return { file, text: node.text.text, toFile: node.text.toFile };
    const { unmapped } = node.text;
    this.report({ code: unmapped === 'folded' || unmapped === 'empty' ? 'D0308' : 'D0311', at: this.place(node.range), facts: { why: unmapped } });
    return undefined;
  }

  /** Compiles an effect to a program of the pack; its id, or null when it has mistakes. */
  effect(node: PackNode, scope: Scope, facts: ProgramFacts): string | null {
    // The shape check has reported whatever is no scalar.
    if (node.type !== 'scalar') return null;
    const slice = this.slice(node);
    if (slice === undefined) return null;
    this.texts.push({ role: 'effect', slice, scope, expect: null, name: facts.id, node });
    return this.effectText(slice, scope, facts);
  }

  /** As `effect`, for a text that does not stand in the file as such. */
  effectText(slice: SourceSlice, scope: Scope, facts: ProgramFacts): string | null {
    const { program, diagnostics } = this.language.compileEffect({ text: slice, scope });
    const slid = diagnostics.length === 0 ? undefined : slidKey(slice, diagnostics, this.isKey);
    if (slid !== undefined) this.report({ code: 'D0312', at: this.place(slid.range), facts: { key: slid.key } });
    const own = slid === undefined ? diagnostics : diagnostics.filter(({ primary }) => primary.span.start < slid.line);
    this.diagnostics.push(...tidied(own).map((diagnostic) => withText(diagnostic, slice)));
    return program === null ? null : this.keep(program, scope, facts);
  }

  /**
   * Compiles an expression; null when absent or mistaken. Where `otherwise` is given, that type is accepted too; what is
   * said of a mistake speaks of `expect`. Not `aloud`, the caller tells what is wrong.
   */
  expression(node: PackNode | undefined, scope: Scope, expect: TypeTag, name: string, otherwise?: TypeTag, aloud = true): CompiledExpression | null {
    if (node?.type !== 'scalar') return null;
    const slice = this.slice(node);
    if (slice === undefined) return null;
    const first = this.language.compileExpression({ text: slice, scope, expect });
    const second = otherwise !== undefined && hasErrors(first.diagnostics) ? this.language.compileExpression({ text: slice, scope, expect: otherwise }) : first;
    const compiled = hasErrors(second.diagnostics) ? first : second;
    this.texts.push({ role: 'expression', slice, scope, expect: compiled === first ? expect : (otherwise ?? expect), name, node });
    if (aloud) this.diagnostics.push(...tidied(compiled.diagnostics));
    return hasErrors(compiled.diagnostics) ? null : { expr: compiled.expr as Expr, locals: compiled.locals.length, slots: compiled.locals };
  }

  /** An expression as a program that gives its value back. */
  expressionProgram(node: PackNode, scope: Scope, facts: ProgramFacts & { readonly returns: TypeTag }): string | null {
    const compiled = this.expression(node, scope, facts.returns, facts.id);
    if (compiled === null) return null;
    return this.keep({ code: [['return', compiled.expr]], at: [this.span(node.range)], locals: compiled.slots }, scope, facts);
  }

  /** Compiles a map of placements with the statement that places one. */
  placements(entries: readonly PlacementEntry[], template: string, scope: Scope, facts: ProgramFacts): string | null {
    const { program, diagnostics } = this.language.compilePlacements({ entries, template, scope });
    // What is said of an item is said of the statement that places it.
    const filled = tidied(diagnostics).map((diagnostic) => {
      const entry = entries.find(({ value }) => diagnostic.primary.span.start <= value.toFile(value.text.length));
      return entry === undefined ? diagnostic : { ...diagnostic, facts: { ...diagnostic.facts, text: template.replace('{item}', entry.value.text).replace('{key}', entry.key.text) } };
    });
    this.diagnostics.push(...filled);
    return program === null ? null : this.keep(program, scope, facts);
  }

  private keep(program: { readonly code: unknown; readonly at: unknown; readonly locals: unknown }, scope: Scope, facts: ProgramFacts): string {
    this.programs.push({
      ...(program as Pick<CompiledProgram, 'code' | 'at' | 'locals'>),
      id: facts.id,
      name: facts.name,
      kind: facts.kind,
      params: scope.params.length,
      ...(facts.optional === undefined || facts.optional.length === 0 ? {} : { optional: [...facts.optional] }),
      returns: facts.returns,
      file: 0,
      rulings: [...facts.rulings],
    });
    return facts.id;
  }
}

/** A text that stands nowhere as such is handed on with what is said of it. */
function withText(diagnostic: Diagnostic, slice: SourceSlice): Diagnostic {
  const [first = ''] = slice.text.split('\n');
  const { text } = slice.file;
  return text.startsWith(first, slice.toFile(0)) ? diagnostic : { ...diagnostic, facts: { ...diagnostic.facts, text: slice.text } };
}
