// Entry point of @dradis/engine: lists the public names one by one. Must not hold logic.

// Packs
export { loadPack, type Pack } from './pack/load-pack.js';
export type {
  Ask,
  AskForm,
  CompiledAbility,
  CompiledKind,
  CompiledPack,
  CompiledProgram,
  CompiledSignature,
  CompiledSwitch,
  CompiledThing,
  CompiledZone,
  Expr,
  Instr,
  JsonValue,
  LiveSection,
  Program,
  ProgramKind,
  Span,
  Trigger,
  TypeTag,
} from './pack/compiled-pack.js';
export type { Layout, LoadedProgram } from './pack/layout.js';

// Games
export { cloneGame, createGame, Game, type GameOptions, loadGame, restoreState, type Seat } from './game.js';
export type { Answer, Decision, DecisionSource, DecisionSubject, Option } from './decision/decision.js';
export type { Reason, Refusal } from './decision/explain-decision.js';

// Tables: a game as servers and pages keep it
export { createTable, openTable, type Pending, Table, type TableOptions, type TableSeat, type Taken, type TakenBack } from './table/table.js';
export type { Choices } from './table/settled-choices.js';
export type { TableAnswer } from './table/table-answer.js';
export type { TableDocument, TableMove } from './table/table-document.js';
export type { TableEvent, TableNews } from './table/table-log.js';
export type { NoWayBack } from './table/way-back.js';

// States
export { checkInvariants } from './state/check-invariants.js';
export { cloneState } from './state/clone-state.js';
export { hashState } from './state/hash-state.js';
export { requireData } from './pack/plain-data.js';
export { shown } from './errors/shown.js';
export { ENGINE_VERSION } from './engine-version.js';
export { runId, type RunFacts } from './run-id.js';
export { layoutPrint } from './pack/layout-print.js';
export type { SaveDocument } from './state/save.js';
export type { DecisionForm, DecisionState, Frame, State, Tally, WindowsPolicy } from './state/state.js';
export type { Value } from './state/value.js';

// Views and events
export type { OthersDecision, View, ViewThing, ViewZone } from './view/view.js';
export { mayKnow, toldOf } from './view/may-know.js';
export type { RenderedPart, RenderedTally, RenderedValue } from './view/render-value.js';
export type { EventThing, EventValue, GameEvent } from './events/game-event.js';
export { redactEvent, type SeatEvent, type SeatThing } from './events/redact-event.js';

// For scenarios and debuggers
export { describeFrames } from './describe-frames.js';
export type { DescribedFrame, DescribedLocal } from './view/describe-stack.js';
export { type Unreachable, unreachableBy } from './unreachable.js';
export { evaluate, type Evaluated, type EvaluationLocals, type PreparedExpression, prepareExpression } from './evaluate.js';
export {
  askAgain,
  clearForcedDice,
  entityId,
  entityName,
  forceDice,
  moveToTop,
  moveToZone,
  reseed,
  setAttributeOf,
  setFaceUp,
  setVariable,
  shuffleZone,
} from './game-edit.js';
export { startProgram } from './start-program.js';

// The vocabulary of verbs and queries, as data for the language
export { queries } from './queries/queries.js';
export type { QueryDeclaration } from './queries/query.js';
export { type PhraseSlot, phraseSlots } from './verbs/phrase-slots.js';
export { verbs } from './verbs/verbs.js';
export type { VerbDeclaration } from './verbs/verb.js';

// The random source, for bots that must be repeatable
export { below, seedRandom } from './random/random-source.js';

// Errors
export { BrokenDocument } from './errors/broken-document.js';
export { EngineBug } from './errors/engine-bug.js';
export { IllegalAnswer, type IllegalAnswerCode } from './errors/illegal-answer.js';
export { BudgetExceeded, type FaultPlace, ProgramFault } from './errors/program-fault.js';
