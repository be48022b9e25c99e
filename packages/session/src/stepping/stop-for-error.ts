/** Why a run broke off, as a stop. Must not swallow anything: what is no error of content or engine is thrown on. */
import { BudgetExceeded, EngineBug, ProgramFault } from '@dradis/engine';
import type { Stop } from '../types/moving.js';
import type { SourcePlace } from '../types/source.js';

/** `place` is the statement that was being carried out. */
export function stopForError(error: Error, place: SourcePlace | null): Pick<Stop, 'reason' | 'error'> {
  if (!(error instanceof ProgramFault) && !(error instanceof EngineBug)) throw error;
  return {
    reason: error instanceof BudgetExceeded ? 'budget' : 'error',
    error: { message: error.message, file: place?.file ?? null, span: place?.span ?? null },
  };
}
