// What the flow pane shows: the rule under way, the card at the cursor, the card on the bench, whichever moved last.
import { baseSources } from '@dradis/base-game/sources';
import { expect, it } from 'vitest';
import type { PaneContext } from '../../frame/context.js';
import { loadBaseGame } from '../../session/load-base-game.js';
import { SessionStore } from '../../session/session-store.js';
import { flowOfPage } from './flow-state.js';

const CARD = 'cards/crisis/keep-tabs-on-visitor.yaml';

it('follows the game, the cursor and the bench', async () => {
  const store = new SessionStore(loadBaseGame(), () => undefined);
  store.start({ seed: 'flow', players: 3, windows: 'able', byHand: false });
  let drawn = 0;
  const workspace = { sessionPathOf: (path: string) => path, documents: { get: (path: string) => ({ text: baseSources[path] }) } };
  const context = { store, workspace, redraw: () => { drawn += 1; } } as unknown as PaneContext;
  expect(flowOfPage(context).picture).toBeUndefined();
  await expect.poll(() => drawn).toBe(1);

  store.command('into');
  const statement = store.session?.statement();
  const running = flowOfPage(context);
  expect(running.current).toBeDefined();
  expect(running.picture?.shapes.find(({ id }) => id === running.current)?.place).toMatchObject({ file: statement?.file, line: statement?.span.line });
  expect(running.taken?.size).toBeGreaterThan(0);

  dispatchEvent(new CustomEvent('dradis-cursor', { detail: { path: CARD, offset: baseSources[CARD]?.indexOf('1-4') ?? 0 } }));
  expect(drawn).toBe(2);
  expect(flowOfPage(context)).toMatchObject({ picture: { title: 'Keep Tabs on Visitor' }, current: undefined });
  dispatchEvent(new CustomEvent('dradis-bench-card', { detail: { card: 'crash-landing' } }));
  expect(flowOfPage(context).picture?.title).toBe('Crash Landing');
  expect(flowOfPage(context).picture?.title).toBe('Crash Landing');
  store.command('into');
  expect(flowOfPage(context).current).toBeDefined();
});
