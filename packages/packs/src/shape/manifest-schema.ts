// The shape of pack.yaml. Must not hold the shape of any other file.
import { LANGUAGE_VERSION } from '../language-version.js';
import { documented, FLAG, ID, integer, list, map, namesTo, words, type Schema } from './schema.js';

const SWITCH = map(
  'a switch',
  {
    id: documented(ID, 'What whoever creates a game calls it by.'),
    words: documented(words('the words it is called by'), 'The condition effects read it as; the id with spaces when left out.'),
    title: words('a title'),
    doc: documented(words('an explanation'), 'What is so when it is on, and what when it is off.'),
    rulings: list('a list of ruling ids', words('a ruling id', 'ruling')),
    default: documented(FLAG, 'How it stands unless the game says otherwise; off when left out.'),
    replaces: FLAG,
  },
  ['id', 'title', 'doc'],
);

/** What only a pack that extends none must state: the others take it from what they extend. */
const ALONE: readonly string[] = ['players', 'start', 'ordering'];

const STATED: Schema = map(
  'the manifest',
  {
    id: documented(ID, 'What other packs name under `extends`.'),
    title: documented(words('a title'), 'What players read.'),
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$', description: 'a version such as 1.0.0' },
    language: documented(integer('the version of the language', 1, 1_000_000), `The version of the language the pack is written in; that of today is ${LANGUAGE_VERSION}.`),
    notes: documented(words('notes for readers'), 'Nothing reads them.'),
    players: documented(map('players', { min: integer('a number of players', 1, 32), max: integer('a number of players', 1, 32) }, ['min', 'max']), 'How many may play.'),
    start: documented({ ...ID, names: 'procedure' }, 'The procedure that plays the game from its beginning to its end.'),
    ordering: documented(words('the name of a variable', 'variable'), 'The player who decides between what happens at the same time.'),
    counts: documented({ ...namesTo('how many things each kind has', integer('a number of things', 0, 100_000)), 'key-names': 'kind' }, 'How many things of a kind there are, copies counted; the pack is refused when that is not so.'),
    budget: documented(map('the budget', { steps: integer('a number of steps', 1000, 100_000_000), depth: integer('a number of frames', 8, 10_000) }), 'How much may happen between two decisions before the game is stopped as endless.'),
    die: documented({ ...ID, names: 'procedure' }, 'The procedure behind `PLAYER rolls`.'),
    extends: documented({ ...list('a list of packs', ID), minItems: 1 }, 'The packs whose declarations are all there, as in `[base]`.'),
    removes: documented(list('a list of ids', words('an id, or what it is and its id')), 'What of the extended packs is not there: ids of things and zones, or `event a-turn-begins`.'),
    switches: documented(list('a list of switches', SWITCH), 'Rules that whoever creates a game may have either way.'),
    lint: documented(namesTo('how lint rules are taken', { type: 'string', enum: ['off', 'warning', 'error'], description: 'off, warning or error' }), 'How the rules of the linter are taken, by code.'),
  },
  ['id', 'title', 'version', 'language'],
);

/** The shape of a pack's manifest. */
export const MANIFEST: Schema = { ...STATED, if: { required: ['extends'] }, else: { title: 'the manifest', required: ALONE } };
