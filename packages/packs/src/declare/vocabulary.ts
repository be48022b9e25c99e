// The declarations of a pack as the words the language knows. Must not read YAML.
import type { EntityEntry, Phrase, Vocabulary } from '@dradis/language';
import type { Declarations, SignatureInfo, SwitchInfo } from './declarations.js';
import { idAsWords } from './reading.js';

/** The phrases of the engine, as the vocabulary wants them. */
export interface EnginePhrases {
  /** What changes something. */
  readonly verbs: readonly Phrase[];
  /** What asks something. */
  readonly queries: readonly Phrase[];
}

function signature({ id, words, gives, doc }: SignatureInfo): Vocabulary['events'][number] {
  return { id, words, gives, ...(doc === undefined ? {} : { doc }) };
}

/** A phrase without what the engine keeps beside it. */
function plain({ id, phrases, returns, doc, example, face }: Omit<Phrase, 'doc' | 'example' | 'face'> & { [K in 'doc' | 'example' | 'face']?: Phrase[K] | undefined }): Phrase {
  return { id, phrases, returns, ...(doc === undefined ? {} : { doc }), ...(example === undefined ? {} : { example }), ...(face === undefined ? {} : { face }) };
}

/** A switch as the condition it is read by. */
function condition({ id, words, doc }: SwitchInfo): Phrase {
  return { id, phrases: [words], returns: 'condition', doc };
}

/** Everything that has a name of its own. A thing of several copies has none: an effect means one of its kind. */
function entities({ zones, things }: Declarations): EntityEntry[] {
  return [
    ...zones.map(({ id, words, kind, perPlayer }) => ({ id, words, kind, perPlayer })),
    ...things.filter(({ copies }) => copies === 1).map(({ id, words, kind }) => ({ id, words, kind, perPlayer: false })),
  ];
}

/** The words of a pack. */
export function vocabularyOf(declarations: Declarations, engine: EnginePhrases, dieProcedure: string | null): Vocabulary {
  const { kinds, attributes, variables, effectFields, events, acts, quantities, procedures, definitions, switches } = declarations;
  return {
    kinds: kinds.all.map(({ id, parent, singular, plural }) => ({ id, parent, singular, plural })),
    attributes: attributes.map(({ id, words, of, type, fixed }) => ({ id, words, of, type, settable: !fixed })),
    variables: variables.map(({ id, words, type }) => ({ id, words, type })),
    entities: entities(declarations),
    effectFields: effectFields.map(({ id, of, returns }) => ({ id, of, words: idAsWords(id), returns })),
    events: events.map(signature),
    acts: acts.map(signature),
    quantities: quantities.map(signature),
    verbs: engine.verbs.map(plain),
    queries: engine.queries.map(plain),
    procedures: procedures.map(plain),
    definitions: [...definitions.map(plain), ...switches.map(condition)],
    dieProcedure,
  };
}
