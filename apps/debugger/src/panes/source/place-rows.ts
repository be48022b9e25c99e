// Places in files as rows of a list, under the files they are in, each with the line that stands there. Must not draw.
import type { EditorLocation, PlaceRow } from '@dradis/elements';

/** Places that somebody asked for. */
export interface Places {
  readonly title: string;
  readonly locations: readonly EditorLocation[];
}

/** The rows; the id of one is the index of its place. `textOf` gives the text of a file, undefined when it is not at hand. */
export function placeRows({ locations }: Places, textOf: (path: string) => string | undefined): PlaceRow[] {
  const lines = new Map<string, readonly string[]>();
  return locations.flatMap(({ path, range: { start } }, index): PlaceRow[] => {
    const known = lines.get(path) ?? (textOf(path) ?? '').split('\n');
    const heading: PlaceRow[] = lines.has(path) ? [] : [{ id: `file ${path}`, text: path, heading: true }];
    lines.set(path, known);
    return [...heading, { id: String(index), text: known[start.line]?.trim() ?? '', detail: `${String(start.line + 1)}:${String(start.character + 1)}` }];
  });
}
