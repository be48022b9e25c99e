// Places of the parts of a compiled pack. Must not judge them.
import { type Label, type SourceFile } from '@dradis/diagnostics';
import { type CompiledAbility, type CompiledPack, type CompiledProgram, type Span } from '@dradis/engine';
import { type OutlineItem } from '../outline.js';
import { type LintContext } from './lint-rule.js';

/** What of the result of compiling lint reads. */
export interface LintInput {
  readonly pack: CompiledPack;
  readonly sources: ReadonlyMap<string, SourceFile>;
  readonly outline: readonly OutlineItem[];
}

/** Whether a file is one of the pack itself: those of packs it extends are named `ID:PATH`. */
function isOwn(path: string): boolean {
  return !path.includes(':');
}

/** The context of a pack. Parts that stand in packs it extends have no place here, so nothing is said of them. */
export function lintContext({ pack, sources, outline }: LintInput): LintContext {
  const programs = new Map(pack.programs.map((program) => [program.id, program]));
  const abilities = new Map(pack.abilities.map((ability) => [ability.id, ability]));
  const parents = new Map(pack.kinds.map(({ id, parent }) => [id, parent]));

  function labelAt(fileIndex: number, [line, column, endLine, endColumn]: Span): Label | undefined {
    const file = sources.get(pack.files[fileIndex] ?? '');
    if (file === undefined || !isOwn(file.path)) return undefined;
    const offset = (atLine: number, atColumn: number): number => (file.lineStarts[atLine - 1] ?? 0) + atColumn - 1;
    return { file, span: { start: offset(line, column), end: offset(endLine, endColumn) }, label: '' };
  }

  return {
    pack,
    placeOf(program: CompiledProgram, pc: number) {
      const at = program.at[pc];
      return at === undefined ? undefined : labelAt(program.file, at);
    },
    declared(what, id) {
      const item = outline.find((each) => each.what === what && each.id === id);
      if (item === undefined || !isOwn(item.place.file.path)) return undefined;
      return { file: item.place.file, span: item.place.range, label: '' };
    },
    abilityPlace(ability: CompiledAbility) {
      const [file, ...span] = ability.at;
      return labelAt(file, span);
    },
    abilitiesOf: (thing) => thing.abilities.flatMap((id) => abilities.get(id) ?? []),
    program: (id) => programs.get(id),
    isA(kind, ancestor) {
      for (let at: string | null | undefined = kind; at !== null && at !== undefined; at = parents.get(at)) if (at === ancestor) return true;
      return false;
    },
  };
}
