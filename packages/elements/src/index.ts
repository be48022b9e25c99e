// Entry point of @dradis/elements: lists the public elements and what their data looks like. Must not hold logic.
export { BoardElement } from './board/board-element.js';
export type {
  BoardArea, BoardDeck, BoardDial, BoardGroup, BoardModel, BoardPlace, BoardPlayer, BoardRoom, BoardThing, BoardTrack, GlyphName, TrackSpace,
} from './board/board-model.js';
export { counted } from './board/place-words.js';
export { PlotElement } from './board/plot-element.js';
export { CardFaceElement } from './card-face/card-face-element.js';
export { CallStackElement } from './call-stack/call-stack-element.js';
export { DecisionPanelElement } from './decision-panel/decision-panel-element.js';
export { DialElement } from './dial/dial-element.js';
export { DieElement } from './die/die-element.js';
export { DradisElement } from './foundation/dradis-element.js';
export { KeyListElement, type KeyRow } from './key-list/key-list-element.js';
export { PaneElement, type PaneTab } from './pane/pane-element.js';
export { isSkill, type SkillName } from './skill/skill.js';
export { SourceViewElement } from './source-view/source-view-element.js';
export { SplitElement } from './split/split-element.js';
export type { Sign } from './state-tree/flatten-tree.js';
export { StateTreeElement } from './state-tree/state-tree-element.js';
export { TimelineElement } from './timeline/timeline-element.js';
export { applyTheme, isTheme, nextTheme, type Theme } from './tokens/theme.js';
export { sharedStyles } from './tokens/shared-styles.js';
export { installTokens, tokens } from './tokens/tokens.js';
export { commandOf, commands, keyInWords, type Command, type CommandId } from './toolbar/commands.js';
export { ToolbarElement, type NewGame } from './toolbar/toolbar-element.js';
export { TrackElement } from './track/track-element.js';
export { VariablesElement } from './variables/variables-element.js';
export { ViewSwitchElement, type SeatChoice } from './view-switch/view-switch-element.js';
export { WhyElement } from './why/why-element.js';
