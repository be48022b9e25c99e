// The shape of pack.yaml. Must not hold the shape of any other file.
import { FLAG, ID, integer, list, map, namesTo, words, type Schema } from './schema.js';

const SWITCH = map(
  'a switch',
  {
    id: ID,
    words: words('the words it is called by'),
    title: words('a title'),
    doc: words('an explanation'),
    rulings: list('a list of ruling ids', words('a ruling id', 'ruling')),
    default: FLAG,
    replaces: FLAG,
  },
  ['id', 'title', 'doc'],
);

/** What only a pack that extends none must state: the others take it from what they extend. */
const ALONE: readonly string[] = ['players', 'start', 'ordering'];

const STATED: Schema = map(
  'the manifest',
  {
    id: ID,
    title: words('a title'),
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$', description: 'a version such as 1.0.0' },
    language: { const: 1, description: 'the language version 1' },
    notes: words('notes for readers'),
    players: map('players', { min: integer('a number of players', 1, 32), max: integer('a number of players', 1, 32) }, ['min', 'max']),
    start: { ...ID, names: 'procedure' },
    ordering: words('the name of a variable', 'variable'),
    counts: { ...namesTo('how many things each kind has', integer('a number of things', 0, 100_000)), 'key-names': 'kind' },
    budget: map('the budget', { steps: integer('a number of steps', 1000, 100_000_000), depth: integer('a number of frames', 8, 10_000) }),
    die: { ...ID, names: 'procedure' },
    extends: { ...list('a list of packs', ID), minItems: 1 },
    removes: list('a list of ids', words('an id, or what it is and its id')),
    switches: list('a list of switches', SWITCH),
    lint: namesTo('how lint rules are taken', { type: 'string', enum: ['off', 'warning', 'error'], description: 'off, warning or error' }),
  },
  ['id', 'title', 'version', 'language'],
);

/** The shape of a pack's manifest. */
export const MANIFEST: Schema = { ...STATED, if: { required: ['extends'] }, else: { title: 'the manifest', required: ALONE } };
