/**
 * The compiled pack as the generator packs it, for browsers to load less: records of one kind as columns, in which like stands
 * beside like; spans of programs as runs; names of programs as what they do not share with their things.
 * Must undo exactly what tools/generate-base-game.mjs does.
 */
import { type CompiledPack, type CompiledProgram, type Span } from '@dradis/engine';

/** Numbers for one run of equal spans: how many, lines after the last one, column, height in lines, and end column. */
const RUN = 5;

/** By key: the values of all records, or those of the records (by position, from 0) that have the key. */
type Columns = Readonly<Record<string, readonly unknown[] | { readonly at: readonly number[]; readonly values: readonly unknown[] }>>;

/** A compiled pack as it is stored. */
export type PackedPack = Omit<CompiledPack, 'programs' | 'abilities' | 'things'> & {
  readonly programs: Columns;
  readonly abilities: Columns;
  readonly things: Columns;
  /** For each of the five numbers of a run, those of all runs of all programs; `runs` says how many each program has. */
  readonly spans: { readonly runs: readonly number[]; readonly numbers: readonly (readonly number[])[] };
};

function unpackColumns(columns: Columns, count: number): Record<string, unknown>[] {
  const records = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [key, column] of Object.entries(columns)) {
    if ('at' in column && 'values' in column) column.at.forEach((index, i) => Object.assign(records[index] ?? {}, { [key]: column.values[i] }));
    else (column as readonly unknown[]).forEach((value, index) => Object.assign(records[index] ?? {}, { [key]: value }));
  }
  return records;
}

function unpackSpans({ numbers }: PackedPack['spans'], from: number, to: number): Span[] {
  const spans: Span[] = [];
  let line = 0;
  for (let run = from; run < to; run += 1) {
    const [count = 0, down = 0, column = 0, height = 0, endColumn = 0] = Array.from({ length: RUN }, (_, i) => numbers[i]?.[run]);
    line += down;
    for (let copy = 0; copy < count; copy += 1) spans.push([line, column, line + height, endColumn]);
  }
  return spans;
}

/** The name of a program; `stored` leaves out the title of its thing, and is 0 when what follows is the rest of its id. */
function unpackName(stored: unknown, id: string, titles: ReadonlyMap<string, string>): string {
  const dot = id.indexOf('.');
  const title = titles.get(id.slice(0, dot));
  if (stored === 0) return title === undefined ? id : `${title}: ${id.slice(dot + 1)}`;
  const name = String(stored);
  return name.startsWith(': ') && title !== undefined ? title + name : name;
}

function recordsOf(columns: Columns): Record<string, unknown>[] {
  const { id } = columns;
  return unpackColumns(columns, Array.isArray(id) ? id.length : 0);
}

/** The pack with everything written out. */
export function unpackPack({ spans, ...packed }: PackedPack): CompiledPack {
  const things = recordsOf(packed.things) as unknown as CompiledPack['things'];
  const abilities = recordsOf(packed.abilities) as unknown as CompiledPack['abilities'];
  const titles = new Map([...things, ...packed.zones].map(({ id, title }) => [id, title]));
  let from = 0;
  const programs = recordsOf(packed.programs).map((program, index) => {
    const to = from + (spans.runs[index] ?? 0);
    const written = { ...program, name: unpackName(program['name'], String(program['id']), titles), at: unpackSpans(spans, from, to) };
    from = to;
    return written as unknown as CompiledProgram;
  });
  return { ...packed, things, abilities, programs };
}
