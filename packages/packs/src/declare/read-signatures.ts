// Variables, scopes, events, acts, quantities, procedures and definitions, without the text they hold. Must not compile.
import { nearest } from '@dradis/diagnostics';
import type { Report } from '../findings.js';
import { stringOf, valueOf, type MapNode } from '../yaml/pack-node.js';
import type { Found, Participant, PhraseInfo, SignatureInfo, Slot, VariableInfo } from './declarations.js';
import type { KindTable } from './kind-table.js';
import { readLiteral } from './literal-value.js';
import { meantSlot, mendedPattern, slotsOf } from './phrase-slots.js';
import { flagOf, idAsWords, idPlace, keyPlace, mapOf, plainWords, scalarsOf, sectionItems, textsOf, uniqueById, unknownName, type RulesFile } from './reading.js';
import { emptyValue, typeMeant, typeNamed, typeNames, type TypeTag } from './type-names.js';

function typeAt({ file, node }: Found<MapNode>, key: string, kinds: KindTable, report: Report): TypeTag | undefined {
  const written = stringOf(node, key);
  if (written === undefined) return undefined;
  const type = typeNamed(written, kinds);
  if (type === undefined) report(unknownName('type', written, keyPlace(file, node, key), typeNames(kinds)));
  return type ?? typeMeant(written, kinds);
}

/** The variables. */
export function readVariables(rules: readonly RulesFile[], kinds: KindTable, report: Report): VariableInfo[] {
  const variables: VariableInfo[] = [];
  for (const found of sectionItems(rules, 'variables')) {
    const { file, node } = found;
    const id = stringOf(node, 'id');
    if (id === undefined) continue;
    const type = typeAt(found, 'type', kinds, report) ?? 'number';
    const starts = valueOf(node, 'starts');
    variables.push({
      id,
      words: stringOf(node, 'words') ?? idAsWords(id),
      type,
      initial: starts === undefined ? emptyValue(type) : readLiteral({ file, node: starts }, type, kinds, report),
      secret: flagOf(node, 'secret'),
      bookkeeping: flagOf(node, 'bookkeeping'),
      place: idPlace(file, node),
    });
  }
  return uniqueById('variable', variables, report);
}

/** The variable called by a name: its id or its words. */
export function variableNamed<V extends { readonly id: string; readonly words: string }>(name: string, variables: readonly V[]): V | undefined {
  const wanted = plainWords(name);
  return variables.find((variable) => variable.id === name || plainWords(variable.words) === wanted || idAsWords(variable.id) === wanted);
}

/** The scopes of limits; each is told apart by a variable that changes when the scope begins anew. */
export function readScopes(rules: readonly RulesFile[], variables: readonly VariableInfo[], report: Report): { id: string; variable: string; place: SignatureInfo['place'] }[] {
  const scopes: { id: string; variable: string; place: SignatureInfo['place'] }[] = [];
  for (const { file, node } of sectionItems(rules, 'scopes')) {
    const id = stringOf(node, 'id');
    const counts = stringOf(node, 'counts');
    if (id === undefined || counts === undefined) continue;
    const variable = variableNamed(counts, variables);
    const at = keyPlace(file, node, 'counts');
    if (variable === undefined) report(unknownName('variable', counts, at, variables.map((each) => each.id)));
    else if (variable.type !== 'number') report({ code: 'D0507', at, also: variable.place, facts: { name: variable.id, found: variable.type, wanted: 'number' } });
    scopes.push({ id, variable: variable?.id ?? '', place: idPlace(file, node) });
  }
  return uniqueById('scope', scopes, report);
}

