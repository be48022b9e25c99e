// Makes a reading fit a wanted type. Must not record failures.
import type { Types } from '../check/types.js';
import { elementOf, kindOf, listOf, UNKNOWN } from '../check/types.js';
import type { TypeTag } from '../vocabulary.js';
import { node, type Reading } from './node.js';

/** The reading as a value of the wanted type, or null. The price of the fit is added to its size. */
export function fitReading(types: Types, read: Reading, wanted: TypeTag): Reading | null {
  const { node: inner } = read;
  const fitting = types.fit(inner.type, wanted);
  if (fitting === null) return null;
  if (fitting.fit === 'same') return fitting.cost === 0 ? read : { ...read, size: read.size + fitting.cost };
  if (fitting.fit === 'narrow') return narrowTo(read, wanted, fitting.cost);
  const type = fitting.fit === 'value' ? 'number' : listOf(inner.type);
  const made = node(fitting.fit === 'value' ? 'value' : 'list', type, inner.from, inner.to, { args: [inner] });
  return { ...read, node: made, size: read.size + fitting.cost };
}

/** The reading, none (or without those elements) where it is not of the wanted kind. */
function narrowTo(read: Reading, wanted: TypeTag, cost: number): Reading {
  const { node: inner } = read;
  const made = node('as-kind', wanted, inner.from, inner.to, { id: kindOf(wanted), args: [inner] });
  return { ...read, node: made, size: read.size + cost };
}

/** A list where one thing is wanted: the reading marked to be repeated for each element; null when it is no such list. */
export function distribute(types: Types, read: Reading, wanted: TypeTag): Reading | null {
  const element = elementOf(read.node.type);
  if (element === null || read.node.type === UNKNOWN) return null;
  const fitting = types.fit(element, wanted)?.fit;
  if (fitting !== 'same' && fitting !== 'narrow') return null;
  const list = fitting === 'same' ? read : narrowTo(read, listOf(wanted), 1);
  const made = node('each', fitting === 'same' ? element : wanted, read.node.from, read.node.to, { args: [list.node] });
  return { ...list, node: made, size: list.size + 1 };
}
