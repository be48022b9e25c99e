/** Lays out abilities: one instance for each copy of its source, sorted by what makes it act. Must not weigh any. */
import { shown } from '../errors/shown.js';
import { BrokenDocument } from '../errors/broken-document.js';
import type { CodeBook } from '../compile/code-book.js';
import { makeCompiler } from '../compile/make-compiler.js';
import type { Compiler } from '../compile/compiler.js';
import type { CompiledAbility, CompiledPack, CompiledSignature } from './compiled-pack.js';
import type { LaidEntities } from './lay-entities.js';
import { mentions } from '../compile/mentions.js';
import { mentionsYou } from './mentions-you.js';
import type { AbilityInfo, ActionGroup, HiddenHold, InstanceInfo, KindInfo, Layout, LimitInfo, TriggerKind } from './layout.js';

/** The sections whose abilities are played by way of the kind's on-use program. */
const PLAYED = new Set(['action', 'reaction']);

/** Slots before the participants: you, this. */
const FIRST_PARTICIPANT = 2;

/** The parts of a layout that abilities make. */
export interface LaidAbilities {
  instances: InstanceInfo[];
  instanceOf: Map<string, number>;
  actions: InstanceInfo[];
  forced: InstanceInfo[][];
  optional: InstanceInfo[][];
  hiddenHolds: HiddenHold[][];
  modifiers: InstanceInfo[][];
  prohibitions: InstanceInfo[][];
  limitCells: number;
}

function triggerOf(layout: Layout, ability: CompiledAbility, at: string): { trigger: TriggerKind; of: number; signature: CompiledSignature | null } {
  const given = ability.trigger as Record<string, unknown>;
  const look = (trigger: TriggerKind, table: ReadonlyMap<string, number>, list: readonly CompiledSignature[]): { trigger: TriggerKind; of: number; signature: CompiledSignature | null } => {
    const of = table.get(given[trigger] as string);
    if (of === undefined) throw new BrokenDocument(`${at}.trigger`, `there is no ${trigger} called ${shown(given[trigger])}`);
    return { trigger, of, signature: list[of] ?? null };
  };
  const { pack } = layout;
  if (given['action'] === true) return { trigger: 'action', of: -1, signature: null };
  if ('event' in given) return look('event', layout.eventIndex, pack.events);
  if ('quantity' in given) return look('quantity', layout.quantityIndex, pack.quantities);
  if ('act' in given) return look('act', layout.actIndex, pack.acts);
  throw new BrokenDocument(`${at}.trigger`, 'expected action, event, quantity or act');
}

function limitOf(layout: Layout, ability: CompiledAbility, cell: number, at: string): LimitInfo | null {
  if (ability.limit === null) return null;
  const { scope, byAnyone } = ability.limit;
  if (scope === 'game') return { cell, byAnyone, variable: -1, scope };
  const declared = layout.pack.scopes.find((one) => one.id === scope);
  const variable = declared === undefined ? undefined : layout.variableIndex.get(declared.variable);
  if (variable === undefined) throw new BrokenDocument(`${at}.limit.scope`, `there is no scope called "${scope}" with a variable of its own`);
  return { cell, byAnyone, variable, scope };
}

/** The compiler of an ability's `if` and `by`: you, this, the participants, temporaries. */
function abilityCompiler(layout: Layout, ability: CompiledAbility, signature: CompiledSignature | null, book: CodeBook): Compiler {
  const slots = ['thing:player', 'thing:thing', ...(signature?.gives ?? []).map((give) => give.type)];
  while (slots.length < ability.locals) slots.push('');
  return makeCompiler(layout, slots, book);
}

/** Bits of the participants that a condition looks at. */
function slotsRead(condition: unknown, participants: number): number {
  let bits = 0;
  for (let i = 0; i < participants; i++) if (mentions(condition, FIRST_PARTICIPANT + i)) bits |= 1 << i;
  return bits;
}

