// One pack among those that a pack is made of: its own files, or those of a pack it extends. Must hold types only.
import type { PackDocument } from '../compile/read-document.js';

/** The files of one pack, in the order of their paths. */
export interface PackLayer {
  /** The id its manifest states; empty without one. */
  readonly id: string;
  readonly manifest: PackDocument | undefined;
  /** All its documents but scenarios, the manifest among them. */
  readonly documents: readonly PackDocument[];
}
