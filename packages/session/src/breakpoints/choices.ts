/** What breakpoints can name in a game. Must list only what the pack has. */
import { verbs } from '@dradis/engine';
import type { Line } from '../record/line.js';
import { labelOfId } from '../state/catalogue.js';
import { Wording } from '../state/wording.js';
import type { BreakpointChoices } from '../types/breakpoints.js';
import { linesWithStatements } from './line-statements.js';

/** The choices on a line; players are called as they are at the cursor. */
export function choicesOf({ names, statements, state }: Line): BreakpointChoices {
  const words = new Wording(names, state);
  const phrases = new Map(verbs.map(({ id, phrases: [first = id] }) => [id, first.replace(/\{\w+\??:([^}]*)\}/g, '$1')]));
  return {
    events: names.layout.pack.events.map(({ id, words: label }) => ({ id, label: labelOfId(label) })),
    verbs: statements.verbs.map((id) => ({ id, label: phrases.get(id) ?? id })),
    players: names.players.map((player) => ({ id: names.id(player), label: words.call(player) })),
    lines: linesWithStatements(statements),
  };
}
