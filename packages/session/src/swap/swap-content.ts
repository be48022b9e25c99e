/** Replaces the content of a session and says what became of its line. Must leave the session as it was when that is impossible. */
import { BrokenDocument, loadPack, type Pack } from '@dradis/engine';
import type { BranchList } from '../branches/branch-list.js';
import { followStatements } from '../breakpoints/follow-statements.js';
import { followNotes } from '../notes/follow-notes.js';
import { Line } from '../record/line.js';
import type { SessionCore } from '../session-core.js';
import type { SwapContent, SwapReport } from '../types/swap.js';
import { replayLine } from './replay-line.js';

function newLine(pack: Pack, { options, naming }: Line): Line {
  const known = new Set(pack.compiled.switches.map(({ id }) => id));
  const switches = Object.fromEntries(Object.entries(options.switches).filter(([id]) => known.has(id)));
  return new Line(pack, { ...options, switches }, naming);
}

/**
 * Plays every line again with the new content; the session then stands where it stood, as far as it leads there. `texts` are
 * those of the old content.
 */
export function swapContent(core: SessionCore, branches: BranchList, { pack: compiled, language, sources }: SwapContent, texts: Readonly<Record<string, string>>): SwapReport {
  const old = core.line;
  const oldPack = core.pack.compiled;
  let pack: Pack;
  let line: Line;
  try {
    pack = loadPack(compiled);
    line = newLine(pack, old);
  } catch (error) {
    if (!(error instanceof BrokenDocument)) throw error;
    return { outcome: 'impossible', step: null, message: `The game cannot be played with this content: ${error.message}`, differences: [], lost: [], breakpoints: [], stop: core.refusal(error.message) };
  }
  const { parted, stuck } = replayLine(old, line);
  line.notes = followNotes(old, line);
  const before = line.copy();
  const lost = branches.replace(line, (other) => {
    const again = newLine(pack, other);
    if (replayLine(other, again).stuck !== null) return null;
    again.notes = followNotes(other, again);
    return again;
  });
  core.pack = pack;
  if (language !== undefined) core.compiler.use(language);
  const { breakpoints, moved } = followStatements(
    core.breakpoints.placed.map((one) => one.breakpoint),
    { compiled: oldPack, statements: old.statements, sources: texts },
    { compiled, statements: line.statements, sources: sources ?? texts },
  );
  core.standOn(line, before);
  core.breakpoints.set(breakpoints);
  const stop = core.standing();
  if (parted === null) return { outcome: 'same', step: null, message: 'The game is the same with the new content.', differences: [], lost, breakpoints: moved, stop };
  const message = stuck === null || parted.message.toLowerCase().startsWith(stuck.toLowerCase()) ? parted.message : `${parted.message} It ends early: ${stuck}.`;
  return { outcome: 'diverged', step: parted.step, message, differences: parted.differences, lost, breakpoints: moved, stop };
}
