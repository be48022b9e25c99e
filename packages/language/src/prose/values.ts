// Values as nouns: names, things, properties, selections, numbers. Must not say conditions or statements.
import { elementOf, isList } from '../check/types.js';
import { parsePhrase } from '../match/pattern.js';
import { sameMeaning, type Node } from '../match/node.js';
import { nounPhrase, plainPhrase, prepose, sayNoun, type NounPhrase } from './noun-phrase.js';
import { settled } from './settled.js';
import type { Slots, Telling } from './telling.js';
import type { NounWords } from './words.js';

/** Values that are said as what they are made of. */
const TRANSPARENT = new Set(['value', 'as-kind']);

/** The noun of a kind, or of the nearest wider kind that has one. */
export function kindWords(t: Telling, kind: string): NounWords {
  for (let at: string | null | undefined = kind; at !== null && at !== undefined; at = t.lexicon.types.kind(at)?.parent) {
    const words = t.words.kinds[at];
    if (words !== undefined) return words;
  }
  t.missing.add(`kind ${kind}`);
  const known = t.lexicon.types.kind(kind);
  return { one: known?.singular ?? kind, ...(known?.plural === undefined ? {} : { many: known.plural }) };
}

/** The noun of the widest kind above one, short of any thing at all: a card is `this card`, of whatever sort. */
function widestWords(t: Telling, kind: string): NounWords {
  let found: NounWords | undefined;
  for (let at: string | null | undefined = kind; at !== null && at !== undefined && at !== 'thing'; at = t.lexicon.types.kind(at)?.parent) found = t.words.kinds[at] ?? found;
  return found ?? kindWords(t, kind);
}

/** The arguments of a value phrase by the names of its slots. */
export function slotsOf(t: Telling, tree: Node): Slots {
  const { queries, definitions } = t.lexicon.vocabulary;
  const phrase = (tree.op === 'query' ? queries : definitions).find(({ id }) => id === tree.id);
  const names = parsePhrase(phrase?.phrases[0] ?? '').slots.map(({ name }) => name);
  return new Map(names.flatMap((name, index) => (tree.args[index] === undefined ? [] : [[name, tree.args[index]] as const])));
}

/** `your hand`, `that player's hand`. */
function property(t: Telling, noun: NounWords, owner: Node | undefined): NounPhrase {
  if (owner === undefined) return nounPhrase(t.grammar, noun, 'the');
  const of = t.noun(owner);
  if (of.you) return nounPhrase(t.grammar, noun, 'your');
  const bare = nounPhrase(t.grammar, noun, 'none');
  const pattern = t.grammar.forms['property'] ?? '';
  if (pattern.includes('{owner}')) return { ...bare, determiner: '', text: pattern.replace('{owner}', sayNoun(of)).replace('{noun}', bare.text) };
  return nounPhrase(t.grammar, { ...noun, bare: false }, 'the', noun.plural === true, '', prepose(t.grammar, 'of', of));
}

function list(t: Telling, parts: readonly Node[], word: 'and' | 'or'): NounPhrase {
  if (parts.length === 1 && parts[0] !== undefined) return t.noun(parts[0]);
  return plainPhrase(joined(t, parts.map((part) => sayNoun(t.noun(part))), word), true);
}

