/** Writes the waiting decision for its player (or for one who may know everything). Must not change anything. */
import { invariant } from '../errors/engine-bug.js';
import type { Machine } from '../machine/machine.js';
import { WINDOW } from '../machine/frames.js';
import { currentPc, thingOfFrame } from '../machine/place.js';
import type { AskInfo } from '../pack/layout.js';
import type { DecisionState, Frame } from '../state/state.js';
import { type Reader, renderEntity, renderInstance, type RenderedValue, renderValue } from '../view/render-value.js';
import { codeInstance, codePlayer } from '../window/use-code.js';
import { WINDOW_EVENT, WINDOW_PARTS } from '../window/window-slots.js';
import type { Decision, DecisionSource, DecisionSubject, Option } from './decision.js';

/** The question the top frame asked; undefined when a window asked. */
export function waitingAsk(m: Machine): AskInfo | undefined {
  const frame = m.state.frames[m.state.frames.length - 1];
  return frame === undefined ? undefined : m.programs[frame.program]?.asks[currentPc(frame)];
}

function thingOption(m: Machine, reader: Reader, id: number): Option {
  const shown = renderEntity(m, reader, id);
  if (shown === null) return { id: 'none', label: 'none' };
  const known = shown === m.layout.ids[id];
  return { id: shown, label: known ? (m.layout.titles[id] ?? shown) : 'face down', thing: shown };
}

function abilityOption(m: Machine, reader: Reader, index: number): Option {
  const instance = m.layout.instances[index];
  const shown = renderInstance(m, reader, index);
  if (instance === undefined || shown === null) return { id: 'none', label: 'none' };
  const thing = renderEntity(m, reader, instance.source);
  const known = shown === instance.id;
  return {
    id: shown,
    label: known ? instance.ability.title || (m.layout.titles[instance.source] ?? shown) : 'hidden ability',
    ability: shown,
    ...(thing === null ? {} : { thing }),
  };
}

/** A use a player wants to make, or one that is due. By wanting it he has made known which ability it is. */
function declaredOption(m: Machine, reader: Reader, code: number): Option {
  const instance = m.layout.instances[codeInstance(m.layout, code)];
  invariant(instance !== undefined, 'a use is offered of an ability that is not there');
  const thing = renderEntity(m, reader, instance.source) ?? '';
  const known = thing === m.layout.ids[instance.source];
  const ability = known ? instance.id : `${instance.ability.id} of ${thing}`;
  const player = m.layout.ids[codePlayer(m.layout, code)];
  const label = instance.ability.title || (m.layout.titles[instance.source] ?? ability);
  return { id: player === undefined ? ability : `${ability} by ${player}`, label, ability, thing };
}

function useOption(m: Machine, reader: Reader, code: number): Option {
  return code < 0 ? { id: 'pass', label: 'pass' } : abilityOption(m, reader, codeInstance(m.layout, code));
}

/** A raw option of a decision as the reader may know it. */
export function renderOption(m: Machine, reader: Reader, decision: DecisionState, ask: AskInfo | undefined, raw: number): Option {
  switch (decision.form) {
    case 'react':
      return useOption(m, reader, raw);
    case 'order':
      return declaredOption(m, reader, raw);
    case 'may':
      return raw === 1 ? { id: 'yes', label: 'yes' } : { id: 'no', label: 'no' };
    case 'number':
      return { id: String(raw), label: String(raw) };
    case 'option':
      return { id: `option-${raw + 1}`, label: ask?.labels[raw] ?? '' };
    case 'one':
    case 'some':
      return ask?.abilities === true ? abilityOption(m, reader, raw) : thingOption(m, reader, raw);
  }
}

/** The frame of the program that asked or announced. */
function askingFrame(m: Machine): Frame {
  const { frames } = m.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as Frame;
    if (frame.program >= 0) return frame;
  }
  invariant(false, 'a decision waits without a program');
}

function sourceOf(m: Machine, reader: Reader): DecisionSource {
  const frame = askingFrame(m);
  const program = m.programs[frame.program];
  invariant(program !== undefined, 'a frame runs a program that is not there');
  const entity = thingOfFrame(m, frame) === null ? -1 : (frame.locals[1] as number);
  return {
    program: program.id,
    file: m.layout.files[program.file] ?? '',
    at: program.at[currentPc(frame)] ?? [0, 0, 0, 0],
    thing: renderEntity(m, reader, entity),
  };
}

function subjectOf(m: Machine, reader: Reader): DecisionSubject | undefined {
  const frame = m.state.frames[m.state.frames.length - 1];
  if (frame?.program !== WINDOW) return undefined;
  const event = m.layout.events[frame.locals[WINDOW_EVENT] as number];
  if (event === undefined) return undefined;
  const participants: Record<string, RenderedValue> = {};
  event.names.forEach((name, i) => {
    participants[name] = renderValue(m, reader, frame.locals[WINDOW_PARTS + i] ?? -1, event.types[i] ?? '');
  });
  return { event: event.id, words: event.words, participants };
}

/** The decision in full, as its own player sees it; `reader` 'all' shows ids also of what he must not know. */
export function describeDecision(m: Machine, decision: DecisionState, reader: Reader): Decision {
  const ask = waitingAsk(m);
  const subject = subjectOf(m, reader);
  const prompt = ask?.prompt ?? (decision.form === 'order' ? 'choose what happens first' : (subject?.words ?? ''));
  return {
    id: decision.id,
    player: m.layout.ids[decision.player] as string,
    form: decision.form,
    prompt,
    purpose: ask?.purpose ?? null,
    options: decision.options.map((raw) => renderOption(m, reader, decision, ask, raw)),
    min: decision.min,
    max: decision.max,
    source: sourceOf(m, reader),
    ...(subject === undefined ? {} : { subject }),
  };
}
