// Which command a key press gives. Must not give it.
import type { AppCommand } from './command.js';

/** Whether a key press goes into text. `path` is `event.composedPath()`. */
function isTyping(path: readonly EventTarget[]): boolean {
  const target = path[0];
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Whether a key acts while one types: with a modifier other than Shift, and the function keys. */
function isStrong(key: string): boolean {
  return /^(?:Mod|Alt)\+|^(?:Shift\+)?F\d+$/.test(key);
}

function matches(wanted: string, event: KeyboardEvent): boolean {
  if (!isStrong(wanted)) return !event.ctrlKey && !event.metaKey && !event.altKey && event.key === wanted;
  const parts = wanted.split('+');
  const key = parts.pop() ?? '';
  const has = (modifier: string): boolean => parts.includes(modifier);
  return (event.ctrlKey || event.metaKey) === has('Mod') && event.altKey === has('Alt') && event.shiftKey === has('Shift') && event.key.toLowerCase() === key.toLowerCase();
}

/** The command of a key press; undefined when it is none, was used already, or goes into text. */
export function commandOfKey(event: KeyboardEvent, commands: readonly AppCommand[]): AppCommand | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  const typing = isTyping(event.composedPath());
  return commands.find(({ key, also = [] }) => [...(key === undefined ? [] : [key]), ...also].some((one) => !(typing && !isStrong(one)) && matches(one, event)));
}