/** Parts with commas and a last `and` or `or`. */
export function joined(t: Telling, parts: readonly string[], word: 'and' | 'or', also = `${word}-also`): string {
  const last = parts.at(-1) ?? '';
  const joint = t.grammar.forms[word] ?? '';
  // Parts that hold such a word themselves would run together.
  const clear = parts.some((part) => ['and', 'or'].some((each) => part.includes(t.grammar.forms[each] ?? joint))) ? (t.grammar.forms[also] ?? joint) : joint;
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}${clear}${last}`;
}

/** Whether a node is who does what is being told. */
function isActor(t: Telling, tree: Node): boolean {
  return t.actor === null ? tree.op === 'local' && tree.id === 'you' : sameMeaning(t.actor, tree);
}

/** A selection as a noun with what narrows it down. */
function selection(t: Telling, tree: Node, form: string, many: boolean): NounPhrase {
  const noun = kindWords(t, tree.id);
  const gender = noun.gender ?? 'm';
  const before: string[] = [];
  const after: string[] = [];
  const clauses: string[] = [];
  const others: Node[] = [];
  const implied = (id: string): boolean => noun.implied?.includes(id) === true;
  for (const arg of tree.args) {
    if (arg.op === 'source') {
      const [zone] = arg.args;
      const lying = zone === undefined ? null : lyingIn(t, [zone], many, gender);
      if (zone !== undefined && implied(zone.id)) continue;
      if (lying !== null) {
        before.push(lying.before);
        after.push(lying.after);
      } else if (zone !== undefined) clauses.push(prepose(t.grammar, isList(zone.type) ? 'among' : 'at', t.noun(zone)));
      continue;
    }
    const inner = arg.op === 'where' ? (arg.args[0] ?? arg) : arg;
    for (const part of inner.op === 'and' ? inner.args : [inner]) {
      const not = t.excluded(part);
      if (not !== null) {
        others.push(not);
        continue;
      }
      if (implied(part.id)) continue;
      const lying = lyingIn(t, zonesOf(part), many, gender);
      if (lying !== null) {
        before.push(lying.before);
        after.push(lying.after);
        continue;
      }
      const saying = part.op === 'define' || part.op === 'query' ? t.words.phrases[part.id] : part.op === 'attr' ? t.words.names[part.id] : undefined;
      const one = { ...plainPhrase('', many), gender };
      const own = part.args.length === 1 || saying?.after?.includes('{') === true;
      if (saying?.before !== undefined && own) before.push(t.predicate(saying.before, slotsOf(t, part), 'statement', one));
      else if (saying?.after !== undefined && own) after.push(t.predicate(saying.after, slotsOf(t, part), 'statement', one));
      else clauses.push(t.clause(part, many, gender));
    }
  }
  const [except] = others;
  const { determiners, forms } = t.grammar;
  if (except !== undefined && others.length === 1 && isActor(t, except)) {
    // `another player` for `a player other than` whoever does it.
    const another = form === 'a' && !many && determiners['another'] !== undefined;
    const other = another ? [] : [t.predicate(forms['other'] ?? '', new Map(), 'statement', { ...plainPhrase('', many), gender })];
    return nounPhrase(t.grammar, noun, another ? 'another' : form, many, words([...other, ...before]), words([...after, ...clauses]), words([...after, ...clauses]).includes(' '));
  }
  const list: Node = { ...tree, op: 'list', args: others };
  const other = others.length === 0 ? [] : [t.predicate(forms['other-than'] ?? '', new Map([['x', list]]), 'statement', { ...plainPhrase('', many), gender })];
  return nounPhrase(t.grammar, noun, form, many, words(before), words([...after, ...other, ...clauses]), words([...after, ...other, ...clauses]).includes(' '));
}

const words = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** The places a condition says that its candidate lies in one of; none when it says something else. */
function zonesOf(condition: Node): readonly Node[] {
  if (condition.op === 'or') {
    const each = condition.args.map(zonesOf);
    return each.some((zones) => zones.length === 0) ? [] : each.flat();
  }
  const [thing, zone] = condition.args;
  const candidate = thing?.op === 'candidate' || thing?.op === 'it' || (thing?.op === 'as-kind' && thing.args[0]?.op === 'candidate') || (thing?.op === 'as-kind' && thing.args[0]?.op === 'it');
  return condition.op === 'in' && candidate && zone !== undefined ? [zone] : [];
}

/** What lies in these places, as words before or after its noun: `damaged or destroyed`; null when a place has none. */
function lyingIn(t: Telling, zones: readonly Node[], many: boolean, gender: 'm' | 'f'): { readonly before: string; readonly after: string } | null {
  if (zones.length === 0) return null;
  const nouns = zones.map(({ id }) => t.words.things[id]);
  const say = (all: readonly (string | undefined)[]): string | null =>
    all.some((each) => each === undefined) ? null : joined(t, all.map((each) => t.predicate(each ?? '', new Map(), 'statement', { ...plainPhrase('', many), gender })), 'or');
  const [before, after] = [say(nouns.map((noun) => noun?.before)), say(nouns.map((noun) => noun?.after))];
  return before === null && after === null ? null : { before: before ?? '', after: before === null ? (after ?? '') : '' };
}

function named(t: Telling, tree: Node): NounPhrase {
  if (tree.id === 'you') return { ...plainPhrase(t.grammar.you), you: true };
  const bound = t.bound.get(tree.id);
  if (bound !== undefined) return bound;
  // An attribute of the same name is something else.
  const known = /^(?:thing|list):/.test(tree.type) && t.lexicon.vocabulary.attributes.some(({ id }) => id === tree.id);
  const noun = known ? undefined : t.words.names[tree.id]?.noun;
  if (noun !== undefined && tree.id !== 'this') return nounPhrase(t.grammar, noun, 'the');
  const kind = (elementOf(tree.type) ?? tree.type).replace(/^(?:thing|list):/, '');
  if (!/^(?:thing|list):/.test(tree.type)) return plainPhrase(t.grammar.forms['that-number'] ?? tree.id);
  const words = tree.id === 'this' ? widestWords(t, kind) : kindWords(t, kind);
  return nounPhrase(t.grammar, words, tree.id === 'this' ? 'this' : 'that', isList(tree.type));
}

/** The name its designer gave a thing that the language has no noun for; noted as missing where there is none either. */
function nameOf(t: Telling, { op, id }: Node): NounWords {
  const title = op === 'global' || op === 'attr' ? undefined : t.words.titles?.get(id);
  if (title !== undefined) return { one: (t.grammar.forms['named'] ?? '{name}').replace('{name}', () => title), bare: true };
  t.missing.add(`${op === 'global' || op === 'attr' ? 'name' : 'thing'} ${id}`);
  return { one: id.replaceAll('-', ' ') };
}

/** A value as a noun, with the determiner of `form` where it stands for any of a kind. */
export function nounOf(t: Telling, tree: Node, form = 'the', many?: boolean): NounPhrase {
  const [first, second] = tree.args;
  const inner = (): NounPhrase => (first === undefined ? plainPhrase('') : t.noun(first, form, many));
  switch (tree.op) {
    case 'number':
    case 'boolean':
    case 'text':
      return plainPhrase(typeof tree.value === 'number' && tree.value < 0 ? `−${-tree.value}` : String(tree.value));
    case 'none':
      return plainPhrase(t.grammar.forms['none'] ?? '');
    case 'local':
      return named(t, tree);
    case 'global':
    case 'entity': {
      const noun = tree.op === 'entity' ? t.words.things[tree.id] : t.words.names[tree.id]?.noun;
      return nounPhrase(t.grammar, noun ?? nameOf(t, tree), form === 'none' ? 'none' : 'the');
    }
    case 'kind':
      return nounPhrase(t.grammar, kindWords(t, tree.id), form);
    case 'zone':
    case 'attr': {
      const own = tree.op === 'attr' ? t.words.names[tree.id]?.say : undefined;
      if (own !== undefined) return plainPhrase(t.predicate(own, new Map(first === undefined ? [] : [['x', first]]), 'statement', null));
      const noun = tree.op === 'zone' ? t.words.things[tree.id] : t.words.names[tree.id]?.noun;
      const named = noun ?? nameOf(t, tree);
      return property(t, named, tree.op === 'attr' && t.words.names[tree.id]?.whole === true ? undefined : first);
    }
    case 'query':
    case 'define': {
      const saying = t.saying('phrases', tree.id, 'phrase');
      if (saying?.reader === true && first?.op === 'local' && first.id === 'this') return { ...plainPhrase(t.grammar.you), you: true };
      if (saying?.noun !== undefined) return property(t, saying.noun, first);
      return plainPhrase(t.predicate(saying?.say ?? tree.id, slotsOf(t, tree), 'statement', null), isList(tree.type));
    }
    case 'select':
      return selection(t, tree, form === 'the' ? 'all' : form, many ?? !['a', 'each', 'no'].includes(form));
    case 'any':
      return first?.op === 'select' || first?.op === 'kind' ? t.noun(first, 'a', false) : inner();
    case 'each':
      return first?.op === 'select' ? t.noun(first, 'each') : inner();
    case 'list':
      return list(t, tree.args, form === 'and' ? 'and' : 'or');
    case 'top':
    case 'bottom': {
      const one = first?.op === 'number' && first.value === 1;
      const slots: Slots = new Map([...(first === undefined ? [] : [['n', first] as const]), ...(second === undefined ? [] : [['zone', second] as const])]);
      const kind = nounPhrase(t.grammar, kindWords(t, (elementOf(tree.type) ?? tree.type).replace(/^(?:thing|list):/, '')), 'none', !one);
      const say = (t.grammar.forms[one ? tree.op : `${tree.op}-several`] ?? '').replace('{x}', () => kind.text);
      return { ...plainPhrase(t.predicate(say, slots, 'statement', kind), !one), gender: kind.gender };
    }
    case 'count':
      return plainPhrase(t.predicate(t.grammar.forms['number-of'] ?? '', new Map(first === undefined ? [] : [['x', first]]), 'statement', null));
    case 'it':
    case 'candidate':
      return plainPhrase(t.grammar.forms['it'] ?? '');
    case '+':
    case '-':
    case '*':
      return plainPhrase(tree.args.map((arg) => sayNoun(t.noun(arg))).join({ '+': ' + ', '-': ' − ', '*': ' × ' }[tree.op]));
    case 'if': {
      const test = first === undefined ? true : settled(t, first);
      const chosen = test === true ? second : test === false ? tree.args[2] : undefined;
      if (chosen !== undefined) return t.noun(chosen, form, many);
      const other = tree.args[2];
      if (first === undefined || second === undefined || other === undefined) return plainPhrase('');
      const say = (t.grammar.forms['value-if'] ?? '').replace('{test}', () => t.condition(first));
      return plainPhrase(t.predicate(say, new Map([['x', second], ['y', other]]), 'statement', null));
    }
    default:
      if (first === undefined || !TRANSPARENT.has(tree.op)) t.missing.add(`value ${tree.op}`);
      return inner();
  }
}
