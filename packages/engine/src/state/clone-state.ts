/** Copies a state so that nothing that can change is shared. Must keep up with `State` by hand: that is what makes it fast. */
import { makeDecision, makeFrame, makeState, makeTally, type State } from './state.js';

/**
 * An independent copy of `state`. Lists held in values are shared: they are never changed. Lists are copied by `map` and `slice`, which
 * keep their shapes: a new array of a length would be one with holes.
 */
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
    attrs: state.attrs.map((table) => table.slice()),
    zoneOf: state.zoneOf.slice(),
    zones: state.zones.map((contents) => contents.slice()),
    faceUp: state.faceUp.slice(),
    known: state.known.slice(),
    handles: state.handles.slice(),
    nextHandle: state.nextHandle,
    uses: state.uses.slice(),
    tallies: state.tallies.map((tally) => makeTally(tally.base, tally.value, tally.min, tally.max, tally.parts.slice())),
    frames: state.frames.map((f) => makeFrame(f.program, f.pc, f.locals.slice(), f.tallies, f.ret)),
    decision:
      decision === null
        ? null
        : makeDecision(decision.id, decision.form, decision.player, decision.options, decision.min, decision.max),
    decisions: state.decisions,
    outcome: state.outcome,
  });
}
