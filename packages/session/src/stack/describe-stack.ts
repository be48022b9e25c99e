/** The call stack for people, innermost first. Must not decide where a frame stands: the engine says so. */
import { type DescribedFrame, describeFrames } from '@dradis/engine';
import type { Line } from '../record/line.js';
import { labelOfId } from '../state/catalogue.js';
import { Wording } from '../state/wording.js';
import { localText, plainValue } from '../state/write-value.js';
import { fillPhrase } from './fill-phrase.js';
import type { SourcePlace } from '../types/source.js';
import type { LocalVariable, StackFrame } from '../types/stack.js';

function localsOf(words: Wording, depth: number, frame: DescribedFrame): LocalVariable[] {
  const values = words.state.frames[depth]?.locals ?? [];
  return frame.locals.map(({ name, type, slot, value }) => ({
    name,
    type,
    value: localText(words, value, values[slot] ?? -1, type),
    raw: plainValue(value),
  }));
}

function nameOf(frame: DescribedFrame, locals: readonly LocalVariable[]): string {
  if (frame.kind === 'window') return `When ${frame.name}`;
  if (frame.kind === 'use') return frame.name === '' ? 'Use of an ability' : `Use of ${frame.name}`;
  if (frame.kind !== 'procedure') return frame.name;
  const shown = fillPhrase(frame.name, (slot) => {
    const local = locals.find((one) => one.name === slot);
    return local === undefined || local.type === 'tally' ? undefined : local.value;
  });
  return labelOfId(shown);
}

/** All frames. Windows and uses stand where the program below them does. */
export function describeStack(line: Line): StackFrame[] {
  const { names, pack } = line;
  const words = new Wording(names, line.state);
  let below: SourcePlace | null = null;
  const frames = describeFrames(line.game).map((frame, depth): StackFrame => {
    if (frame.at !== null && frame.file !== null) {
      const [startLine, column, endLine, endColumn] = frame.at;
      below = { file: frame.file, span: { line: startLine, column, endLine, endColumn } };
    }
    const locals = localsOf(words, depth, frame);
    const program = pack.compiled.programs[line.state.frames[depth]?.program ?? -1];
    return {
      name: nameOf(frame, locals),
      kind: frame.kind,
      thing: frame.thing === null ? null : { id: frame.thing, title: words.call(names.entity(frame.thing)) },
      file: below?.file ?? null,
      span: below?.span ?? null,
      locals,
      rulings: [...(program?.rulings ?? [])],
    };
  });
  return frames.reverse();
}
