/**
 * Which part of a condition keeps an option from being offered: worked out part by part, told as it is written. For who may know
 * everything alone: which part fails can tell what is hidden. Must not judge conditions itself.
 */
import { describeFrames, evaluate, type Expr, type Game, ProgramFault, type TypeTag, type Value } from '@dradis/engine';
import type { Catalogue } from '../state/catalogue.js';
import type { FailingPart } from '../types/decision.js';
import { conditionOfKey, conditionOfOption, conjunctsOf, type WrittenPart } from './written-condition.js';

/** Text of a source file; undefined when it is not at hand. */
export type Texts = (file: string) => string | undefined;

interface Condition {
  expr: Expr;
  types: TypeTag[];
  values: Value[];
  written: WrittenPart | undefined;
}

/** The types of slots that conditions put things aside in, where they are not known otherwise. */
function withCandidates(expr: unknown, types: TypeTag[]): TypeTag[] {
  if (!Array.isArray(expr)) return types;
  const [form, kind, slot] = expr as unknown[];
  if (form === 'select' && typeof slot === 'number') {
    while (types.length <= slot) types.push('');
    types[slot] ||= `thing:${String(kind)}`;
  }
  for (const part of expr) withCandidates(part, types);
  return types;
}

function ofOption(game: Game, option: string, texts: Texts): Condition | undefined {
  const top = game.state.frames.at(-1);
  const { programs, files } = game.pack.compiled;
  const program = programs[top?.program ?? -1];
  const pc = (top?.pc ?? 0) - 1;
  const instruction = program?.code[pc];
  if (top === undefined || program === undefined || instruction?.[0] !== 'ask') return undefined;
  const meant = instruction[1].options?.[Number(/^option-(\d+)$/.exec(option)?.[1] ?? 0) - 1];
  if (meant === undefined) return undefined;
  const file = files[program.file] ?? '';
  const text = texts(file);
  return { expr: meant.when, types: program.locals.map(({ type }) => type), values: [...top.locals], written: text === undefined ? undefined : conditionOfOption(file, text, program.at[pc]?.[0] ?? 1, meant.label) };
}

function ofAbility(game: Game, names: Catalogue, option: string, player: number, texts: Texts): Condition | undefined {
  const instance = names.layout.instances.find(({ id }) => id === option);
  const ability = game.pack.compiled.abilities.find(({ id }) => id === instance?.ability.id);
  if (instance === undefined || ability === undefined) return undefined;
  const frame = describeFrames(game).at(-1);
  const participants = frame?.kind === 'window' ? frame.locals : [];
  const raw = game.state.frames.at(-1)?.locals ?? [];
  const kind = names.layout.kinds[names.layout.kindOf[instance.source] ?? -1]?.id ?? '';
  const [file, line] = ability.at;
  const path = game.pack.compiled.files[file] ?? '';
  const text = texts(path);
  return {
    expr: ability.if,
    types: ['thing:player', `thing:${kind}`, ...participants.map(({ type }) => type)],
    values: [player, instance.source, ...participants.map(({ slot }) => raw[slot] ?? -1)],
    written: text === undefined ? undefined : conditionOfKey(path, text, line),
  };
}

function partsOf(expr: Expr): Expr[] {
  return Array.isArray(expr) && expr[0] === 'and' ? (expr.slice(1) as Expr[]).flatMap(partsOf) : [expr];
}

/** The parts that do not hold, for an option whose own condition is the reason; empty when that cannot be found out. */
export function failingParts(game: Game, names: Catalogue, option: string, texts: Texts): FailingPart[] {
  const { decision } = game.state;
  if (decision === null) return [];
  const condition = decision.form === 'option' ? ofOption(game, option, texts) : ofAbility(game, names, option, decision.player, texts);
  if (condition === undefined) return [];
  const parts = partsOf(condition.expr);
  const { written } = condition;
  const split = written === undefined ? [] : conjunctsOf(written);
  const types = withCandidates(condition.expr, [...condition.types]);
  const value = (expr: Expr): unknown => evaluate(game, expr, { types, values: condition.values }).value;
  try {
    const failing = parts.flatMap((part, index) => (value(part) === true ? [] : [{ part, at: split.length === parts.length ? split[index] : written }]));
    return failing.map(({ part, at }) => ({ text: at?.text ?? '', place: at?.place ?? null, found: foundIn(part, value) }));
  } catch (error) {
    if (error instanceof ProgramFault) return [];
    throw error;
  }
}

/** What stands on the left of a comparison of numbers. */
function foundIn(part: Expr, value: (expr: Expr) => unknown): string | null {
  if (!Array.isArray(part) || (part[0] !== '=' && part[0] !== '<' && part[0] !== '<=')) return null;
  const sides = [part[1], part[2]].filter((side) => typeof side !== 'number').map(value);
  return sides.length > 0 && sides.every((side) => typeof side === 'number') ? sides.join(' and ') : null;
}
