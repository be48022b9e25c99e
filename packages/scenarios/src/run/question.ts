// A waiting question with all names an author may use for its options. Must not choose anything.
import type { Decision } from '@dradis/engine';

/** One option: what it is called in messages, and by which names it may be picked (in lower case). */
export interface Choice {
  readonly label: string;
  readonly names: readonly string[];
  /** What the zone is called in which a thing lies, in lower case; empty for what is no thing. */
  readonly zones: readonly string[];
}

/** A waiting question. */
export interface Question {
  /** `player-1` and so on. */
  readonly player: string;
  readonly form: Decision['form'];
  readonly prompt: string;
  readonly choices: readonly Choice[];
  readonly min: number;
  readonly max: number;
}

/** What naming options needs of a game; `raw` are the values the engine works with. */
export interface QuestionSource {
  readonly decision: Decision;
  readonly raw: readonly number[];
  /** The id of a thing, whoever may see it; undefined when the value is no thing. */
  entityId(raw: number): string | undefined;
  /** The title of a thing. */
  title(raw: number): string;
  /** The id of the zone a thing is in; undefined when it is in none. */
  zoneOf(raw: number): string | undefined;
  /** What an entity is called in the scenario: `hand of laura-roslin`. */
  name(id: string): string;
  /** Other names of a thing: the character of a player. */
  aliases(id: string): readonly string[];
}

/** Whose use an option of a question for the order is. */
const USER = / by (player-\d+)$/;

/** The question a game waits with. */
export function questionOf(source: QuestionSource): Question {
  const { decision } = source;
  const things = decision.form === 'one' || decision.form === 'some';
  return {
    player: decision.player,
    form: decision.form,
    prompt: promptOf(decision),
    choices: decision.options.map((option, index) => {
      const raw = source.raw[index] ?? -1;
      // Abilities are instances, not things: their raw values are no entities.
      if (things && option.ability === undefined && raw >= 0) return thingChoice(source, raw);
      const names = new Set([option.label, option.id]);
      if (option.ability !== undefined) {
        for (const part of option.ability.split(/[./@ ]/)) names.add(part);
        names.add(baseId(option.ability));
      }
      if (option.thing !== undefined) names.add(option.thing).add(baseId(option.thing));
      const user = decision.form === 'order' ? USER.exec(option.id)?.[1] : undefined;
      if (user === undefined) return { label: option.label, names: lower(names), zones: [] };
      const users = [...source.aliases(user), user];
      const whose = [...names].flatMap((name) => users.map((each) => `${name} by ${each}`));
      return { label: `${option.label} by ${users[0] ?? user}`, names: lower([...names, ...whose]), zones: [] };
    }),
    min: decision.min,
    max: decision.max,
  };
}

/** The id without the number of the copy. */
export function baseId(id: string): string {
  return id.replace(/#.*$/, '');
}

function promptOf({ prompt, purpose }: Decision): string {
  const words = prompt.trim().replace(/\s*\n\s*/g, '; ');
  return purpose === null || words.includes(purpose) ? words : `${words} (to ${purpose})`;
}

function thingChoice(source: QuestionSource, raw: number): Choice {
  const id = source.entityId(raw) ?? 'none';
  const zone = source.zoneOf(raw);
  const aliases = source.aliases(id);
  return {
    label: `${aliases[0] ?? id}${zone === undefined || !id.includes('#') ? '' : ` in ${source.name(zone)}`}`,
    names: lower([id, baseId(id), source.title(raw), ...aliases]),
    zones: zone === undefined ? [] : lower([zone, source.name(zone)]),
  };
}

function lower(names: Iterable<string>): string[] {
  return [...new Set([...names].map((name) => name.toLowerCase()))];
}
