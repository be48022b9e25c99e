// What the text leaves unsaid, quietly between its words, as the service tells it. Must not be part of the text: it is not copied,
// nor can the cursor stand in it.
import { StateEffect, StateField, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { stretchAt } from './editor-host.js';
import type { EditorHint } from './editor-service.js';

/** Takes the place of all hints. The places are those of the text before the transaction. */
export const setHints = StateEffect.define<readonly EditorHint[]>();
/** Switches them on or off. */
export const showHints = StateEffect.define<boolean>();

class Hint extends WidgetType {
  constructor(readonly hint: EditorHint) {
    super();
  }
  override eq({ hint }: Hint): boolean {
    return hint.label === this.hint.label && hint.tooltip === this.hint.tooltip && hint.belongsTo === this.hint.belongsTo;
  }
  override toDOM(): HTMLElement {
    const { label, tooltip, belongsTo } = this.hint;
    const mark = document.createElement('span');
    mark.className = `d-hint d-hint-${belongsTo}`;
    mark.textContent = label;
    mark.title = tooltip;
    return mark;
  }
}

const shown = StateField.define<boolean>({
  create: () => true,
  update: (before, { effects }) => effects.reduce((now, effect) => (effect.is(showHints) ? effect.value : now), before),
});

const hints = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    const told = transaction.effects.find((effect) => effect.is(setHints));
    if (told === undefined) return before.map(transaction.changes);
    const { doc } = transaction.startState;
    const ranges = told.value.map((hint): Range<Decoration> => Decoration.widget({ widget: new Hint(hint), side: hint.belongsTo === 'before' ? 1 : -1 }).range(stretchAt(doc, { start: hint.position, end: hint.position }).from));
    return Decoration.set(ranges, true).map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.compute([field, shown], (state) => (state.field(shown) ? state.field(field) : Decoration.none)),
});

/** The hints. */
export const inlayHints: Extension = [shown, hints];
