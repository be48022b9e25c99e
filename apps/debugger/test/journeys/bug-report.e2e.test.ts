// A journey: a bug report with a link, or with a file of a game. It plays the same game, down to the fingerprint; where the rules
// have changed since, the page says so. Once by mouse, once by keyboard alone.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { writeShareLink, type Session, type SessionDocument } from '@dradis/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, openPage, type OpenPage } from '../open-app.js';
import { hands, type Hand } from './hands.js';
import { newSession } from './prepared-game.js';
import { serve, type Served } from './served-folder.js';

const place = mkdtempSync(join(tmpdir(), 'dradis-report-'));
const file = join(place, 'report.json');
let reported: Session;
let fragment: string;

beforeAll(async () => {
  reported = newSession('report');
  reported.playSetUp();
  for (let answers = 0; answers < 25; answers++) reported.answerAtRandom('decision');
  const link = await writeShareLink(reported.save());
  if ('problem' in link) throw new Error(link.problem);
  ({ fragment } = link);
  writeFileSync(file, JSON.stringify(reported.save()));
});

afterAll(() => {
  rmSync(place, { recursive: true });
});

const counter = ({ page }: OpenPage): Promise<string> => page.locator('dradis-toolbar output').textContent().then((text) => text?.replace(/[^\d/]/g, '') ?? '');
const wanted = (): string => `${String(reported.position().step)}/${String(reported.position().last)}`;

/** The game as the page hands it on, played again from nothing. */
async function handedOn({ page }: OpenPage, hand: Hand): Promise<string> {
  await hand.command('Save, open or share the game', 'y');
  const download = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: 'Save this game' }));
  const saved = JSON.parse(await text(await (await download).createReadStream())) as SessionDocument;
  const session = newSession(saved.seed);
  expect(session.restore(saved)).toBeNull();
  session.goto(saved.step);
  return session.hash();
}

describe.each(hands)('by %s', (_, handOf) => {
  it('plays the game of a link: the same step, the same fingerprint', async () => {
    const app = await openApp({ fragment: `#${fragment}` });
    try {
      const hand = handOf(app.page);
      await app.page.locator('dradis-plot').waitFor();
      await expect.poll(() => counter(app)).toBe(wanted());
      expect(new URL(app.page.url()).hash).toBe('');
      expect(await handedOn(app, hand)).toBe(reported.hash());
      expect(app.problems).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it('takes a link that is pasted, and says what is wrong with one that was cut short', async () => {
    const app = await openApp();
    try {
      const { page } = app;
      const hand = handOf(page);
      await page.locator('dradis-plot').waitFor();
      await hand.command('Save, open or share the game', 'y');
      const dialog = page.locator('dradis-run-files');
      await hand.paste(dialog.getByLabel('Link of a game'), `${app.url}#${fragment.slice(0, -30)}`);
      await hand.press(dialog.getByRole('button', { name: 'Open', exact: true }));
      await dialog.getByRole('alert').waitFor();
      await hand.paste(dialog.getByLabel('Link of a game'), `${app.url}#${fragment}`);
      await hand.press(dialog.getByRole('button', { name: 'Open', exact: true }));
      await expect.poll(() => counter(app)).toBe(wanted());
      expect(app.problems).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it('opens the file of a report over the own folder, and tells where it parts once the rules there are others', async () => {
    const folder = join(place, `packs-${handOf.name}`);
    cpSync(join(import.meta.dirname, '../../../../content/base'), join(folder, 'base'), { recursive: true });
    const rule = join(folder, 'base/rules/turn.yaml');
    let served: Served | undefined;
    let same: OpenPage | undefined;
    let other: OpenPage | undefined;
    try {
      served = await serve(folder, '--run', file);
      same = await openPage(served.url);
      await same.page.locator('dradis-plot').waitFor();
      await expect.poll(() => counter(same as OpenPage)).toBe(wanted());
      expect(await handedOn(same, handOf(same.page))).toBe(reported.hash());
      writeFileSync(rule, readFileSync(rule, 'utf8').replace('      current player moves\n', ''));
      await same.page.getByRole('alert').filter({ hasText: 'parts from the old one' }).waitFor();
      other = await openPage(served.url);
      const told = await other.page.getByRole('alert').filter({ hasText: 'The rules have changed since this game was saved' }).textContent();
      const parts = Number(/the answer given at step (\d+) is not on offer/.exec(told ?? '')?.[1]);
      await expect.poll(() => counter(other as OpenPage)).toBe(`${String(parts)}/${String(parts)}`);
      expect(parts).toBeLessThan(reported.position().last);
      expect([...same.problems, ...other.problems]).toEqual([]);
    } finally {
      await other?.close();
      await same?.close();
      await served?.stop();
    }
  });
});
