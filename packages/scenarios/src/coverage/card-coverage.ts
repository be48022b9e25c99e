// What was seen of each card, location, character or token: its statements, branches and outcomes. Must not know what a kind means.
import type { CompiledAbility, CompiledPack } from '@dradis/engine';
import type { CardCoverage, OutcomeCoverage } from '../run/result.js';
import { countOf } from './file-coverage.js';
import { outcomesOf } from './outcomes.js';
import type { Tracked } from './tracked.js';

/** What is to be looked at beside the pack. */
export interface SeenOfPack {
  /** By the id of a program. */
  readonly tracked: ReadonlyMap<string, Tracked>;
  /** Ids of abilities that added to a quantity or forbade an act. */
  readonly applied: ReadonlySet<string>;
}

/** A part of a card that begins by itself: an effect or an ability. */
interface Part {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly begun: boolean;
  /** Undefined for an ability that only adds to a number or forbids something. */
  readonly tracked: Tracked | undefined;
}

function effectPart(pack: CompiledPack, { tracked }: SeenOfPack, field: string, id: string): Part[] {
  const found = tracked.get(id);
  if (found === undefined) return [];
  const { program, done } = found;
  return [{ name: field.replaceAll('-', ' '), path: pack.files[program.file] ?? '', line: program.at[0]?.[0] ?? 0, begun: done.includes(1), tracked: found }];
}

function abilityPart(pack: CompiledPack, { tracked, applied }: SeenOfPack, { id, title, section, program, at }: CompiledAbility, card: string): Part {
  // Without a title of its own it has that of its card.
  const found = program === null ? undefined : tracked.get(program);
  return { name: title === '' || title === card ? section.replaceAll('-', ' ') : title, path: pack.files[at[0]] ?? '', line: at[1], begun: found === undefined ? applied.has(id) : found.done.includes(1), tracked: found };
}

/** The part itself, then how its choices and tables came out; with one part alone its name goes without saying. */
function outcomesOfPart({ name, line, begun, tracked }: Part, alone: boolean): OutcomeCoverage[] {
  const inside = tracked === undefined ? [] : outcomesOf(tracked).map((outcome) => ({ ...outcome, name: alone ? outcome.name : `${name}, ${outcome.name}` }));
  return [{ name, line, reached: begun }, ...inside];
}

/** Every thing and zone of the pack that does something, by file and id. */
export function cardCoverage(pack: CompiledPack, seen: SeenOfPack): CardCoverage[] {
  const abilities = new Map(pack.abilities.map((ability) => [ability.id, ability]));
  const nouns = new Map(pack.kinds.map(({ id, singular }) => [id, singular]));
  return [...pack.zones, ...pack.things]
    .flatMap((card): CardCoverage[] => {
      const parts = [
        ...Object.entries(card.effects).flatMap(([field, id]) => effectPart(pack, seen, field, id)),
        ...card.abilities.flatMap((id) => {
          const ability = abilities.get(id);
          return ability === undefined ? [] : [abilityPart(pack, seen, ability, card.title)];
        }),
      ].sort((a, b) => a.line - b.line);
      const [first] = parts;
      if (first === undefined) return [];
      const outcomes = parts.flatMap((part) => outcomesOfPart(part, parts.length === 1));
      const counted = countOf(parts.flatMap(({ tracked }) => tracked ?? []));
      return [{
        id: card.id,
        title: card.title,
        kind: nouns.get(card.kind) ?? card.kind,
        path: first.path,
        run: parts.some(({ begun }) => begun),
        ...counted,
        outcomes,
      }];
    })
    .sort((a, b) => (a.path === b.path ? Number(a.id > b.id) - Number(a.id < b.id) : a.path < b.path ? -1 : 1));
}
