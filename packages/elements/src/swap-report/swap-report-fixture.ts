// Reports for stories and tests of <dradis-swap-report>. Must not be shipped.
import type { SwapReport } from '@dradis/session';

const stop: SwapReport['stop'] = { position: { step: 431, decisions: 9, ended: false, waiting: true, last: 600 }, reason: 'decision' };

/** A report of each outcome; the diverged one with `count` differences. */
export function swapReport(outcome: SwapReport['outcome'], count = 2): SwapReport {
  if (outcome !== 'diverged') return { outcome, step: null, message: outcome === 'same' ? 'The game is the same with the new content.' : 'The game cannot be played with this content: 5 players.', differences: [], lost: [], breakpoints: [], stop };
  const differences = [{ path: 'resources/fuel/level', label: 'Fuel', before: '7', after: '6' }, { path: 'zones/bow/raider', label: 'Raider', before: '', after: 'Bow' }, ...Array.from({ length: Math.max(0, count - 2) }, (_, at) => ({ path: `zones/deck/card-${String(at)}`, label: `Card ${String(at)}`, before: String(at), after: String(at + 1) }))];
  return {
    outcome, step: 431, message: 'At step 431 the game is another one: Fuel is 6, where it was 7.', differences: differences.slice(0, count), lost: ['what if he lies'],
    breakpoints: [{ breakpoint: 0, from: 12, to: null, message: 'unbound: the statement "lose 1 fuel" was taken out of "storm"' }], stop,
  };
}
