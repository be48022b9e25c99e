// The commands of breakpoints, watches, branches and dice. Must not know how their panes look.
import { bookOf, skipBreakpoints } from '../panes/breakpoints/breakpoint-book.js';
import type { AppContext } from '../frame/context.js';
import type { AppCommand } from './command.js';

const RUNS = 'Breakpoints';
const WHAT_IF = 'What if';
const CONTENT = 'Content';

function needsGame({ store, seat }: AppContext): string | undefined {
  if (store?.session === undefined) return 'No game runs';
  return seat === 'everything' ? undefined : 'Only who sees everything may do that';
}

function run(context: AppContext, direction: 1 | -1): void {
  context.store?.act((session) => {
    bookOf(context, session);
    return session.run({ until: 'breakpoint', direction });
  });
}

function withBreakpoints(context: AppContext): string | undefined {
  const session = context.store?.session;
  if (session === undefined) return 'No game runs';
  return bookOf(context, session).list.length === 0 ? 'There is no breakpoint yet' : undefined;
}

/** Shows a pane and puts the keyboard on its element. */
function open({ show, find }: AppContext, pane: string, element: keyof HTMLElementTagNameMap): void {
  void show(pane).then(() => { find(element)?.focus(); });
}

/** Runs to breakpoints, and ways into the panes of debugging. */
export const debugCommands: readonly AppCommand[] = [
  { id: 'run', title: 'Run to a breakpoint', hint: 'To the next place that hits one, or the next question without an answer', key: 'F8', group: RUNS, refusal: withBreakpoints, run: (context) => { run(context, 1); } },
  { id: 'run-back', title: 'Run back to a breakpoint', hint: 'To the place before that hits one, or the beginning', key: 'Shift+F8', group: RUNS, refusal: withBreakpoints, run: (context) => { run(context, -1); } },
  { id: 'breakpoints', title: 'Breakpoints', hint: 'Make and list the places where runs stop', key: 'b', group: RUNS, refusal: needsGame, run: (context) => { open(context, 'breakpoints', 'dradis-breakpoint-list'); } },
  {
    id: 'skip-breakpoints',
    title: 'Pass breakpoints by',
    hint: 'Let runs pass all of them, or stop at them again',
    key: 'B',
    group: RUNS,
    refusal: withBreakpoints,
    run: (context) => {
      const session = context.store?.session;
      if (session !== undefined) skipBreakpoints(context, !session.skipBreakpoints());
    },
  },
  { id: 'watch', title: 'Watch a value', hint: 'Write an expression and follow it over the whole game', key: 'w', group: RUNS, run: (context) => { open(context, 'watches', 'dradis-watch-list'); } },
  { id: 'log', title: 'Log', hint: 'Read what log points wrote', key: 'l', group: RUNS, refusal: needsGame, run: ({ show }) => void show('log') },
  { id: 'note', title: 'Note this moment', hint: 'Write a note that goes along with the game; in their order the notes are a tour', key: 'a', group: RUNS, refusal: needsGame, run: (context) => { open(context, 'notes', 'dradis-note-list'); } },
  { id: 'profile', title: 'Costs', hint: 'Operations and time by card, rule and statement, and how much of the bounds was used', key: 'm', group: CONTENT, refusal: needsGame, run: ({ show }) => void show('profile') },
  { id: 'until', title: 'Play by chance until', hint: 'Answer by chance until a condition of the game is met', key: 'R', group: WHAT_IF, refusal: needsGame, run: (context) => { open(context, 'until', 'dradis-until'); } },
  { id: 'branches', title: 'Branches', hint: 'Answer or roll otherwise, change a value, compare', key: 'k', group: WHAT_IF, refusal: needsGame, run: (context) => { open(context, 'branches', 'dradis-branch-tree'); } },
  { id: 'bench', title: 'Try a card', hint: 'Carry out one card and see all that may come of it', key: 'c', group: CONTENT, refusal: needsGame, run: (context) => { open(context, 'bench', 'dradis-card-bench'); } },
  { id: 'flow', title: 'Flow of a card or rule', hint: 'See its questions, dice and conditions as a graph, and what each leads to', key: 'G', group: CONTENT, run: (context) => { open(context, 'flow', 'dradis-flow'); } },
  { id: 'scenarios', title: 'Scenarios', hint: 'Run all scenarios of the pack and see what they cover', key: 'x', group: CONTENT, run: ({ show }) => void show('scenarios') },
  { id: 'leave', title: 'Back to your own game', hint: 'Leave the scenario or trial that is on the board', key: 'z', group: CONTENT, refusal: ({ store }) => (store?.beside === undefined ? 'Your own game is on the board' : undefined), run: ({ store }) => store?.closeBeside() },
  { id: 'swap', title: 'Rules replaced', hint: 'What became of the game when its rules were last written anew', key: 'j', group: CONTENT, refusal: ({ store }) => (store?.swapped === undefined ? 'The rules were not replaced yet' : undefined), run: ({ show }) => void show('swap') },
  { id: 'tour', title: 'Take the tour', hint: 'A prepared game and seven steps through the page', group: 'The page', run: ({ show }) => void show('tour') },
  { id: 'runs', title: 'Save, open or share the game', hint: 'As a file, as a link, or as a scenario', key: 'y', group: 'The page', refusal: needsGame, run: ({ show }) => void show('runs') },
  { id: 'odds', title: 'Odds', hint: 'Play this position on many times and see what comes of it', key: 'p', group: WHAT_IF, refusal: needsGame, run: ({ show }) => void show('odds') },
  { id: 'dice', title: 'Dice and decks', hint: 'Lay dice ready, stack a deck', key: 'f', group: WHAT_IF, refusal: needsGame, run: (context) => { open(context, 'chance', 'dradis-dice-tray'); } },
];
