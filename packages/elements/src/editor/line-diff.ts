// Compares two texts line by line: which stretches differ, and where a line of one is in the other. Must not know what the
// texts are for. Myers' method, bounded: texts that differ almost everywhere are one difference.

/** Lines `fromA` … `toA` of the first text stand for lines `fromB` … `toB` of the second; from 0, ends exclusive. */
export interface LineChange {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

const MOST_EDITS = 800;

/** The stretches in which two texts differ, in order. */
export function lineChanges(a: string, b: string): LineChange[] {
  if (a === b) return [];
  const linesA = a.split('\n');
  const linesB = b.split('\n');
  let start = 0;
  while (start < linesA.length && start < linesB.length && linesA[start] === linesB[start]) start += 1;
  let endA = linesA.length;
  let endB = linesB.length;
  while (endA > start && endB > start && linesA[endA - 1] === linesB[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const kept = commonLines(linesA.slice(start, endA), linesB.slice(start, endB));
  const changes: LineChange[] = [];
  let fromA = start;
  let fromB = start;
  for (const [atA, atB] of [...kept.map(([x, y]): readonly [number, number] => [x + start, y + start]), [endA, endB] as const]) {
    if (atA > fromA || atB > fromB) changes.push({ fromA, toA: atA, fromB, toB: atB });
    fromA = atA + 1;
    fromB = atB + 1;
  }
  return changes;
}

/** Pairs of equal lines, in order, as many as there can be; none when the texts have too little in common. */
function commonLines(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const reach = a.length + b.length;
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let edits = 0; edits <= Math.min(reach, MOST_EDITS); edits += 1) {
    trace.push(new Map(furthest));
    for (let k = -edits; k <= edits; k += 2) {
      const down = furthest.get(k + 1) ?? -1;
      const right = furthest.get(k - 1) ?? -1;
      let x = k === -edits || (k !== edits && right < down) ? down : right + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      furthest.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a.length, b.length);
    }
  }
  return [];
}

function walkBack(trace: readonly Map<number, number>[], lengthA: number, lengthB: number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let x = lengthA;
  let y = lengthB;
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const before = trace[edits] ?? new Map<number, number>();
    const k = x - y;
    const down = before.get(k + 1) ?? -1;
    const right = before.get(k - 1) ?? -1;
    const previousK = k === -edits || (k !== edits && right < down) ? k + 1 : k - 1;
    const previousX = edits === 0 ? 0 : (before.get(previousK) ?? 0);
    const previousY = edits === 0 ? 0 : previousX - previousK;
    while (x > previousX && y > previousY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    x = previousX;
    y = previousY;
  }
  return pairs.reverse();
}

/** Where a line of the first text is in the second, from 0: itself, or undefined when it was changed or taken away. */
export function lineInB(changes: readonly LineChange[], line: number): number | undefined {
  let shift = 0;
  for (const { fromA, toA, fromB, toB } of changes) {
    if (line < fromA) break;
    if (line < toA) return undefined;
    shift = toB - fromB - (toA - fromA) + shift;
  }
  return line + shift;
}

/** Where a line of the second text is in the first. */
export function lineInA(changes: readonly LineChange[], line: number): number | undefined {
  return lineInB(changes.map(({ fromA, toA, fromB, toB }) => ({ fromA: fromB, toA: toB, fromB: fromA, toB: toA })), line);
}
