/** The engine's question as the session shows it. Must offer exactly what the engine offers, in its order. */
import { type Game } from '@dradis/engine';
import { type Catalogue } from '../state/catalogue.js';
import { type Decision, type DecisionOption, type ForbiddenOption } from '../types.js';

/** What the content says about the labelled options of the waiting question, by label. */
function hintsOf(game: Game): ReadonlyMap<string, string> {
  const hints = new Map<string, string>();
  const top = game.state.frames.at(-1);
  const instruction = game.pack.compiled.programs[top?.program ?? -1]?.code[(top?.pc ?? 0) - 1];
  if (instruction?.[0] !== 'ask') return hints;
  for (const option of instruction[1].options ?? []) if (option.hint !== null) hints.set(option.label, option.hint);
  return hints;
}

/** The options of the waiting question; empty when none waits. */
export function describeOptions(game: Game, names: Catalogue): DecisionOption[] {
  const decision = game.decision();
  if (decision === null) return [];
  const hints = decision.form === 'option' ? hintsOf(game) : new Map<string, string>();
  return decision.options.map((option) => {
    const thing = option.thing ?? null;
    const entity = thing === null ? -1 : names.entity(thing);
    return {
      id: option.id,
      label: option.label,
      hint: hints.get(option.label) ?? null,
      thing,
      thingTitle: entity < 0 ? null : names.label(entity),
    };
  });
}

function describeForbidden(game: Game, names: Catalogue): ForbiddenOption[] {
  return game.explain().map(({ option, label, reasons }) => ({
    label,
    thing: names.entity(option) < 0 ? null : option,
    reasons: reasons.map(({ source, ability, words }) => {
      const from = [source === null ? '' : names.label(names.entity(source)), ability ?? ''].filter((one) => one !== '');
      return from.length === 0 ? words : `${words} (${from.join(', ')})`;
    }),
  }));
}

/** The waiting question, null when nobody is asked. `recorded` is the answer that was given here before. */
export function describeDecision(game: Game, names: Catalogue, recorded: string[] | null): Decision | null {
  const decision = game.decision();
  if (decision === null) return null;
  const [line, column, endLine, endColumn] = decision.source.at;
  return {
    id: decision.id,
    form: decision.form,
    player: decision.player,
    playerTitle: names.label(names.entity(decision.player)),
    prompt: decision.prompt,
    purpose: decision.purpose,
    min: decision.min,
    max: decision.max,
    options: describeOptions(game, names),
    forbidden: describeForbidden(game, names),
    place: decision.source.file === '' ? null : { file: decision.source.file, span: { line, column, endLine, endColumn } },
    recorded,
  };
}
