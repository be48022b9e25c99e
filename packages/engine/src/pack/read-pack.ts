/**
 * Checks that a JSON document has the form of a compiled pack. Names, slots and jumps are checked where they are used:
 * when the pack is laid out. Must not build anything.
 */
import { requireData } from './plain-data.js';
import { shown } from '../errors/shown.js';
import { BrokenDocument } from '../errors/broken-document.js';
import type { CompiledPack } from './compiled-pack.js';
import {
  type Fields,
  readBoolean,
  readInteger,
  readList,
  readObject,
  readRecord,
  readText,
  readTextOrNull,
} from './json-reader.js';

const LARGE = 1_000_000_000;

function has(value: unknown, at: string): Fields {
  return readObject(value, at);
}

function span(value: unknown, at: string, length: number): void {
  const numbers = readList(value, at, (one, path) => readInteger(one, path, 0, LARGE));
  if (numbers.length !== length) throw new BrokenDocument(at, `expected ${length} numbers, found ${numbers.length}`);
}

function signature(value: unknown, at: string): void {
  const fields = has(value, at);
  readText(fields['id'], `${at}.id`);
  readText(fields['words'], `${at}.words`);
  readList(fields['gives'], `${at}.gives`, (one, path) => {
    const give = has(one, path);
    readText(give['id'], `${path}.id`);
    readText(give['type'], `${path}.type`);
    readBoolean(give['changes'], `${path}.changes`);
  });
}

function kind(value: unknown, at: string): void {
  const fields = has(value, at);
  for (const key of ['id', 'singular', 'plural']) readText(fields[key], `${at}.${key}`);
  readTextOrNull(fields['parent'], `${at}.parent`);
  readTextOrNull(fields['onUse'], `${at}.onUse`);
  readBoolean(fields['twoSided'], `${at}.twoSided`);
  readBoolean(fields['ring'], `${at}.ring`);
  readRecord(fields['live'], `${at}.live`, (one, path) => {
    const live = has(one, path);
    if (live['in'] !== null) readList(live['in'], `${path}.in`, readText);
    readBoolean(live['hidden'], `${path}.hidden`);
  });
}

function typed(value: unknown, at: string): void {
  const fields = has(value, at);
  readText(fields['id'], `${at}.id`);
  readText(fields['type'], `${at}.type`);
  readBoolean(fields['secret'], `${at}.secret`);
}

function variable(value: unknown, at: string): void {
  typed(value, at);
  const { bookkeeping } = has(value, at);
  if (bookkeeping !== undefined) readBoolean(bookkeeping, `${at}.bookkeeping`);
}

function attribute(value: unknown, at: string): void {
  typed(value, at);
  const fields = has(value, at);
  readText(fields['of'], `${at}.of`);
  readBoolean(fields['fixed'], `${at}.fixed`);
}

function holder(value: unknown, at: string): Fields {
  const fields = has(value, at);
  for (const key of ['id', 'kind', 'title']) readText(fields[key], `${at}.${key}`);
  readObject(fields['values'], `${at}.values`);
  readRecord(fields['effects'], `${at}.effects`, readText);
  readList(fields['abilities'], `${at}.abilities`, readText);
  return fields;
}

function zone(value: unknown, at: string): void {
  readBoolean(holder(value, at)['perPlayer'], `${at}.perPlayer`);
}

function thing(value: unknown, at: string): void {
  const fields = holder(value, at);
  if (typeof fields['copies'] === 'number') readInteger(fields['copies'], `${at}.copies`, 0, 1000);
  else {
    readList(fields['copies'], `${at}.copies`, (one, path) => {
      const variant = has(one, path);
      readInteger(variant['count'], `${path}.count`, 0, 1000);
      readObject(variant['values'], `${path}.values`);
    });
  }
  readTextOrNull(fields['startsIn'], `${at}.startsIn`);
  readInteger(fields['file'], `${at}.file`, 0, LARGE);
}

function ability(value: unknown, at: string): void {
  const fields = has(value, at);
  for (const key of ['id', 'title', 'source', 'section']) readText(fields[key], `${at}.${key}`);
  readObject(fields['trigger'], `${at}.trigger`);
  readBoolean(fields['optional'], `${at}.optional`);
  readTextOrNull(fields['program'], `${at}.program`);
  readInteger(fields['locals'], `${at}.locals`, 0, 10_000);
  span(fields['at'], `${at}.at`, 5);
  if (fields['limit'] !== null) {
    const limit = has(fields['limit'], `${at}.limit`);
    readText(limit['scope'], `${at}.limit.scope`);
    readBoolean(limit['byAnyone'], `${at}.limit.byAnyone`);
  }
}

