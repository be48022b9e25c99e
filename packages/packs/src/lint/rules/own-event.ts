// D0607: abilities that set themselves off. Must not judge abilities with a condition of their own.
import type { CompiledAbility, CompiledProgram, Instr } from '@dradis/engine';
import { operations } from '../analysis/walk.js';
import type { Advice, LintContext, LintRule } from '../lint-rule.js';

/** What a program may announce, by itself or through the procedures it calls, and whether it moves its own card. */
interface Doing {
  readonly events: ReadonlySet<string>;
  readonly spends: boolean;
}

const MOVES: ReadonlySet<string> = new Set(['move-to', 'move-to-top', 'move-to-bottom']);

/** Whether a statement names its own card: then it may well put it away. */
function namesItself(instr: Instr): boolean {
  return (instr[0] === 'call' || (instr[0] === 'verb' && MOVES.has(instr[1]))) && operations(instr).some(([op, slot]) => op === 'local' && slot === 1);
}

function doingOf(program: CompiledProgram | undefined, context: LintContext): Doing {
  const events = new Set<string>();
  const seen = new Set<string>();
  const open = program === undefined ? [] : [program];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at.id)) continue;
    seen.add(at.id);
    for (const instr of at.code) {
      if (instr[0] === 'announce') events.add(instr[1]);
      const called = instr[0] === 'call' ? context.program(instr[1]) : undefined;
      if (called !== undefined) open.push(called);
    }
  }
  return { events, spends: program?.code.some(namesItself) === true };
}

/** Whether an ability could go on for ever: it waits for an event and nothing of its own holds it back. */
function isFree({ trigger, limit, program, if: condition }: CompiledAbility): boolean {
  return 'event' in trigger && limit === null && program !== null && (condition === null || condition === true);
}

function waitsFor({ trigger }: CompiledAbility): string {
  return 'event' in trigger ? trigger.event : '';
}

/** Whether what comes of an ability sets it off again, through others like it. */
function comesRound(ability: CompiledAbility, free: ReadonlyMap<CompiledAbility, Doing>): boolean {
  const seen = new Set<CompiledAbility>();
  const open = [ability];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { events } = free.get(at) ?? { events: new Set() };
    for (const other of free.keys()) {
      if (!events.has(waitsFor(other))) continue;
      if (other === ability) return true;
      if (!seen.has(other)) open.push(other);
      seen.add(other);
    }
  }
  return false;
}

/** The rule. */
export const ownEvent: LintRule = {
  page: {
    code: 'D0607',
    title: 'An ability without limit that can set itself off',
    text: 'What the ability does announces the event it waits for, by itself or through other abilities, and it has no condition, no limit, and does not put its card away. It would go on until the game is stopped, or for as long as a player likes.',
    wrong: 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - when: a resource is lost\n        does: lose 1 wheat\n',
    right: 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - when: a resource is lost\n        limit: once per turn\n        does: lose 1 wheat\n',
  },
  *check(context): Iterable<Advice> {
    const { pack, program, abilityPlace, isA } = context;
    const kinds = new Map([...pack.things, ...pack.zones].map(({ id, kind }) => [id, kind]));
    const spentOnUse = pack.kinds.filter(({ onUse }) => onUse !== null && program(onUse)?.code.some(namesItself) === true);
    const free = new Map<CompiledAbility, Doing>();
    for (const ability of pack.abilities) {
      if (!isFree(ability)) continue;
      const doing = doingOf(program(ability.program ?? ''), context);
      const kind = kinds.get(ability.source) ?? ability.source;
      if (!doing.spends && !spentOnUse.some(({ id }) => isA(kind, id))) free.set(ability, doing);
    }
    for (const ability of free.keys()) {
      const at = comesRound(ability, free) ? abilityPlace(ability) : undefined;
      if (at === undefined) continue;
      yield { at, title: ability.optional ? 'this ability can be used again on what it does itself, without limit' : 'this ability can set itself off again and again', help: 'add `limit:` or `if:`' };
    }
  },
};
