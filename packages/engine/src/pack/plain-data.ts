/** Closed data: what JSON can say, and no deeper than anything is that is written down. Must not run what it is given. */
import { BrokenDocument } from '../errors/broken-document.js';

/** Deeper than any pack, save or run. What works on data by recursion stays far from the end of its stack. */
const DEEPEST = 1000;

/** The steps from the outermost value that are told. */
const MOST_STEPS = 8;

/** What is no data, and the steps to it, innermost first. */
interface Problem {
  readonly reason: string;
  readonly steps: (string | number)[];
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

function pathOf(steps: readonly (string | number)[], at: string): string {
  const outermost = [...steps].reverse();
  const short = outermost.slice(0, MOST_STEPS).reduce(step, at);
  return outermost.length > MOST_STEPS ? `${short}…` : short;
}

/** What is wrong with a value inside `depth` others. Recurses, but no deeper than is allowed. */
function problemIn(value: unknown, depth: number): Problem | undefined {
  if (typeof value !== 'object' || value === null) {
    const reason = simpleProblem(value);
    return reason === undefined ? undefined : { reason, steps: [] };
  }
  if (depth >= DEEPEST) return { reason: `nested more than ${DEEPEST} deep, or in a circle`, steps: [] };
  let key: string | number | undefined;
  try {
    if (Array.isArray(value)) {
      for (key = 0; key < value.length; key += 1) {
        const problem = problemIn(value[key], depth + 1);
        if (problem !== undefined) return inside(key, problem);
      }
      return undefined;
    }
    if (!isPlain(value)) return { reason: 'expected data, found an object of a class', steps: [] };
    for (key of Object.keys(value)) {
      const part = (value as Readonly<Record<string, unknown>>)[key];
      const problem = part === undefined ? undefined : problemIn(part, depth + 1);
      if (problem !== undefined) return inside(key, problem);
    }
    return undefined;
  } catch (error) {
    // A getter or a proxy that throws: whatever it is, it is no data.
    return { reason: `expected data, found what cannot be read (${error instanceof Error ? error.name : typeof error})`, steps: key === undefined ? [] : [key] };
  }
}

function inside(key: string | number, problem: Problem): Problem {
  problem.steps.push(key);
  return problem;
}

/**
 * Refuses what is not closed data: functions, symbols, instances of classes, nodes of a page, numbers that are none, circles, and what
 * is nested more than 1,000 deep. Keys without a value count as missing.
 *
 * @param at the path of the value
 * @throws BrokenDocument with the path of the first part that is no data; a long path is cut
 */
export function requireData(value: unknown, at = ''): void {
  const problem = problemIn(value, 0);
  if (problem !== undefined) throw new BrokenDocument(pathOf(problem.steps, at), problem.reason);
}
