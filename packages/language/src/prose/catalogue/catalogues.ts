// The languages cards can be said in. A further one is a further file.
import type { Grammar } from '../words.js';
import { english } from './en.js';
import { french } from './fr.js';

/** The grammars by language code. */
export const grammars: ReadonlyMap<string, Grammar> = new Map([english, french].map((grammar) => [grammar.lang, grammar]));
