// What is wrong with the words of a pack: what lacks words, and idioms and reminders that stand for nothing. Must not read words or say any.
import type { CodePage, Diagnostic, Label, SourceFile } from '@dradis/diagnostics';
import type { Placed } from './words-file.js';

/** What each code means. The examples are words files. */
export const faceCodePages: readonly CodePage[] = [
  {
    code: 'D0801',
    title: 'A language has no words for something on a card',
    text: 'What a player reads on a card is made from its effect, with the words of `words/LANG.yaml` of the pack and of those it extends. Where they say nothing the face has a gap. The message names the section to add the words to.',
    wrong: 'phrases: {}\n',
    right: 'phrases:\n  lose-resource: "[lose] {n} {what}"\n',
  },
  {
    code: 'D0802',
    title: 'An idiom or a reminder has no sentence in a language',
    text: '`words/idioms.yaml` names statements that are said as a whole, and rules of which a card reminds. Each language that has words needs a sentence for each of them: under `idioms`, or under `reminders`.',
    wrong: 'idioms: {}\n',
    right: 'idioms:\n  lose-at-random: "[discard] them at random"\n',
  },
  {
    code: 'D0803',
    title: 'A sentence for an idiom or a reminder that does not exist',
    text: 'The sentence is never said: `words/idioms.yaml` names no statements and no rule for it. What a designer wants to say on a card whatever the rules say goes under `hints`, by the id of the card.',
    wrong: 'idioms:\n  lose-by-random: "[discard] them at random"\n',
    right: 'idioms:\n  lose-at-random: "[discard] them at random"\n',
  },
  {
    code: 'D0804',
    title: 'An idiom or a reminder that stands for nothing',
    text: 'No effect of the pack says exactly the statements of the idiom any more, so that it is never used; or the rule of the reminder does not say any more what the reminder repeats of it, so that the card leaves it out. Either a card or rule changed and this should follow, or it can go.\n\nA reminder is text beside the effect that is tied to a rule: `on` names the card, `rule` the procedure or definition, and `says` repeats what the rule must say for the reminder to be true. Text that is tied to no rule is a hint: it stands under `hints` in `words/LANG.yaml` by the id of the card, and faces mark it as one.',
    wrong: 'idioms:\n  rest: sleep for 2 turns\n',
    right: 'idioms:\n  rest: sleep for 1 turn\n',
  },
  {
    code: 'D0805',
    title: 'A language without a grammar',
    text: 'English and French come along. For any other language its words file states the grammar under `grammar`: articles, prepositions, negation and the sentences of the language itself.',
    wrong: 'kinds: { card: "tarjeta, tarjetas" }\n',
    right: 'grammar:\n  you: tú\n  determiners: { the: { m: el, f: la, p: los } }\n  prepositions: { of: { plain: de } }\n  forms: { and: " y " }\n',
  },
];

/** A words file of a language that has no grammar. */
export function noGrammar(lang: string, file: SourceFile): Diagnostic {
  return {
    code: 'D0805',
    severity: 'warning',
    title: `There is no grammar for the language '${lang}'`,
    primary: { file, span: { start: 0, end: Math.max(0, file.text.indexOf('\n')) }, label: '' },
    secondary: [],
    facts: { lang },
    help: 'State one under `grammar:` in the same file; English and French come along.',
  };
}

/** The section of a words file in which something that lacks words would stand, and the key there. */
function home(what: string): { readonly section: string; readonly key: string } | undefined {
  const [sort = '', key = ''] = what.split(/ (.*)/s);
  const section = { phrase: 'phrases', action: 'phrases', event: 'phrases', quantity: 'phrases', act: 'phrases', item: 'phrases', kind: 'kinds', thing: 'things', name: 'names', verb: 'verbs', label: 'labels' }[sort];
  return section === undefined ? undefined : { section, key };
}

/** Something had no words. */
export function missingWords(what: string, lang: string, at: Label, on: readonly string[]): Diagnostic {
  const found = home(what);
  const key = found === undefined ? '' : `\`${found.key}${what.startsWith('item ') ? ': { item: … }' : ': …'}\` to \`${found.section}\``;
  const cards = on.length > 1 ? `; ${on.length} cards need it` : '';
  const help =
    found !== undefined ? `Add ${key} in words/${lang}.yaml${cards}.` : what.startsWith('statement ') ? `Say it by an idiom in words/idioms.yaml, or by \`set\` of what is set in words/${lang}.yaml${cards}.` : `Say the statement it stands in by an idiom in words/idioms.yaml${cards}.`;
  return { code: 'D0801', severity: 'warning', title: `words/${lang}.yaml says nothing for the ${what.replace(' ', " '")}'`, primary: at, secondary: [], facts: { what, lang, on }, help };
}

/** What does not fit between the idioms or the reminders and the sentences of a language. */
export function sentenceFindings(what: 'idiom' | 'reminder', declared: Readonly<Record<string, Placed>>, said: Readonly<Record<string, Placed>>, lang: string): Diagnostic[] {
  const label = ({ file, range }: Placed): Label => ({ file, span: range, label: '' });
  const silent = Object.entries(declared).filter(([name]) => !Object.hasOwn(said, name));
  const strange = Object.entries(said).filter(([name]) => !Object.hasOwn(declared, name));
  const statesIt = what === 'idiom' ? 'Name the statements there' : 'State there which rule it is about';
  return [
    ...silent.map(([name, place]): Diagnostic => ({ code: 'D0802', severity: 'warning', title: `The ${what} '${name}' has no sentence in words/${lang}.yaml`, primary: label(place), secondary: [], facts: { name, lang }, help: `Add \`${name}: …\` to \`${what}s\` there.` })),
    ...strange.map(([name, place]): Diagnostic => ({ code: 'D0803', severity: 'warning', title: `There is no ${what} '${name}' in words/idioms.yaml`, primary: label(place), secondary: [], facts: { name, lang }, help: `${statesIt}, or take the sentence out.` })),
  ];
}

/** An idiom whose statements no effect has. */
export function unusedIdiom(name: string, { file, range }: Placed): Diagnostic {
  return {
    code: 'D0804',
    severity: 'warning',
    title: `The idiom '${name}' stands for statements that no effect has`,
    primary: { file, span: range, label: '' },
    secondary: [],
    facts: { name },
    help: 'Spell the statements as the effect does, or take the idiom out.',
  };
}

/** A reminder whose rule says something else. */
export function untrueReminder(name: string, { file, range }: Placed): Diagnostic {
  return {
    code: 'D0804',
    severity: 'warning',
    title: `The reminder '${name}' repeats what its rule does not say`,
    primary: { file, span: range, label: '' },
    secondary: [],
    facts: { name },
    help: 'Let `says` repeat the rule as it is now, if the text is still true; else take the reminder out.',
  };
}
