/**
 * Says what cannot be chosen at the waiting decision, and why. Worked out only when asked for. Must not change anything,
 * and must name nothing that the decision's player may not know.
 */
import { conditionHolds, liveFor, roomFor } from '../ability/live.js';
import { limitAllows } from '../ability/limits.js';
import type { Machine } from '../machine/machine.js';
import { WINDOW } from '../machine/frames.js';
import type { AskInfo, InstanceInfo } from '../pack/layout.js';
import type { DecisionState, Frame } from '../state/state.js';
import { EMPTY, type Value } from '../state/value.js';
import { renderEntity, renderInstance } from '../view/render-value.js';
import { useCode } from '../window/use-code.js';
import { WINDOW_EVENT, WINDOW_PARTS, WINDOW_USED } from '../window/window-slots.js';
import { renderOption, waitingAsk } from './describe-decision.js';

/** Why something cannot be chosen. `source` and `ability` are null when the choice's own condition is the reason. */
export interface Reason {
  /** The thing in the way, by id or handle. */
  source: string | null;
  /** Title of the ability in the way. */
  ability: string | null;
  /** For people, as in `forbidden: to draw cards` or `already used in this turn`. */
  words: string;
}

/** Something that cannot be chosen. */
export interface Refusal {
  /** The id it would have as an option. */
  option: string;
  /** The label it would have as an option. */
  label: string;
  /** At least one. */
  reasons: Reason[];
}

function prohibition(m: Machine, player: number, index: number, act: number): Reason {
  const instance = m.layout.instances[index];
  const words = m.layout.acts[act]?.words ?? '';
  const source = renderEntity(m, player, instance?.source ?? -1);
  const known = source === m.layout.ids[instance?.source ?? -1];
  return { source, ability: known ? (instance?.ability.title ?? null) : null, words: `forbidden: ${words}` };
}

function refusedCandidates(m: Machine, decision: DecisionState, ask: AskInfo, locals: Value[]): Refusal[] {
  return ask.refused(m, locals).map(({ option, by, act }) => {
    const shown = renderOption(m, decision.player, decision, ask, option);
    return { option: shown.id, label: shown.label, reasons: by.map((index) => prohibition(m, decision.player, index, act)) };
  });
}

function unmetOptions(m: Machine, decision: DecisionState, ask: AskInfo, locals: Value[]): Refusal[] {
  return ask.unmet(m, locals).map((option) => {
    const shown = renderOption(m, decision.player, decision, ask, option);
    return { option: shown.id, label: shown.label, reasons: [{ source: null, ability: null, words: 'its condition does not hold' }] };
  });
}

/** Why a live ability of the player is not on offer; null when nothing is in its way. */
function abilityReason(m: Machine, instance: InstanceInfo, player: number, parts: readonly Value[], from: number, used: readonly number[]): string | null {
  const { limit } = instance.ability;
  if (used.includes(useCode(m.layout, instance.index, player))) return 'already used at this moment';
  if (limit !== null && !limitAllows(m, instance.ability, player)) {
    return limit.scope === 'game' ? 'already used in this game' : `already used in this ${limit.scope}`;
  }
  return conditionHolds(m, instance, player, parts, from) ? null : 'its condition does not hold';
}

function abilityRefusals(m: Machine, player: number, instances: readonly InstanceInfo[], parts: readonly Value[], from: number, used: readonly number[]): Refusal[] {
  const out: Refusal[] = [];
  for (const instance of instances) {
    if (!liveFor(m, instance, player, roomFor(player))) continue;
    const words = abilityReason(m, instance, player, parts, from, used);
    const id = renderInstance(m, player, instance.index);
    if (words === null || id === null) continue;
    const source = renderEntity(m, player, instance.source);
    out.push({ option: id, label: instance.ability.title || (m.layout.titles[instance.source] ?? id), reasons: [{ source, ability: instance.ability.title, words }] });
  }
  return out;
}

function windowRefusals(m: Machine, frame: Frame, decision: DecisionState): Refusal[] {
  if (decision.form !== 'react') return [];
  const event = frame.locals[WINDOW_EVENT] as number;
  const used = frame.locals[WINDOW_USED] as readonly number[];
  return abilityRefusals(m, decision.player, m.layout.optional[event] ?? [], frame.locals, WINDOW_PARTS, used);
}

/** Everything that might have been chosen but for a prohibition, a condition or a limit. */
export function explainDecision(m: Machine, decision: DecisionState): Refusal[] {
  const frame = m.state.frames[m.state.frames.length - 1];
  if (frame === undefined) return [];
  if (frame.program === WINDOW) return windowRefusals(m, frame, decision);
  const ask = waitingAsk(m);
  if (ask === undefined) return [];
  if (decision.form === 'option') return unmetOptions(m, decision, ask, frame.locals);
  if (decision.form !== 'one' && decision.form !== 'some') return [];
  const refused = refusedCandidates(m, decision, ask, frame.locals);
  if (!ask.abilities) return refused;
  const already = new Set(refused.map((one) => one.option));
  return [...refused, ...abilityRefusals(m, decision.player, m.layout.actions, EMPTY, 0, EMPTY).filter((one) => !already.has(one.option))];
}
