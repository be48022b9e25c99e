// What `check` found in one pack, as every format shows it. Must not format.
import type { Diagnostic } from '@dradis/diagnostics';

/** One pack that was checked. Diagnostics have the paths to be shown. */
export interface CheckedPack {
  /** The folder as shown. */
  readonly path: string;
  /** What the manifest says; null when the pack has errors. */
  readonly pack: { readonly id: string; readonly title: string; readonly version: string; readonly hash: string } | null;
  readonly files: number;
  /** How many entities each kind has, sub-kinds included. */
  readonly counts: Readonly<Record<string, number>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** How many diagnostics of each severity there are. */
export function tally(packs: readonly CheckedPack[]): { errors: number; warnings: number; notes: number } {
  const count = (severity: Diagnostic['severity']): number => packs.reduce((sum, pack) => sum + pack.diagnostics.filter((each) => each.severity === severity).length, 0);
  return { errors: count('error'), warnings: count('warning'), notes: count('note') };
}
