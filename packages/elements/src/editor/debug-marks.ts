// What a session says of a file, in its text and margins: the statement that runs, frames further out, breakpoints, how often
// statements were carried out. Must not know a session; lines are those of the text that is open.
import { StateEffect, StateField, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker, WidgetType, type DecorationSet } from '@codemirror/view';
import { NO_MARKS, type DebugMarks } from './debug-marks-type.js';
import { editorHost, stretchAt } from './editor-host.js';
import type { EditorBreakpoint, EditorHits, EditorRange } from './editor-service.js';

/** Takes the place of all marks. */
export const setDebugMarks = StateEffect.define<DebugMarks>();

const marks = StateField.define<DebugMarks>({
  create: () => NO_MARKS,
  update: (before, { effects }) => effects.reduce((now, effect) => (effect.is(setDebugMarks) ? effect.value : now), before),
});

/** How often statements of the file were carried out; lines are those of the text. */
export function countsOf(state: EditorState): readonly EditorHits[] {
  return state.field(marks, false)?.hits ?? [];
}

class InlineMark extends WidgetType {
  constructor(readonly breakpoint: EditorBreakpoint) {
    super();
  }
  override eq({ breakpoint }: InlineMark): boolean {
    return breakpoint.line === this.breakpoint.line && breakpoint.column === this.breakpoint.column && breakpoint.enabled === this.breakpoint.enabled;
  }
  override toDOM(view: EditorView): HTMLElement {
    const { line, column, enabled } = this.breakpoint;
    const button = document.createElement('button');
    button.className = `d-mark d-inline-mark${enabled ? '' : ' d-off'}`;
    button.tabIndex = -1;
    button.title = enabled ? 'Stops at this statement; click to let it pass' : 'Click to stop at this statement too';
    button.setAttribute('aria-label', button.title);
    button.addEventListener('mousedown', (event) => {
      event.preventDefault();
      view.state.facet(editorHost).toggle(line, column);
    });
    return button;
  }
}

function decorationsOf(state: EditorState): DecorationSet {
  const { doc } = state;
  const { current, outer, breakpoints } = state.field(marks);
  const ranges: Range<Decoration>[] = [];
  const lineMark = ({ start }: EditorRange, name: string): void => {
    if (start.line < doc.lines) ranges.push(Decoration.line({ class: name, attributes: name === 'd-current-line' ? { 'aria-current': 'step' } : {} }).range(doc.line(start.line + 1).from));
  };
  for (const range of outer) lineMark(range, 'd-outer-line');
  if (current !== undefined) {
    const { from, to } = stretchAt(doc, current);
    lineMark(current, 'd-current-line');
    if (to > from) ranges.push(Decoration.mark({ class: 'd-current' }).range(from, to));
  }
  for (const breakpoint of breakpoints) {
    if (breakpoint.column === undefined || breakpoint.line > doc.lines) continue;
    const line = doc.line(breakpoint.line);
    ranges.push(Decoration.widget({ widget: new InlineMark(breakpoint), side: -1 }).range(Math.min(line.to, line.from + breakpoint.column - 1)));
  }
  return Decoration.set(ranges, true);
}

const decorations = StateField.define<DecorationSet>({
  create: decorationsOf,
  update: (before, transaction) => (transaction.effects.some((effect) => effect.is(setDebugMarks)) ? decorationsOf(transaction.state) : before.map(transaction.changes)),
  provide: (field) => EditorView.decorations.from(field),
});

class LineMark extends GutterMarker {
  constructor(readonly breakpoints: readonly EditorBreakpoint[]) {
    super();
  }
  override eq({ breakpoints }: LineMark): boolean {
    return breakpoints === this.breakpoints;
  }
  override toDOM(): HTMLElement {
    const mark = document.createElement('span');
    const on = this.breakpoints.filter(({ enabled }) => enabled);
    mark.className = `d-mark${on.length === 0 ? ' d-off' : ''}${this.breakpoints.some(({ verified }) => verified) ? '' : ' d-unbound'}${on.length > 1 ? ' d-several' : ''}`;
    mark.title = [on.length > 1 ? `${String(on.length)} breakpoints` : on.length === 1 ? 'Breakpoint' : 'Breakpoint, switched off', ...this.breakpoints.map(({ message }) => message).filter((message) => message !== '')].join('. ');
    return mark;
  }
}

class HitMark extends GutterMarker {
  constructor(readonly hits: number) {
    super();
  }
  override eq({ hits }: HitMark): boolean {
    return hits === this.hits;
  }
  override toDOM(): HTMLElement {
    const mark = document.createElement('span');
    mark.className = this.hits === 0 ? 'd-never' : 'd-hit';
    mark.textContent = this.hits === 0 ? '–' : this.hits > 999 ? '1k+' : String(this.hits);
    mark.title = this.hits === 0 ? 'Not carried out so far' : `Carried out ${String(this.hits)} times so far`;
    return mark;
  }
}

const breakpointGutter = gutter({
  class: 'd-marks',
  renderEmptyElements: true,
  lineMarker(view, { from }) {
    const { number } = view.state.doc.lineAt(from);
    const here = view.state.field(marks).breakpoints.filter(({ line }) => line === number);
    return here.length === 0 ? null : new LineMark(here);
  },
  lineMarkerChange: ({ transactions }) => transactions.some(({ effects }) => effects.some((effect) => effect.is(setDebugMarks))),
  domEventHandlers: {
    mousedown(view, { from }) {
      view.state.facet(editorHost).toggle(view.state.doc.lineAt(from).number);
      return true;
    },
  },
});

const hitGutter = gutter({
  class: 'd-hits',
  lineMarker(view, { from }) {
    const { number } = view.state.doc.lineAt(from);
    const here = view.state.field(marks).hits.filter(({ line }) => line === number);
    return here.length === 0 ? null : new HitMark(Math.max(...here.map(({ hits }) => hits)));
  },
  lineMarkerChange: ({ transactions }) => transactions.some(({ effects }) => effects.some((effect) => effect.is(setDebugMarks))),
});

/** The margins and colours. */
export const debugMarks: Extension = [marks, decorations, breakpointGutter, hitGutter];
