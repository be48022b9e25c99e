/** Lays a pack out for a number of players: numbers every name, then compiles every expression and program. */
import { BrokenDocument } from '../errors/broken-document.js';
import { compileCode, prepareProgram } from '../compile/compile-program.js';
import { closeBook, type CodeBook, openBook } from '../compile/code-book.js';
import { makeCompiler } from '../compile/make-compiler.js';
import type { CompiledPack, CompiledSignature } from './compiled-pack.js';
import { checkDefinitions } from './definition-order.js';
import { actionGroups, layAbilities } from './lay-abilities.js';
import { layAttributes, layVariables } from './lay-attributes.js';
import { type LaidEntities, layEntities } from './lay-entities.js';
import { finishKinds, layKinds, layZones } from './lay-kinds.js';
import type { DefinitionInfo, Layout, SignatureInfo } from './layout.js';

type Draft = { -readonly [K in keyof Layout]: Layout[K] };

function index(list: readonly { id: string }[], at: string): Map<string, number> {
  const out = new Map<string, number>();
  list.forEach((one, i) => {
    if (out.has(one.id)) throw new BrokenDocument(`${at}[${i}]`, `the id "${one.id}" is given twice`);
    out.set(one.id, i);
  });
  return out;
}

function signatures(list: readonly CompiledSignature[]): SignatureInfo[] {
  return list.map((one, i) => ({
    index: i,
    id: one.id,
    words: one.words,
    names: one.gives.map((give) => give.id),
    types: one.gives.map((give) => give.type),
    changes: one.gives.map((give) => give.changes),
  }));
}

function draft(pack: CompiledPack, players: number, laid: LaidEntities): Draft {
  const kinds = layKinds(laid);
  const range = (id: string): { lo: number; hi: number } => kinds[laid.kindIndex.get(id) ?? -1] ?? { lo: 0, hi: 0 };
  const variables = layVariables(pack, laid);
  const attributes = layAttributes(pack, laid);
  const variableIndex = index(variables, 'variables');
  const ordering = variableIndex.get(pack.settings.ordering);
  if (ordering === undefined) throw new BrokenDocument('settings.ordering', `there is no variable called "${pack.settings.ordering}"`);
  return {
    pack,
    players,
    playerLo: range('player').lo,
    everyone: kinds[laid.kindIndex.get('player') ?? -1]?.all ?? [],
    alone: (kinds[laid.kindIndex.get('player') ?? -1]?.all ?? []).map((player) => [player]),
    turnOrders: (kinds[laid.kindIndex.get('player') ?? -1]?.all ?? []).map((_, seat, all) => [...all.slice(seat), ...all.slice(0, seat)]),
    zoneLo: range('zone').lo,
    zoneHi: range('zone').hi,
    ids: laid.ids,
    titles: laid.titles,
    kindOf: laid.kindOf,
    twoSided: laid.kindOf.map((kind) => kinds[kind]?.twoSided === true),
    startsIn: laid.startsIn,
    entityOf: laid.entityOf,
    perPlayerZone: laid.perPlayerZone,
    kinds,
    kindIndex: laid.kindIndex,
    zones: [],
    attributes,
    attributeIndex: index(attributes, 'attributes'),
    variables,
    variableIndex,
    ordering,
    events: signatures(pack.events),
    eventIndex: index(pack.events, 'events'),
    acts: signatures(pack.acts),
    actIndex: index(pack.acts, 'acts'),
    quantities: signatures(pack.quantities),
    quantityIndex: index(pack.quantities, 'quantities'),
    programs: pack.programs.map((program, i) => prepareProgram(program, i, `programs[${i}] (${program.id})`)),
    programIndex: index(pack.programs, 'programs'),
    definitions: [],
    definitionIndex: index(pack.definitions, 'definitions'),
    effects: [],
    fieldIndex: index(pack.effectFields, 'effectFields'),
    instances: [],
    instanceOf: new Map(),
    actions: [],
    actionGroups: [],
    forced: [],
    optional: [],
    hiddenHolds: [],
    modifiers: [],
    prohibitions: [],
    limitCells: 0,
    start: -1,
    code: closeBook(openBook()),
    files: pack.files,
  };
}

