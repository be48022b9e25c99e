// A definition with its arguments put in, so that its parts can be worked out one by one. Must not evaluate anything.
import type { CompiledPack, Expr } from '@dradis/engine';

/** The expression of a definition with arguments in place of parameters; undefined when there is no such definition. */
export function closeDefinition(pack: CompiledPack, id: string, args: readonly Expr[]): Expr | undefined {
  const definition = pack.definitions.find((each) => each.id === id);
  return definition === undefined ? undefined : putIn(definition.expr, args, definition.params);
}

function putIn(expr: Expr, args: readonly Expr[], params: number): Expr {
  if (!Array.isArray(expr)) return expr;
  if (expr[0] === 'text') return expr;
  if (expr[0] === 'local') return expr[1] < params ? (args[expr[1]] ?? null) : expr;
  // Operands are expressions; ids and the slots of candidates are left as they are.
  return expr.map((part: unknown) => (Array.isArray(part) ? putIn(part as Expr, args, params) : part)) as unknown as Expr;
}
