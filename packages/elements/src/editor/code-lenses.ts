// What can be done with what a file declares, in a row above each: try it, run its scenarios, and how much of it was carried out.
// Between answers the rows move with the text. Must not do any of it: the page does.
import { StateEffect, StateField, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { countsOf, setDebugMarks } from './debug-marks.js';
import { editorHost, stretchAt } from './editor-host.js';
import type { EditorHits, EditorLens } from './editor-service.js';

/** Takes the place of all rows. The places are those of the text before the transaction. */
export const setLenses = StateEffect.define<readonly EditorLens[]>();

/** The lenses of one line. */
interface Row {
  readonly at: number;
  readonly lenses: readonly EditorLens[];
}

function wordsOf({ command, scenarios: { length } }: EditorLens): string {
  if (command === 'debug') return 'Try it';
  return length === 1 ? 'Run its scenario' : `Run its ${String(length)} scenarios`;
}

class LensRow extends WidgetType {
  constructor(
    readonly lenses: readonly EditorLens[],
    readonly indent: number,
    /** How many statements there are below the row, and how many of them were carried out. */
    readonly counted: { readonly done: number; readonly of: number },
  ) {
    super();
  }
  override eq({ lenses, indent, counted }: LensRow): boolean {
    return lenses === this.lenses && indent === this.indent && counted.done === this.counted.done && counted.of === this.counted.of;
  }
  override get estimatedHeight(): number {
    return 20;
  }
  override toDOM(view: EditorView): HTMLElement {
    const row = document.createElement('div');
    row.className = 'd-lenses';
    row.style.paddingInlineStart = `${String(this.indent)}ch`;
    for (const lens of this.lenses) {
      const button = document.createElement('button');
      button.textContent = wordsOf(lens);
      button.title = lens.command === 'debug' ? `Try ${lens.id} on the card bench` : lens.scenarios.map(({ title }) => title).join('\n');
      button.addEventListener('click', () => { view.state.facet(editorHost).lens(lens); });
      row.append(button);
    }
    const { done, of } = this.counted;
    if (of > 0) {
      const told = document.createElement('span');
      told.textContent = `${String(done)} of ${String(of)} statements carried out`;
      told.title = 'In the game that is played, so far';
      row.append(told);
    }
    return row;
  }
}

function rowsOf({ doc }: EditorState, lenses: readonly EditorLens[]): Row[] {
  const rows = new Map<number, EditorLens[]>();
  for (const lens of lenses) {
    const { from } = doc.lineAt(stretchAt(doc, lens.range).from);
    rows.set(from, [...(rows.get(from) ?? []), lens]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([at, each]) => ({ at, lenses: each }));
}

function counted(hits: readonly EditorHits[], from: number, to: number): { done: number; of: number } {
  const here = hits.filter(({ line }) => line >= from && line < to);
  return { done: here.filter((one) => one.hits > 0).length, of: here.length };
}

function drawn(state: EditorState, rows: readonly Row[]): DecorationSet {
  const { doc } = state;
  const hits = countsOf(state);
  const ranges = rows.map(({ at, lenses }, index): Range<Decoration> => {
    const line = doc.lineAt(at);
    const next = rows[index + 1];
    const end = next === undefined ? doc.lines + 1 : doc.lineAt(next.at).number;
    const indent = /^ */.exec(line.text)?.[0].length ?? 0;
    return Decoration.widget({ widget: new LensRow(lenses, indent, counted(hits, line.number, end)), block: true, side: -1 }).range(line.from);
  });
  return Decoration.set(ranges, true);
}

interface Lenses {
  readonly rows: readonly Row[];
  readonly drawn: DecorationSet;
}

const field = StateField.define<Lenses>({
  create: () => ({ rows: [], drawn: Decoration.none }),
  update(before, transaction) {
    const told = transaction.effects.find((effect) => effect.is(setLenses));
    const marked = transaction.effects.some((effect) => effect.is(setDebugMarks));
    if (told === undefined && !marked && !transaction.docChanged) return before;
    const rows = (told === undefined ? before.rows : rowsOf(transaction.startState, told.value)).map((row) => ({ ...row, at: transaction.changes.mapPos(row.at, 1) }));
    return { rows, drawn: drawn(transaction.state, rows) };
  },
  provide: (own) => EditorView.decorations.from(own, (value) => value.drawn),
});

/** The rows. */
export const codeLenses: Extension = field;
