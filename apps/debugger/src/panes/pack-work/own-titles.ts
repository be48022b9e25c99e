// Titles of cards such that no two are the same. Must not change an id.

/** Two cards of one title get what their ids have beyond it: `Riots (basestars)`. */
export function withOwnTitles<T extends { readonly id: string; readonly title: string }>(cards: readonly T[]): T[] {
  const count = new Map<string, number>();
  for (const { title } of cards) count.set(title, (count.get(title) ?? 0) + 1);
  return cards.map((card) => {
    if (count.get(card.title) === 1) return card;
    const slug = card.title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
    const rest = card.id.startsWith(`${slug}-`) ? card.id.slice(slug.length + 1) : card.id;
    return rest === slug ? card : { ...card, title: `${card.title} (${rest.replaceAll('-', ' ')})` };
  });
}
