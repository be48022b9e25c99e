// Breakpoints of the page over a real game, and what is laid ready in it.
import { expect, it } from 'vitest';
import type { AppContext } from '../../frame/context.js';
import { firstSettings, type Settings } from '../../frame/settings.js';
import { loadBaseGame } from '../../session/load-base-game.js';
import { SessionStore } from '../../session/session-store.js';
import { decksOf } from '../chance/decks-of.js';
import { leftoverOf } from '../chance/chance-pane.js';
import { bookOf, breakpointsOf, setBreakpoints, toggleLine } from './breakpoint-book.js';

interface Page {
  readonly store: SessionStore;
  readonly context: AppContext;
  readonly settings: () => Settings;
}
function page(values: Settings['values'] = {}): Page {
  const store = new SessionStore(loadBaseGame(), () => undefined);
  store.start({ seed: 'kobol', players: 4, windows: 'able', byHand: false });
  let settings = { ...firstSettings(1280, 800), values };
  const context = { store, get settings() { return settings; }, remember: (part: Partial<Settings>) => { settings = { ...settings, ...part }; }, redraw: () => undefined };
  return { store, context: context as unknown as AppContext, settings: () => settings };
}

it('sets what is remembered in a new session, counts hits of the past, and tells which are reached here', async () => {
  const first = page();
  const events = first.store.session!.timeline().filter(({ kind }) => kind === 'event');
  const event = events.at(-1)?.subject ?? '';
  const step = events.at(-1)?.step ?? -1;
  setBreakpoints(first.context, [{ kind: 'event', event }, { kind: 'line', file: 'rules/turn.yaml', line: 1 }]);
  const second = page(first.settings().values);
  const book = bookOf(second.context, second.store.session!);
  expect(breakpointsOf(second.context)).toEqual(breakpointsOf(first.context));
  expect(book.rows(0, step, () => undefined)[0]?.count).toBeUndefined();
  await expect.poll(() => book.rows(0, step, () => undefined)[0]?.count).toBe(events.filter(({ subject }) => subject === event).length);
  expect(book.rows(0, step, () => undefined).map(({ here }) => here)).toEqual([true, false]);
});

it('takes nothing for a breakpoint that is none, and toggles lines', () => {
  const { context } = page({ 'breakpoints.list': '[7, null, {"kind":"roll"}, {"sort":"roll"}]' });
  expect(breakpointsOf(context)).toEqual([{ kind: 'roll' }]);
  toggleLine(context, 'rules/turn.yaml', 20);
  expect(breakpointsOf(context)).toHaveLength(2);
  toggleLine(context, 'rules/turn.yaml', 20);
  expect(breakpointsOf(context)).toEqual([{ kind: 'roll' }]);
});

it('shows the decks that nobody sees into, topmost card first, and what a stack left', () => {
  const { store } = page();
  const session = store.session!;
  const before = decksOf(session.view('everything'), store.loaded).find(({ id }) => id === 'crisis-deck')!;
  const third = before.cards[2]!;
  expect(session.edit([{ kind: 'deck', zone: 'crisis-deck', top: [third.id] }]).reason).not.toBe('error');
  const after = decksOf(session.view('everything'), store.loaded).find(({ id }) => id === 'crisis-deck')!;
  expect(after.cards[0]).toEqual(third);
  expect(leftoverOf(session.prepared())).toBeUndefined();
});
