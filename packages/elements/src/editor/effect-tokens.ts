// Colours of the words inside effects, as the service tells them; between answers they move with the text. Must not ask.
import { StateEffect, StateField, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import { stretchAt } from './editor-host.js';
import type { EditorRange, EditorTokenType } from './editor-service.js';

/** A coloured stretch. */
export interface EffectToken {
  readonly range: EditorRange;
  readonly type: EditorTokenType;
  readonly declaration: boolean;
}

/** Takes the place of all colours. The stretches are of the text before the transaction. */
export const setEffectTokens = StateEffect.define<readonly EffectToken[]>();

const decorations = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    let now = before.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setEffectTokens)) continue;
      const { doc } = transaction.startState;
      const ranges = effect.value.flatMap(({ range, type, declaration }): Range<Decoration>[] => {
        const { from, to } = stretchAt(doc, range);
        return to > from ? [Decoration.mark({ class: `d-${type}${declaration ? ' d-declaration' : ''}` }).range(from, to)] : [];
      });
      now = Decoration.set(ranges, true).map(transaction.changes);
    }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows them. */
export const effectTokens: Extension = decorations;
