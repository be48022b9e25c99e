// Findings -> diagnostics: all wording of this package's messages. Must not decide what is a mistake.
import type { Diagnostic, Fact } from '@dradis/diagnostics';
import type { Finding } from '../findings.js';
import { FIRST_LANGUAGE_VERSION } from '../language-version.js';

interface Words {
  readonly title: string;
  readonly help?: string | undefined;
  /** Said at the second place. */
  readonly also?: string;
  /** Said at further places. */
  readonly further?: string;
}

type Facts = Readonly<Record<string, Fact>>;

function text(facts: Facts, key: string): string {
  const value = facts[key];
  return value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
}

function names(facts: Facts, key: string): string[] {
  const value = facts[key];
  return Array.isArray(value) ? value.map(String) : [];
}

function listed(words: readonly string[], last = 'or'): string {
  const quoted = words.map((word) => `'${word}'`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1) ?? ''}`;
}


function didYouMean(facts: Facts): string | undefined {
  const nearest = names(facts, 'nearest');
  return nearest.length === 0 ? undefined : `did you mean ${listed(nearest)}?`;
}

function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

const BLOCK_HELP = 'write `|` after the key and the effect on the lines below, indented';

const FEATURES: Readonly<Record<string, string>> = {
  alias: 'an alias (`*name`)',
  anchor: 'an anchor (`&name`)',
  tag: 'a tag (`!name`)',
  key: 'a list or map as a key',
};

const WORDS: Readonly<Record<Finding['code'], (facts: Facts) => Words>> = {
  D0301: (facts) => yamlWords(text(facts, 'yaml'), text(facts, 'words')),
  D0302: (facts) => {
    const why = text(facts, 'why');
    const indent = text(facts, 'indent');
    const spaces = indent === '' ? 'the first line' : `the ${indent} spaces the first line has`;
    const also = 'this line sets how far the effect is indented';
    if (why === 'tab') return { also, title: 'a tab indents this line and ends the effect', help: `indent it with spaces, at least ${spaces}` };
    if (why === 'comment') return { also, title: 'this comment ends the effect: it stands further left than the first line', help: `indent it by ${spaces}` };
    return { also, title: 'this line ends the effect: it stands further left than the first line', help: `indent it by at least ${spaces}` };
  },
  D0303: () => ({ title: 'a colon inside a one-line value', help: 'put the value in quotes, or in a block: `|`, then the text indented on the next line' }),
  D0304: (facts) => {
    const others = names(facts, 'others');
    if (others.length === 0) return { title: `the key '${text(facts, 'key')}' stands twice in one map`, help: 'keep one of them', also: 'first here' };
    return { title: `the keys ${listed([text(facts, 'key'), ...others], 'and')} stand twice in one map`, help: 'a new item of a list begins with `- `: the first line of the second one may be missing', also: 'first here' };
  },
  D0305: (facts) => ({ title: `${FEATURES[text(facts, 'feature')] ?? 'a feature of YAML'} is not read in packs`, help: 'write the value out where it is needed' }),
  D0306: (facts) => ({ title: `the name '${text(facts, 'name')}' cannot be used`, help: 'choose another name: programs give this one a meaning of their own' }),
  D0307: (facts) =>
    text(facts, 'why') === 'too-large'
      ? { title: `this file is larger than ${text(facts, 'limit')} characters`, help: 'split it: one thing a file' }
      : { title: `maps and lists are nested more than ${text(facts, 'limit')} deep here`, help: 'a pack file needs far less; look for a bracket that is not closed' },
  D0308: (facts) => {
    const why = text(facts, 'why');
    if (why === 'empty') return { title: 'nothing stands here', help: 'write the effect; `nothing` is an effect too' };
    return { title: 'an effect cannot stand in a folded block (`>`): its line ends would be lost', help: BLOCK_HELP };
  },
  D0309: () => ({ title: 'this file is empty', help: 'write a thing or a section of rules, or delete the file' }),
  D0310: () => ({ title: 'a second document begins here', help: 'put it in a file of its own, or in a `things:` list' }),
  D0311: () => ({ title: 'an effect over several lines must stand in a block', help: BLOCK_HELP }),
  D0312: (facts) => ({ title: `the key '${text(facts, 'key')}' is indented so far that it belongs to the effect above`, help: facts['strayed'] === true ? 'move it left, to the column of the keys beside which it is missing' : 'move it left, to the column of the keys it stands beside', also: 'it is missing here' }),
  D0401: (facts) => {
    const elsewhere = names(facts, 'elsewhere');
    const misplaced = elsewhere.length > 0 ? `it would be read in ${elsewhere.join(', or in ')}` : undefined;
    return {
      title: `'${text(facts, 'key')}' is no key of ${text(facts, 'place')}`,
      help: facts['strayed'] === true ? 'move it where it is missing' : misplaced ?? didYouMean(facts) ?? `the keys read here are ${names(facts, 'legal').join(', ')}`,
      also: 'it is missing here',
    };
  },
  D0402: (facts) => ({
    title: `${text(facts, 'place')} has no '${text(facts, 'key')}'`,
    help: text(facts, 'key') === 'language' && text(facts, 'place') === 'the manifest' ? `add \`language: ${FIRST_LANGUAGE_VERSION}\`, as \`dradis check --fix\` does` : text(facts, 'why') === 'placements' ? 'say with `place-each` which statement places one {item} in {key}' : `add \`${text(facts, 'key')}:\``,
  }),
  D0403: (facts) => ({ title: `${text(facts, 'found')} where ${text(facts, 'wanted')} is wanted`, help: didYouMean(facts) }),
  D0404: (facts) => ({
    title: `${text(facts, 'found')} is not allowed for '${text(facts, 'key')}'${text(facts, 'why') === '' ? '' : `: ${text(facts, 'why')}`}`,
    help: didYouMean(facts) ?? `allowed: ${names(facts, 'allowed').join(', ')}`,
  }),
  D0405: (facts) => ({ title: `${text(facts, 'found')} where ${text(facts, 'wanted')} is wanted` }),
  D0406: (facts) => ({ title: `'${text(facts, 'key')}' does not go with '${text(facts, 'other')}'`, help: `beside '${text(facts, 'other')}' stand ${names(facts, 'allowed').join(', ')}`, also: 'beside this' }),
  D0407: (facts) => {
    const { first = '' } = facts;
    return { title: `this phrase has other slots than the first one${first === '' ? '' : `, '${String(first)}'`}`, help: 'all phrases of one procedure or definition have the same slots, with the same types' };
  },
  D0408: (facts) => ({ title: `'${text(facts, 'found')}' is no limit`, help: didYouMean(facts) ?? `write \`once per\` and one of ${names(facts, 'scopes').join(', ')}; \`, by anyone\` may follow` }),
  D0409: () => ({ title: 'this ability does not say what sets it off', help: 'add `action`, `when`, `modify` or `forbid`' }),
  D0410: (facts) => {
    const key = text(facts, 'key');
    return { title: `'${key}' would never act: the kind does not say where its things' ${key} is live`, help: `add \`${key}: {}\` under \`live:\`, with \`in\`, \`used-by\` and \`if\` as needed` };
  },
  D0411: (facts) => ({ title: `one ability cannot have both '${text(facts, 'other')}' and '${text(facts, 'key')}'`, help: 'write two abilities under `abilities:`', also: 'beside this' }),
  D0412: () => ({ title: "one ability cannot have both 'may' and 'does'", help: '`may` asks its player, `does` happens; keep one', also: 'beside this' }),
  D0413: (facts) => ({ title: `'${text(facts, 'other')}' stands without \`${text(facts, 'key')}\``, help: `add \`${text(facts, 'key')}\`` }),
  D0414: (facts) => ({ title: `'${text(facts, 'id')}' cannot be looked at in a position: ${text(facts, 'why')}`, help: 'give it a condition and no slot, or one slot for the things of a kind; or remove `always`' }),
  D0501: (facts) => {
    const all = names(facts, 'all');
    return {
      title: `no ${text(facts, 'what')} is called '${text(facts, 'name')}'`,
      help: didYouMean(facts) ?? (all.length > 0 ? `there is ${listed(all, 'and')}` : undefined),
    };
  },
  D0502: (facts) => ({ title: `a second ${text(facts, 'what')} has the id '${text(facts, 'id')}'`, help: 'give one of them another id', also: 'the first one' }),
  D0503: (facts) => ({
    title: `the field '${text(facts, 'name')}' is ${text(facts, 'one')} here and ${text(facts, 'other')} elsewhere`,
    help: 'give it another name with `as: NAME`',
    also: 'the other one',
  }),
  D0504: (facts) => ({
    title: `the pack has ${text(facts, 'found')} ${text(facts, 'kind')}, ${facts['inherited'] === true ? 'the pack it extends' : 'the manifest'} states ${text(facts, 'stated')}`,
    help: facts['inherited'] === true ? `state the new count: \`${text(facts, 'key')}: ${text(facts, 'found')}\`` : 'find the one that is missing or too many, or correct the count',
    also: 'stated here',
    further: 'copies counted here',
  }),
  D0505: () => ({ title: 'the pack has no manifest', help: 'add pack.yaml with id, title, version, language, players, start and ordering' }),
  D0506: (facts) => ({ title: `the kind '${text(facts, 'kind')}' descends from itself: ${names(facts, 'path').join(' is ')}`, help: 'correct one `is:`' }),
  D0507: (facts) => ({ title: `'${text(facts, 'name')}' is ${text(facts, 'found')}; ${text(facts, 'wanted')} is wanted`, help: names(facts, 'candidates').length > 0 ? `for example ${listed(names(facts, 'candidates').slice(0, 4))}` : undefined, also: 'declared here' }),
  D0508: (facts) =>
    text(facts, 'why') === 'copies'
      ? { title: `'${text(facts, 'name')}' has ${text(facts, 'copies')} copies, so its id names no single thing`, help: 'refer to its kind in an effect, or give the one meant an id of its own', also: 'declared here' }
      : { title: `every player has a '${text(facts, 'name')}', so its id names no single zone`, help: 'name a zone there is one of; how many of these there are depends on the players', also: 'declared here' },
  D0510: (facts) => {
    const [what, id, pack, clashing] = [text(facts, 'what'), text(facts, 'id'), text(facts, 'pack'), text(facts, 'clashing')];
    if (facts['clashing'] === undefined) return { title: `the pack '${pack}', which this one extends, has ${article(what)} with the id '${id}'`, help: 'write `replaces: true` to put this one in its place, or choose another id', also: `the ${what} of '${pack}'` };
    return { title: `the packs '${pack}' and '${clashing}' both state the ${what} '${id}', and neither extends the other`, help: `let '${clashing}' extend '${pack}', or write a ${what} '${id}' with \`replaces: true\` in the pack that extends both`, also: `the ${what} of '${pack}'` };
  },
  D0511: (facts) => ({
    title: `there is no ${text(facts, 'what')} '${text(facts, 'id')}' to replace`,
    help: facts['extending'] === true ? (didYouMean(facts) ?? 'leave out `replaces`: this one is new') : 'leave out `replaces`, or name the pack it is in under `extends:` in pack.yaml',
  }),
  D0512: (facts) => ({
    title: `'${text(facts, 'name')}' is used here, but '${text(facts, 'pack')}' removes it`,
    help: 'replace what uses it as well, or do not remove it',
    also: 'removed here',
  }),
  D0513: (facts) => ({ title: `no pack with the id '${text(facts, 'name')}' was found`, help: didYouMean(facts) ?? 'put its folder beside the folder of this pack; `base` is the game that comes along' }),
  D0514: (facts) => ({ title: `several declarations have the id '${text(facts, 'name')}'`, help: `write ${listed(names(facts, 'candidates'))}` }),
  D0515: (facts) => ({ title: `this pack extends itself: ${names(facts, 'path').join(' extends ')}`, help: 'correct one `extends:`' }),
  D0516: (facts) => ({ title: `the definition '${text(facts, 'name')}' needs itself: ${names(facts, 'path').join(' needs ')}`, help: 'say one of them without the others' }),
  D0517: (facts) => {
    const [found, known] = [Number(facts['found']), Number(facts['known'])];
    return {
      title: `this pack is written in language ${found}; this version of dradis reads language ${known}`,
      help: found > known ? 'check it with a newer version of dradis; its other files were not judged' : '`dradis migrate --write` brings it up to date; its other files were not judged',
    };
  },
  D0509: (facts) => ({ title: `the built-in kind '${text(facts, 'kind')}' has its place already`, help: 'leave out `is:`; fields, nouns and live sections may be added to it' }),
};

