// <dradis-view-switch>: whose eyes the page looks through. Must not know what each may see.
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';

/** A seat that can be chosen. */
export interface SeatChoice {
  /** What `dradis-seat` tells. */
  readonly id: string;
  /** For people. */
  readonly label: string;
}

/** A field with all seats. Sends `dradis-seat` with `{ seat }`. */
@customElement('dradis-view-switch')
export class ViewSwitchElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      label {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        white-space: nowrap;
      }
      select {
        max-inline-size: 150px;
      }
      .narrowed .field {
        --rim: var(--d-accent-line);
        --fill: var(--d-accent-ground);
      }
    `,
  ];

  /** All seats, in the order of the list. */
  @property({ attribute: false }) seats: readonly SeatChoice[] = [];
  /** Id of the seat that is chosen. */
  @property({ attribute: false }) seat = 'everything';

  /** Puts the cursor into the field. */
  override focus(): void {
    this.renderRoot.querySelector('select')?.focus();
  }

  override render(): TemplateResult {
    if (this.seats.length === 0) return html`<span class="dim">No seats yet</span>`;
    return html`<label class=${this.seat === 'everything' ? '' : 'narrowed'}><span class="dim">View as</span>
      <span class="field"><select @change=${(event: Event) => { this.emit('dradis-seat', { seat: (event.target as HTMLSelectElement).value }); }}>
        ${this.seats.map(({ id, label }) => html`<option value=${id} ?selected=${id === this.seat}>${label}</option>`)}
      </select></span></label>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-view-switch': ViewSwitchElement;
  }
}
