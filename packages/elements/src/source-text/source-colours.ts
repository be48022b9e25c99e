// Colours of source text and of the lit part of it. Must not lay anything out.
import { css, type CSSResult } from 'lit';

/** For every element that shows runs of source. */
export const sourceColours: CSSResult = css`
  mark {
    background: var(--d-accent-ground);
    color: inherit;
    box-shadow: 0 1px 0 var(--d-accent-line);
    padding-block: 2px;
  }
  .key {
    color: var(--d-colonial);
  }
  .comment {
    color: var(--d-dim);
    font-style: italic;
  }
  .text {
    color: var(--d-string);
  }
  .number-value {
    color: var(--d-politics);
  }
  .word {
    color: var(--d-tactics);
    font-weight: 600;
  }
  .mark {
    color: var(--d-dim);
  }
  @media (forced-colors: active) {
    mark {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    mark > [class] {
      color: HighlightText;
    }
  }
`;
