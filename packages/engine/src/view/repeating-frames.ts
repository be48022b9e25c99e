/** Names what the stack repeats, for the message that it has become too deep. Must not change anything. */
import type { Machine } from '../machine/machine.js';
import { type DescribedFrame, describeStack } from './describe-stack.js';

/** Longest circle that is looked for; one that is longer is found by nobody in a message. */
const LONGEST = 12;

/** A frame as a message calls it: the event of a window, what is used, else the program with the thing it stands on. */
function named({ kind, name, id, thing }: DescribedFrame): string {
  if (kind === 'window') return name === '' ? id : `"${name}"`;
  const what = name === '' ? id : name;
  return thing === null || what === thing ? what : `${what} of ${thing}`;
}

/**
 * What stands on the stack again and again, in the order in which one causes the next: the shortest circle that ends at the
 * top and has gone round at least three times. Empty when there is none of at most twelve.
 */
export function repeatingFrames(m: Machine): string[] {
  const names = describeStack(m).map(named);
  const end = names.length;
  for (let length = 1; length <= LONGEST && length * 3 <= end; length++) {
    const last = names.slice(end - length);
    if ([2, 3].every((round) => last.every((name, index) => name === names[end - round * length + index]))) return last;
  }
  return [];
}
