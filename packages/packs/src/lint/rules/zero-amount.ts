// D0624: an amount of nothing. Must not judge numbers that are compared or set.
import type { CompiledPack, CompiledProgram, Expr, Instr } from '@dradis/engine';
import { remember } from '../analysis/remember.js';
import { operations } from '../analysis/walk.js';
import type { Advice, LintRule } from '../lint-rule.js';

/** Verbs whose first slot is an amount. */
const AMOUNTS: ReadonlySet<string> = new Set(['add', 'add-for', 'subtract', 'subtract-for']);

type Parameters = ReadonlyMap<string, ReadonlySet<number>>;

/** Whether a `set` counts the rounds of a `repeat`: the counter and the test follow it. */
function isRounds(code: readonly Instr[], pc: number): boolean {
  const [instr, counter, test] = code.slice(pc, pc + 3);
  if (instr?.[0] !== 'set' || counter?.[0] !== 'set' || counter[2] !== 0 || test?.[0] !== 'unless') return false;
  const condition = test[1];
  return Array.isArray(condition) && condition[0] === '<' && JSON.stringify(condition) === JSON.stringify(['<', ['local', counter[1]], ['local', instr[1]]]);
}

/** The expressions of an instruction that say how many or how much. */
function amountsOf(code: readonly Instr[], pc: number, known: Parameters): Expr[] {
  const instr = code[pc];
  if (instr === undefined) return [];
  const amounts: Expr[] = operations(instr).flatMap(([op, count]) => (op === 'top' || op === 'bottom' ? [count as Expr] : []));
  if (instr[0] === 'set' && isRounds(code, pc)) amounts.push(instr[2]);
  if (instr[0] === 'verb' && AMOUNTS.has(instr[1])) amounts.push(instr[2] ?? null);
  if (instr[0] === 'pick') amounts.push(instr[3]);
  if (instr[0] === 'call') for (const slot of known.get(instr[1]) ?? []) amounts.push(instr[2][slot] ?? null);
  return amounts;
}

function isSlot(expr: Expr, slot: number): boolean {
  return Array.isArray(expr) && expr[0] === 'local' && expr[1] === slot;
}

/** The parameters of a procedure that it uses as amounts and in no other way. */
function ofProcedure({ code, params, locals }: CompiledProgram, known: Parameters): Set<number> {
  const found = new Set<number>();
  for (let slot = 0; slot < params; slot += 1) {
    if (locals[slot]?.type !== 'number') continue;
    const all = code.flatMap((instr) => operations(instr)).filter(([op, at]) => op === 'local' && at === slot).length;
    const asAmount = code.flatMap((_, pc) => amountsOf(code, pc, known)).filter((expr) => isSlot(expr, slot)).length;
    if (all > 0 && all === asAmount) found.add(slot);
  }
  return found;
}

function amountParameters({ programs }: CompiledPack): Parameters {
  const known = new Map<string, ReadonlySet<number>>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const program of programs) {
      if (program.kind !== 'procedure' || program.params === 0) continue;
      const found = ofProcedure(program, known);
      if (found.size <= (known.get(program.id)?.size ?? 0)) continue;
      known.set(program.id, found);
      changed = true;
    }
  }
  return known;
}

/** A statement with a 0; `call` when it depends on the procedure what the 0 is for. */
interface Zero {
  readonly pc: number;
  readonly call: Extract<Instr, readonly ['call', ...unknown[]]> | undefined;
}

/** Statements whose amount is 0, and calls that are given a 0 for something. */
const zerosIn = remember((code: readonly Instr[]): readonly Zero[] =>
  code.flatMap((instr, pc): Zero[] => {
    if (amountsOf(code, pc, NONE_KNOWN).includes(0)) return [{ pc, call: undefined }];
    return instr[0] === 'call' && instr[2].includes(0) ? [{ pc, call: instr }] : [];
  }),
);

const NONE_KNOWN: Parameters = new Map();

/** The rule. */
export const zeroAmount: LintRule = {
  page: {
    code: 'D0624',
    title: 'An amount of nothing',
    text: 'The statement is done no times, adds 0, or takes 0 things: it does nothing. The same for `modify` with `by: 0`, and for a phrase whose number only says how often.',
    wrong: 'repeat 0 times: gain 1 wheat\n',
    right: 'repeat 2 times: gain 1 wheat\n',
  },
  *check({ pack, placeOf, abilityPlace }): Iterable<Advice> {
    let known: Parameters | undefined;
    for (const program of pack.programs) {
      for (const { pc, call } of zerosIn(program.code)) {
        const amounts = call === undefined ? undefined : (known ??= amountParameters(pack)).get(call[1]);
        const isNone = call === undefined || call[2].some((expr, slot) => expr === 0 && amounts?.has(slot) === true);
        const at = isNone ? placeOf(program, pc) : undefined;
        if (at !== undefined) yield { at, title: 'this does nothing: its amount is 0', help: 'correct the number, or leave the statement out' };
      }
    }
    for (const ability of pack.abilities) {
      const at = 'quantity' in ability.trigger && ability.by === 0 ? abilityPlace(ability) : undefined;
      if (at !== undefined) yield { at, title: 'this changes the quantity by 0', help: 'correct `by`' };
    }
  },
};
