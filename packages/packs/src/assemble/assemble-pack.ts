// Compiled files -> one pack in the format the engine loads. Must not check anything: it is given a pack without mistakes.
import { positionAt } from '@dradis/diagnostics';
import type { CompiledAbility, CompiledKind, CompiledPack, LiveSection } from '@dradis/engine';
import type { FileUnit } from '../compile/compile-file.js';
import { LANGUAGE_VERSION } from '../language-version.js';
import type { Declarations, SignatureInfo } from '../declare/declarations.js';
import { countKinds, type Manifest } from '../link/link-manifest.js';
import { hashContent } from './hash-content.js';

/** A compiled file with its path. */
export interface NamedUnit {
  readonly path: string;
  readonly unit: FileUnit;
}

function signatures(infos: readonly SignatureInfo[]): CompiledPack['events'] {
  return infos.map(({ id, words, gives }) => ({ id, words, gives: gives.map((participant) => ({ ...participant })) }));
}

function kindsOf(declarations: Declarations, own: ReadonlyMap<string, Record<string, LiveSection>>): CompiledKind[] {
  return declarations.kinds.all.map(({ id, parent, singular, plural }) => {
    const info = declarations.kindInfo.get(id);
    const onUse = info?.onUse ?? null;
    const live: Record<string, LiveSection> = {};
    for (const ancestor of declarations.kinds.lineage(id).reverse()) Object.assign(live, own.get(ancestor));
    return { id, parent, singular, plural, twoSided: info?.twoSided ?? false, ring: info?.ring ?? false, onUse: onUse === null ? null : `${onUse.kind}.on-use`, live };
  });
}

/** Gives the abilities of kinds to each of their things and zones. */
class KindAbilities {
  private readonly byKind = new Map<string, CompiledAbility[]>();
  readonly given: CompiledAbility[];

  constructor(
    private readonly declarations: Declarations,
    templates: readonly CompiledAbility[],
  ) {
    // Players are made by the engine when a game begins, so their abilities stay with the kind.
    this.given = templates.filter(({ source }) => declarations.kinds.isA(source, 'player')).map((template) => ({ ...template, title: template.title === '' ? template.source : template.title }));
    for (const template of templates) this.byKind.set(template.source, [...(this.byKind.get(template.source) ?? []), template]);
  }

  /** The thing or zone with the abilities of its kind and of those its kind descends from. */
  give<T extends { readonly id: string; readonly kind: string; readonly title: string; readonly abilities: string[] }>(owner: T): T {
    const added = this.declarations.kinds.lineage(owner.kind).flatMap((kind) =>
      (this.byKind.get(kind) ?? []).map((template) => ({ ...template, id: `${owner.id}.${template.id}`, title: template.title === '' ? owner.title : template.title, source: owner.id })),
    );
    if (added.length === 0) return owner;
    this.given.push(...added);
    return { ...owner, abilities: [...owner.abilities, ...added.map(({ id }) => id)] };
  }
}

function placed(abilities: readonly CompiledAbility[], file: number): CompiledAbility[] {
  return abilities.map((ability) => ({ ...ability, at: [file, ability.at[1], ability.at[2], ability.at[3], ability.at[4]] }));
}

/** The counts that hold for any number of players: kinds with a zone for each player are left out. */
function fixedCounts(declarations: Declarations): CompiledPack['counts'] {
  const varying = new Set(declarations.zones.flatMap(({ kind, perPlayer }) => (perPlayer ? declarations.kinds.lineage(kind) : [])));
  return Object.fromEntries(Object.entries(countKinds(declarations)).filter(([kind]) => !varying.has(kind)));
}

const unitHashes = new WeakMap<FileUnit, string>();

/** A file's share of the hash; remembered, because after an edit all files but one are as they were. */
function hashOfUnit(unit: FileUnit): string {
  const known = unitHashes.get(unit);
  if (known !== undefined) return known;
  const { programs, definitions, abilities, kindAbilities, zones, things } = unit;
  const hash = hashContent([programs, definitions, abilities, kindAbilities, zones, things]);
  unitHashes.set(unit, hash);
  return hash;
}

