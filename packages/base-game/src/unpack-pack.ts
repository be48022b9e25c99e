/**
 * The compiled pack as the generator packs it, for browsers to load less: records of one kind as columns, in which like stands
 * beside like; spans of programs as runs; names of programs as what they do not share with their things; effects of things as their fields; locals as text.
 * Must undo exactly what tools/generate-base-game.mjs does.
 */
import type { CompiledPack, CompiledProgram, Span } from '@dradis/engine';

/** Numbers for one run of equal spans: how many, lines after the last one, column, height in lines, and end column. */
const RUN = 5;

/** The values of some records, and by position (from 0) of which. */
interface Some {
  readonly of: readonly number[];
  readonly are: readonly unknown[];
}

/** By key: the values of all records, or of those that have the key. */
type Columns = Readonly<Record<string, readonly unknown[] | Some>>;

/** The parts that are stored as columns. */
type InColumns = 'programs' | 'abilities' | 'things' | 'definitions' | 'zones' | 'kinds' | 'attributes' | 'variables';

/** A compiled pack as it is stored. */
export type PackedPack = Omit<CompiledPack, InColumns> & Readonly<Record<InColumns, Columns>> & {
  /** For each of the five numbers of a run, those of all runs of all programs; `runs` says how many each program has. */
  readonly spans: { readonly runs: readonly number[]; readonly numbers: readonly (readonly number[])[] };
};

function unpackColumns(columns: Columns, count: number): Record<string, unknown>[] {
  const records = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [key, column] of Object.entries(columns)) {
    const { of, are }: Some = 'of' in column ? column : { of: records.map((_, index) => index), are: column };
    of.forEach((index, i) => {
      const record = records[index];
      if (record !== undefined) record[key] = are[i];
    });
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

/** What a text holds with spaces between. */
function wordsOf(stored: unknown): string[] {
  return stored === '' ? [] : String(stored).split(' ');
}

/** `name:type` of each local, with a space between. */
function unpackLocals(stored: unknown): CompiledProgram['locals'] {
  return wordsOf(stored).map((local) => {
    const colon = local.indexOf(':');
    return { name: local.slice(0, colon), type: local.slice(colon + 1) };
  });
}

/** The programs of a thing by field; they are called as the thing and the field. */
function unpackEffects(stored: unknown, id: string): Record<string, string> {
  return Object.fromEntries(wordsOf(stored).map((field) => [field, `${id}.${field}`]));
}

/** The records; whoever asks says what they are. */
function recordsOf<Part extends InColumns>(packed: PackedPack, part: Part): CompiledPack[Part] {
  const { id } = packed[part];
  return unpackColumns(packed[part], Array.isArray(id) ? id.length : 0) as unknown as CompiledPack[Part];
}

/** The pack with everything written out. */
export function unpackPack(packed: PackedPack): CompiledPack {
  const { spans, ...rest } = packed;
  const things = recordsOf(packed, 'things').map((thing) => ({ ...thing, effects: unpackEffects(thing.effects, thing.id) }));
  const zones = recordsOf(packed, 'zones');
  const titles = new Map([...things, ...zones].map(({ id, title }) => [id, title]));
  let from = 0;
  const programs = recordsOf(packed, 'programs').map((program, index): CompiledProgram => {
    const to = from + (spans.runs[index] ?? 0);
    const at = unpackSpans(spans, from, to);
    from = to;
    return { ...program, name: unpackName(program.name, program.id, titles), locals: unpackLocals(program.locals), rulings: wordsOf(program.rulings), at };
  });
  return {
    ...rest,
    things,
    zones,
    programs,
    // Most programs are called as their abilities are; 0 stands for that.
    abilities: recordsOf(packed, 'abilities').map((ability) => ({ ...ability, program: (ability.program as unknown) === 0 ? ability.id : ability.program })),
    definitions: recordsOf(packed, 'definitions'),
    kinds: recordsOf(packed, 'kinds'),
    attributes: recordsOf(packed, 'attributes'),
    variables: recordsOf(packed, 'variables'),
  };
}
