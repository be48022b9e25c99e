// Draws the head of the page: name, toolbar, whose eyes, theme, keys. Must not carry anything out.
import { html, type TemplateResult } from 'lit';
import type { Theme } from '@dradis/elements';
import type { AppContext } from './context.js';

const THEME_WORDS = { system: 'as the system', light: 'light', dark: 'dark' } as const;

function themeIcon(theme: Theme): TemplateResult {
  return theme === 'light'
    ? html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 5 11 8 8 11 5 8Z M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.5 11.5 13 13M13 3l-1.5 1.5M4.5 11.5 3 13" /></svg>`
    : theme === 'dark'
      ? html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M10 2 5 4 3 8.5 6 13h5l2.5-3L9 8.5 8 5.5Z" /></svg>`
      : html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 2 14 8 8 14 2 8Z" /><path d="M8 2v12L2 8Z" fill="currentColor" /></svg>`;
}

/** The head of the page. */
export function pageHeader({ store, snapshot, seat, settings: { theme }, dialog, command }: AppContext): TemplateResult {
  const allowed = store?.playersAllowed ?? { min: 3, max: 6 };
  return html`<header class="head">
    <h1 aria-label="Dradis"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 1h8l7 7v8l-7 7H8l-7-7V8Z" /><path d="M12 12 18.5 4.5M12 7a5 5 0 1 0 5 5" /></svg><span aria-hidden="true">DRADIS</span></h1>
    <dradis-toolbar .position=${snapshot?.position} .refusals=${snapshot?.refusals ?? {}} .game=${store?.game ?? { seed: '', players: 4, windows: 'able', byHand: false }} .minPlayers=${allowed.min} .maxPlayers=${allowed.max}>
      <dradis-view-switch .seats=${snapshot?.seats ?? []} .seat=${seat}></dradis-view-switch>
      <button class="icon" aria-label="Theme: ${THEME_WORDS[theme]}" title="Theme: ${THEME_WORDS[theme]} (H)" @click=${() => { command('theme'); }}>${themeIcon(theme)}</button>
      <button class="icon" aria-label="All commands" aria-expanded=${dialog === 'palette' ? 'true' : 'false'} title="All commands (Ctrl K)" @click=${() => { command('palette'); }}><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 4h8M2 8h12M2 12h6M12 2l2 2-2 2" /></svg></button>
      <button class="icon" aria-label="Keys" aria-expanded=${dialog === 'keys' ? 'true' : 'false'} title="Keys (? or F1)" @click=${() => { command('keys'); }}>?</button>
    </dradis-toolbar>
  </header>`;
}
