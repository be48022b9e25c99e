/** Turns a compiled program into words. Must not run any. */
import { shown } from '../errors/shown.js';
import { BrokenDocument } from '../errors/broken-document.js';
import { ENDS, STRIDE } from '../machine/instruction.js';
import type { CompiledProgram } from '../pack/compiled-pack.js';
import type { AskInfo, Layout, LoadedProgram } from '../pack/layout.js';
import { canBeNone, emptyValue } from '../pack/type-tags.js';
import { makeLocals, type Value } from '../state/value.js';
import { type CodeBook, valueWord, writeBlock } from './code-book.js';
import type { ProgramCompiler } from './compiler.js';
import { instructionForms } from './instruction-forms.js';
import { makeCompiler } from './make-compiler.js';

/** The same values as slots. */
function slotsWith(values: readonly Value[]): Value[] {
  const out = makeLocals(values.length);
  for (const [i, value] of values.entries()) out[i] = value;
  return out;
}

/** The program as data: everything but its code, which `compileCode` fills in once all programs are known. */
export function prepareProgram(compiled: CompiledProgram, index: number, at: string): LoadedProgram {
  const fixed = compiled.kind === 'procedure' ? 0 : 2;
  if (compiled.locals.length < Math.max(compiled.params, fixed)) {
    throw new BrokenDocument(at, `has ${compiled.locals.length} slots, fewer than its parameters need`);
  }
  if (compiled.at.length !== compiled.code.length) {
    throw new BrokenDocument(at, `has ${compiled.code.length} instructions but ${compiled.at.length} places`);
  }
  const optional = compiled.optional ?? [];
  return {
    index,
    id: compiled.id,
    name: compiled.name,
    kind: compiled.kind,
    length: compiled.code.length,
    asks: [],
    params: compiled.params,
    locals: compiled.locals,
    start: slotsWith(compiled.locals.map((local) => emptyValue(local.type))),
    needed: compiled.locals.slice(0, compiled.params).map((local, i) => canBeNone(local.type) && !optional.includes(i)),
    returns: compiled.returns,
    at: compiled.at,
    file: compiled.file,
  };
}

/** Compiles the instructions of a prepared program into the book. Throws BrokenDocument. */
export function compileCode(layout: Layout, book: CodeBook, compiled: CompiledProgram, program: LoadedProgram, at: string): void {
  const length = compiled.code.length;
  const base = makeCompiler(
    layout,
    compiled.locals.map((local) => local.type),
    book,
  );
  const asks: (AskInfo | undefined)[] = new Array<AskInfo | undefined>(length).fill(undefined);
  const c: ProgramCompiler = {
    ...base,
    length,
    asks,
    pc: (pc, where) =>
      typeof pc === 'number' && Number.isInteger(pc) && pc >= 0 && pc <= length
        ? pc
        : base.fail(where, `expected an instruction from 0 to ${length}, found ${shown(pc)}`),
  };
  const instructions: number[] = [];
  const put = (words: readonly number[]): void => {
    for (let i = 0; i < STRIDE; i++) instructions.push(words[i] ?? 0);
  };
  compiled.code.forEach((instruction: unknown, pc) => {
    const path = `${at}.code[${pc}]`;
    const name: unknown = Array.isArray(instruction) ? instruction[0] : undefined;
    const form = typeof name === 'string' ? instructionForms.get(name) : undefined;
    if (form === undefined) throw new BrokenDocument(path, `unknown instruction ${shown(name)}`);
    put(form(c, instruction as readonly unknown[], path, pc));
  });
  put([ENDS, valueWord(book, emptyValue(compiled.returns ?? ''))]);
  book.entries.push(writeBlock(book, instructions));
  program.asks.push(...asks);
}
