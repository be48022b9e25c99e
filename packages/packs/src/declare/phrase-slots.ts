// The slots of phrase patterns, `{name:type}`. Must not match text against patterns; the language does.
import type { Slot } from './declarations.js';
import type { KindTable } from './kind-table.js';
import { typeInWords, typeMeant, typeNamed, type TypeTag } from './type-names.js';

/** A slot as written; `type` is undefined when nothing is called so. */
export interface WrittenSlot extends Omit<Slot, 'type'> {
  readonly type: TypeTag | undefined;
  readonly typeName: string;
  /** Offset of the slot's type in the pattern. */
  readonly typeOffset: number;
}

/** The slots of a pattern in order. Braces that hold no slot are reported as null. */
export function slotsOf(pattern: string, kinds: KindTable): (WrittenSlot | null)[] {
  const slots: (WrittenSlot | null)[] = [];
  for (const match of pattern.matchAll(/\{([^}]*)\}?/g)) {
    const parts = /^([A-Za-z][A-Za-z0-9-]*)(\?)?:(\s*)([A-Za-z][A-Za-z0-9 -]*?)(\*)?\s*$/.exec(match[1] ?? '');
    if (parts === null || !match[0].endsWith('}')) {
      slots.push(null);
      continue;
    }
    const [, name = '', optional, gap = '', typeName = '', many] = parts;
    const type = many === undefined ? typeNamed(typeName, kinds) : typeNamed(`list of ${typeName}`, kinds);
    slots.push({ name, optional: optional !== undefined, type, typeName: typeName + (many ?? ''), typeOffset: match.index + 1 + name.length + (optional?.length ?? 0) + 1 + gap.length });
  }
  return slots;
}

/** The tag a misspelt type of a slot most likely means; undefined when nothing is near. */
export function meantSlot(typeName: string, kinds: KindTable): TypeTag | undefined {
  const tag = typeMeant(typeName.replace(/\*$/, ''), kinds);
  return tag?.startsWith('thing:') === true && typeName.endsWith('*') ? `list:${tag.slice('thing:'.length)}` : tag;
}

/** The pattern with each misspelt type put right; unchanged where nothing is near. Slots must be those of the pattern. */
export function mendedPattern(pattern: string, slots: readonly (WrittenSlot | null)[], kinds: KindTable): string {
  let mended = pattern;
  // From the end, so that the offsets of earlier slots stay.
  for (const slot of [...slots].reverse()) {
    if (slot === null || slot.type !== undefined) continue;
    const written = slot.typeName.replace(/\*$/, '');
    const tag = typeMeant(written, kinds);
    if (tag !== undefined) mended = mended.slice(0, slot.typeOffset) + typeInWords(tag, kinds) + mended.slice(slot.typeOffset + written.length);
  }
  return mended;
}
