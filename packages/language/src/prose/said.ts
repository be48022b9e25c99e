// A checked effect as statements with what hangs on them. Must not word anything.
import type { StatementMatch } from '../match/statement.js';
import type { Node } from '../match/node.js';
import type { Line } from '../syntax/line.js';
import { sayLines, type Spelling } from '../format/spacing.js';

/** A statement that was understood. */
export interface Said {
  /** What kind of statement: a form's id, or `verb` or `procedure`. */
  readonly sort: 'form' | 'verb' | 'procedure';
  readonly id: string;
  readonly args: ReadonlyMap<string, Node>;
  readonly body: readonly Said[];
  /** It and what hangs on it, in canonical spelling, on one line. */
  readonly text: string;
}

/** The tree of what a compiler matched. Lines that were not understood are left out. */
export function saidOf(lines: readonly Line[], matched: ReadonlyMap<Line, StatementMatch>, spelling: Spelling): Said[] {
  return lines.flatMap((line): Said[] => {
    const match = matched.get(line);
    if (match === undefined) return [];
    const { target } = match.end;
    const below = line.inline === null ? (line.block ?? []) : [line.inline];
    return [
      {
        sort: target.sort,
        id: target.sort === 'form' ? target.form.id : target.phrase.id,
        args: match.args,
        body: saidOf(below, matched, spelling),
        text: sayLines([line], spelling),
      },
    ];
  });
}
