/** Copies edits, so that nobody can change what is recorded. Must copy all of an edit. */
import type { Edit } from '../types/branches.js';

/** An edit that shares nothing with the one that was given. */
export function copyEdit(edit: Edit): Edit {
  if (edit.kind === 'deck') return { ...edit, top: [...edit.top] };
  if (edit.kind === 'value' && Array.isArray(edit.value)) return { ...edit, value: [...(edit.value as readonly string[])] };
  return { ...edit };
}
