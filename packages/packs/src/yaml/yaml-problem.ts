// What can be wrong with a file as YAML. Must not hold wording; the catalogue of codes does.
import type { EarlyEnd } from './early-end.js';
import type { Range } from './pack-node.js';

/** One fault of a file as YAML, with its place. */
export type YamlProblem = { readonly range: Range } & (
  | { readonly is: 'yaml-error'; readonly code: string; readonly words: string }
  | { readonly is: 'block-ended-early'; readonly why: EarlyEnd; readonly indent: number | null; /** The line that sets the block's indentation; null when there is none before. */ readonly first: Range | null }
  | { readonly is: 'colon-in-value' }
  | { readonly is: 'duplicate-key'; readonly name: string; readonly first: Range; /** Where the map begins. */ readonly map: number }
  | { readonly is: 'refused-feature'; readonly feature: 'alias' | 'anchor' | 'tag' | 'key' }
  | { readonly is: 'refused-name'; readonly name: string }
  | { readonly is: 'too-large' | 'too-deep'; readonly limit: number }
  | { readonly is: 'empty-file' | 'several-documents' }
);
