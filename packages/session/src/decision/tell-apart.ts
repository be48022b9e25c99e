/**
 * Tells options apart that read alike: by where they lie and what is different about them; and says of those that nothing
 * tells apart that they are twins. Must not change an id or leave an option out.
 */
import { labelOfId } from '../state/catalogue.js';
import type { Wording } from '../state/wording.js';
import { type RawValue, valueKey, valueText } from '../state/write-value.js';
import type { DecisionOption } from '../types/decision.js';

/** An option and the entity it is; -1 for none. */
export interface OptionOf {
  option: DecisionOption;
  entity: number;
}

function changing(words: Wording, entity: number): { label: string; value: RawValue; type: string }[] {
  return words.names
    .attributesOf(entity)
    .filter((one) => !one.fixed && !one.secret)
    .map((one) => ({ label: one.label.toLowerCase(), value: words.state.attrs[one.index]?.[entity - one.lo] ?? -1, type: one.type }));
}

function fixedKey(words: Wording, entity: number): string {
  const { names } = words;
  return names.attributesOf(entity).map((one) => String(names.layout.attributes[one.index]?.fixed?.[entity - one.lo] ?? '')).join();
}

const points = (value: RawValue | undefined, type: string, entity: number): boolean =>
  (type.startsWith('thing:') || type.startsWith('list:')) && (typeof value === 'object' ? value.includes(entity) : value === entity);

/** Everything in the state that points at an entity: what is done with it may depend on that. */
function pointers(words: Wording, entity: number): string[] {
  const { names, state } = words;
  const out: string[] = [];
  for (const one of names.layout.variables) if (points(state.vars[one.index], one.type, entity)) out.push(one.id);
  for (const one of names.attributes) {
    if (one.fixed || !/^(thing|list):/.test(one.type)) continue;
    state.attrs[one.index]?.forEach((value, i) => {
      if (points(value, one.type, entity)) out.push(`${one.id} of ${names.id(one.lo + i)}`);
    });
  }
  state.frames.forEach(({ program, locals }, depth) => {
    locals.forEach((value, slot) => {
      if (points(value, names.layout.programs[program]?.locals[slot]?.type ?? '', entity)) out.push(`${depth} ${slot}`);
    });
  });
  return out;
}

/** Equal for two components when choosing the one comes to the same as choosing the other. */
function fingerprint(words: Wording, entity: number): string {
  const { state, names, eyes } = words;
  const zone = names.id(state.zoneOf[entity] ?? -1);
  if (!eyes.knows(entity)) return `hidden in ${zone}`;
  const values = changing(words, entity).map(({ value, type }) => valueKey(words, value, type));
  return [names.id(entity).replace(/#\d+$/, ''), zone, state.faceUp[entity], state.known[entity], fixedKey(words, entity), ...values, ...pointers(words, entity)].join('|');
}

/** What is different about one of several: its place first, then what changes about it, then the number of the copy. */
function difference(words: Wording, entity: number, others: readonly number[]): string[] {
  const { state } = words;
  const place = (of: number): number => state.zoneOf[of] ?? -1;
  const out: string[] = [];
  if (others.some((other) => place(other) !== place(entity)) && place(entity) >= 0) out.push(words.call(place(entity)));
  if (!words.eyes.knows(entity)) return out;
  changing(words, entity).forEach(({ label, value, type }, i) => {
    const key = valueKey(words, value, type);
    const differs = others.some((other) => {
      const one = words.eyes.knows(other) ? changing(words, other)[i] : undefined;
      return one !== undefined && place(other) === place(entity) && valueKey(words, one.value, one.type) !== key;
    });
    if (differs) out.push(`${label}: ${valueText(words, value, type)}`);
  });
  return out;
}

/** The options with hints where labels are the same, and twins marked. `words` are those of who is asked. */
export function tellApart(words: Wording, options: readonly OptionOf[]): DecisionOption[] {
  const byLabel = new Map<string, OptionOf[]>();
  for (const one of options) {
    const label = `${one.option.label}|${one.option.thingTitle ?? ''}`;
    byLabel.set(label, [...(byLabel.get(label) ?? []), one]);
  }
  return options.map(({ option, entity }) => {
    const alike = (byLabel.get(`${option.label}|${option.thingTitle ?? ''}`) ?? []).filter((one) => one.entity >= 0);
    if (alike.length < 2 || entity < 0) return option;
    const mark = fingerprint(words, entity);
    const marks = alike.map((one) => fingerprint(words, one.entity));
    const first = alike[marks.indexOf(mark)];
    // Two abilities of one thing are not the same, whatever they are called.
    const twin = first === undefined || first.entity === entity ? null : first.option.id;
    const hints = difference(words, entity, alike.map((one) => one.entity));
    // Copies that differ in nothing one can name are still not the same: something in the game points at one of them.
    const same = alike.filter((one, i) => marks[i] !== mark && difference(words, one.entity, alike.map(({ entity: other }) => other)).join() === hints.join());
    const copy = words.names.copy(first?.entity ?? entity);
    if (same.length > 0 && copy !== undefined && words.eyes.knows(entity)) hints.push(labelOfId(`number ${copy}`));
    const hint = [...(option.hint === null ? [] : [option.hint]), ...hints].join(', ');
    return { ...option, twin, hint: hint === '' ? null : hint };
  });
}
