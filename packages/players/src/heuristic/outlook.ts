/** What the cards of a check are likely to add up to, for somebody who sees how many each player gave. Must not choose cards. */
import type { Mind } from './mind.js';
import { suspicionOf } from './people.js';
import type { Table } from './table.js';

/** Average strength of a Skill card, and of one that somebody chose to add. */
const STRENGTH = 1.95;
const GIVEN = 2.4;
/** Destiny's cards in a check, and skills in the game. */
const DESTINY = 2;
const SKILLS = 5;
/** How likely somebody is a traitor against whom nothing speaks, and what a traitor takes from a check. */
const DOUBT = 0.12;
const SABOTAGE = 1.3;
/** What a revealed Cylon has taken with each card, and what one still to be asked will take. */
const OPEN_HARM = 2.8;
const COMING_HARM = 2.2;

/** Strengths, counted for the check. */
export interface Outlook {
  /** What lies in the check, Destiny's cards included. */
  readonly sofar: number;
  /** What players who are still to be asked could add, those between the asked one and the current player. */
  readonly later: number;
  /** What they may take away, 0 or more. */
  readonly harm: number;
}

/** The part of a player's cards that the check counts for it, by the skills his character draws. */
function shareOf(player: number, table: Table): number {
  const helpful = table.list('helpful-skills');
  const own = table.attributes('skills', table.attribute('character', player));
  return own.length === 0 ? helpful.length / SKILLS : own.filter((skill) => helpful.includes(skill)).length / own.length;
}

function doubtOf(player: number, table: Table, mind: Mind): number {
  return Math.max(0, Math.min(1, DOUBT + suspicionOf(player, table, mind)));
}

/** The strength of cards that lie open; undefined while they are face down. */
function laidOpen(table: Table): number | undefined {
  if (table.number('face-up-check') !== 1) return undefined;
  const helpful = table.list('helpful-skills');
  return table.sight.contents(table.names.zones['open-check-pile']).reduce((sum, card) => sum + (helpful.includes(table.attribute('skill', card)) ? 1 : -1) * table.attribute('strength', card), 0);
}

function given(table: Table, mind: Mind): number {
  let sum = DESTINY * STRENGTH * ((2 * table.list('helpful-skills').length) / SKILLS - 1);
  for (const player of table.everyone()) {
    const count = mind.given(table.id(player));
    if (count === 0) continue;
    // Somebody who gives many cards gives them to be seen helping.
    const doubt = doubtOf(player, table, mind) * (count > 2 ? 0.5 : 1);
    sum += table.revealed(player) ? -count * OPEN_HARM : count * GIVEN * (1 - 2 * doubt);
  }
  return sum;
}

/** How the check that is going on looks to the asked player before he gives anything. */
export function outlook(table: Table, mind: Mind): Outlook {
  const { playerLo } = table.names.layout;
  const current = table.number('current-player');
  let later = 0;
  let harm = 0;
  for (let player = table.me; player !== current; ) {
    player = playerLo + ((player - playerLo + 1) % table.players);
    const cards = table.handSize(player);
    if (cards === 0) continue;
    if (table.revealed(player)) harm += COMING_HARM;
    else {
      const doubt = doubtOf(player, table, mind);
      const useful = cards * shareOf(player, table);
      harm += doubt * SABOTAGE;
      later += (1 - doubt) * (table.location(player) === 'brig' ? Math.min(1, useful) * 3 : useful * STRENGTH);
    }
  }
  return { sofar: laidOpen(table) ?? given(table, mind), later, harm };
}
