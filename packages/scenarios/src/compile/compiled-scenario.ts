// A scenario ready to run on one cast. Must hold types only.
import type { Span } from '@dradis/diagnostics';
import type { CompiledProgram, Expr } from '@dradis/engine';
import type { ContentsItem, Placed, Scenario } from '../read/scenario.js';
import type { Seats } from './cast-language.js';

/** What a zone is to hold. */
export interface Contents {
  /** Gives the zone. */
  readonly zone: Expr;
  readonly words: string;
  readonly items: readonly ContentsItem[];
  readonly span: Span;
}

/** One step of arranging a position. */
export type GivenStep =
  | { readonly is: 'program'; readonly program: CompiledProgram; readonly span: Span }
  | { readonly is: 'contents'; readonly contents: Contents };

/** What is checked afterwards. */
export type Check =
  | { readonly is: 'condition'; readonly condition: Expr; readonly locals: number; readonly words: string; readonly span: Span }
  | { readonly is: 'contents'; readonly contents: Contents };

/** An answer of a player known by his engine id. */
export interface ReadyAnswer {
  readonly player: string;
  readonly picks: readonly Placed[];
  readonly words: string;
  readonly span: Span;
}

/** A scenario ready to run. */
export interface CompiledScenario {
  readonly scenario: Scenario;
  readonly seats: Seats;
  readonly given: readonly GivenStep[];
  readonly arrange: CompiledProgram | undefined;
  readonly arranged: readonly ReadyAnswer[];
  readonly when: CompiledProgram;
  readonly answers: readonly ReadyAnswer[];
  readonly then: readonly Check[];
}
