// The frame of a page that needs nothing else: no font, no picture, no request. Must escape all that comes from packs.
import { createHash } from 'node:crypto';
import { SORTING } from './sorting.js';
import { STYLE } from './style.js';

/** Reasons for failed games that are told. */
const MOST_REASONS = 5;

/** Text as it stands in HTML and in attributes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A share of 0 … 1 in per cent, without the sign. */
export const percent = (value: number, digits = 1): string => (value * 100).toFixed(digits);

/** A difference with its sign; −0.04 with one digit is 0.0. */
export function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  return `${Number(text) === 0 ? '' : value > 0 ? '+' : '−'}${text}`;
}

/** A figure in large, with what it is. `note` is HTML. */
export const tile = (label: string, figure: string, note = ''): string => `<div class="tile"><p class="label">${escape(label)}</p><p class="figure">${figure}</p>${note === '' ? '' : `<p>${note}</p>`}</div>`;

/** Why games failed, the most frequent reason first, with one game each to play again; nothing when none did. `what` they do not count in. */
export function failures(errors: readonly { readonly seed: string; readonly message: string }[], what: string): string {
  if (errors.length === 0) return '';
  const reasons = new Map<string, { games: number; readonly seed: string }>();
  for (const { seed, message } of errors) {
    const reason = reasons.get(message);
    if (reason === undefined) reasons.set(message, { games: 1, seed });
    else reason.games += 1;
  }
  const told = [...reasons].sort(([, a], [, b]) => b.games - a.games).slice(0, MOST_REASONS).map(([message, { games, seed }]) => `<li>${games === 1 ? 'once' : `${games} times`}: ${escape(message)} (the first with seed ${escape(seed)})</li>`);
  return `<div class="verdict">${errors.length} ${errors.length === 1 ? 'game' : 'games'} could not be played to the end${what}.<ul>${told.join('')}</ul></div>`;
}

/** The whole page. The one script sorts and searches tables; the policy lets no other run, and nothing be loaded. */
export function page(title: string, body: string): string {
  const script = createHash('sha256').update(SORTING).digest('base64');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${script}'"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>
${body}
</main><script>${SORTING}</script></body></html>
`;
}
