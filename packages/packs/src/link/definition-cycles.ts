// Definitions that need themselves to be worked out. Must not know what the expressions mean but for calls of definitions.
import type { Expr } from '@dradis/engine';
import type { CompiledDefinition } from '../compile/compile-rules.js';
import type { Declarations } from '../declare/declarations.js';
import type { Report } from '../findings.js';
import { keyPlace } from '../declare/reading.js';

function callsOf(expr: Expr, into: Set<string> = new Set()): Set<string> {
  if (!Array.isArray(expr)) return into;
  if (expr[0] === 'define') into.add(expr[1]);
  for (const part of expr) if (Array.isArray(part)) callsOf(part, into);
  return into;
}

/** Reports each definition from which calls lead back to it, once for a circle: at the first of it in the order of the files. */
export function checkDefinitions(compiled: readonly CompiledDefinition[], declarations: Declarations, report: Report): void {
  const calls = new Map(compiled.map(({ id, expr }) => [id, callsOf(expr)]));
  const done = new Set<string>();
  const told = new Set<string>();
  const walk = (id: string, path: readonly string[]): void => {
    const again = path.indexOf(id);
    if (again >= 0) {
      const circle = path.slice(again);
      const found = declarations.definitions.find((each) => each.id === circle[0]);
      if (found === undefined || circle.some((each) => told.has(each))) return;
      for (const each of circle) told.add(each);
      report({ code: 'D0516', at: keyPlace(found.place.file, found.node, 'means'), facts: { name: id, path: [...circle, id] } });
      return;
    }
    if (done.has(id)) return;
    for (const next of calls.get(id) ?? []) walk(next, [...path, id]);
    done.add(id);
  };
  for (const { id } of compiled) walk(id, []);
}
