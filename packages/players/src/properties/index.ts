// Entry point @dradis/players/properties: what tests and long runs look at in every game. Lists the public names one by
// one. Must not hold logic.
export { checkAnswers } from './answer-checks.js';
export { type DamagedSave, tryDamagedSave } from './damaged-saves.js';
export { type Ending, endings, EndingWatch } from './ending.js';
export { EventShadow } from './event-shadow.js';
export { checkSecrets, type ExchangeResult } from './hidden-exchange.js';
export { checkAlways, checkState, componentCounts, MOST_FRAMES } from './state-checks.js';
export { type Watched, type WatchedGame, type Watching, watchGame } from './watched-game.js';
