/** Takes notes over to a line that was played again with other content. Must go by answers: the steps between them differ. */
import type { Line } from '../record/line.js';
import type { Note } from '../types/notes.js';

/** The steps at which answers were given, in order. */
function answersOf({ reel }: Line): number[] {
  return reel.inputs.all.flatMap((input) => (input.kind === 'answer' ? [input.step] : []));
}

/** The notes of a line as they stand on another with the same answers: as far behind the answer before them as they were. */
export function followNotes(old: Line, line: Line): Note[] {
  const [before, after] = [answersOf(old), answersOf(line)];
  return old.notes.map((note) => {
    const index = before.findLastIndex((step) => step <= note.step);
    const from = index < 0 ? 0 : (after[index] ?? line.reel.tape.last);
    const step = from + note.step - (index < 0 ? 0 : (before[index] ?? 0));
    return { ...note, step: Math.min(step, after[index + 1] ?? line.reel.tape.last, line.reel.tape.last) };
  });
}
