// What an offset of a document is the place of: a key, a value, or words of an effect. Judged by writing something there.
import { createSourceFile } from '@dradis/diagnostics';
import type { InspectInput, Language } from '@dradis/language';
import { readYamlDocument, type MapNode, type PackNode, type PackText, type ScalarNode, type Schema } from '@dradis/packs';
import { inspectable, textAt, type Project } from './project.js';
import { holdsEffect, roleOfDocument, type ShapeWalk } from './shape-walk.js';
import type { Stretch } from './text-range.js';
import { shapeWalk } from './uses.js';

/** Stands where something is to be written; long enough that no document holds it. */
const MARK = 'the-mark-at-which-something-is-to-be-written';

/** A place in an effect: the text, the offset in it, how that text is quoted, and where its offsets stand in the document. */
export interface EffectPlace {
  readonly is: 'effect';
  readonly input: InspectInput;
  readonly language: Language;
  readonly at: number;
  readonly style: ScalarNode['style'];
  readonly toFile: (offset: number) => number;
}

/** A place where a key may stand: its map and what replaces `span`. */
export interface KeyPlace {
  readonly is: 'key';
  readonly map: MapNode;
  readonly shape: Schema;
  readonly span: Stretch;
  /** Whether a colon follows already. */
  readonly colon: boolean;
}

/** A place where a single value may stand. */
export interface ValuePlace {
  readonly is: 'value';
  readonly shape: Schema;
  readonly span: Stretch;
}

/** Everything an offset may be the place of. */
export type Place = EffectPlace | KeyPlace | ValuePlace;

/** What the offset is the place of; several where both a key and a value could stand. Only what leaves the document readable. */
export function placesAt(project: Project, path: string, offset: number): Place[] {
  const file = project.file(path);
  if (file === undefined) return [];
  const found = textAt(project.texts(path), offset);
  if (found !== undefined && !leftOfBlock(found.text, file.text, offset)) return [{ is: 'effect', input: inspectable(found.text), language: found.text.language ?? project.result.language, at: found.at, style: found.text.node.style, toFile: (place) => found.text.slice.toFile(place) }];
  const { text } = file;
  const problems = readYamlDocument(file).diagnostics.length;
  const walk = shapeWalk(project);
  const places: Place[] = [];
  for (const variant of variantsAt(text, offset)) {
    const changed = text.slice(0, variant.span.start) + variant.written + text.slice(variant.span.end);
    const { root, diagnostics } = readYamlDocument(createSourceFile(path, changed));
    if (root === undefined || diagnostics.length > problems) continue;
    const place = placeIn(project, path, { before: text, offset, changed, root, walk, variant });
    if (place !== undefined && !places.some(({ is }) => is === place.is)) places.push(place);
  }
  return places;
}

/** Whether an offset stands left of the lines of a block: what is written there would end it. */
function leftOfBlock({ slice, node }: PackText, text: string, offset: number): boolean {
  if (node.style !== 'literal') return false;
  const column = (place: number): number => place - (text.lastIndexOf('\n', place - 1) + 1);
  return column(offset) < column(slice.toFile(Math.max(0, slice.text.search(/\S/))));
}

interface Variant {
  readonly as: 'key' | 'value';
  readonly span: Stretch;
  readonly written: string;
  readonly colon: boolean;
}

