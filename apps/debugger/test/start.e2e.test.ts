// The built app starts without an error.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from './open-app.js';

let app: OpenApp;

beforeAll(async () => {
  app = await openApp();
});

afterAll(async () => {
  await app.close();
});

it('shows its name and reports no problem', async () => {
  await app.page.getByRole('heading', { name: 'Dradis' }).waitFor();
  expect(app.problems).toEqual([]);
});
