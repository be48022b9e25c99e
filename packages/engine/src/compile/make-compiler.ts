/** Makes the compiler of a scope: checks expressions and writes them as words. Must not run them. */
import { shown } from '../errors/shown.js';
import { BrokenDocument } from '../errors/broken-document.js';
import { operation, read } from '../machine/operand.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import type { Layout } from '../pack/layout.js';
import { toList } from '../state/value.js';
import { type CodeBook, valueWord, writeNode } from './code-book.js';
import type { Compiler, Node } from './compiler.js';
import { expressionForms } from './expression-forms.js';
import { inlineDefinition } from './inline-definition.js';
import { typeOf } from './type-of.js';

const GIVES_LIST = new Set(['select', 'list']);
const TO_LIST = operation((m, locals, at) => toList(read(m, locals, m.words[at + 1] as number)));

function fail(at: string, reason: string): never {
  throw new BrokenDocument(at, reason);
}

function literal(expr: unknown): number | null {
  if (typeof expr === 'number') return expr;
  if (typeof expr === 'boolean') return expr ? 1 : 0;
  return expr === null ? -1 : null;
}

function nodeOf(expr: unknown, at: string): { op: string; node: Node } {
  const op: unknown = Array.isArray(expr) ? expr[0] : undefined;
  return typeof op === 'string' ? { op, node: expr as Node } : fail(at, `expected an expression, found ${shown(expr)}`);
}

/** A compiler for expressions whose slots have these types, which writes into `book`. */
export function makeCompiler(layout: Layout, slots: readonly TypeTag[], book: CodeBook): Compiler {
  const c: Compiler = {
    layout,
    book,
    slots,
    fail,
    typeOf: (expr) => typeOf(layout, slots, expr),
    slot: (slot, at) =>
      typeof slot === 'number' && Number.isInteger(slot) && slot >= 0 && slot < slots.length
        ? slot
        : fail(at, `expected a slot from 0 to ${slots.length - 1}, found ${shown(slot)}`),
    word: (expr, at) => {
      const fixed = literal(expr);
      if (fixed !== null) return valueWord(book, fixed);
      const { op, node } = nodeOf(expr, at);
      const meaning = op === 'define' ? inlineDefinition(layout, node) : undefined;
      if (meaning !== undefined) return c.word(meaning.expr, at);
      const form = expressionForms.get(op);
      return form === undefined ? fail(at, `unknown expression "${op}"`) : form(c, node, at);
    },
    list: (expr, at) => {
      const word = c.word(expr, at);
      return Array.isArray(expr) && GIVES_LIST.has(expr[0] as string) ? word : writeNode(book, TO_LIST, word);
    },
  };
  return c;
}
