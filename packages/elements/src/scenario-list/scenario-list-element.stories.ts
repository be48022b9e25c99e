// Stories of <dradis-scenario-list>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { coverage as covered, scenariosOf } from './scenario-fixture.js';
import './scenario-list-element.js';
import type { ScenarioCoverage, ScenarioProgress, ScenarioRow } from './scenario-model.js';

interface Args {
  scenarios: readonly ScenarioRow[];
  progress: ScenarioProgress;
  coverage: ScenarioCoverage | undefined;
  problem: string | undefined;
}
const meta: Meta<Args> = {
  title: 'Content/Scenarios',
  render: ({ scenarios, progress, coverage, problem }) => html`<dradis-scenario-list style="block-size: 400px; inline-size: 560px" .scenarios=${scenarios} .progress=${progress} .coverage=${coverage} .problem=${problem}></dradis-scenario-list>`,
  args: { scenarios: [], progress: { running: false, done: 0, of: 0 }, coverage: undefined, problem: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { scenarios: scenariosOf(1) } };
export const Running: Story = { args: { scenarios: scenariosOf(60), progress: { running: true, done: 12, of: 60 } } };
export const Covered: Story = {
  args: { scenarios: scenariosOf(12), coverage: covered },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dradis-scenario-list');
    const button = [...(list?.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Coverage');
    await userEvent.click(button as Element);
    await list?.updateComplete;
    await expect(list?.shadowRoot?.querySelector('.cover')?.textContent).toContain('50.0 %');
  },
};
/** The texts have changed since: what came of the first ones is told with it. */
export const Earlier: Story = { args: { scenarios: scenariosOf(9).map((row, at) => ({ ...row, earlier: at < 5 && row.passed !== undefined })) } };
export const Many: Story = { args: { scenarios: scenariosOf(5000) } };
export const Refused: Story = { args: { scenarios: scenariosOf(4), problem: 'The pack has mistakes; put them right first.' } };
/** No scenarios: the element says so in its place. */
export const Broken: Story = { args: { scenarios: [null] as unknown as ScenarioRow[] } };
export const Light: Story = { args: { scenarios: scenariosOf(30) }, globals: { theme: 'light' } };
