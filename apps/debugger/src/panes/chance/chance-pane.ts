// The pane in which dice are laid ready and decks are stacked.
import { html } from 'lit';
import type { Session } from '@dradis/session';
import { attempt } from '../../frame/snapshot.js';
import type { PaneContext } from '../../frame/context.js';
import { unreachableInWords } from '../../session/unreachable-words.js';
import type { Pane } from '../pane.js';
import { shown } from '../shown.js';
import { decksOf } from './decks-of.js';

type Change = Parameters<Session['branches']['make']>[0]['change'];

/** In the past a new branch is made, so that nothing recorded is lost; at the end of the line the game is changed where it stands. */
function change(context: PaneContext, wanted: Change, here: (session: Session) => ReturnType<Session['goto']>): void {
  context.store.act((session) => {
    const { step, last } = session.position();
    const stop = step < last && wanted !== undefined ? session.branches.make({ change: wanted }).stop : here(session);
    const doubt = unreachableInWords(stop);
    if (doubt !== undefined) context.notify(doubt);
    return stop;
  });
}

/** What was laid ready before and not used, in words; undefined when all of it was, or nothing was. */
export function leftoverOf({ dice, decks }: ReturnType<Session['prepared']>): string | undefined {
  const parts = [
    ...(dice.left.length > 0 && dice.left.length < dice.laid.length ? [`${String(dice.left.length)} of ${String(dice.laid.length)} dice that were laid ready are left`] : []),
    ...decks.filter(({ left, laid }) => left.length > 0 && left.length < laid.length).map(({ title, left, laid }) => `${String(left.length)} of ${String(laid.length)} cards stacked on ${title} are left`),
  ];
  return parts.length === 0 ? undefined : `${parts.join('; ')}.`;
}

/** Shows what comes next and lays more ready. */
export const chancePane: Pane = {
  id: 'chance',
  title: 'Dice',
  group: 'right',
  row: 2,
  onlyAllSeeing: true,
  badge: ({ store }) => {
    const count = attempt(() => store.session?.forcedDice().length ?? 0);
    return 'value' in count && count.value > 0 ? String(count.value) : undefined;
  },
  render: (context) => {
    const { store } = context;
    const { session } = store;
    const refusal = session === undefined ? 'No game runs' : session.position().ended ? 'The game is over' : undefined;
    const dice = ({ detail }: CustomEvent<{ dice: number[] }>): void => { change(context, { kind: 'dice', dice: detail.dice }, (one) => one.forceDice(detail.dice)); };
    const stack = ({ detail: { deck, cards } }: CustomEvent<{ deck: string; cards: string[] }>): void => {
      const edits = [{ kind: 'deck' as const, zone: deck, top: cards }];
      change(context, { kind: 'edit', edits }, (one) => one.edit(edits));
    };
    return shown('Dice', attempt(() => (session === undefined ? { decks: [], ready: [], leftover: undefined } : { decks: decksOf(session.view('everything'), store.loaded), ready: session.forcedDice(), leftover: leftoverOf(session.prepared()) })), ({ decks, ready, leftover }) => html`<div class="scroll" @dradis-force-dice=${dice} @dradis-stack-deck=${stack}>
      <dradis-dice-tray .ready=${ready} .refusal=${refusal} .leftover=${leftover}></dradis-dice-tray>
      <dradis-deck-tray .decks=${decks} .refusal=${refusal}></dradis-deck-tray></div>`);
  },
};
