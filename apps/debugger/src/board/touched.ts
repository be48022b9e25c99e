// What the last command touched, out of its changes. Must not decide how it is shown.
import type { Change } from '@dradis/session';

/** Ids of what was touched. */
export interface Touched {
  readonly things: ReadonlySet<string>;
  /** Zones that something came into, or that were put in another order. */
  readonly zones: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  /** Titles of zones that something left. */
  readonly left: ReadonlySet<string>;
}

/** Zones have ids in paths as `zones/bow`, or `players/player-1/hand` for `hand@1`. */
function zoneIn(parts: readonly string[]): string | undefined {
  const [root, first, second] = parts;
  if (root === 'zones') return first;
  const seat = /^player-(\d+)$/.exec(first ?? '')?.[1];
  return root === 'players' && seat !== undefined && second !== undefined ? `${second}@${seat}` : undefined;
}

/** Reads the paths of the changes. */
export function touchedBy(changes: readonly Change[]): Touched {
  const things = new Set<string>();
  const zones = new Set<string>();
  const variables = new Set<string>();
  const left = new Set<string>();
  for (const { kind, path, before } of changes) {
    const parts = path.split('/');
    const last = parts.at(-1);
    if (last === undefined) continue;
    if (kind === 'value') {
      // The last part is the attribute or the variable; what it belongs to stands before it.
      if (parts[0] === 'game') variables.add(last);
      else things.add(parts.at(-2) ?? last);
      continue;
    }
    const zone = zoneIn(parts);
    if (kind === 'order') {
      if (zone !== undefined) zones.add(zone);
      continue;
    }
    things.add(last);
    if (kind === 'move') {
      if (zone !== undefined) zones.add(zone);
      left.add(before);
    }
  }
  return { things, zones, variables, left };
}
