/** Refuses definitions that use themselves. Must not compile anything. */
import { BrokenDocument } from '../errors/broken-document.js';
import type { CompiledPack } from './compiled-pack.js';

function used(expr: unknown, out: Set<string>): void {
  if (!Array.isArray(expr)) return;
  if (expr[0] === 'define' && typeof expr[1] === 'string') out.add(expr[1]);
  for (const part of expr as unknown[]) used(part, out);
}

/** Throws BrokenDocument when a definition needs itself, directly or through others. */
export function checkDefinitions(pack: CompiledPack): void {
  const needs = new Map(
    pack.definitions.map((definition) => {
      const out = new Set<string>();
      used(definition.expr, out);
      return [definition.id, out];
    }),
  );
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]): void => {
    if (done.has(id)) return;
    if (path.includes(id)) {
      throw new BrokenDocument('definitions', `"${id}" is defined by itself: ${[...path.slice(path.indexOf(id)), id].join(' -> ')}`);
    }
    for (const next of needs.get(id) ?? []) visit(next, [...path, id]);
    done.add(id);
  };
  for (const id of needs.keys()) visit(id, []);
}
