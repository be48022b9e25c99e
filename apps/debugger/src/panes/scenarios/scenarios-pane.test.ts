// The pane of scenarios with the shipped pack in its worker, while somebody writes.
import '@dradis/elements';
import type { ScenarioRow } from '@dradis/elements';
import { render } from 'lit';
import { expect, it } from 'vitest';
import type { PaneContext } from '../../frame/context.js';
import { loadBaseGame } from '../../session/load-base-game.js';
import { SessionStore } from '../../session/session-store.js';
import { runScenarios, scenariosPane } from './scenarios-pane.js';

const PATH = 'scenarios/crisis/water-sabotaged.yaml';

it('keeps what came of a run when a text was changed while it ran, and says that it is of an earlier text', async () => {
  const store = new SessionStore(loadBaseGame(), () => undefined);
  const workspace = { workspace: { id: 'test' }, active: undefined, revision: 1 };
  const place = document.createElement('div');
  const list = (): { scenarios: readonly ScenarioRow[]; progress: { running: boolean } } | null => place.querySelector('dradis-scenario-list');
  let typed = false;
  const redraw = (): void => {
    // The first that is told of a run is that it has begun.
    if (list()?.progress.running === true && !typed) {
      typed = true;
      workspace.revision += 1;
    }
    render(scenariosPane.render(context), place);
  };
  const context = { store, workspace, seat: 'everything', redraw, show: () => Promise.resolve(), find: list } as unknown as PaneContext;
  const outcomes = (): (readonly [boolean | undefined, boolean | undefined])[] => list()?.scenarios.filter(({ path }) => path === PATH).map(({ passed, earlier }) => [passed, earlier] as const) ?? [];
  redraw();
  await expect.poll(() => outcomes().length).toBe(3);
  await runScenarios(context, '', new Set([PATH]));
  await expect.poll(outcomes).toEqual([[true, true], [true, true], [true, true]]);
  expect(typed).toBe(true);
  // What is run again is of the text as it is, and nothing else is lost by it.
  await runScenarios(context, '', new Set(['scenarios/crisis/riots-launch.yaml']));
  expect(outcomes()).toEqual([[true, true], [true, true], [true, true]]);
  await runScenarios(context, '', new Set([PATH]));
  expect(outcomes()).toEqual([[true, false], [true, false], [true, false]]);
});
