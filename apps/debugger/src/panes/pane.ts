// What a pane of the page is. Must not know any.
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { PaneContext } from '../frame/context.js';

/** Where panes stand. A dialog lies over the page until it is closed. */
export type PaneGroup = 'left' | 'centre' | 'right' | 'bottom' | 'dialog';

/** A part of the page. Panes of the same group and row share a dock: they are tabs of it, in the order of the list. */
export interface Pane {
  /** Unique; the page remembers it. */
  readonly id: string;
  readonly title: string;
  readonly group: PaneGroup;
  /** Row within the group, from the top; 0 unless given. */
  readonly row?: number;
  /** Drawn in a box of 16 by 16, for where there is no room for the title. */
  readonly icon?: SVGTemplateResult;
  /** Whether only who sees everything may look: anybody else reads why not in its place. */
  readonly onlyAllSeeing?: boolean;
  /** Whether it is drawn at every step while a hand drags through them; others wait until the hand rests. It must be quick to draw. */
  readonly live?: boolean;
  /** Whether it stays in the page while another tab is shown, so that what it holds is not lost. */
  readonly kept?: boolean;
  /** A remark beside the title; empty for none. */
  readonly note?: (context: PaneContext) => string;
  /** A few characters behind the title on its tab; undefined for none. */
  readonly badge?: (context: PaneContext) => string | undefined;
  /** What it shows; best one element with styles of its own. What it throws is told in its place. */
  readonly render: (context: PaneContext) => TemplateResult;
}
