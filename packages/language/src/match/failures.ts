// Remembers the furthest place at which matching failed, and what would have been right there. Must not word messages.
import type { LanguageCode } from '../codes/language-code.js';
import type { TypeTag } from '../vocabulary.js';
import type { Reading } from './node.js';

/** What a form says of its own failure: under which code, and where the form began. */
export interface Remark {
  readonly code: LanguageCode;
  readonly from: number;
  /** Where the tokens it is about end; absent when they are the one that did not fit. */
  readonly to?: number;
}

/** What stopped the matcher at its furthest place. */
export interface Furthest {
  /** Index of the token; the number of tokens when the statement ended too early. */
  readonly at: number;
  readonly words: ReadonlySet<string>;
  /** Wanted types, each with what was found there instead (null: nothing that could be read). */
  readonly types: ReadonlyMap<TypeTag, Reading | null>;
  /** Whether the statement could have ended there. */
  readonly end: boolean;
  /** Remarks made by single forms, such as "a name is one word", with where each form began. */
  readonly remarks: ReadonlyMap<string, Remark>;
}

/** Collects failures; only those at the furthest place are kept. */
export class Failures {
  #at = -1;
  /** Wanted words, list by list: they are gathered when they are asked for, which is never for a statement that is right. */
  #words: Iterable<string>[] = [];
  #types: Map<TypeTag, Reading | null> | null = null;
  #end = false;
  #remarks: Map<string, Remark> | null = null;
  #needs: Map<number, { at: number; words: readonly string[] }> | null = null;

  /** One of these words was wanted. */
  words(at: number, words: Iterable<string>): void {
    if (this.#reach(at)) this.#words.push(words);
  }

  /** A value of a type was wanted; `found` is the longest reading of another type. */
  type(at: number, type: TypeTag, found: Reading | null): void {
    if (!this.#reach(at)) return;
    const types = (this.#types ??= new Map<TypeTag, Reading | null>());
    const old = types.get(type);
    if (old === undefined || (found !== null && (old === null || found.end > old.end))) types.set(type, found);
  }

  /** The statement was complete. */
  end(at: number): void {
    if (this.#reach(at)) this.#end = true;
  }

  /** A name that starts at `start` is nothing by itself: it needs these words after it. Never the furthest place. */
  needs(start: number, at: number, words: readonly string[]): void {
    (this.#needs ??= new Map()).set(start, { at, words });
  }

  /** What a name at a place needs after it. */
  needsAt(start: number): { readonly at: number; readonly words: readonly string[] } | undefined {
    return this.#needs?.get(start);
  }

  /** A form that began at `from` explains why it did not fit; `to` where its tokens are those it is about. */
  remark(at: number, code: LanguageCode, text: string, from = at, to?: number): void {
    if (!this.#reach(at)) return;
    const remarks = (this.#remarks ??= new Map<string, Remark>());
    if (!remarks.has(text)) remarks.set(text, { code, from, ...(to === undefined ? {} : { to }) });
  }

  /** What is known now. */
  get furthest(): Furthest {
    const words = new Set(this.#words.flatMap((list) => [...list]));
    // An iterator gives its words once.
    this.#words = [words];
    return { at: Math.max(this.#at, 0), words, types: this.#types ?? new Map(), end: this.#end, remarks: this.#remarks ?? new Map() };
  }

  #reach(at: number): boolean {
    if (at > this.#at) {
      this.#at = at;
      if (this.#words.length > 0) this.#words = [];
      this.#types = null;
      this.#end = false;
      this.#remarks = null;
    }
    return at === this.#at;
  }
}
