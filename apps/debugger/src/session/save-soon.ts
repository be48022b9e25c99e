// Saves the game in the browser a moment after it last changed, or at once. Must not know the page.
import type { Session } from '@dradis/session';
import { saveSession } from './saved-session.js';

const SAVE_AFTER_MS = 400;

/** Saves the game that `own` gives, if there is one; `failed` is told in words why that could not be done. */
export class SaveSoon {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly own: () => Session | undefined,
    readonly failed: (told: string) => void,
  ) {}

  /** Once, however often it is asked for meanwhile. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.now(); }, SAVE_AFTER_MS);
  }

  now(): void {
    const session = this.own();
    if (session === undefined) return;
    const problem = saveSession(session.save());
    if (problem !== undefined) this.failed(`The game could not be saved in this browser: ${problem}. It goes on, but a reload will not find it.`);
  }
}
