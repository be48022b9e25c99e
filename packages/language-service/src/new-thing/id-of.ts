// Ids from titles. Must not look whether an id is taken.

/** An id from a title: its words in lower case, joined by hyphens; empty when it has no letter or digit. */
export function idOf(title: string): string {
  return title.toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}
