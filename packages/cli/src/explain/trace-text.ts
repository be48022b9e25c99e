// What happened in a game, a line for each thing that did, as text. Must not choose what is worth a mark; the session does.
import type { Session } from '@dradis/session';
import { placeText } from './source-lines.js';

/** From its beginning to what is recorded: marks, and changes with the statement that made them. Leaves the cursor where it is. */
export function traceText(session: Session): string {
  const at = session.position();
  const marks = session.timeline();
  const lines: string[] = [];
  const width = String(at.last).length;
  for (let step = 0; step <= at.last; step += 1) {
    const number = `  ${String(step).padStart(width)}  `;
    lines.push(...marks.filter((entry) => entry.step === step).map(({ kind, label, player }) => `${number}${kind}: ${label}${player === undefined ? '' : ` (${player})`}`));
    if (step === 0) continue;
    const changes = session.changes(step - 1, step);
    if (changes.length === 0) continue;
    session.goto(step - 1);
    const place = session.statement();
    lines.push(...changes.map(({ told }) => `${number}${told}${place === null ? '' : ` [${placeText(place)}]`}`));
  }
  session.goto(at.step);
  return lines.join('\n');
}
