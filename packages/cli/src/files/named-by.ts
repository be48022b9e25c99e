// Finds what a person means by an id, a title or a part of one. Must not know what is looked for.

interface Named {
  readonly id: string;
  readonly title: string;
}

/** A title or id with only its letters and digits, in lower case: spaces, hyphens, quotes and accents do not matter. */
function plain(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** What a name means: by id, else by whole title, else by a part of one. Several may share a title; none for a name without a letter. */
export function namedBy<T extends Named>(name: string, all: readonly T[]): readonly T[] {
  const wanted = plain(name);
  if (wanted === '') return [];
  const ways: ((one: T) => boolean)[] = [
    ({ id }) => id === name,
    ({ id }) => plain(id) === wanted,
    ({ title }) => plain(title) === wanted,
    ({ title }) => plain(title).includes(wanted),
  ];
  for (const fits of ways) {
    const found = all.filter(fits);
    if (found.length > 0) return found;
  }
  return [];
}
