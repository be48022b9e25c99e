// Which names of a program are still read after each instruction. Must not judge them.
import type { CompiledProgram, Instr } from '@dradis/engine';
import { following, readSlots, writtenSlots } from './walk.js';

/** For each instruction the slots that are read after it on some way. */
export function liveAfter({ code, params, kind }: CompiledProgram): readonly ReadonlySet<number>[] {
  // What an ability makes of its participants goes back to the event.
  const atEnd = new Set(kind === 'ability' ? Array.from({ length: params }, (_, slot) => slot) : []);
  const before: Set<number>[] = Array.from({ length: code.length + 1 }, () => new Set<number>());
  before[code.length] = atEnd;
  const after = (pc: number, instr: Instr): Set<number> => {
    if (instr[0] === 'return' || instr[0] === 'leave') return atEnd;
    const live = new Set<number>();
    for (const to of following(instr, pc)) for (const slot of before[to] ?? []) live.add(slot);
    return live;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let pc = code.length - 1; pc >= 0; pc -= 1) {
      const instr = code[pc];
      if (instr === undefined) continue;
      const live = after(pc, instr);
      for (const slot of writtenSlots(instr)) live.delete(slot);
      for (const slot of readSlots(instr)) live.add(slot);
      if (live.size !== before[pc]?.size) changed = true;
      before[pc] = live;
    }
  }
  return code.map((instr, pc) => after(pc, instr));
}
