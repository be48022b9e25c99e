// A row of fields above a list, which wraps. Must not hold a colour of its own, nor say how wide a short field is.
import { css, type CSSResult } from 'lit';

/** For elements whose form stands above what it asks for. */
export const formStyles: CSSResult = css`
  form {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    gap: var(--d-1);
    padding: var(--d-2) var(--d-3);
    border-block-end: 1px solid var(--d-line);
  }
  form .field {
    flex: 1 1 130px;
    min-inline-size: 0;
  }
`;
