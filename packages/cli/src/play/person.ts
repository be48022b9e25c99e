// A person at the terminal: sees the news, the question and its options, types an answer. Must not change the game.
import { type Game, type GameEvent, redactEvent, type Seat } from '@dradis/engine';
import { logLine, type Namer } from './log-line.js';
import { readChoice } from './read-choice.js';
import { levelsLine, playerName, tableText } from './table-text.js';

/** Where a person reads and types. */
export interface Terminal {
  readonly out: (text: string) => void;
  /** The next line typed; undefined when the input is at its end. */
  readonly nextLine: () => Promise<string | undefined>;
}

/** The person left: by a command, or because the input ended. */
export class PersonLeft extends Error {
  override readonly name = 'PersonLeft';
}

const HELP = `  a number       takes that option; several numbers where several may be chosen; an empty line for none
  table (t)      shows everything on the table that you may see
  why (w)        says what cannot be chosen now, and why
  quit (q)       ends the program
`;

/** Titles for whatever events and options mention. It only words what a person was given, so it may know everything. */
export function namerFor(game: Game): Namer {
  const { ids, titles } = game.pack.layoutFor(game.state.players);
  const known = new Map(ids.map((id, index) => [id, titles[index] ?? '']));
  return (id) => (id.startsWith('?') ? 'something face down' : id.startsWith('player-') ? id.replace('player-', 'Player ') : known.get(id) || id);
}

/** The lines of news since an event number for one seat (0 the public, n player n), without repeats in a row. */
export function newsLines(events: readonly GameEvent[], from: number, seat: number, name: Namer): string[] {
  const lines = events.slice(from).flatMap((event) => {
    const seen = redactEvent(event, seat);
    const line = seen === null ? undefined : logLine(seen, name);
    return line === undefined ? [] : [line];
  });
  const out: string[] = [];
  for (let index = 0, same = 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === lines[index + 1]) {
      same += 1;
      continue;
    }
    out.push(same === 1 ? line : `${line} (${same} times)`);
    same = 1;
  }
  return out;
}

function showQuestion(game: Game, terminal: Terminal): void {
  const decision = game.decision();
  if (decision === null) return;
  const { player, prompt, purpose, options, min, max, source } = decision;
  const name = namerFor(game);
  const view = game.view(player as Seat);
  const about = source.thing === null ? '' : `${name(source.thing)}: `;
  terminal.out(`\n${playerName(view, player)}   ${levelsLine(view)}\n`);
  terminal.out(`${about}${prompt}${purpose === null ? '' : ` (to ${purpose})`}\n`);
  const width = String(options.length).length;
  options.forEach(({ label, thing }, index) => {
    const of = thing !== undefined && name(thing) !== label && !thing.startsWith('?') ? ` (${name(thing)})` : '';
    terminal.out(`  ${String(index + 1).padStart(width)}  ${label}${of}\n`);
  });
  const amount = min === 1 && max === 1 ? '' : ` ${min === max ? min : `${min} to ${max}`} of them`;
  terminal.out(`choose${amount} (? for help)> `);
}

function refusals(game: Game): string {
  const refused = game.explain().map(({ label, reasons }) => `  ${label}: ${reasons.map(({ words, source }) => (source === null ? words : `${words} (${source})`)).join('; ')}`);
  return refused.length === 0 ? '  nothing is forbidden\n' : `${refused.join('\n')}\n`;
}

/** Asks until the answer is a legal one; gives positions of options, from 0. Throws PersonLeft. */
export async function askPerson(game: Game, terminal: Terminal): Promise<readonly number[]> {
  for (;;) {
    showQuestion(game, terminal);
    const line = await terminal.nextLine();
    const decision = game.decision();
    if (line === undefined || decision === null) throw new PersonLeft('the input has ended');
    const typed = readChoice(line, decision);
    if ('choose' in typed) return typed.choose;
    if ('problem' in typed) terminal.out(`  ${typed.problem}\n`);
    else if (typed.command === 'quit') throw new PersonLeft('quit');
    else if (typed.command === 'table') terminal.out(`${tableText(game.view(decision.player as Seat))}\n`);
    else terminal.out(typed.command === 'why' ? refusals(game) : HELP);
  }
}
