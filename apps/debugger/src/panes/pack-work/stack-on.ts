// Decks that are stacked for a trial: which there are, and how cards come to lie on one. Must not play.
import type { BenchDeck } from '@dradis/elements';
import type { PackResult } from '@dradis/packs';
import type { Session } from '@dradis/session';
import { withOwnTitles } from './own-titles.js';

/** Ids of cards that are to lie on top of a zone, by the zone; the first is drawn first. Of several copies one is meant. */
export type CardsOnTop = Readonly<Record<string, readonly string[]>>;

/** A pack without mistakes, as it was compiled. */
export type PackOfTrial = NonNullable<PackResult['pack']>;

/** All cards by where they start: a deck that starts empty is filled from others, so any of their cards may come to lie there. */
export function decksOfPack({ zones, things, kinds }: PackOfTrial): BenchDeck[] {
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]));
  const hidden = zones.filter(({ sees, perPlayer }) => sees === 'nobody' && !perPlayer);
  const starting = (zone: string): BenchDeck['cards'] => things.filter(({ startsIn }) => startsIn === zone).map(({ id, title, kind }) => ({ id, title, kind: kindOf.get(kind)?.singular ?? kind }));
  const all = hidden.flatMap(({ id }) => starting(id));
  return hidden.map(({ id, title }) => {
    const own = starting(id);
    return { id, title, cards: withOwnTitles(own.length > 0 ? own : all) };
  });
}

/** Puts cards on top of zones at the cursor. Throws with a reason when there are not that many of one. */
export function stackOn(session: Session, on: CardsOnTop): void {
  const all = session.view('everything').zones.flatMap(({ id: zone, things }) => things.map(({ id }) => ({ id, zone })));
  const taken = new Set<string>();
  const copyOf = (card: string, zone: string): string => {
    const free = all.filter(({ id }) => !taken.has(id) && (id === card || id.startsWith(`${card}#`)));
    const copy = free.findLast((one) => one.zone === zone) ?? free[0];
    if (copy === undefined) throw new Error(`There is no further ${card} that could lie on ${zone}`);
    taken.add(copy.id);
    return copy.id;
  };
  const edits = Object.entries(on).flatMap(([zone, cards]) => (cards.length === 0 ? [] : [{ kind: 'deck' as const, zone, top: cards.map((card) => copyOf(card, zone)) }]));
  if (edits.length === 0) return;
  const { error } = session.edit(edits);
  if (error !== undefined) throw new Error(error.message);
}

/** What lies on top of the zones at the cursor, as ids of the game: as many as were laid there, without what has been drawn since they were. */
export function stackedNow(session: Session, on: CardsOnTop): { zone: string; top: string[] }[] {
  const topOf = (zone: string): string[] => (session.view('everything').zones.find(({ id }) => id === zone)?.things ?? []).map(({ id }) => id).reverse();
  const { step } = session.position();
  const now = new Map(Object.keys(on).map((zone) => [zone, new Set(topOf(zone))]));
  session.goto(0);
  const laid = Object.entries(on).map(([zone, cards]) => ({ zone, top: topOf(zone).slice(0, cards.length).filter((id) => now.get(zone)?.has(id)) }));
  session.goto(step);
  return laid.filter(({ top }) => top.length > 0);
}

/** Cards of one deck and another on the same zone: those of the first come first. */
export function onBoth(first: CardsOnTop, then: CardsOnTop): CardsOnTop {
  return Object.fromEntries([...new Set([...Object.keys(first), ...Object.keys(then)])].map((zone) => [zone, [...(first[zone] ?? []), ...(then[zone] ?? [])]]));
}
