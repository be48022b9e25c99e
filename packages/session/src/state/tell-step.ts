/** Says in one sentence what a step did. Must look at recorded steps only, and leave the cursor where it is. */
import type { Line } from '../record/line.js';
import type { Seat } from '../types/options.js';
import type { ToldChange } from '../types/state.js';
import type { SourcePlace } from '../types/source.js';
import { describeStack } from '../stack/describe-stack.js';
import { tellInOne } from './tell-change.js';

const LONGEST = 90;

/** The statement and the nearest component at work just before a step; for who sees everything. */
function under(line: Line, step: number): { place: SourcePlace | null; thing: string | null } {
  const { at } = line.reel;
  line.reel.moveTo(step - 1);
  const place = line.statement();
  const thing = describeStack(line).find((frame) => frame.thing !== null)?.thing?.title ?? null;
  line.reel.moveTo(at);
  return { place, thing };
}

function written(place: SourcePlace | null, text: string | undefined): string | undefined {
  if (place === null || text === undefined) return undefined;
  const { line, column, endLine, endColumn } = place.span;
  const row = text.split('\n')[line - 1] ?? '';
  const piece = row.slice(column - 1, endLine === line ? endColumn - 1 : undefined).trim();
  return piece === '' ? undefined : piece.length > LONGEST ? `${piece.slice(0, LONGEST)}…` : piece;
}

/** What changed, with what made it; else what happened; else what was carried out. `changes` are those of the step for the seat. */
export function tellStep(line: Line, step: number, seat: Seat, changes: readonly ToldChange[], source: (file: string) => string | undefined): string {
  if (step === 0) return 'The game begins.';
  const { place, thing } = seat === 'everything' ? under(line, step) : { place: null, thing: null };
  if (changes.length > 0) {
    const told = tellInOne(changes);
    return thing === null || told.includes(thing) ? told : `${told.slice(0, -1)}, because of ${thing}.`;
  }
  const entries = seat === 'everything' ? line.timeline.at(step) : line.timelineFor(seat).filter((entry) => entry.step === step);
  if (entries.length > 0) return `${entries.map(({ label }) => label).join('; ')}.`;
  const text = written(place, place === null ? undefined : source(place.file));
  return text === undefined ? 'Nothing is different.' : `Nothing is different; this was carried out: ${text.replace(/[.:]$/, '')}.`;
}
