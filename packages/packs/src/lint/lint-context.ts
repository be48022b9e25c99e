// Places of the parts of a compiled pack. Must not judge them.
import type { Label, SourceFile } from '@dradis/diagnostics';
import type { CompiledPack, Span } from '@dradis/engine';
import type { PackDocument } from '../compile/read-document.js';
import type { OutlineItem } from '../outline.js';
import { entryOf, type MapNode } from '../yaml/pack-node.js';
import { Dice } from './analysis/dice.js';
import { LookedInto } from './analysis/looked-into.js';
import { Movers } from './analysis/movers.js';
import { Origins } from './analysis/origin.js';
import { packUses } from './analysis/pack-uses.js';
import type { LintContext } from './lint-rule.js';

/** What of the result of compiling lint reads. */
export interface LintInput {
  readonly pack: CompiledPack;
  readonly sources: ReadonlyMap<string, SourceFile>;
  readonly outline: readonly OutlineItem[];
  readonly documents: ReadonlyMap<string, PackDocument>;
}

/** The declarations of a file: the maps in the lists of its sections, and the file itself when it is one thing. */
function declarationsIn({ root }: PackDocument): MapNode[] {
  const items = (root?.entries ?? []).flatMap(({ value }) => (value.type === 'list' ? value.items : []));
  return [...(root === undefined ? [] : [root]), ...items.flatMap((item) => (item.type === 'map' ? [item] : []))];
}

/** Whether a file is one of the pack itself: those of packs it extends are named `ID:PATH`. */
function isOwn(path: string): boolean {
  return !path.includes(':');
}

/** A value that is worked out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The context of a pack. Parts that stand in packs it extends have no place here, so nothing is said of them. */
export function lintContext({ pack, sources, outline, documents }: LintInput): LintContext {
  const programs = new Map(pack.programs.map((program) => [program.id, program]));
  const abilities = new Map(pack.abilities.map((ability) => [ability.id, ability]));
  const parents = new Map(pack.kinds.map(({ id, parent }) => [id, parent]));
  const declarations = new Map(outline.map((item) => [`${item.what} ${item.id}`, item]));

  function labelAt(fileIndex: number, [line, column, endLine, endColumn]: Span): Label | undefined {
    const file = sources.get(pack.files[fileIndex] ?? '');
    if (file === undefined || !isOwn(file.path)) return undefined;
    const offset = (atLine: number, atColumn: number): number => (file.lineStarts[atLine - 1] ?? 0) + atColumn - 1;
    return { file, span: { start: offset(line, column), end: offset(endLine, endColumn) }, label: '' };
  }

  const uses = packUses(pack);
  const isA = (kind: string, ancestor: string): boolean => {
    for (let at: string | null | undefined = kind; at !== null && at !== undefined; at = parents.get(at)) if (at === ancestor) return true;
    return false;
  };
  const origins = once(() => new Origins(pack));

  return {
    pack,
    uses,
    dice: once(() => new Dice(pack)),
    lookedInto: once(() => new LookedInto(pack, uses, origins(), isA)),
    movers: once(() => new Movers(pack, origins(), isA)),
    placeOf(program, pc) {
      const at = program.at[pc];
      return at === undefined ? undefined : labelAt(program.file, at);
    },
    declared(what, id) {
      const item = declarations.get(`${what} ${id}`);
      if (item === undefined || !isOwn(item.place.file.path)) return undefined;
      return { file: item.place.file, span: item.place.range, label: '' };
    },
    isReplacement({ file, span: { start } }) {
      const document = documents.get(file.path);
      return document !== undefined && declarationsIn(document).some((map) => map.range.start <= start && start < map.range.end && entryOf(map, 'replaces') !== undefined);
    },
    definitionPlace: ({ file, at }) => labelAt(file, at),
    abilityPlace(ability) {
      const [file, ...span] = ability.at;
      return labelAt(file, span);
    },
    abilitiesOf: (thing) => thing.abilities.flatMap((id) => abilities.get(id) ?? []),
    program: (id) => programs.get(id),
    isA,
  };
}