/** The ways to write the mark at an offset. */
function variantsAt(text: string, offset: number): Variant[] {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  const lineEnd = newline === -1 ? text.length : text.charAt(newline - 1) === '\r' && newline > offset ? newline - 1 : newline;
  const before = text.slice(lineStart, offset);
  const after = text.slice(offset, lineEnd);
  if (/(?:^|\s)#/.test(before.replaceAll(/"[^"]*"|'[^']*'/g, ''))) return [];
  const word: Stretch = { start: offset - (/[A-Za-z][A-Za-z0-9-]*$/.exec(before)?.[0].length ?? 0), end: offset + (/^[A-Za-z0-9-]*/.exec(after)?.[0].length ?? 0) };
  const colon = /^\s*:(?:\s|$)/.test(text.slice(word.end, lineEnd));
  const variants: Variant[] = [];
  const head = text.slice(lineStart, word.start);
  const flow = lastOpening(head);
  if (/^\s*(?:- +)*$/.test(head) || (flow !== undefined && /[{,]\s*$/.test(head))) variants.push({ as: 'key', span: word, written: colon ? MARK : `${MARK}: `, colon });
  const valueStart = flow === undefined ? (/^\s*(?:- +)*(?:["']?[\w-]+["']?:\s+)?/.exec(before)?.[0].length ?? 0) : flowValueStart(before, flow);
  const stop = flow === undefined ? after.search(/\s+#|\s*$/) : after.search(/\s*(?:[,}\]]|\s#|$)/);
  const whole: Stretch = { start: lineStart + valueStart, end: offset + Math.max(0, stop) };
  if (!colon && whole.start <= offset) variants.push({ as: 'value', span: whole, written: MARK, colon: false });
  if (whole.start !== word.start || whole.end !== word.end) variants.push({ as: 'value', span: word, written: MARK, colon: false });
  return variants;
}

/** The index of the innermost bracket still open at the end of a line's beginning. */
function lastOpening(line: string): number | undefined {
  const open: number[] = [];
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (quoted) => ' '.repeat(quoted.length));
  for (let at = 0; at < bare.length; at += 1) {
    const character = bare.charAt(at);
    if ((character === '{' || character === '[') && /[:\s[{,-]$|^$/.test(bare.slice(0, at))) open.push(at);
    else if (character === '}' || character === ']') open.pop();
  }
  return open.at(-1);
}

function flowValueStart(before: string, opening: number): number {
  const start = Math.max(opening, before.lastIndexOf(','), before.lastIndexOf('[')) + 1;
  return start + (/^\s*(?:["']?[\w-]+["']?:\s+)?/.exec(before.slice(start))?.[0].length ?? 0);
}

interface Marked {
  /** The document as it is, and the offset asked about. */
  readonly before: string;
  readonly offset: number;
  readonly changed: string;
  readonly root: PackNode;
  readonly walk: ShapeWalk;
  readonly variant: Variant;
}

function placeIn(project: Project, path: string, marked: Marked): Place | undefined {
  const { root, walk, variant } = marked;
  const known = project.result.documents.get(path)?.role;
  const role = roleOfDocument(path, root, known);
  let place: Place | undefined;
  let words: ScalarNode | undefined;
  let wanted: Schema | undefined;
  walk.visit(role, root, {
    map: (map, shape) => {
      if (variant.as === 'key' && map.entries.some(({ key }) => key === MARK)) place = { is: 'key', map, shape, span: variant.span, colon: variant.colon };
    },
    scalar: (node, shape) => {
      if (variant.as !== 'value' || typeof node.value !== 'string' || !node.value.includes(MARK)) return;
      if (holdsEffect(shape)) {
        words = node;
        wanted = shape;
      } else if (node.value === MARK || (shape['names'] === 'contents' && !/[ ,]/.test(marked.before.slice(variant.span.start, variant.span.end)))) place = { is: 'value', shape, span: variant.span };
    },
  });
  if (words === undefined || wanted === undefined) return place;
  return effectPlace(project, path, marked, words);
}

/** The place of the mark in an effect, in the scope of the effect that stands there now, or would. */
function effectPlace(project: Project, path: string, { changed, variant, before, offset }: Marked, node: ScalarNode): EffectPlace | undefined {
  const { span } = variant;
  const typed = before.slice(span.start, span.end);
  if (!('text' in node.text) || /^["'|>]/.test(typed)) return undefined;
  const marked = node.text;
  const at = marked.text.indexOf(MARK);
  const same = ({ node: other }: PackText): boolean => other.range.start === node.range.start && other.style === node.style;
  // The mark stands in the document for a moment only: what the compiler knows of the other documents is kept.
  const found = project.texts(path).find(same) ?? project.texts(path, changed).find(same);
  if (found === undefined) return undefined;
  const longer = MARK.length - typed.length;
  const toFile = (place: number): number => {
    if (place <= at) return marked.toFile(place);
    return place <= at + typed.length ? span.start + (place - at) : marked.toFile(place + longer) - longer;
  };
  const text = { file: createSourceFile(path, before), text: marked.text.replace(MARK, () => typed), toFile };
  return { is: 'effect', input: { ...inspectable(found), text }, language: found.language ?? project.result.language, at: at + (offset - span.start), style: node.style, toFile };
}
