// What is drawn while a hand drags: a table of what happens when, and what each draw shows.
import { expect, it } from 'vitest';
import { DragHold, LONGEST_MS, REST_MS, type Clock } from './drag-hold.js';

type Happening = readonly [at: number, what: 'drag' | 'end' | 'draw'];

/** What is drawn at which millisecond; a draw that the hold asks for is drawn at once. */
function check(happenings: readonly Happening[], expected: readonly string[]): void {
  let now = 0;
  let due: { readonly at: number; readonly act: () => void } | undefined;
  const clock: Clock = {
    now: () => now,
    after: (wait, act) => {
      const mine = { at: now + wait, act };
      due = mine;
      return () => { if (due === mine) due = undefined; };
    },
  };
  const drawn: string[] = [];
  const draw = (): void => { drawn.push(`${String(now)} ${hold.holds() ? 'some' : 'all'}`); };
  const hold = new DragHold(draw, clock);
  const passTo = (time: number): void => {
    if (due !== undefined && due.at <= time) {
      const { at, act } = due;
      due = undefined;
      now = at;
      act();
    }
    now = time;
  };
  for (const [at, what] of happenings) {
    passTo(at);
    if (what === 'drag') hold.dragged();
    else if (what === 'end') hold.end();
    else draw();
  }
  passTo(Number.MAX_SAFE_INTEGER);
  expect(drawn).toEqual(expected);
}

it.each<[string, readonly Happening[], readonly string[]]>([
  ['draws everything when nobody drags', [[0, 'draw'], [9, 'draw']], ['0 all', '9 all']],
  ['holds while the hand moves, and draws everything when it rests', [[0, 'drag'], [5, 'draw'], [60, 'drag'], [65, 'draw']], ['5 some', '65 some', `${String(60 + REST_MS)} all`]],
  ['draws everything when the hand lets go, and only once', [[0, 'drag'], [5, 'draw'], [9, 'end'], [12, 'draw']], ['5 some', '12 all']],
  ['holds again when a hand that rested moves on', [[0, 'drag'], [REST_MS + 50, 'drag'], [REST_MS + 55, 'draw'], [REST_MS + 60, 'end']], [`${String(REST_MS)} all`, `${String(REST_MS + 55)} some`]],
  [
    'draws everything now and then under a hand that never rests',
    [...Array.from({ length: 2 + (2 * LONGEST_MS) / 50 }, (_, at): Happening[] => [[at * 50, 'drag'], [at * 50, 'draw']]).flat(), [2 * LONGEST_MS + 60, 'end']],
    Array.from({ length: 2 + (2 * LONGEST_MS) / 50 }, (_, at) => `${String(at * 50)} ${at > 0 && (at * 50) % LONGEST_MS === 0 ? 'all' : 'some'}`),
  ],
])('%s', (_, happenings, expected) => { check(happenings, expected); });
