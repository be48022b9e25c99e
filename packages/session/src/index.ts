// Entry point of @dradis/session: lists the public names one by one. Must not hold logic.
export { createSession } from './session.js';
export { takeOver, type TakenOver } from './save/take-over.js';
export { chooseEvenly } from './odds/policy.js';
export { mergeOdds, playOdds } from './odds/play-odds.js';
export { type CancelSignal, type OddsRun, runOdds, serveOdds } from './odds/odds-workers.js';
export { type MessageTarget } from './transport/port.js';
export { PROTOCOL, type Request, type Response } from './transport/protocol.js';
export { type Access } from './transport/access.js';
export { dispatch } from './transport/dispatch.js';
export { direct } from './transport/direct.js';
export { serveMessages, overMessages } from './transport/messages.js';
export { answerLine } from './transport/json-lines.js';
export { type SessionClient } from './transport/client.js';
export { readShareLink, writeShareLink } from './share/share-link.js';
export type {
  Branch,
  BranchChange,
  BranchComparison,
  BranchRequest,
  BranchResult,
  Branches,
  ComparedAt,
  Edit,
  GivenAgain,
  Prepared,
  Preparing,
  ReadyDeck,
  ReadyThing,
} from './types/branches.js';
export type {
  Breaking,
  Breakpoint,
  BreakpointChoices,
  BreakpointHit,
  BreakpointMistake,
  BreakpointSettings,
  BreakpointTarget,
  Comparison,
  HitRange,
  HitRule,
  HitSlice,
  LostStatement,
  NamedChoice,
  PlacedBreakpoint,
} from './types/breakpoints.js';
export type { Decision, DecisionForm, DecisionOption, FailingPart, ForbiddenOption } from './types/decision.js';
export type { Beginning, OutsideInput, RestoreOptions, RestoreProblem, SessionDocument, SessionInput, ThisRun } from './types/document.js';
export type { BeginHereOptions, BeginningHere, EvaluateOptions, Evaluating, Evaluation, LanguageSource, TextLanguage, TextMistake, Trial } from './types/expression.js';
export type { FaceLine, FaceSection, ThingFace } from './types/face.js';
export type { AfterAnswer, PlayedUntil, Position, RunCommand, StepCommand, Stop, StopReason, UntilOptions } from './types/moving.js';
export type {
  Bar,
  Guessing,
  LevelBars,
  OddsChunk,
  OddsJob,
  OddsOptions,
  OddsRequest,
  OddsSummary,
  OddsUntil,
  Policy,
  StackedDeck,
} from './types/odds.js';
export type { Note, Notes } from './types/notes.js';
export type { Naming, Seat, SessionOptions } from './types/options.js';
export type { BudgetUse, Cost, Profile, ProgramCost, StatementCost } from './types/profile.js';
export type { Provenance, StatementHits } from './types/provenance.js';
export type { Exporting, ScenarioOptions, ScenarioText } from './types/scenario.js';
export type { Session } from './types/session.js';
export type { SourcePlace, SourceSpan } from './types/source.js';
export type { FrameKind, LocalVariable, StackFrame } from './types/stack.js';
export type { Change, Difference, Point, ToldChange, TreeNode } from './types/state.js';
export type { MovedBreakpoint, SwapContent, SwapDifference, SwapReport, Swapping } from './types/swap.js';
export type { TimelineEntry, TimelineKind } from './types/timeline.js';
export type { PlainValue } from './types/value.js';
export type { View, ViewThing, ViewZone } from './types/view.js';
export type { Watch, WatchPoint, WatchRange, WatchSlice, WatchValue, Watches } from './types/watches.js';
