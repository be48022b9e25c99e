// Entry point of @dradis/elements: lists the public elements and what their data looks like. Must not hold logic.
export { BoardElement } from './board/board-element.js';
export type {
  BoardArea, BoardDeck, BoardDial, BoardGroup, BoardModel, BoardPlace, BoardPlayer, BoardRoom, BoardThing, BoardTrack, GlyphName, TrackSpace,
} from './board/board-model.js';
export { counted } from './board/place-words.js';
export { PlotElement } from './board/plot-element.js';
export { CardFaceElement } from './card-face/card-face-element.js';
export { CallStackElement } from './call-stack/call-stack-element.js';
export type { BranchOffers } from './branch-tree/branch-maker.js';
export type { BranchDraft, BranchRow, ListedComparison } from './branch-tree/branch-model.js';
export { BranchTreeElement } from './branch-tree/branch-tree-element.js';
export { BreakpointListElement } from './breakpoint-list/breakpoint-list-element.js';
export type { BreakpointChoices, BreakpointRow, Comparison, ListedBreakpoint, ListedHits, ListedTarget, NamedChoice } from './breakpoint-list/breakpoint-model.js';
export { CardBenchElement } from './card-bench/card-bench-element.js';
export type { BenchAnswer, BenchCard, BenchOutcome, BenchPosition, BenchQuestion, BenchWish } from './card-bench/bench-model.js';
export { CommandPaletteElement } from './command-palette/command-palette-element.js';
export type { PaletteCommand } from './command-palette/find-commands.js';
export { DeckTrayElement, type Deck, type DeckCard } from './deck-tray/deck-tray-element.js';
export { DecisionPanelElement } from './decision-panel/decision-panel-element.js';
export { DialElement } from './dial/dial-element.js';
export { DieElement } from './die/die-element.js';
export { DiceTrayElement } from './dice-tray/dice-tray-element.js';
export { EditorElement } from './editor/editor-element.js';
export type {
  EditorBreakpoint, EditorCompletion, EditorDiagnostic, EditorEdits, EditorHits, EditorLocation, EditorPosition, EditorRange, EditorService, EditorTextEdit, EditorTokenType,
} from './editor/editor-service.js';
export { DistributionElement, type DistributionBar } from './distribution/distribution-element.js';
export { DradisElement } from './foundation/dradis-element.js';
export { KeyListElement, type KeyRow } from './key-list/key-list-element.js';
export { LogListElement, type LogLine } from './log-list/log-list-element.js';
export type { TypedMistake } from './mistake-text/mistake-text.js';
export { OddsElement, type OddsBar, type OddsPlot, type OddsProgress, type OddsWish } from './odds/odds-element.js';
export { PaneElement, type PaneTab } from './pane/pane-element.js';
export { PlaceListElement, type PlaceRow } from './place-list/place-list-element.js';
export { RunFilesElement, type Made } from './run-files/run-files-element.js';
export { ScenarioListElement } from './scenario-list/scenario-list-element.js';
export type { CoveredFile, ListedFailure, ScenarioProgress, ScenarioRow } from './scenario-list/scenario-model.js';
export { isSkill, type SkillName } from './skill/skill.js';
export { SparklineElement } from './sparkline/sparkline-element.js';
export type { SparkPoint } from './sparkline/sparkline-path.js';
export { SplitElement } from './split/split-element.js';
export type { Sign } from './state-tree/flatten-tree.js';
export { StateTreeElement } from './state-tree/state-tree-element.js';
export { TimelineElement } from './timeline/timeline-element.js';
export { SwapReportElement } from './swap-report/swap-report-element.js';
export { applyTheme, isTheme, nextTheme, type Theme } from './tokens/theme.js';
export { columnStyles } from './tokens/column-styles.js';
export { sharedStyles } from './tokens/shared-styles.js';
export { installTokens, tokens } from './tokens/tokens.js';
export { commandOf, commands, keyInWords, type Command, type CommandId } from './toolbar/commands.js';
export { ToolbarElement, type NewGame } from './toolbar/toolbar-element.js';
export { TourElement, type TourStep } from './tour/tour-element.js';
export { TrackElement } from './track/track-element.js';
export { VariablesElement } from './variables/variables-element.js';
export { ViewSwitchElement, type SeatChoice } from './view-switch/view-switch-element.js';
export { WatchListElement } from './watch-list/watch-list-element.js';
export type { WatchDraft, WatchedValue, WatchRow } from './watch-list/watch-row.js';
export { WhyElement } from './why/why-element.js';
