// What the branches above a statement make known there. Must not judge conditions.
import type { CompiledProgram, Expr, Instr } from '@dradis/engine';
import { both, keep, learn, NOTHING_KNOWN, within, type Known } from './known.js';
import { following, LOWEST, operations, reachable, writtenSlots } from './walk.js';

/** Operations whose value no statement changes, while the names in them stay what they are. */
const STEADY: ReadonlySet<string> = new Set(['local', 'entity', 'kind', 'is-kind', 'as-kind', 'switch', 'has-effect', 'text', 'list', 'one-of', 'if', 'and', 'or', 'not', '=', '<', '<=', '+', '-', '*']);
/** Instructions that change nothing but the slots they write. */
const QUIET: ReadonlySet<string> = new Set(['set', 'tally', 'goto', 'unless', 'bands', 'each', 'nothing']);

/** What is still known after an instruction. */
function after(instr: Instr, known: Known): Known {
  const written = writtenSlots(instr);
  const quiet = QUIET.has(instr[0]);
  if (quiet && written.length === 0) return known;
  const left = keep(known, (key) => {
    const inside = operations(JSON.parse(key));
    if (!quiet && inside.some(([op]) => !STEADY.has(op))) return false;
    return !inside.some(([op, slot]) => op === 'local' && typeof slot === 'number' && written.includes(slot));
  });
  const isFixed = instr[0] === 'set' && (typeof instr[2] === 'number' || (Array.isArray(instr[2]) && instr[2][0] === 'entity'));
  return isFixed ? learn(['=', ['local', instr[1]], instr[2]], true, left) : left;
}

/** What is known on each way out of an instruction, by where it leads. */
function waysOut(instr: Instr, pc: number, known: Known): readonly (readonly [number, Known])[] {
  const left = after(instr, known);
  if (instr[0] === 'unless') return [[pc + 1, learn(instr[1], true, left)], [instr[2], learn(instr[1], false, left)]];
  if (instr[0] === 'bands') return [...instr[2].map(([low, high, to]): [number, Known] => [to, inBand(instr[1], low, high, left)]), [instr[3], left]];
  return following(instr, pc).map((to) => [to, left]);
}

function inBand(value: Expr, low: number, high: number | null, known: Known): Known {
  return within(value, [low === LOWEST ? -Infinity : low, high ?? Infinity], known);
}

/**
 * What is known before each instruction that can be reached. Where a loop begins nothing is, for what it changes is not
 * looked for.
 */
export function knownAt({ code }: CompiledProgram): ReadonlyMap<number, Known> {
  const reached = reachable(code);
  const arriving = new Map<number, Known>([[0, NOTHING_KNOWN]]);
  const heads = new Set([...reached].flatMap((pc) => {
    const instr = code[pc];
    return instr === undefined ? [] : following(instr, pc).filter((to) => to <= pc);
  }));
  for (const pc of [...reached].sort((a, b) => a - b)) {
    const instr = code[pc];
    if (instr === undefined) continue;
    if (heads.has(pc)) arriving.set(pc, NOTHING_KNOWN);
    for (const [to, known] of waysOut(instr, pc, arriving.get(pc) ?? NOTHING_KNOWN)) {
      if (to <= pc) continue;
      const before = arriving.get(to);
      arriving.set(to, before === undefined ? known : both(before, known));
    }
  }
  return arriving;
}
