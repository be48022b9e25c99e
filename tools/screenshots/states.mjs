// The states of the app that pictures are taken of: what is stored before the page opens, and what is done in it. Must not take
// pictures.
import { basePack } from '@dradis/base-game';
import { createSession } from '@dradis/session';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('@dradis/session').SessionDocument} SessionDocument */

/**
 * @typedef {object} State
 * @property {string} name of the file, without theme and ending
 * @property {string} shows what a reader sees, one sentence
 * @property {SessionDocument} document the game it is taken in
 * @property {Record<string, string>} [chosen] tabs that are shown, by dock
 * @property {(page: Page) => Promise<void>} act
 */

const MOST_SEEDS = 60;

/** @param {string} seed */
function newSession(seed) {
  const session = createSession({ pack: basePack, sources: {}, players: 4, seed, windows: 'able' });
  session.playSetUp();
  return session;
}

/** A game that stands inside the effect of a crisis card, in its third turn or later. */
function insideCrisis() {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const session = newSession(`pictures-${seed}`);
    for (let answers = 0; answers < 60; answers += 1) session.answerAtRandom('decision');
    const found = session.timeline().find(({ kind, label, step }) => kind === 'effect' && step > 2500 && /: fail$/.test(label));
    if (found === undefined) continue;
    session.goto(found.step);
    if (session.stack().length > 4 && session.statement()?.file.startsWith('cards/crisis/') === true) return session.save();
  }
  throw new Error(`none of ${MOST_SEEDS} games stands in the effect of a crisis; look for other seeds`);
}

/** A game that stands at a question of its second turn. */
function atQuestion() {
  const session = newSession('pictures');
  for (let answers = 0; answers < 24; answers += 1) session.answerAtRandom('decision');
  return session.save();
}

/** A game that stands in the past, at a question that could have been answered otherwise. */
function answeredQuestion() {
  const session = newSession('pictures');
  for (let answers = 0; answers < 30; answers += 1) session.answerAtRandom('decision');
  for (const { step } of session.timeline().filter(({ kind }) => kind === 'decision').slice(-12)) {
    session.goto(step - 1);
    const asked = session.decision();
    if (asked !== null && asked.max === 1 && asked.options.length > 2) return session.save();
  }
  throw new Error('no answer of the game can be given otherwise; look for another seed');
}

/** @param {Page} page @param {string} name */
async function openFile(page, name) {
  await page.keyboard.press('Control+p');
  await page.getByLabel('Find in files').fill(name);
  await page.keyboard.press('Enter');
  await page.locator('dradis-source-pane .path', { hasText: name }).waitFor();
}

/** @returns {State[]} */
export function allStates() {
  const crisis = insideCrisis();
  const question = atQuestion();
  return [
    {
      name: 'stepping',
      shows: 'Stepping through a crisis: the statement that runs is lit in the source, the stack and the timeline, and the board shows what the step changed',
      document: crisis,
      act: async (page) => {
        await page.keyboard.press('o');
        await page.locator('dradis-editor .d-current').first().waitFor();
        // Its words are coloured when the language has answered.
        await page.locator('dradis-editor .d-lenses').first().waitFor();
      },
    },
    {
      name: 'editor',
      shows: 'The editor with a mistake: what was found, what is offered for it, and the last good rules still play',
      document: question,
      act: async (page) => {
        await openFile(page, 'cards/crisis/crash-landing');
        await page.locator('dradis-editor .cm-line', { hasText: 'lose 1 morale' }).first().click();
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await page.keyboard.type('lose 1 fule ');
        await page.keyboard.press('Escape');
        await page.locator('dradis-editor .cm-lintRange-error').first().waitFor();
        await page.keyboard.press('Control+Shift+m');
        await page.locator('dradis-problems-pane').getByRole('option').first().waitFor();
        await page.locator('dradis-editor .cm-lintRange-error').first().click();
        await page.keyboard.press('Control+.');
        await page.getByRole('button', { name: "Write 'fuel'" }).waitFor();
      },
    },
    {
      name: 'form',
      shows: 'A crisis as a form: each value with what it is for, and the list of steps that can be added to an effect',
      document: question,
      act: async (page) => {
        await openFile(page, 'cards/crisis/crash-landing');
        await page.keyboard.press('Control+Shift+e');
        const fail = page.locator('dradis-effect-field[label=Fail]');
        await fail.locator('.cm-content').waitFor();
        await fail.getByRole('button', { name: 'Add a step' }).click();
        await fail.getByRole('option').first().waitFor();
        await page.keyboard.type('lose');
      },
    },
    {
      name: 'bench',
      shows: 'The card bench: a crisis over every face of its die, with exact chances, and played 200 times',
      document: question,
      act: async (page) => {
        const bench = page.locator('dradis-card-bench');
        await page.keyboard.press('c');
        await bench.getByLabel('Card', { exact: true }).fill('Informing the Public');
        await bench.getByLabel('Card', { exact: true }).press('Tab');
        await bench.getByRole('button', { name: 'Try this card' }).click();
        await bench.getByRole('button', { name: 'the lower box' }).click();
        await bench.locator('dradis-distribution').first().waitFor();
        await bench.getByText('It is being tried').waitFor({ state: 'detached' });
        await bench.getByText(/^200 runs/).waitFor();
      },
    },
    {
      name: 'branches',
      shows: 'Branches: the same question answered twice, and the two lines held against each other in words',
      document: answeredQuestion(),
      act: async (page) => {
        await page.keyboard.press('k');
        const tree = page.locator('dradis-branch-tree');
        await tree.getByRole('radio').last().check();
        await tree.getByRole('button', { name: 'Branch', exact: true }).click();
        await tree.getByRole('treeitem').nth(1).waitFor();
        await page.getByRole('slider', { name: 'Timeline' }).focus();
        for (let answers = 0; answers < 6; answers += 1) await page.keyboard.press('r');
        await tree.getByRole('button', { name: /^Compare/ }).first().click();
        await tree.getByRole('region', { name: 'Difference' }).waitFor();
      },
    },
    {
      name: 'odds',
      shows: 'Odds: the position played on many times, and what came of it',
      document: question,
      act: async (page) => {
        await page.keyboard.press('p');
        const odds = page.locator('dradis-odds');
        await odds.getByRole('button', { name: 'Play on' }).click();
        await odds.locator('dradis-distribution').first().waitFor();
        await odds.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' });
      },
    },
    {
      name: 'scenarios',
      shows: 'Scenarios of a card that was changed: the one that fails says what was wanted and what was found',
      document: question,
      act: async (page) => {
        await openFile(page, 'cards/crisis/crash-landing');
        await page.locator('dradis-editor .cm-line', { hasText: 'lose 1 morale' }).first().click();
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await page.keyboard.type('lose 1 fuel');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+s');
        const list = page.locator('dradis-scenario-list');
        await page.getByRole('tab', { name: 'Scenarios' }).click();
        await list.getByRole('button', { name: 'Run all' }).click();
        await list.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' });
      },
    },
  ];
}
