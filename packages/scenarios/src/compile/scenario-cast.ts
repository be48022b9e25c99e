// Who plays a scenario and how its switches stand, judged against the pack. Must not compile its texts.
import { nearest, type Report } from '@dradis/diagnostics';
import type { CompiledPack } from '@dradis/engine';
import type { DefaultPosition, Scenario } from '../read/scenario.js';
import { emptySeats, type Seats } from './cast-language.js';

/** The seats of a scenario; undefined when nobody can play it so, which is reported. */
export function seatsOf({ cast, file, fresh }: Scenario, { cast: all, players }: Pick<DefaultPosition, 'cast' | 'players'>, pack: Pick<CompiledPack, 'settings' | 'things'>, report: Report): Seats | undefined {
  const { min, max } = pack.settings.players;
  const names = cast.is === 'list' ? cast.names : all;
  const count = cast.is === 'count' ? cast.count : cast.is === 'list' ? names.length : players;
  const unknown = names.slice(0, count).find(({ text }) => !pack.things.some(({ id }) => id === text));
  if (unknown === undefined && count >= min && count <= Math.min(max, names.length)) {
    return fresh ? emptySeats(count) : names.slice(0, count).map(({ text }) => text);
  }
  const span = cast.is === 'default' ? { start: 0, end: 0 } : cast.span;
  report.add({
    code: 'D0704',
    title: unknown === undefined ? `${count} players cannot play: the pack is for ${min} to ${max}, and ${names.length} characters are named` : `There is no character called '${unknown.text}'`,
    primary: { file, span: unknown !== undefined && cast.is === 'list' ? unknown.span : span, label: '' },
    help: 'Under `players` stands a number, or a list of characters in seat order.',
  });
  return undefined;
}

/** How the scenario turns switches; undefined when it names one that the pack has not, which is reported. */
export function switchesOf({ switches, file }: Scenario, pack: Pick<CompiledPack, 'switches'>, report: Report): Readonly<Record<string, boolean>> | undefined {
  const known = pack.switches.map(({ id }) => id);
  const unknown = switches.filter(({ name }) => !known.includes(name.text));
  for (const { name } of unknown) {
    const suggestions = nearest(name.text, known);
    report.add({
      code: 'D0704',
      title: `There is no switch called '${name.text}'`,
      primary: { file, span: name.span, label: '' },
      facts: { name: name.text, suggestions },
      help: suggestions.length > 0 ? `Did you mean '${suggestions.join("' or '")}'?` : `The pack has ${known.length === 0 ? 'no switches' : known.join(', ')}.`,
    });
  }
  return unknown.length > 0 ? undefined : Object.fromEntries(switches.map(({ name, on }) => [name.text, on]));
}

/** Says that a scenario has nowhere to start. */
export function reportNoPosition(scenario: Scenario | undefined, report: Report): void {
  if (scenario === undefined) return;
  report.add({
    code: 'D0709',
    title: 'The pack has no default position, so its scenarios have nowhere to start',
    primary: { file: scenario.file, span: scenario.titleSpan, label: '' },
    help: 'Add a file below scenarios/ with the key `default position`: cast, players, seat and do.',
  });
}
