// Checked packs for people: every diagnostic with its excerpt, then one line a pack. Must not decide the exit code.
import { renderText } from '@dradis/diagnostics';
import { tally, type CheckedPack } from './checked-pack.js';

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The diagnostics; empty when there are none. */
export function prettyDiagnostics(packs: readonly CheckedPack[]): string {
  return packs.flatMap((pack) => pack.diagnostics.map((diagnostic) => `${renderText(diagnostic)}\n\n`)).join('');
}

/** One line a pack. */
export function prettySummary(packs: readonly CheckedPack[]): string {
  return packs
    .map((pack) => {
      const { errors, warnings } = tally([pack]);
      const found = errors + warnings === 0 ? 'no mistakes' : [...(errors > 0 ? [count(errors, 'error')] : []), ...(warnings > 0 ? [count(warnings, 'warning')] : [])].join(', ');
      return `${pack.path}: ${count(pack.files, 'file')}, ${found}\n`;
    })
    .join('');
}
