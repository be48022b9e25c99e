/** Compiles the arguments of an event, act or quantity. Must not know which of these it is. */
import { type Machine } from '../machine/machine.js';
import { type SignatureInfo } from '../pack/layout.js';
import { type Value } from '../state/value.js';
import { type Operand, read } from '../machine/operand.js';
import { listOperand } from './operand-of.js';
import { type Compiler } from './compiler.js';

/** The participants in declared order. Throws BrokenDocument when their number is wrong. */
export function participants(
  c: Compiler,
  signature: SignatureInfo | undefined,
  args: unknown,
  at: string,
): (m: Machine, locals: Value[]) => Value[] {
  const wanted = signature?.types ?? [];
  const given = Array.isArray(args) ? (args as unknown[]) : c.fail(at, 'participants must be a list');
  if (given.length !== wanted.length) {
    return c.fail(at, `"${signature?.id ?? ''}" has ${wanted.length} participants, found ${given.length}`);
  }
  const evals = given.map((arg, i) => {
    const path = `${at}[${i}]`;
    return wanted[i]?.startsWith('list:') === true ? listOperand(c.list(arg, path)) : c.operand(arg, path);
  });
  return (m, locals) => {
    const out: Value[] = [];
    for (let i = 0; i < evals.length; i++) out.push(read(evals[i] as Operand, m, locals));
    return out;
  };
}
