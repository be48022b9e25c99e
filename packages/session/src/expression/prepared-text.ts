/**
 * A text compiled for a line and worked out at any of its steps. Must work on the game that looks at the past: the line's own
 * game is never touched.
 */
import { type Expr, type PreparedExpression, prepareExpression, ProgramFault, type Value } from '@dradis/engine';
import type { ScopeParam } from '@dradis/language';
import type { Line } from '../record/line.js';
import { eyesOf } from '../state/eyes.js';
import { Wording } from '../state/wording.js';
import { plainValue, valueText } from '../state/write-value.js';
import type { TextMistake } from '../types/expression.js';
import type { Seat } from '../types/options.js';
import type { PlainValue } from '../types/value.js';
import type { TextCompiler } from './text-compiler.js';
import { toldTo } from './told-to.js';

/** What it comes to at a step, for reading. */
export interface TextValue {
  value: string;
  raw: PlainValue;
  hidden: boolean;
  problem: string | null;
}

const HIDDEN: TextValue = { value: '', raw: null, hidden: true, problem: null };

/** Names that an expression may use beside the pack's, with their values. */
export interface TextLocals {
  params: readonly ScopeParam[];
  values: readonly Value[];
}

/** A compiled text on one line. */
export class PreparedText {
  readonly mistakes: readonly TextMistake[];
  readonly #line: Line;
  readonly #expr: Expr | undefined;
  readonly #prepared: PreparedExpression | undefined;
  readonly #locals: TextLocals | undefined;

  constructor(line: Line, compiler: TextCompiler, text: string, expect: string, locals?: TextLocals) {
    const { expr, types, mistakes } = compiler.expression(text, expect, locals?.params);
    this.#line = line;
    this.#expr = expr;
    this.#locals = locals;
    this.mistakes = mistakes;
    if (expr !== undefined) this.#prepared = prepareExpression(line.past.game, expr, types);
  }

  /** Null when the text cannot be compiled. */
  get type(): string | null {
    return this.#prepared?.type ?? null;
  }

  /** The raw value at a step. Throws ProgramFault when it goes wrong there. */
  raw(step: number): Value {
    const { past } = this.#line;
    past.walker.moveTo(step);
    try {
      return this.#prepared?.value(past.game, this.#locals?.values) ?? -1;
    } catch (error) {
      past.walker.spoil();
      throw error;
    }
  }

  /** Whether a condition holds at a step, and what went wrong. */
  holds(step: number): { holds: boolean; problem: string | null } {
    try {
      return { holds: this.raw(step) === 1, problem: null };
    } catch (error) {
      return { holds: false, problem: faultText(error) };
    }
  }

  /** The value at a step for a seat. */
  at(step: number, seat: Seat): TextValue {
    const { past, names } = this.#line;
    if (this.#prepared === undefined) return { value: '', raw: null, hidden: false, problem: null };
    past.walker.moveTo(step);
    const words = new Wording(names, past.game.state, eyesOf(past.game, names, seat));
    if (seat !== 'everything' && !toldTo(words, this.#expr ?? null)) return HIDDEN;
    try {
      const raw = this.raw(step);
      const { type } = this.#prepared;
      const plain = plainValue(this.#prepared.render(past.game, raw));
      return { value: type === 'tally' ? String(plain ?? 'nothing') : valueText(words, raw, type), raw: plain, hidden: false, problem: null };
    } catch (error) {
      return { value: '', raw: null, hidden: false, problem: faultText(error) };
    }
  }
}

/** What a fault of an expression says. Throws on what is none. */
function faultText(error: unknown): string {
  if (error instanceof ProgramFault) return error.reason;
  throw error;
}
