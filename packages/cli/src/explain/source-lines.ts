// A place of a source as text. Must not know what stands there.
import type { Session, SourcePlace } from '@dradis/session';

/** `file:line`. */
export function placeText({ file, span }: SourcePlace): string {
  return `${file}:${span.line}`;
}

/** The place, with the line that stands there when its text is known. */
export function placeWithLine(session: Session, place: SourcePlace): string {
  const line = session.source(place.file)?.split('\n')[place.span.line - 1]?.trim();
  return line === undefined ? placeText(place) : `${placeText(place)}: ${line}`;
}
