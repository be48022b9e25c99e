// Games as links and files over a real game.
import { expect, it } from 'vitest';
import { loadBaseGame } from '../../session/load-base-game.js';
import { SessionStore } from '../../session/session-store.js';
import { holdsGame, linkOf, openLink, openText } from './run-link.js';

function started(seed: string): SessionStore {
  const store = new SessionStore(loadBaseGame(), () => undefined);
  store.start({ seed, players: 3, windows: 'able', byHand: false });
  return store;
}

it('opens in another page what a link or a file holds, at the same place', async () => {
  const one = started('link');
  for (let i = 0; i < 4; i += 1) one.command('random');
  one.command('back-decision');
  const made = await linkOf(one.session!, 'https://example.org/page?x=1#old');
  const link = 'text' in made ? made.text : '';
  expect(link.startsWith('https://example.org/page?x=1#')).toBe(true);
  expect(holdsGame(new URL(link).hash)).toBe(true);
  expect(holdsGame('#token=abc')).toBe(false);
  const two = started('another');
  expect(await openLink(two, link)).toBeUndefined();
  expect(two.session!.hash()).toBe(one.session!.hash());
  expect(two.session!.position()).toEqual(one.session!.position());
  const three = started('third');
  expect(openText(three, JSON.stringify(one.session!.save()))).toBeUndefined();
  expect(three.session!.hash()).toBe(one.session!.hash());
});

it.each(['', 'no json', '7', 'null', '{"format":"dradis-session"}', '{"format":"other","players":3,"seed":"x","windows":"all"}'])('says why it takes nothing from %j, and goes on', (text) => {
  const store = started('stays');
  const before = store.session!.hash();
  expect(openText(store, text)).toBeTypeOf('string');
  expect(store.session!.hash()).toBe(before);
});

it('says why a link holds nothing', async () => {
  expect(await openLink(started('stays'), 'https://example.org/#nothing')).toBeTypeOf('string');
});
