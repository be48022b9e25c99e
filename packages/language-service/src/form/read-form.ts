// Reads a definition of a document as a form: every value with what may be written there. Must not change the document.
import type { SourceFile } from '@dradis/diagnostics';
import type { MapNode, PackNode, PackText, Schema } from '@dradis/packs';
import type { Project } from '../project.js';
import { legalKeys, record, shapeUnder, type ShapeWalk } from '../shape-walk.js';
import { rangeOf, type Stretch } from '../text-range.js';
import { shapeWalk } from '../uses.js';
import { namedChoices } from './choices.js';
import { contentEnd } from './lines.js';
import { itemShape } from './shape-at.js';
import { valueControl } from './value-control.js';
import type { FormAbsent, FormChoice, FormControl, FormField, FormRemark, Keys } from './form.js';
import { OpenRemarks } from './remarks.js';

/** What a map holds, as a form shows it. */
interface ReadMap {
  readonly fields: readonly FormField[];
  readonly absent: readonly FormAbsent[];
  readonly names: readonly FormChoice[] | undefined;
  /** What is wrong with the map itself. */
  readonly missing: readonly FormRemark[];
}

/** A key in words: `starts-in` as "Starts in". */
function labelOf(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordsOf(shape: Schema | undefined, key: 'doc' | 'description'): string {
  const value = shape?.[key];
  return typeof value === 'string' ? value : '';
}

/** Reads one document; made for one reading. */
export class FormReader {
  readonly #walk: ShapeWalk;
  readonly #texts: ReadonlyMap<number, PackText>;
  readonly remarks: OpenRemarks;

  constructor(
    private readonly project: Project,
    path: string,
    private readonly file: SourceFile,
  ) {
    this.#walk = shapeWalk(project);
    this.#texts = new Map(project.texts(path).map((text) => [text.node.range.start, text]));
    this.remarks = new OpenRemarks(project.diagnostics(path));
  }

  /** The fields of a map whose shape is resolved. */
  map(node: MapNode, shape: Schema, keys: Keys): ReadMap {
    const required = new Set(Array.isArray(shape['required']) ? (shape['required'] as unknown[]) : []);
    const missing = this.remarks.takeMissing(node.entries[0]?.keyRange.start ?? node.range.start);
    const fields = node.entries.map(({ key, keyRange, value }): FormField => {
      const stretch = { start: keyRange.start, end: Math.max(keyRange.end, contentEnd(this.file.text, value.range)) };
      return this.#field(shapeUnder(shape, key), value, [...keys, key], { label: labelOf(key), required: required.has(key), stretch, empty: value.range === keyRange });
    });
    const present = new Set(node.entries.map(({ key }) => key));
    const absent = legalKeys(shape)
      .filter(([key]) => !present.has(key))
      .map(([key, under]): FormAbsent => ({ key, label: labelOf(key), doc: this.#doc(under), required: required.has(key) }))
      .sort((a, b) => Number(b.required) - Number(a.required));
    const named = shape['key-names'];
    const open = record(shape['additionalProperties']) !== undefined;
    const names = typeof named === 'string' ? namedChoices(this.project, named).filter(({ value }) => !present.has(value)) : open ? [] : undefined;
    return { fields, absent, names, missing };
  }

  #doc(shape: Schema): string {
    const followed = this.#walk.follow(shape);
    return wordsOf(shape, 'doc') || wordsOf(followed, 'doc') || wordsOf(followed, 'description');
  }

  #field(shape: Schema | undefined, node: PackNode, keys: Keys, { label, required, stretch, empty = false }: { readonly label: string; readonly required: boolean; readonly stretch: Stretch; readonly empty?: boolean }): FormField {
    const resolved = shape === undefined ? undefined : this.#walk.resolve(shape, node);
    const text = this.#texts.get(node.range.start);
    const { control, missing } = this.#control(shape, resolved, node, keys, empty);
    const followed = shape === undefined ? undefined : this.#walk.follow(shape);
    return {
      keys,
      label,
      doc: wordsOf(shape, 'doc') || wordsOf(followed, 'doc'),
      wanted: wordsOf(resolved, 'description'),
      required,
      range: rangeOf(this.file, stretch),
      control,
      remarks: [...missing, ...this.remarks.take(stretch, control.is === 'effect' ? text : undefined)],
    };
  }

  #control(shape: Schema | undefined, resolved: Schema | undefined, node: PackNode, keys: Keys, empty: boolean): { readonly control: FormControl; readonly missing: readonly FormRemark[] } {
    const alone = (control: FormControl): { readonly control: FormControl; readonly missing: readonly FormRemark[] } => ({ control, missing: [] });
    if (shape === undefined || resolved === undefined) return alone({ is: 'other', value: this.file.text.slice(node.range.start, contentEnd(this.file.text, node.range)) });
    const items = itemShape(this.#walk, shape) ?? itemShape(this.#walk, resolved);
    if (node.type === 'list') return alone({ is: 'list', items: node.items.map((item, index) => this.#item(items, item, [...keys, index])), bare: false });
    if (items !== undefined && !empty && record(this.#walk.follow(shape)['if'])?.['type'] === 'array') return alone({ is: 'list', items: [this.#item(record(this.#walk.follow(shape)['else']), node, keys)], bare: true });
    if (node.type === 'map') {
      const { missing, ...held } = this.map(node, resolved, keys);
      return { control: { is: 'group', ...held }, missing };
    }
    return alone(valueControl(this.project, this.file, resolved, node, { text: this.#texts.get(node.range.start), empty }));
  }

  #item(shape: Schema | undefined, node: PackNode, keys: Keys): FormField {
    return this.#field(shape, node, keys, { label: '', required: false, stretch: { start: node.range.start, end: contentEnd(this.file.text, node.range) } });
  }
}
