// The boxes one chooses between: joined where they share a verb or what follows it, else listed. Must not say statements itself.
import { sameMeaning, type Node } from '../match/node.js';
import { partOfChoice } from './choices.js';
import { conditionText, withTest } from './conditions.js';
import { isImplied, needs } from './needs.js';
import { onePart } from './runs.js';
import type { Said } from './said.js';
import { settingPart } from './setting.js';
import { form, isYou, partOf, samePlayer, speak, subjectOf, verbFirst, type Around, type Part } from './speak.js';
import type { Telling } from './telling.js';

interface Option {
  readonly said: string;
  readonly needed: string;
  /** The one statement it is, when it can be joined with others. */
  readonly part: Part | null;
}

/** A box that is said as one statement. */
function single(t: Telling, body: readonly Said[], who: Node | null): Part | null {
  const [only, ...others] = body;
  const chosen = partOfChoice(t, body, who);
  if (chosen !== null) return chosen;
  if (only === undefined || others.length > 0) return null;
  const part = only.sort === 'form' && only.id === 'set' ? settingPart(t, only) : partOf(t, only);
  if (part === null || part.saying.silent === true || verbFirst(part.saying.say) === null) return null;
  const subject = subjectOf(part);
  return subject === null || samePlayer(subject, who) ? part : null;
}

function optionOf(t: Telling, { body, args }: Said, who: Node | null): Option {
  const test = args.get('test');
  const part = single(t, body, who);
  const open = test === undefined ? null : needs(test);
  const needed = open === null || (part !== null && isImplied(part, open)) ? '' : conditionText(t, open);
  return { said: t.inline(body, who, true), needed, part: needed === '' ? part : null };
}

/** Parts of one phrase that differ in one slot, as one with both in it. */
function oneSlot(parts: readonly Part[]): Part | null {
  const [first] = parts;
  if (first === undefined || parts.some(({ saying }) => saying.say !== first.saying.say)) return null;
  const different = [...first.slots.keys()].filter((name) => parts.some(({ slots }) => {
    const [one, other] = [slots.get(name), first.slots.get(name)];
    return one === undefined || other === undefined ? one !== other : !sameMeaning(one, other);
  }));
  const [name] = different;
  // What stands right behind a number is said with a number each.
  if (name === undefined || different.length > 1 || new RegExp(`\\{n\\} \\{${name}`).test(first.saying.say ?? '')) return null;
  const trees = parts.flatMap(({ slots }) => slots.get(name) ?? []);
  const [one] = trees;
  if (one === undefined) return null;
  const list: Node = { ...one, op: 'list', id: '', value: null, args: trees };
  return { saying: first.saying, slots: new Map([...first.slots, [name, list]]) };
}

/** Parts that say the same of the same by other verbs: `raise or lower the difficulty by 2`. */
function otherVerbs(t: Telling, parts: readonly Part[]): Part | null {
  const [first] = parts;
  const rests = parts.map(({ saying, slots }) => t.predicate(verbFirst(saying.say)?.rest ?? '', slots, 'infinitive', null));
  if (first === undefined || rests.some((rest) => rest !== rests[0])) return null;
  const verbs = parts.map(({ saying }) => verbFirst(saying.say)?.verb ?? '').join(t.grammar.forms['or'] ?? ' ');
  return { saying: { ...first.saying, say: `${verbs} ${verbFirst(first.saying.say)?.rest ?? ''}` }, slots: first.slots };
}

/** Several boxes as one statement with an `or` in it; null when they share too little. */
function together(t: Telling, options: readonly Option[]): Part | null {
  const parts = options.flatMap(({ part }) => part ?? []);
  if (parts.length < options.length || parts.length < 2) return null;
  return oneSlot(parts) ?? otherVerbs(t, parts) ?? onePart(t, parts, 'or');
}

/** Boxes in a row that share a verb, as one. */
function grouped(t: Telling, options: readonly Option[]): Option[] {
  const groups: Option[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    const parts = [...(last ?? []), option].flatMap(({ part }) => part ?? []);
    if (last !== undefined && parts.length === last.length + 1 && onePart(t, parts, 'or') !== null) last.push(option);
    else groups.push([option]);
  }
  return groups.flatMap((group) => {
    const part = group.length < 2 ? null : onePart(t, group.flatMap((option) => option.part ?? []), 'or');
    return part === null ? group : [{ said: '', needed: '', part }];
  });
}

/** Boxes one after the other. */
function listed(t: Telling, options: readonly Option[], who: Node | null): string {
  const { forms } = t.grammar;
  const texts = options.map(({ said, needed, part }) => {
    const text = said === '' && part !== null ? speak(t, part, { who, infinitive: true, alone: false }) : said;
    return needed === '' ? text : withTest(t, forms['option-if'] ?? '{body}', needed).replace('{body}', () => text);
  });
  const plain = texts.length === 2 && texts.every((text) => !/[,;:(]/.test(text) && !text.includes(forms['and'] ?? ' ') && !text.includes(forms['or'] ?? ' '));
  if (texts.length < 2 || plain) return texts.join(forms['or'] ?? '; ');
  return texts.slice(0, -1).join(forms['semicolon'] ?? '; ') + (forms['option-or'] ?? '; ') + (texts.at(-1) ?? '');
}

/** A choice between boxes. Where one box is nothing, the others are what one may do. */
export function optionsText(t: Telling, { args, body }: Said, around: Around): string {
  const who = args.get('who') ?? null;
  const all = body.map((box) => optionOf(t, box, who));
  const options = all.filter(({ said }) => said !== '');
  if (options.length === 0) return '';
  const optional = options.length < all.length;
  const infinitive: Around = { who, infinitive: true, alone: false };
  const one = together(t, options);
  if (one !== null && optional) return form(t, 'may', args, around, { body: speak(t, one, infinitive) });
  if (one !== null && isYou(who)) return speak(t, one, around);
  if (one !== null) return form(t, 'options', args, around, { options: speak(t, one, infinitive) });
  const text = listed(t, grouped(t, options), who);
  if (!optional) return form(t, 'options', args, around, { options: text });
  return form(t, 'may', args, around, { body: text });
}