/** Checks one program. Throws BrokenDocument. */
export function readProgram(value: unknown, at: string): void {
  const fields = has(value, at);
  readText(fields['id'], `${at}.id`);
  readText(fields['name'], `${at}.name`);
  const what = readText(fields['kind'], `${at}.kind`);
  if (!['procedure', 'effect', 'ability', 'on-use'].includes(what)) throw new BrokenDocument(`${at}.kind`, `there is no kind of program "${what}"`);
  readInteger(fields['params'], `${at}.params`, 0, 1000);
  readTextOrNull(fields['returns'], `${at}.returns`);
  readInteger(fields['file'], `${at}.file`, 0, LARGE);
  readList(fields['code'], `${at}.code`, (one) => one);
  readList(fields['at'], `${at}.at`, (one, path) => {
    span(one, path, 4);
  });
  readList(fields['locals'], `${at}.locals`, (one, path) => {
    const local = has(one, path);
    readText(local['name'], `${path}.name`);
    readText(local['type'], `${path}.type`);
  });
  if (fields['optional'] !== undefined) readList(fields['optional'], `${at}.optional`, (one, path) => readInteger(one, path, 0, 1000));
}

function definition(value: unknown, at: string): void {
  const fields = has(value, at);
  readText(fields['id'], `${at}.id`);
  const params = readInteger(fields['params'], `${at}.params`, 0, 1000);
  readInteger(fields['locals'], `${at}.locals`, 0, 10_000);
  if (fields['always'] === undefined) return;
  const always = has(fields['always'], `${at}.always`);
  readText(always['says'], `${at}.always.says`);
  const of = readTextOrNull(always['of'], `${at}.always.of`);
  if (params !== (of === null ? 0 : 1)) throw new BrokenDocument(`${at}.always`, `what always holds is said of ${of === null ? 'nothing' : `each ${of}`}, but has ${params} parameters`);
  readInteger(fields['file'], `${at}.file`, 0, LARGE);
  span(fields['at'], `${at}.at`, 4);
}

function settings(value: unknown, at: string): void {
  const fields = has(value, at);
  readText(fields['start'], `${at}.start`);
  readText(fields['ordering'], `${at}.ordering`);
  readInteger(fields['stepBudget'], `${at}.stepBudget`, 1, LARGE);
  readInteger(fields['depthBudget'], `${at}.depthBudget`, 1, 100_000);
  const players = has(fields['players'], `${at}.players`);
  const min = readInteger(players['min'], `${at}.players.min`, 1, 24);
  readInteger(players['max'], `${at}.players.max`, min, 24);
}

function switchOf(value: unknown, at: string): void {
  const fields = has(value, at);
  for (const key of ['id', 'words', 'title', 'doc']) readText(fields[key], `${at}.${key}`);
  readList(fields['rulings'], `${at}.rulings`, readText);
  readBoolean(fields['default'], `${at}.default`);
}

function idText(value: unknown, at: string): void {
  readText(has(value, at)['id'], `${at}.id`);
}

/** The document as a CompiledPack. Throws BrokenDocument with the path of the first thing that is wrong. */
export function readPack(json: unknown): CompiledPack {
  requireData(json);
  const fields = has(json, '');
  if (fields['format'] !== 1) throw new BrokenDocument('format', `expected format 1, found ${shown(fields['format'])}: compile the pack anew`);
  if (fields['language'] !== 1) throw new BrokenDocument('language', `expected language 1, found ${shown(fields['language'])}`);
  for (const key of ['id', 'title', 'version', 'hash']) readText(fields[key], key);
  settings(fields['settings'], 'settings');
  const lists: [string, (one: unknown, at: string) => void][] = [
    ['kinds', kind],
    ['attributes', attribute],
    ['variables', variable],
    ['zones', zone],
    ['things', thing],
    ['events', signature],
    ['acts', signature],
    ['quantities', signature],
    ['scopes', idText],
    ['switches', switchOf],
    ['abilities', ability],
    ['programs', readProgram],
    ['definitions', definition],
    ['effectFields', idText],
    ['files', readText],
  ];
  for (const [key, read] of lists) readList(fields[key], key, read);
  readRecord(fields['counts'], 'counts', (one, at) => readInteger(one, at, 0, LARGE));
  return json as CompiledPack;
}
