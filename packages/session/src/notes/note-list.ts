/** The notes of the line on which a session stands. Must not know what is noted. */
import type { SessionCore } from '../session-core.js';
import type { Note, Notes } from '../types/notes.js';

const MOST = 500;
const LONGEST = 5000;

/** Whether a text can be a note. */
export function isNoteText(text: string): boolean {
  return text.trim() !== '' && text.length <= LONGEST;
}

/** Notes by way of the line of the core. */
export class NoteList implements Notes {
  readonly #core: SessionCore;

  constructor(core: SessionCore) {
    this.#core = core;
  }

  list(): Note[] {
    return this.#core.line.notes.map((note) => ({ ...note }));
  }

  add(text: string, step?: number): Note | null {
    const { line } = this.#core;
    if (!isNoteText(text) || line.notes.length >= MOST) return null;
    const id = line.notes.reduce((most, one) => Math.max(most, one.id), 0) + 1;
    const note = { id, step: step === undefined ? line.reel.at : this.#core.clamp(step), text };
    line.notes.push(note);
    return { ...note };
  }

  change(id: number, text: string): string | null {
    const note = this.#core.line.notes.find((one) => one.id === id);
    if (note === undefined) return `there is no note ${id}`;
    if (!isNoteText(text)) return `a note has 1 to ${LONGEST} characters`;
    note.text = text;
    return null;
  }

  move(id: number, place: number): string | null {
    const { notes } = this.#core.line;
    const note = notes.find((one) => one.id === id);
    if (note === undefined) return `there is no note ${id}`;
    const to = Math.min(Math.max(Math.trunc(place) || 0, 0), notes.length - 1);
    notes.splice(notes.indexOf(note), 1);
    notes.splice(to, 0, note);
    return null;
  }

  remove(id: number): boolean {
    const { line } = this.#core;
    const before = line.notes.length;
    line.notes = line.notes.filter((one) => one.id !== id);
    return line.notes.length < before;
  }
}