function effectTables(layout: Draft, laid: LaidEntities): number[][] {
  const out = layout.pack.effectFields.map(() => new Array<number>(layout.ids.length).fill(-1));
  const place = (declared: { id: string; effects: Record<string, string> }, at: string): void => {
    for (const [field, program] of Object.entries(declared.effects)) {
      const table = out[layout.fieldIndex.get(field) ?? -1];
      const target = layout.programIndex.get(program);
      if (table === undefined) throw new BrokenDocument(at, `there is no effect field called "${field}"`);
      if (target === undefined) throw new BrokenDocument(`${at}.${field}`, `there is no program called "${program}"`);
      for (const entity of laid.copiesOf.get(declared.id) ?? []) table[entity] = target;
    }
  };
  layout.pack.zones.forEach((zone, i) => {
    place(zone, `zones[${i}].effects`);
  });
  layout.pack.things.forEach((thing, i) => {
    place(thing, `things[${i}].effects`);
  });
  return out;
}

function definitions(layout: Draft, book: CodeBook): DefinitionInfo[] {
  return layout.pack.definitions.map((definition, i) => {
    const size = Math.max(definition.locals, definition.params);
    const c = makeCompiler(layout, new Array<string>(size).fill(''), book);
    return { id: definition.id, params: definition.params, locals: size, means: c.word(definition.expr, `definitions[${i}] (${definition.id})`) };
  });
}

function fill<T>(target: readonly T[], from: readonly T[]): void {
  (target as T[]).push(...from);
}

function checkCounts(layout: Draft): void {
  for (const [kind, count] of Object.entries(layout.pack.counts)) {
    const info = layout.kinds[layout.kindIndex.get(kind) ?? -1];
    if (info === undefined) throw new BrokenDocument(`counts.${kind}`, `there is no kind called "${kind}"`);
    if (info.all.length !== count) throw new BrokenDocument(`counts.${kind}`, `the manifest says ${count}, but there are ${info.all.length}`);
  }
}

/** Lays the pack out. Throws BrokenDocument with the path of the first name, slot or number that is wrong. */
export function buildLayout(pack: CompiledPack, players: number): Layout {
  checkDefinitions(pack);
  const laid = layEntities(pack, players);
  const layout = draft(pack, players, laid);
  checkCounts(layout);
  const book = openBook();
  fill(layout.effects, effectTables(layout, laid));
  fill(layout.definitions, definitions(layout, book));
  fill(layout.zones, layZones(layout, laid, pack, book));
  finishKinds(layout, laid, book);
  const abilities = layAbilities(layout, laid, pack, book);
  fill(layout.instances, abilities.instances);
  fill(layout.actions, abilities.actions);
  fill(layout.actionGroups, actionGroups(layout));
  fill(layout.forced, abilities.forced);
  fill(layout.optional, abilities.optional);
  fill(layout.hiddenHolds, abilities.hiddenHolds);
  fill(layout.modifiers, abilities.modifiers);
  fill(layout.prohibitions, abilities.prohibitions);
  layout.instanceOf = abilities.instanceOf;
  layout.limitCells = abilities.limitCells;
  pack.programs.forEach((program, i) => {
    const loaded = layout.programs[i];
    if (loaded !== undefined) compileCode(layout, book, program, loaded, `programs[${i}] (${program.id})`);
  });
  layout.code = closeBook(book);
  const start = layout.programIndex.get(pack.settings.start);
  if (start === undefined || layout.programs[start]?.kind !== 'procedure') {
    throw new BrokenDocument('settings.start', `there is no procedure called "${pack.settings.start}"`);
  }
  layout.start = start;
  return layout;
}
