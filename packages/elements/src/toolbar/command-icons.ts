// Icons of the stepping commands, in a box of 16 by 16, drawn for "forwards". Must not know who shows them.
import { svg, type SVGTemplateResult } from 'lit';
import type { CommandId } from './commands.js';

const PATHS: Partial<Record<CommandId, string>> = {
  into: 'M8 1.5v7M4.8 5.8 8 9l3.2-3.2M2.5 13.5h11',
  over: 'M2 9.5C2.5 5 6 3 8.5 3 11.5 3 13.5 5.2 13.8 8M10.8 6.3l3 2.2 1.7-3.2M5.5 13.5h5',
  out: 'M8 9.5v-7M4.8 5.2 8 2l3.2 3.2M2.5 13.5h11',
  decision: 'M1 8h5M4 5.5 6.5 8 4 10.5M11.5 4 15 8l-3.5 4L8 8Z',
  turn: 'M1 8h9M7.5 5 10.5 8l-3 3M13.5 2.5v11',
  end: 'M1.5 4 6 8l-4.5 4M7 4l4.5 4L7 12M14 3v10',
};

/** The icon of a command; the reverse twin is its mirror image. */
export function commandIcon(id: CommandId): SVGTemplateResult {
  const forward = id === 'start' ? 'end' : (id.replace(/^back-/, '') as CommandId);
  const mirror = forward !== id && forward !== 'into' && forward !== 'out';
  return svg`<path d=${PATHS[forward] ?? ''} transform=${mirror ? 'translate(16 0) scale(-1 1)' : ''} fill="none" stroke="currentColor" stroke-width="1.6" />
    ${forward !== id && !mirror ? svg`<path d="M5 13.5 1.5 11.3M5 13.5 1.5 15.7" fill="none" stroke="currentColor" stroke-width="1.4" />` : ''}`;
}
