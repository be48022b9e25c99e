// Every step of the tour names a command that there is.
import { expect, it } from 'vitest';
import { allCommands } from '../../commands/all-commands.js';
import { firstSettings } from '../../frame/settings.js';
import type { PaneContext } from '../../frame/context.js';
import { openFirstTour, tourSteps } from './tour-pane.js';

it('does only what there is a command for', () => {
  const given: string[] = [];
  const started: unknown[] = [];
  const context = { command: (id: string) => given.push(id), store: { start: (game: unknown) => started.push(game) } } as unknown as PaneContext;
  for (const { run } of tourSteps) run?.(context);
  expect(started).toHaveLength(1);
  expect(given).toHaveLength(tourSteps.length - 1);
  const known = new Set(allCommands.map(({ id }) => id));
  expect(given.filter((id) => !known.has(id))).toEqual([]);
});

it('opens by itself until it was left once', () => {
  const opened = (values: Record<string, string>): string[] => {
    const shown: string[] = [];
    openFirstTour({ settings: { ...firstSettings(1280, 800), values }, show: (pane) => { shown.push(pane); return Promise.resolve(); } });
    return shown;
  };
  expect(opened({})).toEqual(['tour']);
  expect(opened({ 'tour.step': '3' })).toEqual(['tour']);
  expect(opened({ 'tour.seen': 'yes' })).toEqual([]);
});