/** The events, acts or quantities. */
export function readSignatures(rules: readonly RulesFile[], section: 'events' | 'acts' | 'quantities', kinds: KindTable, report: Report): SignatureInfo[] {
  const what = section === 'quantities' ? 'quantity' : section.slice(0, -1);
  const signatures: SignatureInfo[] = [];
  for (const { file, node } of sectionItems(rules, section)) {
    const id = stringOf(node, 'id');
    if (id === undefined) continue;
    const changes = scalarsOf(node, 'changes');
    const changing = new Set(changes.map((name) => String(name.value)));
    const gives: Participant[] = [];
    for (const entry of mapOf(node, 'gives')?.entries ?? []) {
      if (entry.value.type !== 'scalar' || entry.value.value === null) continue;
      const written = String(entry.value.value);
      const type = typeNamed(written, kinds);
      if (type === undefined) report(unknownName('type', written, { file, range: entry.value.range }, typeNames(kinds)));
      gives.push({ id: entry.key, type: type ?? typeMeant(written, kinds) ?? 'thing:thing', changes: changing.has(entry.key) });
    }
    for (const name of changes) {
      if (!gives.some((participant) => participant.id === name.value)) {
        report(unknownName(`participant of this ${what}`, String(name.value), { file, range: name.range }, gives.map((participant) => participant.id)));
        const near = nearest(String(name.value), gives.map((participant) => participant.id));
        gives.forEach((participant, at) => {
          if (near.length === 1 && participant.id === near[0]) gives[at] = { ...participant, changes: true };
        });
      }
    }
    signatures.push({ id, words: stringOf(node, 'words') ?? idAsWords(id), gives, doc: stringOf(node, 'doc'), place: idPlace(file, node) });
  }
  return uniqueById(what, signatures, report);
}

/** The procedures or definitions. */
export function readPhrases(rules: readonly RulesFile[], section: 'procedures' | 'definitions', kinds: KindTable, report: Report): PhraseInfo[] {
  const what = section.slice(0, -1);
  const infos: PhraseInfo[] = [];
  for (const found of sectionItems(rules, section)) {
    const { file, node } = found;
    const id = stringOf(node, 'id');
    if (id === undefined) continue;
    const phrases = [...scalarsOf(node, 'phrase'), ...scalarsOf(node, 'phrases')];
    let slots: Slot[] | undefined;
    const mended: string[] = [];
    for (const phrase of phrases) {
      const text = String(phrase.value);
      const own: Slot[] = [];
      const written = slotsOf(text, kinds);
      mended.push(mendedPattern(text, written, kinds));
      for (const slot of written) {
        // What is no slot at all, and a slot that stands twice, the language reports.
        if (slot !== null) {
          if (slot.type === undefined) {
            const start = 'text' in phrase.text ? phrase.text.toFile(slot.typeOffset) : phrase.range.start;
            report(unknownName('type', slot.typeName, { file, range: { start, end: start + slot.typeName.length } }, typeNames(kinds)));
          }
          own.push({ name: slot.name, type: slot.type ?? meantSlot(slot.typeName, kinds) ?? 'thing:thing', optional: slot.optional });
        }
      }
      if (slots === undefined) slots = own;
      else if (!sameSlots(slots, own)) report({ code: 'D0407', at: { file, range: phrase.range }, facts: { phrase: text, first: String(phrases[0]?.value ?? '') } });
    }
    const face = mapOf(node, 'face');
    const en = face === undefined ? undefined : stringOf(face, 'en');
    const fr = face === undefined ? undefined : stringOf(face, 'fr');
    const returns = typeAt(found, 'returns', kinds, report);
    infos.push({
      id,
      phrases: mended.length === 0 ? [idAsWords(id)] : mended,
      slots: slots ?? [],
      returns: returns ?? (section === 'definitions' ? 'condition' : null),
      rulings: textsOf(node, 'rulings'),
      doc: stringOf(node, 'doc'),
      example: stringOf(node, 'example'),
      face: face === undefined ? undefined : { ...(en === undefined ? {} : { en }), ...(fr === undefined ? {} : { fr }) },
      node,
      place: idPlace(file, node),
    });
  }
  return uniqueById(what, infos, report);
}

function sameSlots(a: readonly Slot[], b: readonly Slot[]): boolean {
  return a.length === b.length && a.every((slot) => b.some((other) => other.name === slot.name && other.type === slot.type && other.optional === slot.optional));
}
