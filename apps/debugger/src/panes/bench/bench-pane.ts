// The pane of the card bench.
import { html, nothing } from 'lit';
import type { BenchWish, OddsWish } from '@dradis/elements';
import { attempt } from '../../frame/snapshot.js';
import type { Pane } from '../pane.js';
import { endsOf, oddsOf, openOne, playOn } from './bench-odds.js';
import { benchOf, layCard, listedCards, playRefusal, playTrial, saveRefusal, saveScenario, tryCard } from './bench-state.js';

/** Tries cards of the pack as its texts stand. */
export const benchPane: Pane = {
  id: 'bench',
  title: 'Card bench',
  group: 'centre',
  kept: true,
  onlyAllSeeing: true,
  render: (context) => {
    const { store, redraw } = context;
    const bench = benchOf(context);
    const face = attempt(() => (bench.card === undefined ? null : (store.session?.face(bench.card) ?? null)));
    const choose = ({ detail }: CustomEvent<{ card: string }>): void => { layCard(bench, detail.card); redraw(); };
    const start = ({ detail }: CustomEvent<BenchWish>): void => { Object.assign(bench, { wish: detail, answers: [] }); void tryCard(context, bench); };
    const answer = ({ detail }: CustomEvent<{ player: string; pick: string | string[] }>): void => { bench.answers = [...bench.answers, detail]; void tryCard(context, bench); };
    const back = (): void => { bench.answers = bench.answers.slice(0, -1); void tryCard(context, bench); };
    const odds = oddsOf(context, bench);
    return html`<dradis-card-bench .cards=${listedCards(bench)} .decks=${bench.decks} .card=${bench.card} .face=${'value' in face ? (face.value ?? undefined) : undefined} .outcome=${bench.outcome} .problem=${bench.problem} ?busy=${bench.busy && bench.cards.length > 0} .saveRefusal=${saveRefusal(bench)} .playRefusal=${playRefusal(bench)} .saved=${bench.saved}
      @dradis-bench-card=${choose} @dradis-bench-try=${start} @dradis-bench-answer=${answer} @dradis-bench-back=${back} @dradis-bench-play=${() => { void playTrial(context, bench); }} @dradis-bench-save=${() => { void saveScenario(context, bench); }}>
      ${odds === undefined ? nothing : html`<dradis-odds slot="runs" .ends=${endsOf(bench)} .plots=${odds.runs.plots} .games=${odds.runs.games} .failed=${odds.runs.failed} .progress=${odds.runs.progress} .problem=${odds.runs.problem}
        @dradis-odds-run=${({ detail }: CustomEvent<OddsWish>) => { void playOn(context, bench, detail); }} @dradis-odds-stop=${() => { odds.runs.cancel?.abort(); }} @dradis-odds-open=${({ detail }: CustomEvent<{ run: number }>) => { void openOne(context, odds, detail.run); }}></dradis-odds>`}</dradis-card-bench>`;
  },
};
