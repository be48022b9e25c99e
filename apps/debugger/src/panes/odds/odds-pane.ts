// The pane of odds: the position at the cursor, played on in workers.
import { html } from 'lit';
import type { OddsWish } from '@dradis/elements';
import type { OddsUntil, Session } from '@dradis/session';
import type { PaneContext } from '../../frame/context.js';
import { teachLanguage } from '../pack-work/pack-client.js';
import type { Pane } from '../pane.js';
import { noRuns, playRuns, type Runs } from './play-runs.js';

interface Odds {
  readonly runs: Runs;
  /** Fingerprint of the position that was asked about. */
  hash: string;
}
const asked = new WeakMap<Session, Odds>();

function oddsOf(session: Session): Odds {
  const known = asked.get(session);
  if (known !== undefined) return known;
  const made: Odds = { runs: noRuns(), hash: '' };
  asked.set(session, made);
  return made;
}

/** Where runs may end, here: frames of the stack by their place. */
function endsAt(session: Session): { id: string; label: string; until: OddsUntil }[] {
  const frames = session.stack().map(({ name }, frame) => ({ id: `frame-${String(frame)}`, label: `${name} is done`, until: { kind: 'frame' as const, frame } }));
  return [{ id: 'end', label: 'the game is over', until: { kind: 'end' } }, { id: 'turn', label: 'the next turn begins', until: { kind: 'turn' } }, ...frames];
}

async function play(context: PaneContext, session: Session, odds: Odds, wish: OddsWish): Promise<void> {
  const until = endsAt(session).find(({ id }) => id === wish.until)?.until ?? { kind: 'end' as const };
  const request = session.odds({ seed: wish.seed, until, watches: wish.watches, decks: wish.decks });
  if (request.job === null) {
    odds.runs.problem = [request.problem, ...request.mistakes.map(({ title }) => title)].join(': ');
    context.redraw();
    return;
  }
  odds.hash = session.hash();
  await playRuns(odds.runs, { pack: context.store.loaded.pack, job: request.job, runs: wish.runs, tree: session.tree() }, context.redraw);
}

/** Asks what comes of the position at the cursor; a bar opens one of its runs as a branch. */
export const oddsPane: Pane = {
  id: 'odds',
  title: 'Odds',
  group: 'centre',
  onlyAllSeeing: true,
  render: (context) => {
    const { session } = context.store;
    if (session === undefined) return html`<dradis-odds .problem=${'No game runs.'}></dradis-odds>`;
    teachLanguage(context, session, context.redraw);
    const odds = oddsOf(session);
    const { runs } = odds;
    const open = ({ detail }: CustomEvent<{ run: number }>): void => {
      const { job } = runs;
      if (job === undefined) return;
      context.store.act((one) => {
        const result = one.openRun(job, detail.run);
        runs.problem = result.problem ?? undefined;
        return result.stop;
      });
      if (runs.problem === undefined) void context.show('board');
    };
    return html`<dradis-odds .ends=${endsAt(session)} .plots=${runs.plots} .games=${runs.games} .failed=${runs.failed} .progress=${runs.progress} .problem=${runs.problem} ?stale=${odds.hash !== session.hash()}
      @dradis-odds-run=${({ detail }: CustomEvent<OddsWish>) => { void play(context, session, odds, detail); }} @dradis-odds-stop=${() => { runs.cancel?.abort(); }} @dradis-odds-open=${open}></dradis-odds>`;
  },
};
