// How the text differs from what is saved, in the margin; and in a conflict the lines of the other text, above those that stand
// in their place. Must not decide between them.
import { StateEffect, StateField, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker, WidgetType, type DecorationSet } from '@codemirror/view';
import { lineChanges } from './line-diff.js';

/** The texts to compare with; undefined to compare with none. */
export interface OtherTexts {
  readonly saved: string | undefined;
  /** What the disk says in a conflict. */
  readonly theirs: string | undefined;
}

/** Takes the place of the texts to compare with. */
export const setOtherTexts = StateEffect.define<OtherTexts>();

type LineState = 'added' | 'changed' | 'removed-here';

interface Compared {
  readonly texts: OtherTexts;
  /** By line, from 1. */
  readonly lines: ReadonlyMap<number, LineState>;
  readonly theirs: DecorationSet;
}

class TheirLines extends WidgetType {
  constructor(readonly lines: readonly string[]) {
    super();
  }
  override eq({ lines }: TheirLines): boolean {
    return lines.join('\n') === this.lines.join('\n');
  }
  override toDOM(): HTMLElement {
    const block = document.createElement('div');
    block.className = 'd-theirs';
    block.setAttribute('role', 'note');
    block.setAttribute('aria-label', 'On the disk');
    block.textContent = this.lines.map((line) => `− ${line}`).join('\n');
    return block;
  }
}

function compare(texts: OtherTexts, { doc }: EditorState): Compared {
  const text = doc.toString();
  const lines = new Map<number, LineState>();
  if (texts.saved !== undefined) {
    for (const { fromA, toA, fromB, toB } of lineChanges(texts.saved, text)) {
      for (let line = fromB; line < toB; line += 1) lines.set(line + 1, toA > fromA ? 'changed' : 'added');
      if (fromB === toB) lines.set(Math.min(doc.lines, fromB + 1), 'removed-here');
    }
  }
  const ranges: Range<Decoration>[] = [];
  if (texts.theirs !== undefined) {
    const other = texts.theirs.split('\n');
    for (const { fromA, toA, fromB } of lineChanges(texts.theirs, text)) {
      if (toA === fromA) continue;
      const below = fromB < doc.lines;
      ranges.push(Decoration.widget({ widget: new TheirLines(other.slice(fromA, toA)), block: true, side: below ? -1 : 1 }).range(below ? doc.line(fromB + 1).from : doc.length));
    }
  }
  return { texts, lines, theirs: Decoration.set(ranges, true) };
}

const compared = StateField.define<Compared>({
  create: (state) => compare({ saved: undefined, theirs: undefined }, state),
  update(before, transaction) {
    const effect = transaction.effects.find((one) => one.is(setOtherTexts));
    if (effect === undefined && !transaction.docChanged) return before;
    return compare(effect === undefined ? before.texts : (effect.value), transaction.state);
  },
  provide: (field) => EditorView.decorations.from(field, ({ theirs }) => theirs),
});

class ChangeMark extends GutterMarker {
  constructor(readonly kind: LineState) {
    super();
  }
  override eq({ kind }: ChangeMark): boolean {
    return kind === this.kind;
  }
  override toDOM(): HTMLElement {
    const mark = document.createElement('div');
    mark.className = `d-${this.kind}`;
    mark.title = { added: 'Added, not saved', changed: 'Changed, not saved', 'removed-here': 'Lines removed here, not saved' }[this.kind];
    return mark;
  }
}

/** The margin and the lines of the disk. */
export const diskMarks: Extension = [
  compared,
  gutter({
    class: 'd-changes',
    lineMarker(view, { from }) {
      const { doc } = view.state;
      const kind = view.state.field(compared).lines.get(doc.lineAt(from).number);
      return kind === undefined ? null : new ChangeMark(kind);
    },
    lineMarkerChange: ({ docChanged, transactions }) => docChanged || transactions.some(({ effects }) => effects.some((effect) => effect.is(setOtherTexts))),
  }),
];
