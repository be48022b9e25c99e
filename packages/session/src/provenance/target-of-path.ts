/** What a path of the state tree leads to, as the write log names it. Must agree with `state/paths.ts`. */
import type { Catalogue } from '../state/catalogue.js';
import { GAME } from '../state/paths.js';
import { ATTRIBUTE, CONTENTS, OUTCOME, PLACE, type Target, VARIABLE } from './write-log.js';

function entityAt(names: Catalogue, parts: readonly string[]): number {
  const last = parts.at(-1) ?? '';
  const found = names.entity(last);
  if (found >= 0) return found;
  const seat = parts.length === 3 && parts[0] === 'players' ? /^player-(\d+)$/.exec(parts[1] ?? '')?.[1] : undefined;
  return seat === undefined ? -1 : names.entity(`${last}@${seat}`);
}

/** The value, component or zone at a path; undefined for groups and for what is not there. */
export function targetOfPath(names: Catalogue, path: string): Target | undefined {
  const parts = path.split('/');
  if (parts.length < 2) return undefined;
  const last = parts.at(-1) ?? '';
  if (parts[0] === GAME) {
    const variable = names.layout.variableIndex.get(last);
    if (variable !== undefined) return { what: VARIABLE, on: variable };
    return last === 'outcome' ? OUTCOME : undefined;
  }
  const entity = entityAt(names, parts);
  if (entity >= 0) return { what: names.isZone(entity) ? CONTENTS : PLACE, on: entity };
  const owner = entityAt(names, parts.slice(0, -1));
  const attribute = owner < 0 ? undefined : names.attributesOf(owner).find((one) => one.id === last);
  return attribute === undefined ? undefined : { what: ATTRIBUTE + attribute.index, on: owner };
}
