// Mistakes of a text that is typed on one line: the text with the place underlined, and what to do. Must not find them.
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';

/** A mistake: offsets in the text count from 0, the end is exclusive. */
export interface TypedMistake {
  /** What was found and what was expected. */
  readonly title: string;
  /** What to do; null where the title says it. */
  readonly help: string | null;
  /** How bad it is. */
  readonly severity: 'error' | 'warning' | 'note';
  /** Offset of the first character that is meant. */
  readonly start: number;
  /** Offset after the last character that is meant. */
  readonly end: number;
}

/** Mistakes shown before the rest is counted. */
const MOST = 3;

/** To be put into the styles of an element that shows mistakes. */
export const mistakeStyles: CSSResult = css`
  .mistakes {
    margin-block: 3px;
    padding: 3px var(--d-2);
    border-inline-start: 3px solid var(--d-cylon);
    background: var(--d-danger-ground);
    font-size: var(--d-size-s);
    overflow-wrap: anywhere;
  }
  .mistakes.slight {
    border-inline-start-color: var(--d-accent-line);
    background: var(--d-accent-ground);
  }
  .mistakes code {
    display: block;
    font-family: var(--d-mono);
    white-space: pre-wrap;
  }
  .mistakes code u {
    text-decoration: underline wavy var(--d-cylon);
    text-underline-offset: 3px;
    text-decoration-skip-ink: none;
  }
  .mistakes small {
    display: block;
    font-size: inherit;
  }
`;

/** What is wrong with `text`; nothing when nothing is. `id` names the box, for `aria-describedby`. */
export function mistakesOf(text: string, mistakes: readonly TypedMistake[], id: string): TemplateResult | typeof nothing {
  const first = mistakes[0];
  if (first === undefined) return nothing;
  const end = Math.max(first.end, first.start + 1);
  const whole = text.length > end || first.start < text.length ? text : `${text} `;
  return html`<div class="mistakes ${mistakes.some(({ severity }) => severity === 'error') ? '' : 'slight'}" id=${id} role="status">
    <code>${whole.slice(0, first.start)}<u>${whole.slice(first.start, end)}</u>${whole.slice(end)}</code>
    ${mistakes.slice(0, MOST).map(({ title, help }) => html`<span>${/[.?!]$/.test(title) ? title : `${title}.`}</span>${help === null ? nothing : html`<small>${help}</small>`}`)}
    ${mistakes.length > MOST ? html`<small>${mistakes.length - MOST} more</small>` : nothing}
  </div>`;
}
