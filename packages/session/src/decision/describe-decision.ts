/** The engine's question as the session shows it. Must offer exactly what the engine offers, in its order. */
import type { Game } from '@dradis/engine';
import { eyesOf } from '../state/eyes.js';
import { UNKNOWN, Wording } from '../state/wording.js';
import type { Catalogue } from '../state/catalogue.js';
import type { Decision, DecisionOption, ForbiddenOption } from '../types/decision.js';
import type { Seat } from '../types/options.js';
import { aboutOf } from './about.js';
import { failingParts, type Texts } from './failing-parts.js';
import { type OptionOf, tellApart } from './tell-apart.js';

/** How the engine says that a choice's own condition keeps it away. */
const OWN_CONDITION = 'its condition does not hold';

/** What the content says about the labelled options of the waiting question, by label. */
function hintsOf(game: Game): ReadonlyMap<string, string> {
  const hints = new Map<string, string>();
  const top = game.state.frames.at(-1);
  const instruction = game.pack.compiled.programs[top?.program ?? -1]?.code[(top?.pc ?? 0) - 1];
  if (instruction?.[0] !== 'ask') return hints;
  for (const option of instruction[1].options ?? []) if (option.hint !== null) hints.set(option.label, option.hint);
  return hints;
}

/** The entity behind an id or a handle; -1 when nothing has it. */
function entityOf(words: Wording, id: string): number {
  const { names, state } = words;
  if (!id.startsWith('?')) return names.entity(id);
  const handle = Number(id.slice(1));
  return state.handles.findIndex((one, entity) => one === handle && (state.zoneOf[entity] ?? -1) >= 0);
}

/** The words of the player who is asked: his options never name what he may not know. */
function wordsOfAsked(game: Game, names: Catalogue): Wording {
  const asked = game.state.decision === null ? '' : names.id(game.state.decision.player);
  return new Wording(names, game.state, eyesOf(game, names, asked));
}

/**
 * What the options of the waiting question are called in the words of who is asked, by id; the same as in `describeOptions`, without what
 * tells them apart. Asks for no view of the game: for every answer that is played that would cost more than playing it.
 */
export function optionLabels(game: Game, names: Catalogue): ReadonlyMap<string, string> {
  const words = new Wording(names, game.state);
  return new Map(game.decision()?.options.map(({ id, label, thing, ability }) => {
    // Who may not know a thing is given a handle in place of its id.
    const entity = thing === undefined || thing.startsWith('?') || ability !== undefined ? -1 : names.entity(thing);
    return [id, entity < 0 ? label : words.call(entity)];
  }));
}

/** The options of the waiting question in the words of who is asked; empty when none waits. */
export function describeOptions(game: Game, names: Catalogue): DecisionOption[] {
  const decision = game.decision();
  if (decision === null) return [];
  const words = wordsOfAsked(game, names);
  const hints = decision.form === 'option' ? hintsOf(game) : new Map<string, string>();
  const options = decision.options.map((option): OptionOf => {
    const thing = option.thing ?? null;
    const entity = thing === null ? -1 : entityOf(words, thing);
    const called = entity < 0 ? null : words.call(entity);
    const known = entity >= 0 && words.eyes.knows(entity);
    // What is offered itself is called as everywhere; an ability keeps its own title.
    const label = called !== null && known && option.ability === undefined ? called : option.label;
    return { entity, option: { id: option.id, label, hint: hints.get(option.label) ?? null, thing, thingTitle: known ? called : null, twin: null } };
  });
  return tellApart(words, options);
}

function describeForbidden(game: Game, words: Wording, texts: Texts | undefined): ForbiddenOption[] {
  const { names } = words;
  return game.explain().map(({ option, label, reasons }) => {
    const entity = names.entity(option);
    return {
      label: entity < 0 ? label : words.call(entity),
      thing: entity < 0 ? null : option,
      reasons: reasons.map(({ source, ability, words: because }) => {
        const by = source === null ? '' : names.entity(source) < 0 ? UNKNOWN : words.call(names.entity(source));
        const from = [by, ability ?? ''].filter((one) => one !== '');
        return from.length === 0 ? because : `${because} (${from.join(', ')})`;
      }),
      failing: texts === undefined || !reasons.some(({ words: because }) => because === OWN_CONDITION) ? [] : failingParts(game, names, option, texts),
    };
  });
}

/**
 * The waiting question for a seat, null when nobody is asked, or when the question is for another player alone.
 * `recorded` is the answer that was given here before; `texts` gives the sources.
 */
export function describeDecision(game: Game, names: Catalogue, recorded: string[] | null, seat: Seat, texts: Texts = () => undefined): Decision | null {
  const decision = game.decision();
  if (decision === null || (seat !== 'everything' && seat !== decision.player)) return null;
  const words = wordsOfAsked(game, names);
  const about = aboutOf(game, names, eyesOf(game, names, seat));
  const [line, column, endLine, endColumn] = decision.source.at;
  // A statement of a card would name it.
  const placed = seat === 'everything' && decision.source.file !== '';
  return {
    id: decision.id,
    form: decision.form,
    player: decision.player,
    playerTitle: words.call(names.entity(decision.player)),
    prompt: decision.prompt,
    purpose: decision.purpose,
    min: decision.min,
    max: decision.max,
    options: describeOptions(game, names),
    forbidden: describeForbidden(game, words, seat === 'everything' ? texts : undefined),
    about: about < 0 ? null : names.id(about),
    place: placed ? { file: decision.source.file, span: { line, column, endLine, endColumn } } : null,
    recorded,
  };
}
