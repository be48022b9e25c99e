// What each code of this package means, with an example that raises it and its correction. Must not word messages.
import type { CodePage } from '@dradis/diagnostics';
import type { PackCode } from '../findings.js';

type Page = Omit<CodePage, 'code'>;

const PAGES: Readonly<Record<PackCode, Page>> = {
  D0301: {
    title: 'This is not YAML',
    text: 'The file cannot be read as YAML at this place. Only the first fault of a line is reported; the rest of the file is checked once it can be read.',
    wrong: 'suit: "sun\n',
    right: 'suit: "sun"\n',
  },
  D0302: {
    title: 'A line ends the effect early',
    text: 'In a `|` block YAML takes every line that is indented at least as far as the first one. A tab, a comment at the margin or a line further left ends the block, and YAML reads what follows as keys. The line is skipped and the rest of the block is still checked.',
    wrong: 'effect: |\n    gain 1 wheat\n  gain 1 barley\n',
    right: 'effect: |\n    gain 1 wheat\n    gain 1 barley\n',
  },
  D0303: {
    title: 'A colon inside a one-line value',
    text: 'YAML takes a colon followed by a space for the end of a key. Put an effect with a colon in quotes or in a `|` block.',
    wrong: 'effect: if barley is empty: gain 1 barley\n',
    right: 'effect: |\n  if barley is empty: gain 1 barley\n',
  },
  D0304: {
    title: 'A key stands twice',
    text: 'A map can hold a key once. The first one counts; the second is not read.',
    wrong: 'suit: sun\nsuit: rain\n',
    right: 'suit: sun\n',
  },
  D0305: {
    title: 'A feature of YAML that packs do not use',
    text: 'Anchors, aliases, tags and keys that are lists or maps are refused: a file should mean what it shows.',
    wrong: 'suit: &name sun\n',
    right: 'suit: sun\n',
  },
  D0306: {
    title: 'A name that cannot be used',
    text: 'Some names, such as `constructor`, have a meaning of their own in the programs that read packs.',
    wrong: 'constructor: 1\n',
    right: '',
  },
  D0307: {
    title: 'A file too large or nested too deep',
    text: 'Files are read up to 512 Ki characters and 32 levels of maps and lists. Nothing a pack needs comes near either.',
    wrong: 'suit: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[sun]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]\n',
    right: 'suit: sun\n',
  },
  D0308: {
    title: 'An effect in a block that loses its lines, or none at all',
    text: 'The lines of an effect matter. A folded block (`>`) joins them, so an effect stands in a `|` block or on one line; `nothing` is an effect too.',
    wrong: 'effect: >\n  gain 1 wheat\n',
    right: 'effect: |\n  gain 1 wheat\n',
  },
  D0309: {
    title: 'An empty file',
    text: 'A file of a pack holds a thing or sections of rules. One that holds nothing is unfinished or left over.',
    wrong: '# to be written\n',
    right: '',
  },
  D0310: {
    title: 'Several documents in one file',
    text: 'Every file holds one document: a thing, or sections. Several things stand in a `things:` list.',
    wrong: 'suit: sun\n---\nsuit: rain\n',
    right: 'suit: sun\n',
  },
  D0311: {
    title: 'An effect broken over several lines',
    text: 'A plain or quoted text over several lines is one line for YAML, and the lines of an effect matter. Write it on one line or in a `|` block.',
    wrong: 'harvest:\n  effect: gain 1\n    wheat\n',
    right: 'harvest:\n  effect: gain 1 wheat\n',
  },
  D0312: {
    title: 'A key inside an effect',
    text: 'Whatever is indented below `KEY: |` belongs to its effect. A key of the thing that is indented as far is read as a statement, and is missing where it should stand. Keys of one map begin in the same column.',
    wrong: 'harvest:\n  effect: |\n    gain 1 wheat\n    title: Storm\n',
    right: 'harvest:\n  effect: |\n    gain 1 wheat\ntitle: Storm\n',
  },
  D0401: {
    title: 'A key that nothing reads',
    text: 'Nothing in a pack is ignored, so a key that nothing reads is a mistake: misspelt, or standing in the wrong place. The keys of a thing are those of every thing, the `fields` of its kind, and the sections its kind has under `live`.',
    wrong: 'siut: sun\n',
    right: 'suit: sun\n',
  },
  D0402: {
    title: 'A key is missing',
    text: 'This map cannot be understood without the key.',
    wrong: 'id: storm\nkind: card\n',
    right: 'id: storm\nkind: card\ngrows: barley\n',
  },
  D0403: {
    title: 'A value of another type',
    text: 'The value is a text where a number is wanted, a map where a list is wanted, and so on.',
    wrong: 'harvest: { amount: many }\n',
    right: 'harvest: { amount: 2 }\n',
  },
  D0404: {
    title: 'A value that is not allowed here',
    text: 'Only a few values are allowed for this key.',
    wrong: 'suit: snow\n',
    right: 'suit: rain\n',
  },
  D0405: {
    title: 'A value out of bounds',
    text: 'The number is too small or too large, or the text or list is empty.',
    wrong: 'copies: 0\n',
    right: 'copies: 1\n',
  },
  D0406: {
    title: 'A key that does not go with this ability',
    text: 'An ability has one of `action` (with `if`, `limit`), `when` (with `does` or `may`, `if`, `limit`), `modify` (with `by`, `if`) and `forbid` (with `if`).',
    wrong: 'kinds:\n  - id: charm\n    live: { abilities: {} }\n    abilities:\n      - { forbid: resting, limit: once per turn }\n',
    right: 'kinds:\n  - id: charm\n    live: { abilities: {} }\n    abilities:\n      - { forbid: resting }\n',
  },
  D0407: {
    title: 'Phrases with different slots',
    text: 'A procedure or definition may be said in several ways, but each way has the same slots with the same types: {name:type}, or {name?:type} when it may be none.',
    wrong: 'phrases: ["{who:player} rests", "rest"]\n',
    right: 'phrases: ["{who:player} rests", "let {who:player} rest"]\n',
  },
  D0408: {
    title: 'This is no limit',
    text: 'A limit is `once per game` or `once per SCOPE` for a scope the pack declares; `, by anyone` makes it count for all players together.',
    wrong: 'limit: one time\n',
    right: 'limit: once per turn\n',
  },
  D0409: {
    title: 'An ability that nothing sets off',
    text: 'An ability says what it waits for: `action`, `when`, `modify` or `forbid`.',
    wrong: 'kinds:\n  - id: charm\n    live: { abilities: {} }\n    abilities:\n      - { limit: once per turn }\n',
    right: 'kinds:\n  - id: charm\n    live: { abilities: {} }\n    abilities:\n      - { when: a resource is lost, does: gain 1 wheat, limit: once per turn }\n',
  },
  D0410: {
    title: 'An ability in a section that is never live',
    text: 'A kind says under `live:` where the things that have the ability must be for it to act, and for whom. Without that it never acts.',
    wrong: 'kinds:\n  - id: charm\n    action: gain 1 wheat\n',
    right: 'kinds:\n  - id: charm\n    live: { action: {} }\n    action: gain 1 wheat\n',
  },
  D0411: {
    title: 'An ability with two triggers',
    text: 'One ability waits for one thing. Two that do the same are two abilities.',
    wrong: 'kinds:\n  - id: charm\n    live: { abilities: {} }\n    abilities:\n      - { forbid: resting, modify: yield of a card, by: 1 }\n',
    right: 'kinds:\n  - id: charm\n    live: { abilities: {} }\n    abilities:\n      - { modify: yield of a card, by: 1 }\n',
  },
  D0412: {
    title: 'An ability that both happens and may happen',
    text: '`may` asks the player who has the ability, `does` happens without asking.',
    wrong: 'reaction:\n  when: a resource is lost\n  may: gain 1 barley\n  does: gain 1 wheat\n',
    right: 'reaction:\n  when: a resource is lost\n  may: gain 1 barley\n',
  },
  D0413: {
    title: 'An ability that is not finished',
    text: '`when` needs `does` or `may`; `modify` needs `by`.',
    wrong: 'reaction:\n  when: a resource is lost\n',
    right: 'reaction:\n  when: a resource is lost\n  may: gain 1 barley\n',
  },
  D0414: {
    title: 'What always holds cannot be looked at',
    text: 'A definition with `always` is looked at in whole positions: it is a condition, and has no slot, or one for the things of a kind, which is then looked at for each of them.',
    wrong: 'definitions:\n  - id: larger\n    phrase: "{a:resource} is more than {b:resource}"\n    means: level of a is more than level of b\n    always: "{a} is too low"\n',
    right: 'definitions:\n  - id: not-negative\n    phrase: "{a:resource} is not below 0"\n    means: level of a is at least 0\n    always: "{a} is below 0"\n',
  },
  D0501: {
    title: 'Nothing is called so',
    text: 'A name refers to nothing the pack declares for this place.',
    wrong: 'grows: wheet\n',
    right: 'grows: wheat\n',
  },
  D0502: {
    title: 'An id is taken',
    text: 'Zones and things share one set of ids; kinds, attributes, variables, events, acts, quantities, procedures and definitions have one each.',
    wrong: 'things:\n  - { id: wheat, kind: resource }\n  - { id: wheat, kind: resource }\n',
    right: 'things:\n  - { id: wheat, kind: resource }\n  - { id: barley, kind: resource }\n',
  },
  D0503: {
    title: 'One name for two fields',
    text: 'Two fields that one thing can have, or a field and an attribute, are called the same but hold different things.',
    wrong: 'fields:\n  harvest: number\n  yield: { type: effect, as: harvest }\n',
    right: 'fields:\n  harvest: number\n  yield: effect\n',
  },
  D0504: {
    title: 'A count that does not agree',
    text: 'The manifest states how many things of a kind there are, copies included, and the files hold another number.',
    wrong: 'counts: { card: 7 }\n',
    right: 'counts: { card: 6 }\n',
  },
  D0505: {
    title: 'A pack without a manifest',
    text: 'A pack is a folder with a file pack.yaml that says what it is and where its rules begin.',
    wrong: '',
    right: 'id: harvest\ntitle: Harvest\nversion: 1.0.0\nlanguage: 1\nplayers: { min: 1, max: 3 }\nstart: play-the-game\nordering: current player\n',
  },
  D0506: {
    title: 'A kind that descends from itself',
    text: 'Following `is:` from a kind leads back to it.',
    wrong: 'kinds:\n  - { id: seed, is: plant }\n  - { id: plant, is: seed }\n',
    right: 'kinds:\n  - { id: seed, is: plant }\n  - { id: plant }\n',
  },
  D0507: {
    title: 'A name of something else',
    text: 'The name exists, but what it names does not fit here.',
    wrong: 'grows: draw-pile\n',
    right: 'grows: wheat\n',
  },
  D0508: {
    title: 'An id that names several',
    text: 'A thing with copies, or a zone of which every player has one, cannot be named by its id alone.',
    wrong: 'starts-in: hand\n',
    right: 'starts-in: draw-pile\n',
  },
  D0509: {
    title: 'A built-in kind has its place',
    text: '`thing`, `player` and `zone` may be given nouns, fields and live sections, but not another parent.',
    wrong: 'kinds:\n  - { id: player, is: card }\n',
    right: 'kinds:\n  - { id: player, plural: players }\n',
  },
  D0510: {
    title: 'An id that an extended pack has',
    text: 'A pack that extends another adds to it under ids of its own. What is to stand in the place of something says so with `replaces: true`, so that nothing is replaced by accident.',
    wrong: 'things:\n  - { id: wheat, kind: resource }\n',
    right: 'things:\n  - { id: wheat, kind: resource, replaces: true }\n',
  },
  D0511: {
    title: 'Nothing to replace',
    text: 'What is marked `replaces: true` needs something of the same id and the same sort in a pack named under `extends:`.',
    wrong: 'things:\n  - { id: wheet, kind: resource, replaces: true }\n',
    right: 'things:\n  - { id: wheat, kind: resource, replaces: true }\n',
  },
  D0512: {
    title: 'Something removed is used',
    text: 'The manifest removes something under `removes:` that other parts of the pack, or of the packs it extends, still refer to. These must be replaced or removed too.',
    wrong: 'removes: [wheat]\n',
    right: 'removes: [wheat, sunshine]\n',
  },
  D0513: {
    title: 'A pack to extend is missing',
    text: 'The ids under `extends:` are those of packs in folders beside this one, or `base`.',
    wrong: 'extends: [bsae]\n',
    right: 'extends: [base]\n',
  },
  D0514: {
    title: 'An id under `removes` that several declarations have',
    text: 'A zone or thing is meant before anything else of its id. Otherwise say what it is: `event turn`, `scope turn`.',
    wrong: 'removes: [turn]\n',
    right: 'removes: [scope turn]\n',
  },
  D0515: {
    title: 'A pack that extends itself',
    text: 'Following `extends:` from a pack leads back to it. The packs are read in order, the extended ones first, so there is no order to read these in.',
    wrong: 'extends: [drought]\n',
    right: '',
  },
  D0516: {
    title: 'A definition that needs itself',
    text: 'Working out what it means leads back to it, so that it means nothing.',
    wrong: 'definitions:\n  - { id: rain, phrase: rain falls, means: water falls }\n  - { id: water, phrase: water falls, means: rain falls }\n',
    right: 'definitions:\n  - { id: rain, phrase: rain falls, means: water falls }\n  - { id: water, phrase: water falls, means: yes }\n',
  },
  D0517: {
    title: 'A pack in another language',
    text: 'The manifest says in which version of the language the pack is written. A newer one needs a newer version of the tools; an older one is brought up to date by `dradis migrate`. What else stands in the pack is not judged, for it may mean something else.',
    wrong: 'language: 2\n',
    right: 'language: 1\n',
  },
};

/** The pages of all codes of this package, in order. */
export const codePages: readonly CodePage[] = Object.entries(PAGES).map(([code, page]) => ({ code, ...page }));
