/** Shapes of arguments, checked value by value. Must trust nothing, and must say where a value is not what it should be. */

import { shown } from '@dradis/engine';

/** What is wrong with a value, at its path; undefined when it has the shape. */
export type Shape = (value: unknown, path: string) => string | undefined;

const LONGEST_TEXT = 10_000;
const LONGEST_LIST = 10_000;

function wrong(path: string, expected: string, value: unknown): string {
  return `${path}: expected ${expected}, found ${shown(value)}`;
}

/** A text, at most 10,000 characters. */
export const text: Shape = (value, path) => (typeof value === 'string' && value.length <= LONGEST_TEXT ? undefined : wrong(path, 'a text', value));
/** True or false. */
export const truth: Shape = (value, path) => (typeof value === 'boolean' ? undefined : wrong(path, 'true or false', value));
/** A number that is no fraction. */
export const whole: Shape = (value, path) => (Number.isSafeInteger(value) ? undefined : wrong(path, 'a whole number', value));
/** A value of the game. */
export const plain: Shape = (value, path) => {
  if (Array.isArray(value)) return value.length <= LONGEST_LIST && value.every((one) => typeof one === 'string' || typeof one === 'number') ? undefined : wrong(path, 'a list of ids or numbers', value);
  return value === null || ['number', 'boolean', 'string'].includes(typeof value) ? undefined : wrong(path, 'a value', value);
};
/** Any JSON; what reads it judges it. */
export const anything: Shape = () => undefined;

/** Texts by name, as the files of a pack; each at most a million characters. */
export const texts: Shape = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path, 'texts by name', value);
  const odd = Object.entries(value).find(([, one]) => typeof one !== 'string' || one.length > 1_000_000);
  return odd === undefined ? undefined : wrong(`${path}.${odd[0].slice(0, 60)}`, 'a text', odd[1]);
};

/** One of these values. */
export function oneOf(...values: readonly (string | number)[]): Shape {
  return (value, path) => (values.includes(value as string) ? undefined : wrong(path, values.map((one) => JSON.stringify(one)).join(' or '), value));
}

/** A list, at most 10,000 long. */
export function listOf(shape: Shape): Shape {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > LONGEST_LIST) return wrong(path, 'a list', value);
    for (let i = 0; i < value.length; i++) {
      const problem = shape(value[i], `${path}[${i}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

/** An object with these keys and no others; those that end in `?` may be missing. */
export function object(fields: Readonly<Record<string, Shape>>): Shape {
  const shapes = new Map(Object.entries(fields).map(([key, shape]) => [key.replace('?', ''), { shape, optional: key.endsWith('?') }]));
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path, 'an object', value);
    const odd = Object.keys(value).find((key) => !shapes.has(key));
    if (odd !== undefined) return `${path}: "${odd.slice(0, 60)}" is not known here; known are ${[...shapes.keys()].join(', ')}`;
    for (const [key, { shape, optional }] of shapes) {
      if (!Object.hasOwn(value, key)) {
        if (!optional) return `${path}.${key}: is missing`;
        continue;
      }
      const problem = shape((value as Record<string, unknown>)[key], `${path}.${key}`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

/** One of several objects, told apart by their `kind`; `also` are keys that all of them may have. */
export function byKind(kinds: Readonly<Record<string, Readonly<Record<string, Shape>>>>, also: Readonly<Record<string, Shape>> = {}): Shape {
  const shapes = new Map(Object.entries(kinds).map(([kind, fields]) => [kind, object({ kind: oneOf(kind), ...fields, ...also })]));
  return (value, path) => {
    const kind: unknown = typeof value === 'object' && value !== null && Object.hasOwn(value, 'kind') ? (value as { kind: unknown }).kind : undefined;
    const shape = typeof kind === 'string' ? shapes.get(kind) : undefined;
    return shape === undefined ? wrong(`${path}.kind`, [...shapes.keys()].map((one) => `"${one}"`).join(' or '), kind) : shape(value, path);
  };
}

/** The first of several shapes that fits. */
export function either(...shapes: readonly Shape[]): Shape {
  return (value, path) => {
    const problems = shapes.map((shape) => shape(value, path));
    return problems.includes(undefined) ? undefined : problems.at(-1);
  };
}
