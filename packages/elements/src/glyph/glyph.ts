// The shapes of the board, drawn around the point 0, 0 in a box of 24 by 24. Must not know where they are placed.
import { svg, type SVGTemplateResult } from 'lit';
import type { GlyphName } from '../board/board-model.js';

const SHAPES: Record<GlyphName, SVGTemplateResult> = {
  viper: svg`<path class="body" d="M0-12 2.4-3 3 3l6 6v2.5L2.4 9 1.4 11h-2.8L-2.4 9-9 11.5V9l6-6 .6-6Z" />`,
  raptor: svg`<path class="body" d="M-4.5-9.5h9L8.5-1 9.5 9h-19L-8.5-1Z" /><path class="cut-out" d="M-3-6.5h6l1.4 4h-8.8Z" />`,
  raider: svg`<path class="body" d="M-11.5-6.5C-11 5-5 9 0 9S11 5 11.5-6.5C9 0 5 2.5 0 2.5S-9 0-11.5-6.5Z" />`,
  'heavy-raider': svg`<path class="body" d="M-11.5-10.5C-11-1-5 2 0 2s11-3 11.5-12.5C9-5.5 5-3 0-3s-9-2.5-11.5-7.5Z" />
    <path class="body" d="M-11.5-1.5C-11 8-5 11 0 11s11-3 11.5-12.5C9 3.5 5 6 0 6s-9-2.5-11.5-7.5Z" />`,
  basestar: svg`<path class="body" d="M-12-9.5-9.5-12 0-3.6 9.5-12 12-9.5 3.6 0 12 9.5 9.5 12 0 3.6-9.5 12-12 9.5-3.6 0Z" /><path class="cut-out" d="M0-2.2 2.2 0 0 2.2-2.2 0Z" />`,
  'civilian-ship': svg`<path class="body hollow" d="M-12-3.5-8-7.5H8L12-2V5L8.5 7.5H-8L-12 3.5Z" />`,
  centurion: svg`<path class="body" d="M-6.5-11h13l3 9-2.5 9-4 4h-6l-4-4-2.5-9Z" /><path class="slit" d="M-7-2.5H7" />`,
  nuke: svg`<path class="body" d="M-2.5-11h5L4-4v11H-4V-4Z" /><path class="body" d="M-4 5-8 10H8L4 5Z" />`,
  fleet: svg`<path class="body" d="M-11-8 4-8 12 0 4 8-11 8-4 0Z" />`,
  pawn: svg`<path class="body hollow" d="M-6-10.5H6L11 0 6 10.5H-6L-11 0Z" />`,
  token: svg`<path class="body hollow" d="M-6-9H9V6L6 9H-9V-6Z" />`,
};

/** A glyph at 0, 0; put it in a `<g transform>`. Its colours come from the classes `body`, `hollow`, `cut-out`, `slit`. */
export function glyph(name: GlyphName): SVGTemplateResult {
  return SHAPES[name];
}

/** Which camp a glyph belongs to, for its colour. */
export function campOf(name: GlyphName): 'human' | 'cylon' | 'plain' {
  if (name === 'raider' || name === 'heavy-raider' || name === 'basestar' || name === 'centurion') return 'cylon';
  return name === 'token' || name === 'pawn' ? 'plain' : 'human';
}
