// The pane of the card bench.
import { html } from 'lit';
import { type BenchWish } from '@dradis/elements';
import { attempt } from '../../frame/snapshot.js';
import { type Pane } from '../pane.js';
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
    return html`<dradis-card-bench .cards=${listedCards(bench)} .card=${bench.card} .face=${'value' in face ? (face.value ?? undefined) : undefined} .outcome=${bench.outcome} .problem=${bench.problem} ?busy=${bench.busy && bench.cards.length > 0} .saveRefusal=${saveRefusal(bench)} .playRefusal=${playRefusal(bench)} .saved=${bench.saved}
      @dradis-bench-card=${choose} @dradis-bench-try=${start} @dradis-bench-answer=${answer} @dradis-bench-back=${back} @dradis-bench-play=${() => { void playTrial(context, bench); }} @dradis-bench-save=${() => { void saveScenario(context, bench); }}></dradis-card-bench>`;
  },
};
