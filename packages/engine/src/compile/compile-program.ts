/** Turns a compiled program into closures. Must not run any. */
import { shown } from '../errors/shown.js';
import { BrokenDocument } from '../errors/broken-document.js';
import { popFrame } from '../machine/frames.js';
import { type Op } from '../machine/machine.js';
import { type CompiledProgram } from '../pack/compiled-pack.js';
import { type AskInfo, type Layout, type LoadedProgram } from '../pack/layout.js';
import { canBeNone, emptyValue } from '../pack/type-tags.js';
import { type Value } from '../state/value.js';
import { type ProgramCompiler } from './compiler.js';
import { instructionForms } from './instruction-forms.js';
import { makeCompiler } from './make-compiler.js';
import { ending, quicken } from './quicken.js';

/**
 * The same values in an array that was made to hold anything. Copies of it are as well, so that all locals have one shape:
 * an array that begins with small integers only gets another when it is first given a list.
 */
function anyElements(values: readonly Value[]): Value[] {
  const out: Value[] = [''];
  out.pop();
  for (const value of values) out.push(value);
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
    code: [],
    quick: [],
    asks: [],
    params: compiled.params,
    locals: compiled.locals,
    start: anyElements(compiled.locals.map((local) => emptyValue(local.type))),
    needed: compiled.locals.slice(0, compiled.params).map((local, i) => canBeNone(local.type) && !optional.includes(i)),
    returns: compiled.returns,
    at: compiled.at,
    file: compiled.file,
  };
}

/** Compiles the instructions of a prepared program. Throws BrokenDocument. */
export function compileCode(layout: Layout, compiled: CompiledProgram, program: LoadedProgram, at: string): void {
  const length = compiled.code.length;
  const base = makeCompiler(
    layout,
    compiled.locals.map((local) => local.type),
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
  compiled.code.forEach((instruction: unknown, pc) => {
    const path = `${at}.code[${pc}]`;
    const name: unknown = Array.isArray(instruction) ? instruction[0] : undefined;
    const form = typeof name === 'string' ? instructionForms.get(name) : undefined;
    if (form === undefined) throw new BrokenDocument(path, `unknown instruction ${shown(name)}`);
    const node = instruction as readonly unknown[];
    const op = form(c, node, path, pc);
    program.code.push(op);
    program.quick.push(quicken(c, node, op, path));
  });
  const nothing = emptyValue(compiled.returns ?? '');
  const endOfProgram: Op = (m) => {
    popFrame(m, nothing);
  };
  program.code.push(endOfProgram);
  program.quick.push(ending(endOfProgram, nothing));
  program.asks.push(...asks);
}
