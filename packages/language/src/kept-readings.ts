// What was understood of each text, for those who compile it once and then say it in several languages. Must not understand
// anything itself, nor outlive the texts.
import type { Node } from './match/node.js';
import type { StatementMatch } from './match/statement.js';
import type { Said } from './prose/said.js';
import type { Scope } from './scope.js';
import type { SourceSlice } from './source-slice.js';
import type { TypeTag } from './vocabulary.js';

interface KeptEffect {
  readonly scope: Scope;
  /** Works it out when it is first asked for. */
  readonly read: () => readonly Said[];
  said: readonly Said[] | undefined;
}

interface KeptExpression {
  readonly scope: Scope;
  readonly expect: TypeTag;
  readonly node: Node | null;
}

/** Readings by the slice that was read: the same slice in the same scope is read once. */
export class KeptReadings {
  readonly #effects = new WeakMap<SourceSlice, KeptEffect>();
  readonly #expressions = new WeakMap<SourceSlice, KeptExpression>();
  readonly #statements = new Map<string, StatementMatch>();

  /** Keeps how an effect can be said, in the place of what was kept of the slice before. */
  keepEffect(text: SourceSlice, scope: Scope, read: () => readonly Said[]): void {
    this.#effects.set(text, { scope, read, said: undefined });
  }

  /** The statements of an effect; undefined when the slice has not been read in this scope. */
  effect(text: SourceSlice, scope: Scope): readonly Said[] | undefined {
    const kept = this.#effects.get(text);
    if (kept?.scope !== scope) return undefined;
    kept.said ??= kept.read();
    return kept.said;
  }

  /** Keeps the meaning of a head. `key` is the same only for the same words with the same names around them. */
  keepStatement(key: string, match: StatementMatch): void {
    this.#statements.set(key, match);
  }

  /** The meaning of a head; undefined when none like it has been understood. */
  statement(key: string): StatementMatch | undefined {
    return this.#statements.get(key);
  }

  /** Keeps an expression that was understood; null when it was not. */
  keepExpression(text: SourceSlice, scope: Scope, expect: TypeTag, node: Node | null): void {
    this.#expressions.set(text, { scope, expect, node });
  }

  /** The expression of a type; undefined when the slice has not been read so. */
  expression(text: SourceSlice, scope: Scope, expect: TypeTag): Node | null | undefined {
    const kept = this.#expressions.get(text);
    return kept?.scope === scope && kept.expect === expect ? kept.node : undefined;
  }
}
