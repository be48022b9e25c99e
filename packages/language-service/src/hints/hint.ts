// A hint before its place is counted in lines. Must hold types only.
import type { InlayHint } from '../protocol.js';

/** A hint at an offset of its document. */
export interface HintAt extends Omit<InlayHint, 'position'> {
  readonly at: number;
}
