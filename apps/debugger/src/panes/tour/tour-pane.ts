// The pane of the tour: a prepared game and a few steps through the page, each doing what it tells of. It remembers how far one
// came.
import { html } from 'lit';
import type { TourStep } from '@dradis/elements';
import type { AppContext, PaneContext } from '../../frame/context.js';
import type { Pane } from '../pane.js';

const KEY = 'tour.step';
const SEEN_KEY = 'tour.seen';
/** A game that is the same for everybody who takes the tour. */
const PREPARED = { seed: 'kobol', players: 4, windows: 'able', byHand: false } as const;

interface DoneStep extends TourStep {
  readonly run?: (context: PaneContext) => void;
}

/** The steps. */
export const tourSteps: readonly DoneStep[] = [
  { title: 'A game to look around in', text: 'The tour plays a prepared game of four. It takes the place of the game that runs; save that one first if it matters (Y).', act: 'Begin the prepared game', run: ({ store }) => { store.start(PREPARED); } },
  { title: 'Somebody is asked', text: 'Below the board stands the question: who is asked, what may be answered, and what is not allowed here and why. Answering by chance plays on to the next question.', act: 'Answer by chance (R)', run: ({ command }) => { command('random'); } },
  { title: 'Inside a rule', text: 'Every statement is a step. The one that runs is lit in the source, in the call stack, on the timeline, and what it changed is marked on the board.', act: 'Step back into it (Shift I)', run: ({ command }) => { command('back-into'); } },
  { title: 'Back is as good as forth', text: 'Every command has its twin backwards. The same answers and dice lead to the same game, so nothing is lost by going back.', act: 'To the beginning (Shift E)', run: ({ command }) => { command('start'); } },
  { title: 'What if', text: 'Answer or roll otherwise, or change a value: the game branches, the first way stays, and the two are held against each other in words.', act: 'Show branches (K)', run: ({ command }) => { command('branches'); } },
  { title: 'Try a card', text: 'On the bench one card is carried out, over its answers and every face of its dice. What was tried becomes a scenario with one click.', act: 'Show the bench (C)', run: ({ command }) => { command('bench'); } },
  { title: 'The rest has a key', text: 'All commands are found by a part of their name with Ctrl or Command and K; the question mark lists the keys.', act: 'Show all commands', run: ({ command }) => { command('palette'); } },
];

/** Opens the tour on a first visit, and again until it was left once. A game that came in by a link is looked at without it. */
export function openFirstTour({ settings, show }: Pick<AppContext, 'settings' | 'show'>): void {
  if (settings.values[SEEN_KEY] === undefined) void show('tour');
}

/** Shows the step one came to. */
export const tourPane: Pane = {
  id: 'tour',
  title: 'Tour',
  group: 'bottom',
  render: (context) => {
    const { settings, remember, show } = context;
    const stored = Number(settings.values[KEY] ?? '0');
    const step = Number.isInteger(stored) ? stored : 0;
    const go = (to: number): void => { remember({ values: { ...settings.values, [KEY]: String(to) } }); };
    return html`<dradis-tour .steps=${tourSteps} .step=${step} @dradis-tour-act=${({ detail }: CustomEvent<{ step: number }>) => { tourSteps[detail.step]?.run?.(context); }}
      @dradis-tour-step=${({ detail }: CustomEvent<{ step: number }>) => { go(detail.step); }} @dradis-tour-end=${() => { remember({ values: { ...settings.values, [KEY]: '0', [SEEN_KEY]: 'yes' } }); void show('timeline'); }}></dradis-tour>`;
  },
};
