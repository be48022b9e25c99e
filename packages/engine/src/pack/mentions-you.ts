/** Whether compiled content speaks of "you" (slot 0 of effects and abilities). Must not compile anything. */

/** True when `['local', 0]` occurs anywhere in a piece of the document. */
export function mentionsYou(piece: unknown): boolean {
  if (Array.isArray(piece)) {
    const list = piece as unknown[];
    return (list[0] === 'local' && list[1] === 0) || list.some(mentionsYou);
  }
  return typeof piece === 'object' && piece !== null && Object.values(piece).some(mentionsYou);
}
