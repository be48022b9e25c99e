// What comes of a die, band by band: `if 4 or lower, ...`. Must not say statements itself.
import type { Node } from '../match/node.js';
import { isYou } from './speak.js';
import type { Said } from './said.js';
import type { Telling } from './telling.js';

interface Band {
  readonly low: number;
  readonly high: number;
  readonly otherwise: boolean;
  readonly said: string;
}

/** The numbers of a band; bounds that are open or not written are infinite. */
function bandOf(t: Telling, { id, args, body }: Said, who: Node | null): Band {
  const [low, high] = args.get('band')?.args ?? [];
  const number = (tree: Node | undefined, open: number): number => (tree?.op === 'number' && typeof tree.value === 'number' ? tree.value : open);
  return { low: number(low, -Infinity), high: number(high, Infinity), otherwise: id === 'otherwise', said: t.inline(body, isYou(who) ? who : null, false) };
}

/** A sentence for each band in which something happens. Where two are all there are, the second is `otherwise`. */
export function bandTexts(t: Telling, body: readonly Said[], who: Node | null): string[] {
  const bands = body.map((band) => bandOf(t, band, who));
  const written = bands.filter(({ otherwise }) => !otherwise);
  const lowest = Math.min(...written.map(({ low }) => low));
  const highest = Math.max(...written.map(({ high }) => high));
  const told = bands.filter(({ said }) => said !== '');
  const { forms } = t.grammar;
  return told.map(({ low, high, otherwise, said }, at) => {
    if (otherwise || (at === 1 && told.length === bands.length && bands.length === 2)) return `${forms['otherwise'] ?? ''} ${said}`;
    const key = low === high ? 'band-one' : low === lowest ? 'band-most' : high === highest ? 'band-least' : 'band';
    return (forms[key] ?? '').replace('{low}', String(low)).replace('{high}', String(high)).replace('{body}', () => said);
  });
}
