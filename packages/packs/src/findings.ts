// What the reading of a pack finds wrong: code, places and facts. Must not hold wording; codes/ does.
import type { Fact, SourceFile } from '@dradis/diagnostics';
import type { Range } from './yaml/pack-node.js';

/** A stretch of a file. */
export interface Place {
  /** The file it is in. */
  readonly file: SourceFile;
  /** The stretch. */
  readonly range: Range;
}

/** One mistake in a pack, before it is worded. */
export interface Finding {
  readonly code: PackCode;
  readonly at: Place;
  readonly facts: Readonly<Record<string, Fact>>;
  /** A second place that explains the first, such as the first use of a repeated id. */
  readonly also?: Place;
  /** More places that have to do with it, in no order of importance. */
  readonly further?: readonly Place[];
}

/** The codes this package raises. */
export type PackCode =
  | 'D0301' | 'D0302' | 'D0303' | 'D0304' | 'D0305' | 'D0306' | 'D0307' | 'D0308' | 'D0309' | 'D0310' | 'D0311' | 'D0312'
  | 'D0401' | 'D0402' | 'D0403' | 'D0404' | 'D0405' | 'D0406' | 'D0407' | 'D0408' | 'D0409' | 'D0410' | 'D0411' | 'D0412' | 'D0413' | 'D0414'
  | 'D0501' | 'D0502' | 'D0503' | 'D0504' | 'D0505' | 'D0506' | 'D0507' | 'D0508' | 'D0509' | 'D0510' | 'D0511' | 'D0512' | 'D0513' | 'D0514' | 'D0515' | 'D0516' | 'D0517';

/** Takes findings. */
export type Report = (finding: Finding) => void;
