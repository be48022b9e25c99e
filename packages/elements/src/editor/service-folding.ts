// What can be folded away, as the service tells it; between answers it moves with the text. Must not ask.
import { foldGutter, foldService } from '@codemirror/language';
import { StateEffect, StateField, type Extension, type Text, type Transaction } from '@codemirror/state';
import type { EditorFold } from './editor-service.js';

/** Takes the place of all that can be folded. The lines are those of the text before the transaction. */
export const setFolds = StateEffect.define<readonly EditorFold[]>();

interface Fold {
  readonly from: number;
  readonly to: number;
}

/** From the end of the first line to the end of the last: the first stays in sight. */
function stretchesOf(doc: Text, folds: readonly EditorFold[]): Fold[] {
  return folds.flatMap(({ startLine, endLine }) => (endLine > startLine && endLine < doc.lines ? [{ from: doc.line(startLine + 1).to, to: doc.line(endLine + 1).to }] : []));
}

function moved(folds: readonly Fold[], { changes, startState, effects }: Transaction): readonly Fold[] {
  const told = effects.find((effect) => effect.is(setFolds));
  const now = told === undefined ? folds : stretchesOf(startState.doc, told.value);
  return changes.empty ? now : now.map(({ from, to }) => ({ from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) })).filter(({ from, to }) => to > from);
}

const folds = StateField.define<readonly Fold[]>({ create: () => [], update: moved });

/** The margin to fold in, and what is folded. */
export const serviceFolding: Extension = [
  folds,
  foldService.of((state, start, end) => state.field(folds).find(({ from }) => from >= start && from <= end) ?? null),
  foldGutter({ foldingChanged: ({ startState, state }) => startState.field(folds) !== state.field(folds) }),
];
