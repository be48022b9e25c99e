// Words that stand for what is to be filled in: for each type something that is legal at the place, so that a new step is too. Must
// not know any statement.
import { createSourceFile } from '@dradis/diagnostics';
import { parsePhrase, wholeFile, type Language, type Scope, type Vocabulary } from '@dradis/language';

/** Candidates tried for one type at most: each is compiled. */
const MOST = 24;
const PLAIN_TYPES = new Set(['number', 'condition', 'text', 'tally', 'ability', 'kind', 'any']);

/** What is to be filled in at one place, in the scope of one text. */
export class DefaultWords {
  readonly #known = new Map<string, string>();

  constructor(
    private readonly language: Language,
    private readonly vocabulary: Vocabulary,
    private readonly scope: Scope,
  ) {}

  /** Words for a slot of a type as phrases write it (`number`, `viper`, `viper*`); the type in capitals when nothing is known to fit. */
  of(slotType: string): string {
    const known = this.#known.get(slotType);
    if (known !== undefined) return known;
    // While it is sought, a condition that needs another one does not go round in circles.
    this.#known.set(slotType, slotType.toUpperCase());
    const type = tagOf(slotType);
    const found = this.#candidates(type).slice(0, MOST).find((text) => this.fits(text, type)) ?? slotType.replaceAll(/[^a-z]/gi, ' ').trim().toUpperCase();
    this.#known.set(slotType, found);
    return found;
  }

  /** Whether words are an expression of a type here. */
  fits(text: string, expect: string): boolean {
    const { diagnostics } = this.language.compileExpression({ text: wholeFile(createSourceFile('step', text)), scope: this.scope, expect: expect === 'any' ? 'number' : expect });
    return !diagnostics.some(({ severity }) => severity === 'error');
  }

  /** Whether lines are an effect here. */
  compiles(text: string): boolean {
    const { diagnostics } = this.language.compileEffect({ text: wholeFile(createSourceFile('step', text)), scope: this.scope });
    return !diagnostics.some(({ severity }) => severity === 'error');
  }

  #candidates(type: string): string[] {
    const { kinds, variables, entities, definitions, queries } = this.vocabulary;
    const params = this.scope.params.map(({ name }) => name).filter((name) => name !== '');
    if (type === 'number' || type === 'any') return ['1'];
    if (type === 'text') return ['"words"'];
    if (type === 'tally') return [...params, ...variables.filter((one) => one.type === 'tally').map(({ words }) => words)];
    if (type === 'condition') {
      const said = [...definitions, ...queries].filter(({ returns }) => returns === 'condition').flatMap(({ phrases }) => phrases.slice(0, 1)).map((phrase) => parsePhrase(phrase)).filter(({ slots, problems }) => problems.length === 0 && slots.every((slot) => tagOf(slot.type) !== 'condition'));
      const easiest = said.sort((a, b) => a.slots.length - b.slots.length).map((phrase) => this.say(phrase.elements).text);
      return [...easiest.slice(0, MOST - 1), '1 is at least 1'];
    }
    const kind = type.replace(/^(?:thing|list):/, '');
    const of = kinds.find(({ id }) => id === kind);
    if (type.startsWith('list:')) return [...params, ...(of === undefined ? [] : [`all ${of.plural}`, of.plural])];
    const parents = new Map(kinds.map(({ id, parent }) => [id, parent]));
    const isA = (from: string): boolean => {
      for (let at: string | null | undefined = from, steps = 0; at !== undefined && at !== null && steps <= kinds.length; at = parents.get(at), steps += 1) if (at === kind) return true;
      return false;
    };
    return [
      ...params,
      ...variables.filter((one) => one.type === type).map(({ words }) => words),
      ...variables.filter((one) => one.type.startsWith('thing:') && isA(one.type.slice('thing:'.length))).map(({ words }) => words),
      ...entities.filter((one) => !one.perPlayer && isA(one.kind)).map(({ id }) => id.replaceAll('-', ' ')),
      ...entities.filter((one) => !one.perPlayer && isA(one.kind)).map(({ id }) => id),
      ...(of === undefined ? [] : [`first of all ${of.plural}`]),
    ];
  }

  /** A phrase with its slots filled in; holes are stretches of the text. */
  say(elements: ReturnType<typeof parsePhrase>['elements']): { text: string; holes: { from: number; to: number }[] } {
    let text = '';
    const holes: { from: number; to: number }[] = [];
    for (const element of elements) {
      if (element.element === 'optional') continue;
      const words = element.element === 'word' ? (element.words[0] ?? '') : this.of(element.type);
      if (text !== '' && words !== "'s" && words !== ',') text += ' ';
      if (element.element === 'slot') holes.push({ from: text.length, to: text.length + words.length });
      text += words;
    }
    return { text, holes };
  }
}

/** The type of a slot as the language calls it. */
function tagOf(slotType: string): string {
  if (slotType.endsWith('*')) return `list:${slotType.slice(0, -1)}`;
  return PLAIN_TYPES.has(slotType) || slotType.includes(':') ? slotType : `thing:${slotType}`;
}
