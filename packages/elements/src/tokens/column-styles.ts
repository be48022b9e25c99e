// A column that fills its pane, in which one part scrolls. Must not hold a colour, nor style what stands in the column.
import { css, type CSSResult } from 'lit';

/** For elements that fill a pane: to be put behind `DradisElement.styles`. */
export const columnStyles: CSSResult = css`
  :host {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
  }
`;
