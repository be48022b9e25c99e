// Compiled expressions as words, so that a failure can name what it looked at. Must not evaluate anything.
import type { CompiledPack, Expr } from '@dradis/engine';

const OPERATORS: Readonly<Record<string, string>> = {
  '=': 'is', '<': 'is less than', '<=': 'is at most', '+': '+', '-': '-', '*': '*', and: 'and', or: 'or', in: 'is in', 'one-of': 'is one of',
};

/** Puts expressions into words close to those an author would use. */
export class ExpressionWords {
  private readonly attributes: ReadonlyMap<string, string>;
  private readonly nouns: ReadonlyMap<string, readonly [string, string]>;
  private readonly definitions: ReadonlyMap<string, string>;

  /**
   * @param names what entities are called, by id, where the scenario has a name of its own for them
   */
  constructor(
    pack: CompiledPack,
    private readonly names: ReadonlyMap<string, string>,
  ) {
    this.attributes = new Map(pack.attributes.map(({ id }) => [id, plain(id)]));
    this.nouns = new Map(pack.kinds.map(({ id, singular, plural }) => [id, [singular, plural]]));
    this.definitions = new Map(pack.definitions.map(({ id, words }) => [id, words]));
  }

  /** The words of an expression; `locals` puts a slot into words. */
  of(expr: Expr, locals: (slot: number) => string): string {
    const words = (part: Expr): string => this.of(part, locals);
    if (expr === null) return 'none';
    if (typeof expr !== 'object') return String(expr);
    switch (expr[0]) {
      case 'text':
        return `"${expr[1]}"`;
      case 'local':
        return locals(expr[1]);
      case 'global':
        return plain(expr[1]);
      case 'entity':
        return this.names.get(expr[1]) ?? expr[1];
      case 'switch':
        return plain(expr[1]);
      case 'kind':
        return this.noun(expr[1], false);
      case 'zone':
        return `${plain(expr[1])} of ${words(expr[2])}`;
      case 'attr':
        return `${this.attributes.get(expr[1]) ?? plain(expr[1])} of ${words(expr[2])}`;
      case 'select':
        return this.selection(expr[1], expr[3], expr[4], expr[2], locals);
      case 'count':
        return `the number of ${words(expr[1])}`;
      case 'exists':
        return `there is one of ${words(expr[1])}`;
      case 'not':
        return `not (${words(expr[1])})`;
      case 'owner':
        return `owner of ${words(expr[1])}`;
      case 'value':
      case 'as-kind':
        return words(expr[1]);
      case 'is-kind':
        return `${words(expr[1])} is a ${this.noun(expr[2], false)}`;
      case 'list':
        return expr.slice(1).map((part) => words(part as Expr)).join(', ') || 'none';
      case 'define':
        return phrase(this.definitions.get(expr[1]) ?? plain(expr[1]), expr.slice(2).map((part) => words(part as Expr)));
      default: {
        const operator = OPERATORS[expr[0]];
        const parts = expr.slice(1).filter((part): part is Expr => typeof part === 'object' || typeof part === 'number' || typeof part === 'boolean');
        if (operator !== undefined) return parts.map(words).join(` ${operator} `);
        return `${plain(typeof expr[1] === 'string' ? expr[1] : expr[0])} (${parts.map(words).join(', ')})`;
      }
    }
  }

  private noun(kind: string, several: boolean): string {
    return this.nouns.get(kind)?.[several ? 1 : 0] ?? kind;
  }

  private selection(kind: string, source: Expr, where: Expr, slot: number, locals: (slot: number) => string): string {
    const inner = (each: number): string => (each === slot ? 'it' : locals(each));
    const from = source === null ? '' : ` in ${this.of(source, locals)}`;
    return `${this.noun(kind, true)}${from}${where === null ? '' : ` where ${this.of(where, inner)}`}`;
  }
}

/** An id as words. */
function plain(id: string): string {
  return id.replaceAll('-', ' ');
}

/** A phrase pattern with its slots filled in order. */
function phrase(pattern: string, parts: readonly string[]): string {
  let next = 0;
  return pattern.replace(/\{[^}]*\}/g, () => parts[next++] ?? '?');
}
