/** Whether a piece of the document reads a slot. Must not compile anything. */

/** True when `['local', slot]` occurs anywhere in it, also inside definitions' arguments and questions. */
export function mentions(piece: unknown, slot: number): boolean {
  if (Array.isArray(piece)) {
    const list = piece as unknown[];
    return (list[0] === 'local' && list[1] === slot) || list.some((part) => mentions(part, slot));
  }
  return typeof piece === 'object' && piece !== null && Object.values(piece).some((part) => mentions(part, slot));
}
