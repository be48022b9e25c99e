// Values over several lines as YAML. Must not know where they go.
import { yamlValue, type Json } from '../new-thing/yaml-value.js';

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Whether a value has lines of its own when it is written at length. */
export function isLong(value: Json): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return false;
  return !isList(value) || value.some((item) => typeof item === 'object' && item !== null);
}

/** What stands behind a colon: the value on the same line, or lines below it, `column` deep. */
export function behindColon(value: Json, column: number, eol: string): string {
  return isLong(value) ? `${eol}${linesOf(value, column, eol).join(eol)}` : ` ${yamlValue(value)}`;
}

/** A map or list as lines, the first indented like the others. */
export function linesOf(value: Json, column: number, eol: string): string[] {
  const indent = ' '.repeat(column);
  if (value === null || typeof value !== 'object') return [`${indent}${yamlValue(value)}`];
  if (isList(value)) return value.map((item) => `${indent}- ${itemText(item, column + 2, eol)}`);
  return Object.entries(value).map(([key, each]) => `${indent}${yamlValue(key)}:${behindColon(each, column + 2, eol)}`);
}

/** What stands behind the dash of an item; `column` is where it begins. */
export function itemText(value: Json, column: number, eol: string): string {
  return isLong(value) && !isList(value) ? linesOf(value, column, eol).join(eol).slice(column) : yamlValue(value);
}
