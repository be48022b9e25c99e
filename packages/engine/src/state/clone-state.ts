/** Copies a state so that nothing that can change is shared. Must keep up with `State` by hand: that is what makes it fast. */
import { makeDecision, makeFrame, makeState, makeTally, type State } from './state.js';

/** Begins with a copy of the list itself, which has its shape: a new array of that length would be one with holes. */
function copyEach<T>(of: readonly T[], copy: (one: T) => T): T[] {
  const out = of.slice();
  for (let i = 0; i < out.length; i++) out[i] = copy(out[i] as T);
  return out;
}

/** An independent copy of `state`. Lists held in values are shared: they are never changed. */
export function cloneState(state: State): State {
  const decision = state.decision;
  return makeState({
    pack: state.pack,
    seed: state.seed,
    players: state.players,
    windowsPolicy: state.windowsPolicy,
    switches: state.switches.slice(),
    random: { s: state.random.s.slice() },
    forced: { dice: state.forced.dice.slice() },
    step: state.step,
    budgetFrom: state.budgetFrom,
    vars: state.vars.slice(),
    attrs: copyEach(state.attrs, (table) => table.slice()),
    zoneOf: state.zoneOf.slice(),
    zones: copyEach(state.zones, (contents) => contents.slice()),
    faceUp: state.faceUp.slice(),
    known: state.known.slice(),
    handles: state.handles.slice(),
    nextHandle: state.nextHandle,
    uses: state.uses.slice(),
    tallies: copyEach(state.tallies, (tally) => makeTally(tally.base, tally.value, tally.min, tally.max, tally.parts.slice())),
    frames: copyEach(state.frames, (f) => makeFrame(f.program, f.pc, f.locals.slice(), f.tallies, f.ret)),
    decision:
      decision === null
        ? null
        : makeDecision(decision.id, decision.form, decision.player, decision.options, decision.min, decision.max),
    decisions: state.decisions,
    outcome: state.outcome,
  });
}
