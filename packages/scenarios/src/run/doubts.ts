// Positions of scenarios that no play leads to: what is told of them, and where. Must not judge positions: the pack does.
import type { Report, Span } from '@dradis/diagnostics';
import type { Unreachable } from '@dradis/engine';
import type { CompiledScenario } from '../compile/compiled-scenario.js';
import { ScenarioRun, type RunContext } from './run-scenario.js';
import type { ScenarioGame } from './scenario-game.js';

const keyOf = ({ rule, thing }: Unreachable): string => `${rule} ${thing ?? ''}`;

/**
 * Says why no play leads to the position of a scenario, each reason at what is given last before it holds; nothing when play may,
 * as far as the pack tells, and nothing of what was so in the position that it starts from.
 *
 * @param again a new copy of that position at each call
 */
export function reportDoubts(compiled: CompiledScenario, again: () => ScenarioGame, context: RunContext, report: Report): void {
  const { scenario } = compiled;
  const inherited = new Set(again().unreachable().map(keyOf));
  const since = new Map<string, Span>();
  const game = again();
  const arranged = new ScenarioRun(compiled, game, context).arrange((span) => {
    const now = new Set(game.unreachable().map(keyOf));
    for (const key of since.keys()) if (!now.has(key)) since.delete(key);
    for (const key of now) if (!since.has(key)) since.set(key, span);
  });
  if (!arranged) return;
  for (const found of game.unreachable()) {
    if (inherited.has(keyOf(found))) continue;
    const { rule, says, thing, file, at } = found;
    const name = thing === null ? '' : game.name(thing);
    report.add({
      code: 'D0710',
      severity: 'warning',
      title: `No play leads to this position: ${says}${name === '' || says.toLowerCase().includes(name.replaceAll('-', ' ')) ? '' : ` (${name})`}`,
      primary: { file: scenario.file, span: since.get(keyOf(found)) ?? scenario.titleSpan, label: '' },
      facts: { rule, thing },
      help: `'${rule}' in ${file}, line ${at[0]}, always holds; give what belongs to it too, or leave it if the scenario is about such a position.`,
    });
  }
}
