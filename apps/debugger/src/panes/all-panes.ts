// The panes of the page, in the order of their tabs. A new pane is one file and one line here. Must not hold logic.
import { benchPane } from './bench/bench-pane.js';
import { boardPane } from './board-pane.js';
import { branchesPane } from './branches/branches-pane.js';
import { breakpointsPane } from './breakpoints/breakpoints-pane.js';
import { logPane } from './breakpoints/log-pane.js';
import { chancePane } from './chance/chance-pane.js';
import { decisionPane } from './decision-pane.js';
import { filesPane } from './files/files-pane.js';
import { problemsPane } from './files/problems-pane.js';
import { flowPane } from './flow/flow-pane.js';
import { keysPane } from './keys-pane.js';
import { notesPane } from './notes/notes-pane.js';
import { oddsPane } from './odds/odds-pane.js';
import { palettePane } from './palette/palette-pane.js';
import type { Pane } from './pane.js';
import { profilePane } from './profile/profile-pane.js';
import { runsPane } from './runs/runs-pane.js';
import { scenariosPane } from './scenarios/scenarios-pane.js';
import { sourcePane } from './source/source-pane.js';
import { stackPane } from './stack-pane.js';
import { statePane } from './state-pane.js';
import { swapPane } from './swap/swap-pane.js';
import { timelinePane } from './timeline-pane.js';
import { tourPane } from './tour/tour-pane.js';
import { untilPane } from './until/until-pane.js';
import { variablesPane } from './variables-pane.js';
import { watchesPane } from './watches/watches-pane.js';

/** Every pane and dialog. */
export const allPanes: readonly Pane[] = [
  sourcePane,
  filesPane,
  boardPane,
  benchPane,
  flowPane,
  scenariosPane,
  oddsPane,
  decisionPane,
  stackPane,
  variablesPane,
  statePane,
  breakpointsPane,
  branchesPane,
  chancePane,
  timelinePane,
  problemsPane,
  watchesPane,
  logPane,
  notesPane,
  profilePane,
  tourPane,
  keysPane,
  palettePane,
  runsPane,
  swapPane,
  untilPane,
];
