// One file of a pack -> everything compiled from it. The second of two passes; sees other files only through declarations.
import type { Diagnostic, SourceFile } from '@dradis/diagnostics';
import type { CompiledAbility, CompiledProgram, CompiledThing, CompiledZone, LiveSection } from '@dradis/engine';
import type { Language } from '@dradis/language';
import type { Declarations } from '../declare/declarations.js';
import type { Finding } from '../findings.js';
import type { EntityTable } from '../link/entity-table.js';
import type { ShapeBook } from '../shape/shape-book.js';
import { mendKeys } from '../shape/mended-keys.js';
import { shapeFindings } from '../shape/shape-findings.js';
import type { MapNode } from '../yaml/pack-node.js';
import { checkStarts, compileDefinition, compileKind, compileKindAbilities, compileProcedure, type CompiledDefinition } from './compile-rules.js';
import { compileThing, compileZone } from './compile-things.js';
import { UnitCompiler, type PackText } from './unit-compiler.js';

/** What one file adds to the pack. Indices of files are still 0. */
export interface FileUnit {
  readonly programs: readonly CompiledProgram[];
  readonly definitions: readonly CompiledDefinition[];
  readonly abilities: readonly CompiledAbility[];
  /** Abilities of kinds, to be given to each of their things; their source is the kind. */
  readonly kindAbilities: readonly CompiledAbility[];
  readonly zones: readonly CompiledZone[];
  readonly things: readonly CompiledThing[];
  /** The live sections each kind declares itself, by kind. */
  readonly live: ReadonlyMap<string, Record<string, LiveSection>>;
  readonly texts: readonly PackText[];
  readonly diagnostics: readonly Diagnostic[];
  readonly findings: readonly Finding[];
}

/** What compiling any file needs of the rest of the pack. */
export interface PackContext {
  readonly language: Language;
  readonly declarations: Declarations;
  readonly entities: EntityTable;
  readonly shapes: ShapeBook;
}

/** Compiles everything declared in a file. `sections` is the top-level map of a file of sections; a file of one thing has none. */
export function compileFile(file: SourceFile, sections: MapNode | undefined, context: PackContext): FileUnit {
  const { declarations, entities, language, shapes } = context;
  const findings: Finding[] = [];
  const unit = new UnitCompiler(language, file, (finding) => findings.push(finding), (key) => shapes.placesOf(key).length > 0);
  const here = <T extends Placed>(items: readonly T[]): T[] => items.filter((item) => item.place?.file === file);
  const live = new Map<string, Record<string, LiveSection>>();
  const kindAbilities: CompiledAbility[] = [];
  for (const kind of here([...declarations.kindInfo.values()])) {
    live.set(kind.id, compileKind(unit, kind, declarations, entities));
    kindAbilities.push(...compileKindAbilities(unit, kind, declarations));
  }
  if (sections !== undefined) checkStarts(unit, [{ file, root: sections }], declarations, entities);
  for (const procedure of here(declarations.procedures)) compileProcedure(unit, procedure);
  const definitions = here(declarations.definitions).flatMap((definition) => compileDefinition(unit, definition) ?? []);
  const zones: CompiledZone[] = [];
  const things: CompiledThing[] = [];
  const abilities: CompiledAbility[] = [];
  for (const head of here(declarations.zones)) {
    const kind = declarations.kindInfo.get(head.kind);
    if (kind === undefined) continue;
    const shaped = shapeFindings(file, head.node, shapes.zone(head.kind), shapes);
    findings.push(...shaped);
    const compiled = compileZone(unit, { ...head, node: mendKeys(head.node, shaped) }, kind, declarations, entities);
    zones.push(compiled.item);
    abilities.push(...compiled.abilities);
  }
  for (const head of here(declarations.things)) {
    const kind = declarations.kindInfo.get(head.kind);
    // A thing of an unknown kind is left alone: that is reported already, and its keys mean nothing without it.
    if (kind === undefined || kind.id === 'thing') continue;
    const shaped = shapeFindings(file, head.node, shapes.thing(head.kind), shapes);
    findings.push(...shaped);
    const compiled = compileThing(unit, { ...head, node: mendKeys(head.node, shaped) }, kind, declarations, entities);
    things.push(compiled.item);
    abilities.push(...compiled.abilities);
  }
  return { programs: unit.programs, definitions, abilities, kindAbilities, zones, things, live, texts: unit.texts, diagnostics: unit.diagnostics, findings };
}

interface Placed {
  readonly place: { readonly file: SourceFile } | undefined;
}
