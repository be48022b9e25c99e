/** Whether compiled content speaks of "you" (slot 0 of effects and abilities). Must not compile anything. */
import { mentions } from '../compile/mentions.js';

/** True when `['local', 0]` occurs anywhere in a piece of the document. */
export function mentionsYou(piece: unknown): boolean {
  return mentions(piece, 0);
}
