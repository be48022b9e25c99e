// Two ways of using a page: by mouse, and by keyboard alone. A journey is written once and made with either. The keyboard reaches a
// control by Tab, as a person does: what Tab does not reach fails the test.
import type { Locator, Page } from 'playwright-core';

/** More than the controls of the whole page. */
const MOST_TABS = 400;

/** What a person does to controls. */
export interface Hand {
  readonly name: 'mouse' | 'keyboard';
  /** Presses a button, chooses a tab, follows a link. */
  press(control: Locator): Promise<void>;
  /** Writes into a field in place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Pastes into a field in place of what stands there: a long text, at once. */
  paste(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a select by its words. */
  choose(select: Locator, option: string): Promise<void>;
  /** Chooses the row of a listbox that has these words. */
  pick(list: Locator, words: string): Promise<void>;
  /** Gives a command of the page: by mouse from the list of all commands, by keyboard with its key. */
  command(title: string, key: string): Promise<void>;
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    let active = document.activeElement;
    for (let inner = active?.shadowRoot?.activeElement ?? null; inner !== null; inner = active.shadowRoot?.activeElement ?? null) active = inner;
    return active === element;
  });
}

/** Whether a letter would go into text. */
function writes(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let active = document.activeElement;
    for (let inner = active?.shadowRoot?.activeElement ?? null; inner !== null; inner = active.shadowRoot?.activeElement ?? null) active = inner;
    return active instanceof HTMLElement && (active.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(active.tagName));
  });
}

async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

/** The mouse; keys are used to write only. */
function mouse(page: Page): Hand {
  return {
    name: 'mouse',
    press: (control) => control.click(),
    write: (field, text) => field.fill(text),
    paste: (field, text) => field.fill(text),
    choose: async (select, option) => { await select.selectOption({ label: option }); },
    pick: (list, words) => list.getByRole('option', { name: words }).first().click(),
    command: async (title) => {
      await page.getByRole('button', { name: 'All commands' }).click();
      const list = page.locator('dradis-command-palette');
      await list.getByRole('combobox').fill(title);
      await list.getByRole('option', { name: title }).first().click();
    },
  };
}

/** The keyboard alone. */
export function keyboard(page: Page): Hand {
  const { keyboard: keys } = page;
  return {
    name: 'keyboard',
    press: async (control) => {
      await tabTo(page, control);
      await keys.press('Enter');
    },
    write: async (field, text) => {
      await tabTo(page, field);
      await keys.press('Control+a');
      await keys.type(text);
    },
    paste: async (field, text) => {
      await tabTo(page, field);
      await keys.press('Control+a');
      await keys.insertText(text);
    },
    choose: async (select, option) => {
      await tabTo(page, select);
      // Not by typing its words: a browser takes letters more than a second apart for the beginnings of several options.
      const chosen = (): Promise<string> => select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label ?? '');
      await keys.press('Home');
      for (let row = 0; row < MOST_TABS && (await chosen()) !== option; row++) await keys.press('ArrowDown');
      if ((await chosen()) !== option) throw new Error(`the arrows do not reach '${option}' in ${String(select)}`);
    },
    pick: async (list, words) => {
      await tabTo(page, list);
      await list.getByRole('option', { name: words }).first().waitFor();
      await keys.press('Home');
      const atIt = (): Promise<boolean> => list.evaluate((element, text) => {
        const id = element.getAttribute('aria-activedescendant');
        return id !== null && (element.getRootNode() as ShadowRoot).querySelector(`#${id}`)?.textContent.includes(text) === true;
      }, words);
      for (let row = 0; row < MOST_TABS && !(await atIt()); row++) await keys.press('ArrowDown');
      await keys.press('Enter');
    },
    command: async (title, key) => {
      if (/^.$/.test(key) && (await writes(page))) {
        // A letter would be written; the list of all commands opens from anywhere.
        await keys.press('Control+k');
        await keys.type(title);
        await keys.press('Enter');
      } else await keys.press(key);
    },
  };
}

/** Both. */
export const hands = [['mouse', mouse], ['keyboard', keyboard]] as const;