function yamlWords(code: string, words: string): Words {
  switch (code) {
    case 'BAD_INDENT':
    case 'MULTILINE_IMPLICIT_KEY':
      return { title: 'this line is not indented like its neighbours', help: 'keys of one map begin in the same column' };
    case 'MISSING_CHAR':
      return /quote/.test(words) ? { title: 'these quotes are not closed', help: 'close them where the text ends' } : { title: 'a bracket, comma or colon is missing here', help: words };
    case 'TAB_AS_INDENT':
      return { title: 'a tab indents this line', help: 'indent with spaces' };
    default:
      return { title: `this is not YAML: ${words.replace(/\.$/, '')}` };
  }
}

/** The diagnostic for a finding. */
export function wordFinding({ code, at, also, further = [], facts }: Finding): Diagnostic {
  const words = WORDS[code](facts);
  return {
    code,
    severity: 'error',
    title: words.title,
    primary: { file: at.file, span: at.range, label: '' },
    secondary: [
      ...(also === undefined ? [] : [{ file: also.file, span: also.range, label: words.also ?? 'here' }]),
      ...further.map(({ file, range }) => ({ file, span: range, label: words.further ?? 'and here' })),
    ],
    facts,
    ...(words.help === undefined ? {} : { help: words.help }),
  };
}

