// The hands of skill cards that just reach the results of a check. Must not run anything.
import type { Json } from '@dradis/language-service';

/** A result of a check and the cards that bring it about. */
export interface CheckCase {
  readonly name: string;
  /** The strength the cards come to. */
  readonly total: number;
  readonly hand: readonly string[];
}

/** What stands in the position of every case: two cards whose strength is subtracted. */
export interface CheckCases {
  readonly destiny: readonly string[];
  readonly cases: readonly CheckCase[];
}

interface Strength {
  readonly name: string;
  readonly skill: string;
  readonly strength: number;
  readonly count: number;
}

function field(value: Json | undefined, key: string): Json | undefined {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Readonly<Record<string, Json>>)[key] : undefined;
}

function strengths(cards: readonly Json[]): Strength[] {
  return cards.flatMap((card) => {
    const [id, skill, copies] = [field(card, 'id'), field(card, 'skill'), field(card, 'copies')];
    if (typeof id !== 'string' || typeof skill !== 'string' || !Array.isArray(copies)) return [];
    return (copies as Json[]).flatMap((each) => {
      const [count, strength] = [field(each, 'count'), field(each, 'strength')];
      return typeof count === 'number' && typeof strength === 'number' ? [{ name: `${id} strength ${strength}`, skill, strength, count }] : [];
    });
  });
}

/** The fewest cards that come to exactly this; undefined when none do. */
function handFor(total: number, cards: readonly Strength[]): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (const { name, strength, count } of cards) {
    for (let copy = 0; copy < count; copy += 1) {
      for (let sum = total; sum >= strength; sum -= 1) {
        const before = best[sum - strength];
        if (before !== undefined && (best[sum] === undefined || before.length + 1 < (best[sum]?.length ?? 0))) best[sum] = [...before, name];
      }
    }
  }
  return best[total];
}

/** The cases of a card with a check, borders first; undefined when it has none, or the cards there are reach none of its results. */
export function checkCases(card: Json, skillCards: readonly Json[]): CheckCases | undefined {
  const check = field(card, 'check');
  const [difficulty, skills, partial] = [field(check, 'difficulty'), field(check, 'skills'), field(field(check, 'partial'), 'at')];
  if (typeof difficulty !== 'number' || !Array.isArray(skills)) return undefined;
  const all = strengths(skillCards);
  const against = all.find(({ skill, strength, count }) => !skills.includes(skill) && strength === 1 && count >= 2);
  if (against === undefined) return undefined;
  const wanted: [string, number][] = [[`pass with exactly ${difficulty}`, difficulty]];
  if (typeof partial === 'number') wanted.push([`partial pass with exactly ${partial}`, partial]);
  const fails = (typeof partial === 'number' ? partial : difficulty) - 1;
  wanted.push([`fail with ${fails}`, fails]);
  const helping = all.filter(({ skill }) => skills.includes(skill));
  const cases = wanted.flatMap(([name, total]) => {
    const hand = handFor(total + 2, helping);
    return hand === undefined ? [] : [{ name, total, hand }];
  });
  return cases.length === 0 ? undefined : { destiny: [against.name, against.name], cases };
}