/** One ability of the pack. Throws BrokenDocument. */
function layAbility(layout: Layout, ability: CompiledAbility, index: number, cell: number, book: CodeBook): AbilityInfo {
  const at = `abilities[${index}]`;
  const { trigger, of, signature } = triggerOf(layout, ability, at);
  const c = abilityCompiler(layout, ability, signature, book);
  const program = ability.program === null ? -1 : layout.programIndex.get(ability.program);
  if (program === undefined) throw new BrokenDocument(`${at}.program`, `there is no program called "${ability.program ?? ''}"`);
  const wanted = 2 + (signature?.gives.length ?? 0);
  const slots = layout.programs[program]?.locals.length ?? wanted;
  if (program >= 0 && slots < wanted) throw new BrokenDocument(`${at}.program`, `its program has ${slots} slots, but is given ${wanted}`);
  return {
    index,
    id: ability.id,
    title: ability.title,
    section: ability.section,
    trigger,
    of,
    optional: ability.optional,
    reads: slotsRead(ability.if, signature?.gives.length ?? 0),
    if: ability.if === null ? null : c.word(ability.if, `${at}.if`),
    by: ability.by === null ? null : c.word(ability.by, `${at}.by`),
    program,
    locals: c.slots.length,
    limit: limitOf(layout, ability, cell, at),
    at: ability.at,
  };
}

function tables<T>(n: number): T[][] {
  return Array.from({ length: n }, (): T[] => []);
}

function sort(out: LaidAbilities, instance: InstanceInfo): void {
  const { ability, live } = instance;
  if (ability.trigger === 'action') out.actions.push(instance);
  else if (ability.trigger === 'quantity') out.modifiers[ability.of]?.push(instance);
  else if (ability.trigger === 'act') out.prohibitions[ability.of]?.push(instance);
  else if (!ability.optional) out.forced[ability.of]?.push(instance);
  else {
    out.optional[ability.of]?.push(instance);
    const holds = out.hiddenHolds[ability.of];
    if (live?.hidden !== true || holds === undefined) return;
    const known = holds.find((hold) => hold.live === live);
    if (known === undefined) holds.push({ live, abilities: [ability] });
    else if (!known.abilities.includes(ability)) known.abilities.push(ability);
  }
}

/** Lays out all abilities. Throws BrokenDocument. */
export function layAbilities(layout: Layout, laid: LaidEntities, pack: CompiledPack, book: CodeBook): LaidAbilities {
  const out: LaidAbilities = {
    instances: [],
    instanceOf: new Map(),
    actions: [],
    forced: tables(pack.events.length),
    optional: tables(pack.events.length),
    hiddenHolds: tables(pack.events.length),
    modifiers: tables(pack.quantities.length),
    prohibitions: tables(pack.acts.length),
    limitCells: 0,
  };
  const byId = new Set<string>();
  pack.abilities.forEach((compiled, index) => {
    if (byId.has(compiled.id)) throw new BrokenDocument(`abilities[${index}]`, `the ability "${compiled.id}" is declared twice`);
    byId.add(compiled.id);
    const ability = layAbility(layout, compiled, index, out.limitCells, book);
    const code = ability.program < 0 ? null : pack.programs[ability.program]?.code;
    const speaksOfYou = mentionsYou([compiled.if, compiled.by, code]);
    if (ability.limit !== null) out.limitCells += ability.limit.byAnyone ? 1 : layout.players + 1;
    const sources = laid.copiesOf.get(compiled.source) ?? layout.kinds[layout.kindIndex.get(compiled.source) ?? -1]?.all;
    if (sources === undefined) throw new BrokenDocument(`abilities[${index}].source`, `there is no thing, zone or kind called "${compiled.source}"`);
    for (const source of sources) {
      const kind = layout.kinds[laid.kindOf[source] ?? -1] as KindInfo;
      const live = kind.live.get(compiled.section) ?? null;
      const id = sources.length === 1 && laid.copiesOf.has(compiled.source) ? compiled.id : `${compiled.id}@${laid.ids[source] ?? ''}`;
      const instance: InstanceInfo = {
        index: out.instances.length,
        id,
        ability,
        source,
        live,
        eachPlayer: speaksOfYou || live?.mentionsYou === true,
        onUse: PLAYED.has(compiled.section) ? kind.onUse : -1,
      };
      out.instances.push(instance);
      out.instanceOf.set(id, instance.index);
      sort(out, instance);
    }
  });
  return out;
}

/** The actions by the section that makes them live. */
export function actionGroups(layout: Layout): ActionGroup[] {
  const groups: ActionGroup[] = [];
  for (const instance of layout.actions) {
    const { live, source } = instance;
    let group = groups.find((one) => one.live === live);
    if (group === undefined) groups.push((group = { live, instances: [], bySource: new Array<InstanceInfo[] | undefined>(layout.ids.length).fill(undefined) }));
    group.instances.push(instance);
    (group.bySource[source] ??= []).push(instance);
  }
  return groups;
}
