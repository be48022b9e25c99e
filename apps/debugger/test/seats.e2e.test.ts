// What a seat sees of the page names nothing that it may not know: the whole document, shadow roots and attributes too, is
// read for the ids and titles of cards in other hands and in decks.
import { basePack } from '@dradis/base-game';
import { createSession, type Session, type SessionDocument } from '@dradis/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from './open-app.js';

const SEATS = ['spectator', 'player-1', 'player-2', 'player-3', 'player-4'];
let app: OpenApp;

beforeAll(async () => {
  app = await openApp();
  await app.page.setViewportSize(TALL);
  await app.page.locator('dradis-plot').waitFor();
});

afterAll(async () => {
  await app.close();
});

/** The game of the page, played again here: it knows who may know what. */
async function sameGame(): Promise<Session> {
  // The page saves shortly after a command, and when it is hidden.
  await app.page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const document = JSON.parse((await app.page.evaluate(() => localStorage.getItem('dradis.session'))) ?? 'null') as SessionDocument;
  const session = createSession({ pack: basePack, sources: {}, players: document.players, seed: document.seed, windows: document.windows });
  expect(session.restore(document)).toBeNull();
  return session;
}

/** Higher than the unfolded state: the tree draws only rows that are in view. */
const TALL = { width: 1280, height: 12_000 };

async function unfold(): Promise<void> {
  const { page } = app;
  const tree = page.locator('dradis-state-tree [role=tree]');
  await tree.press('Home');
  await tree.press('*');
  for (const path of ['players/player-1', ...SEATS.slice(1).map((seat) => `players/${seat}/hand`), 'zones/bow']) {
    await page.locator(`dradis-state-tree [data-path="${path}"]`).click();
    await tree.press('*');
  }
}

/** Every text and attribute of the document and of all shadow roots in it; styles are not told to anybody. */
async function everything(): Promise<string> {
  await unfold();
  return app.page.evaluate(() => {
    const out: string[] = [];
    const read = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName === 'style' || element.localName === 'script') continue;
        for (const { name, value } of element.attributes) if (name !== 'class' && name !== 'style') out.push(value);
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) out.push(node.textContent ?? '');
        if (element instanceof HTMLInputElement) out.push(element.value);
        if (element.shadowRoot !== null) read(element.shadowRoot);
      }
    };
    read(document);
    return out.join('\n');
  });
}

/** Ids that the seat may not know, and titles of which it may not know that they are there: it knows no copy of them. */
function secrets(session: Session, seat: string): { ids: string[]; titles: string[] } {
  const known = session.view(seat);
  const names = new Set([...known.zones.flatMap((zone) => [zone.title, ...zone.things.map(({ title }) => title)]), ...known.things.map(({ title }) => title)]);
  const ids = new Set(known.zones.flatMap((zone) => zone.things.map(({ id }) => id)));
  const hidden = session.view('everything').zones.flatMap((zone) => zone.things).filter(({ id }) => !ids.has(id));
  return { ids: hidden.map(({ id }) => id), titles: [...new Set(hidden.map(({ title }) => title ?? ''))].filter((title) => title !== '' && !names.has(title)) };
}

function leaks(text: string, { ids, titles }: { ids: string[]; titles: string[] }): string[] {
  const words = new Set(text.split(/[\s/,;"()]+/));
  return [...ids.filter((id) => words.has(id)), ...titles.filter((title) => text.includes(title))];
}

async function look(): Promise<void> {
  const { page } = app;
  const session = await sameGame();
  for (const seat of SEATS) {
    await page.locator('dradis-view-switch select').selectOption(seat);
    await page.getByText('Players do not see the rules at work').first().waitFor();
    const found = secrets(session, seat);
    expect(found.ids.length).toBeGreaterThan(150);
    expect(found.titles.length).toBeGreaterThan(20);
    expect(leaks(await everything(), found), seat).toEqual([]);
  }
  await page.locator('dradis-view-switch select').selectOption('everything');
  await page.locator('dradis-editor').waitFor();
}

it('is read in full: as everything it names what the seats may not see', async () => {
  const session = await sameGame();
  const found = secrets(session, 'spectator');
  const told = leaks(await everything(), found);
  expect(found.ids.filter((id) => !told.includes(id))).toEqual([]);
  expect(found.titles.filter((title) => !told.includes(title))).toEqual([]);
});

it('shows no seat a hidden id or title, from the set-up on and in the middle of turns', async () => {
  await look();
  for (let times = 0; times < 2; times++) {
    for (let answer = 0; answer < 12; answer++) await app.page.keyboard.press('r');
    await look();
  }
  expect(app.problems).toEqual([]);
});

it('shows the rules at work to nobody who plays', async () => {
  const { page } = app;
  await page.locator('dradis-view-switch select').selectOption('player-1');
  await page.getByText('Players do not see the rules at work').first().waitFor();
  for (const name of ['dradis-source-pane', 'dradis-call-stack', 'dradis-variables']) expect(await page.locator(name).count()).toBe(0);
});
