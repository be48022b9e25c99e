/** The call stack for people, innermost first. Must not decide where a frame stands: the engine says so. */
import { type DescribedFrame, describeFrames } from '@dradis/engine';
import { type Line } from '../record/line.js';
import { labelOfId } from '../state/catalogue.js';
import { plainValue, valueText } from '../state/write-value.js';
import { type LocalVariable, type SourcePlace, type StackFrame } from '../types.js';

function localsOf(line: Line, depth: number, frame: DescribedFrame): LocalVariable[] {
  const { names, state } = line;
  const values = state.frames[depth]?.locals ?? [];
  return frame.locals.map(({ name, type, slot, value }) => ({
    name,
    type,
    value: valueText(names, state, values[slot] ?? -1, type),
    raw: plainValue(value),
  }));
}

function nameOf(frame: DescribedFrame): string {
  if (frame.kind === 'window') return `When ${frame.name}`;
  if (frame.kind === 'use') return frame.name === '' ? 'Use of an ability' : `Use of ${frame.name}`;
  return labelOfId(frame.name);
}

/** All frames. Windows and uses stand where the program below them does. */
export function describeStack(line: Line): StackFrame[] {
  const { names, pack } = line;
  let below: SourcePlace | null = null;
  const frames = describeFrames(line.game).map((frame, depth): StackFrame => {
    if (frame.at !== null && frame.file !== null) {
      const [startLine, column, endLine, endColumn] = frame.at;
      below = { file: frame.file, span: { line: startLine, column, endLine, endColumn } };
    }
    const program = pack.compiled.programs[line.state.frames[depth]?.program ?? -1];
    return {
      name: nameOf(frame),
      kind: frame.kind,
      thing: frame.thing === null ? null : { id: frame.thing, title: names.label(names.entity(frame.thing)) },
      file: below?.file ?? null,
      span: below?.span ?? null,
      locals: localsOf(line, depth, frame),
      rulings: [...(program?.rulings ?? [])],
    };
  });
  return frames.reverse();
}
