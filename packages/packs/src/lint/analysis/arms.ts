// The arms of branches, choices, tables and loops, found again in compiled code. Must not judge them.
import type { CompiledProgram, Instr } from '@dradis/engine';
import { remember } from './remember.js';

/** Instructions from `from` up to `to`, exclusive. */
interface Arm {
  readonly from: number;
  readonly to: number;
}

/** A statement that holds others. `otherwise` is the arm for all other cases; undefined when it is not said. */
export interface Fork {
  readonly pc: number;
  readonly is: 'if' | 'may' | 'options' | 'table' | 'loop';
  readonly arms: readonly Arm[];
  readonly otherwise: Arm | undefined;
}

/** What one block of code leaves an arm with: the jump to the end, which belongs to the statement and not to the arm. */
function armUpTo({ code, at }: CompiledProgram, from: number, to: number, of: number): { readonly arm: Arm; readonly end: number | undefined } {
  const last = code[to - 1];
  const [line, column] = at[to - 1] ?? [];
  const [ownLine, ownColumn] = at[of] ?? [];
  const closes = to > from && last?.[0] === 'goto' && last[1] >= to && line === ownLine && column === ownColumn;
  return closes ? { arm: { from, to: to - 1 }, end: last[1] } : { arm: { from, to }, end: undefined };
}

function branchAt(program: CompiledProgram, pc: number, target: number): Fork {
  const { code } = program;
  const before = code[target - 1];
  // The last instruction of a `repeat` but one counts its rounds.
  if (before?.[0] === 'goto' && before[1] <= pc) return { pc, is: 'loop', arms: [{ from: pc + 1, to: target - 2 }], otherwise: undefined };
  const { arm, end } = armUpTo(program, pc + 1, target, pc);
  const asked = code[pc - 1];
  const instr = code[pc];
  const isMay = asked?.[0] === 'ask' && asked[1].form === 'may' && instr?.[0] === 'unless' && Array.isArray(instr[1]) && instr[1][0] === 'local' && instr[1][1] === asked[1].slot;
  return { pc, is: isMay ? 'may' : 'if', arms: [arm], otherwise: end === undefined ? undefined : { from: target, to: end } };
}

function tableAt(program: CompiledProgram, pc: number, instr: Extract<Instr, readonly ['bands', ...unknown[]]>): Fork {
  const { code } = program;
  const [, , bands, elsePc] = instr;
  const starts = bands.map(([, , to]) => to);
  let end = elsePc;
  const arms = starts.map((from, index) => {
    const to = starts[index + 1] ?? elsePc;
    const jump = code[to - 1];
    if (jump?.[0] === 'goto') end = jump[1];
    return { from, to: to - 1 };
  });
  const before = code[pc - 1];
  return { pc, is: before?.[0] === 'ask' && before[1].form === 'option' ? 'options' : 'table', arms, otherwise: end > elsePc ? { from: elsePc, to: end } : undefined };
}

/** The statements of a program that hold others, in order. */
export function forksOf(program: CompiledProgram): readonly Fork[] {
  return program.code.flatMap((instr, pc): Fork[] => {
    if (instr[0] === 'unless') return [branchAt(program, pc, instr[2])];
    if (instr[0] === 'bands') return [tableAt(program, pc, instr)];
    return instr[0] === 'each' ? [{ pc, is: 'loop', arms: [{ from: pc + 1, to: instr[4] - 1 }], otherwise: undefined }] : [];
  });
}

/** Whether an arm does nothing at all. */
export function isIdle({ code }: CompiledProgram, { from, to }: Arm): boolean {
  return code.slice(from, to).every(([op]) => op === 'nothing');
}

/** An arm in a form that is the same for arms that do the same: places and the names of values made in it do not matter. */
export function armText({ code }: CompiledProgram, arm: Arm): string {
  return textOf(code, arm);
}

function textOf(code: readonly Instr[], { from, to }: Arm): string {
  const outside = new Set<number>();
  code.forEach((instr, pc) => {
    if (pc < from || pc >= to) for (const slot of slotsIn(instr)) outside.add(slot);
  });
  const own = new Map<number, number>();
  const slot = (number: number): number => {
    if (number < 0 || outside.has(number)) return number;
    if (!own.has(number)) own.set(number, 1000 + own.size);
    return own.get(number) ?? number;
  };
  return JSON.stringify(code.slice(from, to).filter(([op]) => op !== 'nothing').map((instr) => plain(instr, slot, (pc) => (pc < from || pc > to ? `out ${pc}` : pc === to ? 'end' : pc - from))));
}

const wholeTexts = remember((code: readonly Instr[]): string => textOf(code, { from: 0, to: code.length }));

/** The same of all that a program does. */
export function programText({ code }: CompiledProgram): string {
  return wholeTexts(code);
}

/** Every slot an instruction mentions. */
function slotsIn(instr: Instr): number[] {
  const found: number[] = [];
  plain(instr, (slot) => {
    found.push(slot);
    return slot;
  }, (pc) => pc);
  return found;
}

/** The instruction with other numbers for its slots and jumps. */
function plain(instr: Instr, slot: (number: number) => number, jump: (pc: number) => unknown): unknown {
  const expr = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === 'slot' ? slot(Number(part)) : expr(part)]));
    const parts: unknown[] = value;
    if (parts[0] === 'local') return ['local', slot(Number(parts[1]))];
    if (parts[0] === 'select') return ['select', parts[1], slot(Number(parts[2])), ...parts.slice(3).map(expr)];
    return parts.map(expr);
  };
  switch (instr[0]) {
    case 'set':
    case 'tally':
      return [instr[0], slot(instr[1]), expr(instr[2])];
    case 'pick':
      return ['pick', slot(instr[1]), ...instr.slice(2).map(expr)];
    case 'call':
      return ['call', instr[1], expr(instr[2]), slot(instr[3])];
    case 'resolve-field':
      return ['resolve-field', instr[1], expr(instr[2]), slot(instr[3]), expr(instr[4])];
    case 'announce':
      return ['announce', instr[1], expr(instr[2]), instr[3].map(slot)];
    case 'each':
      return ['each', slot(instr[1]), slot(instr[2]), slot(instr[3]), jump(instr[4])];
    case 'goto':
      return ['goto', jump(instr[1])];
    case 'unless':
      return ['unless', expr(instr[1]), jump(instr[2])];
    case 'bands':
      return ['bands', expr(instr[1]), instr[2].map(([low, high, pc]) => [low, high, jump(pc)]), jump(instr[3])];
    default:
      return expr(instr);
  }
}
