// The dialog in which any command is found by a part of its name.
import { html } from 'lit';
import { keyInWords, type PaletteCommand } from '@dradis/elements';
import type { PaneContext } from '../../frame/context.js';
import type { Pane } from '../pane.js';

const RECENT = 'palette.recent';
const MOST_RECENT = 6;
/** The palette does not offer itself. */
const ITSELF = 'palette';

function recentOf({ settings }: PaneContext): string[] {
  return (settings.values[RECENT] ?? '').split(' ').filter((id) => id !== '');
}

function rowsOf({ commands, refusal }: PaneContext): PaletteCommand[] {
  return commands.filter(({ id }) => id !== ITSELF).map(({ id, title, hint, key, group }) => ({ id, label: title, hint, group, key: key === undefined ? null : keyInWords(key), refusal: refusal(id) ?? null }));
}

/** Lists the commands of the page; one that is chosen is given, and stands first the next time. */
export const palettePane: Pane = {
  id: 'palette',
  title: 'Commands',
  group: 'dialog',
  render: (context) => {
    const { close, command, remember, settings } = context;
    const run = ({ detail: { id } }: CustomEvent<{ id: string }>): void => {
      remember({ values: { ...settings.values, [RECENT]: [id, ...recentOf(context).filter((one) => one !== id)].slice(0, MOST_RECENT).join(' ') } });
      close();
      command(id);
    };
    return html`<dradis-command-palette .commands=${rowsOf(context)} .recent=${recentOf(context)} @dradis-run=${run} @dradis-close=${() => { close(); }}></dradis-command-palette>`;
  },
};
