/** Closed data: what JSON can say, and no deeper than anything is that is written down. Must not recurse, nor run what it is given. */
import { BrokenDocument } from '../errors/broken-document.js';

/** Deeper than any pack, save or run. What works on data by recursion stays far from the end of its stack. */
const DEEPEST = 1000;

type Holder = Readonly<Record<string, unknown>> | readonly unknown[];

/** Where the walk stands: what holds the values, their keys (null for a list), and which comes next. */
interface Open {
  readonly of: Holder;
  readonly keys: readonly string[] | null;
  next: number;
}

/** Why a value that is no list and no object is no data; undefined when it is. */
function simpleProblem(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return undefined;
  return `expected data, found ${typeof value === 'number' ? String(value) : value === undefined ? 'nothing' : `a ${typeof value}`}`;
}

/** Objects of a class, of the page or of the host are no data, even where JSON would write something for them. */
function isPlain(value: object): boolean {
  const of: unknown = Object.getPrototypeOf(value);
  // Data from another realm, such as a frame or a sandbox, has another Object.
  return of === null || of === Object.prototype || Object.getPrototypeOf(of) === null;
}

function step(path: string, key: string | number): string {
  return typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
}

function pathOf(open: readonly Open[], at: string): string {
  const short = open.slice(0, 8).reduce((path, { keys, next }) => step(path, keys?.[next - 1] ?? next - 1), at);
  return open.length > 8 ? `${short}…` : short;
}

function opened(value: object, path: () => string): Open {
  if (Array.isArray(value)) return { of: value, keys: null, next: 0 };
  if (!isPlain(value)) throw new BrokenDocument(path(), 'expected data, found an object of a class');
  const keys = Object.keys(value);
  return { of: value as Holder, keys, next: 0 };
}

/**
 * Refuses what is not closed data: functions, symbols, instances of classes, nodes of a page, numbers that are none, circles, and what
 * is nested more than 1,000 deep. Keys without a value count as missing.
 *
 * @param at the path of the value
 * @throws BrokenDocument with the path of the first part that is no data; a long path is cut
 */
export function requireData(value: unknown, at = ''): void {
  const open: Open[] = [];
  const enter = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) {
      const problem = simpleProblem(part);
      if (problem !== undefined) throw new BrokenDocument(pathOf(open, at), problem);
      return;
    }
    if (open.length >= DEEPEST) throw new BrokenDocument(pathOf(open, at), `nested more than ${DEEPEST} deep, or in a circle`);
    open.push(opened(part, () => pathOf(open, at)));
  };
  try {
    enter(value);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const { of, keys } = top;
      const index = top.next;
      if (index >= (keys ?? (of as readonly unknown[])).length) {
        open.pop();
        continue;
      }
      top.next = index + 1;
      const part = keys === null ? (of as readonly unknown[])[index] : (of as Readonly<Record<string, unknown>>)[keys[index] ?? ''];
      if (part !== undefined || keys === null) enter(part);
    }
  } catch (error) {
    if (error instanceof BrokenDocument) throw error;
    // A getter or a proxy that throws: whatever it is, it is no data.
    throw new BrokenDocument(pathOf(open, at), `expected data, found what cannot be read (${error instanceof Error ? error.name : typeof error})`);
  }
}
