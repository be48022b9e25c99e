// Why a condition does not hold: the values behind it, in the words of the game. Must not judge conditions itself.
import type { CompiledPack, Evaluated, Expr } from '@dradis/engine';
import { closeDefinition } from './close-definition.js';
import type { ExpressionWords } from './expression-words.js';

/** How far definitions are looked into. */
const MOST_DEPTH = 6;

/** What explaining needs of a game. */
export interface ConditionSource {
  readonly pack: CompiledPack;
  readonly words: ExpressionWords;
  evaluate(expr: Expr): Evaluated;
  /** The name of an entity in the scenario. */
  name(id: string): string;
}

/** What was found instead of what the condition says: one line for each part that went against it. */
export function explainCondition(source: ConditionSource, condition: Expr): string {
  const lines = explain(source, condition, true, 0);
  return lines.length > 0 ? [...new Set(lines)].join('\n') : 'it does not hold';
}

function explain(source: ConditionSource, expr: Expr, wanted: boolean, depth: number): string[] {
  if (expr === null || typeof expr !== 'object') return [];
  const holds = (part: Expr): boolean => source.evaluate(part).value === true;
  switch (expr[0]) {
    case 'not':
      return explain(source, expr[1], !wanted, depth);
    case 'and':
    case 'or':
      return (expr.slice(1) as Expr[]).filter((part) => holds(part) !== wanted).flatMap((part) => explain(source, part, wanted, depth));
    case '=':
    case '<':
    case '<=':
      return [...found(source, expr[1]), ...found(source, expr[2])];
    case 'in':
      return [`${named(source, expr[1])} is in ${shown(source, ['query', 'place-of', expr[1]])}`];
    case 'exists':
      return [`${wordsOf(source, expr[1])}: ${shown(source, expr[1])}`];
    case 'one-of':
      return [...found(source, expr[1]), ...found(source, expr[2])];
    case 'is-kind':
      return found(source, expr[1]);
    case 'define': {
      const inner = depth < MOST_DEPTH ? closeDefinition(source.pack, expr[1], expr.slice(2) as Expr[]) : undefined;
      const lines = inner === undefined ? [] : explain(source, inner, wanted, depth + 1);
      return lines.length > 0 ? lines : truth(source, expr, holds(expr));
    }
    default:
      return truth(source, expr, holds(expr));
  }
}

/** What an operand comes to; nothing for what says its value itself. */
function found(source: ConditionSource, expr: Expr): string[] {
  if (expr === null || typeof expr !== 'object' || expr[0] === 'entity') return [];
  const members = expr[0] === 'count' ? ` (${shown(source, expr[1])})` : '';
  return [`${wordsOf(source, expr)} is ${shown(source, expr)}${members}`];
}

/** An expression by its words and, if it has no name of its own, what it comes to. */
function named(source: ConditionSource, expr: Expr): string {
  const plain = Array.isArray(expr) && expr[0] === 'entity';
  return plain ? wordsOf(source, expr) : `${wordsOf(source, expr)} (${shown(source, expr)})`;
}

function wordsOf(source: ConditionSource, expr: Expr): string {
  return source.words.of(expr, () => 'it');
}

function truth(source: ConditionSource, expr: Expr, holds: boolean): string[] {
  return [`it is ${holds ? '' : 'not '}so that ${wordsOf(source, expr)}`];
}

/** A value in words: entities by the names of the scenario. */
function shown(source: ConditionSource, expr: Expr): string {
  const { value } = source.evaluate(expr);
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((id) => (typeof id === 'string' ? source.name(id) : String(id))).join(', ');
  if (typeof value === 'object') return String(value.value);
  return typeof value === 'string' ? source.name(value) : String(value);
}
