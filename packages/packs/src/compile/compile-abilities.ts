// The abilities of one thing or zone -> abilities and programs of the pack. Must not decide when they are live; kinds do.
import { nearest } from '@dradis/diagnostics';
import type { CompiledAbility, Trigger } from '@dradis/engine';
import type { Declarations, KindInfo, Participant, SignatureInfo } from '../declare/declarations.js';
import { idAsWords, plainWords, unknownName } from '../declare/reading.js';
import { stringOf, valueOf, type MapNode, type ScalarNode } from '../yaml/pack-node.js';
import { readAbilities, type AbilityNote } from './ability-notes.js';
import { abilityScope } from './scopes.js';
import type { UnitCompiler } from './unit-compiler.js';

/** Whose abilities they are. */
export interface AbilityOwner {
  readonly id: string;
  readonly title: string;
  readonly kind: KindInfo;
  readonly isZone: boolean;
  readonly node: MapNode;
  readonly rulings: readonly string[];
}

const WHAT = { event: 'event', quantity: 'quantity', act: 'act' } as const;

/** Compiles every ability of the owner. */
export function compileAbilities(unit: UnitCompiler, owner: AbilityOwner, declarations: Declarations): CompiledAbility[] {
  const abilities: CompiledAbility[] = [];
  const taken = new Map<string, AbilityNote>();
  const perSection = new Map<string, number>();
  for (const note of readAbilities(unit.file, owner.node, unit.report)) {
    const count = (perSection.get(note.section) ?? 0) + 1;
    perSection.set(note.section, count);
    const id = note.id ?? (count === 1 ? note.section : `${note.section}-${count}`);
    const earlier = taken.get(id);
    if (earlier !== undefined) {
      unit.report({ code: 'D0502', at: unit.place(note.range), also: unit.place(earlier.range), facts: { what: `ability of '${owner.id}'`, id } });
      continue;
    }
    taken.set(id, note);
    const ability = compileAbility(unit, owner, note, `${owner.id}.${id}`, declarations);
    if (ability !== undefined) abilities.push(ability);
  }
  return abilities;
}

function compileAbility(unit: UnitCompiler, owner: AbilityOwner, note: AbilityNote, id: string, declarations: Declarations): CompiledAbility | undefined {
  const found = triggerOf(unit, note, declarations);
  const limit = note.limit === undefined ? null : limitOf(unit, note.limit, declarations);
  if (found === undefined) return undefined;
  const live = owner.kind.live.get(note.section);
  // What somebody chooses to use has a user; what happens by itself has one only when the kind says whose it is.
  const hasUser = note.optional || (live !== undefined && valueOf(live.node, 'used-by') !== undefined);
  const scope = abilityScope(owner.kind.id, hasUser, found.participants);
  const condition = unit.expression(note.if, scope, 'condition', `${id}.if`);
  const by = unit.expression(note.by, scope, 'number', `${id}.by`);
  const facts = { id, name: `${owner.title === '' ? owner.kind.singular : owner.title}: ${note.title ?? note.section}`, kind: 'ability', returns: null, rulings: [...owner.rulings, ...note.rulings] } as const;
  const program =
    note.effect === undefined
      ? null
      : note.effect === 'discard'
        ? unit.effectText({ file: unit.file, text: 'discard this card', toFile: () => note.range.start }, scope, facts)
        : unit.effect(note.effect, scope, facts);
  return {
    id,
    title: note.title ?? owner.title,
    source: owner.id,
    section: note.section,
    trigger: found.trigger,
    optional: note.optional,
    if: condition?.expr ?? null,
    by: by?.expr ?? null,
    program,
    locals: Math.max(scope.params.length, condition?.locals ?? 0, by?.locals ?? 0),
    limit,
    at: [0, ...unit.span(note.range)],
  };
}

function triggerOf(unit: UnitCompiler, note: AbilityNote, declarations: Declarations): { trigger: Trigger; participants: readonly Participant[] } | undefined {
  const { trigger } = note;
  if (trigger.is === 'action') return { trigger: { action: true }, participants: [] };
  const { events, quantities, acts } = declarations;
  const candidates = trigger.is === 'event' ? events : trigger.is === 'quantity' ? quantities : acts;
  const written = String(trigger.words.value);
  const signature = signatureNamed(written, candidates);
  if (signature === undefined) {
    unit.report(unknownName(WHAT[trigger.is], written, unit.place(trigger.words.range), candidates.map((candidate) => candidate.words)));
    return undefined;
  }
  const { id, gives } = signature;
  return { trigger: trigger.is === 'event' ? { event: id } : trigger.is === 'quantity' ? { quantity: id } : { act: id }, participants: gives };
}

function withoutArticles(text: string): string {
  return plainWords(text).replaceAll(/\b(?:a|an|the) /g, '');
}

/** The event, act or quantity called by its words (articles do not matter) or its id. */
function signatureNamed(written: string, candidates: readonly SignatureInfo[]): SignatureInfo | undefined {
  const wanted = withoutArticles(written);
  return candidates.find((candidate) => candidate.id === written.trim() || withoutArticles(candidate.words) === wanted || idAsWords(candidate.id) === wanted);
}

function limitOf(unit: UnitCompiler, node: ScalarNode, declarations: Declarations): CompiledAbility['limit'] {
  const written = String(node.value);
  const parts = /^once per (.+?)(, by anyone)?$/.exec(plainWords(written));
  const scopes = ['game', ...declarations.scopes.map((scope) => scope.id)];
  if (parts === null) {
    unit.report({ code: 'D0408', at: unit.place(node.range), facts: { found: written, scopes, nearest: nearest(plainWords(written), scopes.flatMap((each) => [`once per ${idAsWords(each)}`, `once per ${idAsWords(each)}, by anyone`])) } });
    return null;
  }
  const name = parts[1] ?? '';
  const scope = scopes.find((each) => each === name || idAsWords(each) === name);
  if (scope === undefined) {
    unit.report(unknownName('scope of limits', name, unit.place(node.range), scopes));
    return null;
  }
  return { scope, byAnyone: parts[2] !== undefined };
}

/** The title of a thing or zone: what it says, else its id as words with capitals. */
export function titleOf(node: MapNode, id: string): string {
  return stringOf(node, 'title') ?? idAsWords(id).replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
}
