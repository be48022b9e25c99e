// Faces as text. Must not build them.
import type { Face } from './face.js';

/** A face as lines: title and kind, when they differ, then a line for each section; `colon` is that of its language. */
export function faceText({ title, kind, sections }: Face, colon = ': '): string {
  const head = title.toLowerCase() === kind.toLowerCase() ? title : `${title} (${kind})`;
  return [head, ...sections.map(({ label, text }) => (label === '' ? text : text === '' ? label : `${label}${colon}${text}`))].map((line) => `${line}\n`).join('');
}
