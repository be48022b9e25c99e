// The slots of phrase patterns, `{name:type}`. Must not match text against patterns; the language does.
import { type Slot } from './declarations.js';
import { type KindTable } from './kind-table.js';
import { typeNamed, type TypeTag } from './type-names.js';

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