/** The hash of all that a pack does: of its files one by one, and of what it declares. What is bookkeeping changes no game. */
function hashOf(pack: CompiledPack, units: readonly NamedUnit[]): string {
  const { id, version, settings, kinds, attributes, events, acts, quantities, scopes, switches, effectFields } = pack;
  const variables = pack.variables.map(({ bookkeeping: _, ...variable }) => variable);
  return hashContent([id, version, settings, kinds, attributes, variables, events, acts, quantities, scopes, switches, effectFields, units.map(({ unit }) => hashOfUnit(unit))]);
}

/** The conditions by which switches are read; each stands where its manifest declares it. */
function switchConditions({ switches }: Declarations, files: readonly string[]): CompiledPack['definitions'] {
  return switches.map(({ id, words, place: { file, range } }) => {
    const [from, to] = [positionAt(file, range.start), positionAt(file, range.end)];
    return { id, words, params: 0, locals: 0, expr: ['switch', id], file: files.indexOf(file.path), at: [from.line, from.column, to.line, to.column] };
  });
}

/** Entities in the order of their ranks; as they are without ranks. */
function ranked<T extends { readonly id: string }>(items: T[], ranks: ReadonlyMap<string, number> | null): T[] {
  return ranks === null ? items : items.sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0));
}

/** Puts a pack together. `units` stand in the order in which they are read; `manifests` are the paths of its manifests; `ranks` order zones and things. */
export function assemblePack(manifest: Manifest, declarations: Declarations, units: readonly NamedUnit[], manifests: readonly string[], ranks: ReadonlyMap<string, number> | null): CompiledPack {
  const files = [...units.map(({ path }) => path), ...manifests];
  const live = new Map<string, Record<string, LiveSection>>();
  for (const { unit } of units) for (const [kind, sections] of unit.live) live.set(kind, sections);
  const kindAbilities = new KindAbilities(declarations, units.flatMap(({ unit }, file) => placed(unit.kindAbilities, file)));
  const pack: CompiledPack = {
    format: 1,
    language: LANGUAGE_VERSION,
    id: manifest.id,
    title: manifest.title,
    version: manifest.version,
    hash: '',
    settings: { start: manifest.start, ordering: manifest.ordering, players: { ...manifest.players }, stepBudget: manifest.budget.steps, depthBudget: manifest.budget.depth },
    kinds: kindsOf(declarations, live),
    attributes: declarations.attributes.map(({ id, of, type, fixed, initial, secret }) => ({ id, of, type, fixed, initial, secret })),
    variables: declarations.variables.map(({ id, type, initial, secret, bookkeeping }) => ({ id, type, initial, secret, ...(bookkeeping ? { bookkeeping } : {}) })),
    zones: ranked(units.flatMap(({ unit }) => unit.zones.map((zone) => kindAbilities.give(zone))), ranks),
    things: ranked(units.flatMap(({ unit }, file) => unit.things.map((thing) => kindAbilities.give({ ...thing, file }))), ranks),
    events: signatures(declarations.events),
    acts: signatures(declarations.acts),
    quantities: signatures(declarations.quantities),
    scopes: declarations.scopes.map(({ id, variable }) => ({ id, variable })),
    switches: declarations.switches.map(({ id, words, title, doc, rulings, initial }) => ({ id, words, title, doc, rulings: [...rulings], default: initial })),
    abilities: [...units.flatMap(({ unit }, file) => placed(unit.abilities, file)), ...kindAbilities.given],
    programs: units.flatMap(({ unit }, file) => unit.programs.map((program) => ({ ...program, file }))),
    definitions: [...units.flatMap(({ unit }, file) => unit.definitions.map((definition) => ({ ...definition, file }))), ...switchConditions(declarations, files)],
    effectFields: declarations.effectFields.map(({ id, of }) => ({ id, of })),
    files,
    counts: fixedCounts(declarations),
  };
  let hash: string | undefined;
  return {
    ...pack,
    // Who only asks whether there are mistakes never asks for it.
    get hash() {
      return (hash ??= hashOf(pack, units));
    },
  };
}
