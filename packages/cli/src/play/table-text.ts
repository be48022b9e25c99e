// The table as text, from what one seat may see. Must not read anything but a view.
import type { RenderedValue, View, ViewThing, ViewZone } from '@dradis/engine';

const HIDDEN = /^\?\d+$/;

function countable(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

/** Titles by id: of things the seat knows, of zones, and of players. */
function titlesOf(view: View): Map<string, string> {
  const titled = [...view.things, ...view.zones, ...view.players];
  return new Map(titled.map(({ id, title }) => [id, title === '' ? id : title]));
}

/** What a player is called: his seat, and the things he is tied to by an attribute of his that names one. */
export function playerName(view: View, player: string): string {
  const seat = player.replace('player-', 'Player ');
  const character = view.players.find(({ id }) => id === player)?.attributes['character'];
  if (typeof character !== 'string') return seat;
  return `${seat} (${titlesOf(view).get(character) ?? character})`;
}

/** The resources with their levels, on one line; empty in a pack without them. */
export function levelsLine(view: View): string {
  const levels = view.things.flatMap(({ title, id, attributes }: ViewThing) => (typeof attributes['level'] === 'number' ? [`${title || id} ${attributes['level']}`] : []));
  return levels.join(' · ');
}

function zoneLine(view: View, zone: ViewZone, titles: ReadonlyMap<string, string>): string | undefined {
  if (zone.count === 0) return undefined;
  const owner = zone.owner === null ? '' : ` of ${playerName(view, zone.owner)}`;
  const hidden = zone.contents.filter((id) => HIDDEN.test(id)).length;
  const known = zone.contents.filter((id) => !HIDDEN.test(id)).map((id) => titles.get(id) ?? id);
  const parts = [...(known.length > 0 ? [countable(known)] : []), ...(hidden > 0 ? [`${hidden} face down`] : [])];
  return `  ${zone.title}${owner}: ${parts.join(', ')}`;
}

function valueText(value: RenderedValue, titles: ReadonlyMap<string, string>): string {
  if (value === null) return 'none';
  if (typeof value === 'string') return titles.get(value) ?? value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => titles.get(String(one)) ?? String(one)).join(', ') || 'none';
  return typeof value === 'object' ? String(value.value) : String(value);
}

/** Everything the seat sees: levels, what the pack keeps count of, and every place that is not empty. */
export function tableText(view: View): string {
  const titles = titlesOf(view);
  const variables = Object.entries(view.variables).map(([id, value]) => `${id.replaceAll('-', ' ')} ${valueText(value, titles)}`);
  const zones = view.zones.map((zone) => zoneLine(view, zone, titles)).filter((line) => line !== undefined);
  return [levelsLine(view), variables.join(' · '), ...zones].filter((line) => line !== '').join('\n');
}
