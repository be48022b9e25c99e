// The texts of the effect language in a scenario, each with the language it is written in. Must not report mistakes.
import { hasErrors } from '@dradis/diagnostics';
import type { Language, Scope } from '@dradis/language';
import type { PackText, ScalarNode } from '@dradis/packs';
import { playerId, type Seats } from '../compile/cast-language.js';
import type { DefaultPosition, GivenEntry, Placed, Scenario } from '../read/scenario.js';

/** A text of a scenario file. */
export interface ScenarioText extends PackText {
  /** The language of its cast: what somebody plays names the player. */
  readonly language: Language;
  /** What the players are called by, by their ids in the language. */
  readonly players: ReadonlyMap<string, string>;
}

const SCOPE: Scope = { params: [], returns: null, onUse: false };

type Made = Pick<ScenarioText, 'language' | 'players'>;

function made(language: Language, seats: Seats): Made {
  return { language, players: new Map(seats.flatMap((character, seat) => (character === undefined ? [] : [[playerId(seat), character]]))) };
}

function textOf(file: Scenario['file'], node: ScalarNode, role: 'effect' | 'expression', name: string, made: Made): ScenarioText[] {
  if (!('text' in node.text)) return [];
  const expect = role === 'effect' ? null : name === 'then' ? 'condition' : 'any';
  return [{ role, slice: { file, ...node.text }, scope: SCOPE, expect, name, node, ...made }];
}

/** A key as a scalar of its own. */
function keyNode({ text, span }: Placed): ScalarNode {
  return { type: 'scalar', range: span, value: text, style: 'plain', text: { text, toFile: (offset) => span.start + Math.min(offset, span.end - span.start) } };
}

function entryTexts(file: Scenario['file'], { key, value, contents }: GivenEntry, of: Made): ScenarioText[] {
  const node = keyNode(key);
  const keyText = textOf(file, node, 'expression', 'given', of);
  if (value === undefined || typeof value.value !== 'string') return keyText;
  // What a zone holds is a list of names, not an expression.
  const { expr, diagnostics } = of.language.compileExpression({ text: { file, text: key.text, toFile: (offset) => key.span.start + offset }, scope: SCOPE, expect: 'thing:zone' });
  return contents !== undefined && expr !== null && !hasErrors(diagnostics) ? keyText : [...keyText, ...textOf(file, value, 'expression', 'given', of)];
}

/** The texts of a scenario, in no order. */
export function textsOfScenario(scenario: Scenario, language: Language, seats: Seats): ScenarioText[] {
  const { file, given, arrange, when, then } = scenario;
  const of = made(language, seats);
  return [
    ...given.flatMap((entry) => entryTexts(file, entry, of)),
    ...(arrange === undefined ? [] : textOf(file, arrange, 'effect', 'given', of)),
    ...textOf(file, when, 'effect', 'when', of),
    ...then.flatMap((each) => (each.is === 'condition' ? textOf(file, each.node, 'expression', 'then', of) : entryTexts(file, each.entry, of))),
  ];
}

/** The text of the default position that is the same whoever plays. */
export function textsOfPosition({ file, arrange }: DefaultPosition, language: Language, seats: Seats): ScenarioText[] {
  return textOf(file, arrange, 'effect', 'default position', made(language, seats));
}
