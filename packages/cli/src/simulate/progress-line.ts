// How far a simulation is, on one line of the terminal. Must not read a clock of its own.

const EVERY_MS = 200;
const WIDTH = 24;

/** How long, for people: `8 s`, `3 min 20 s`, `2 h 5 min`. */
function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/**
 * Writes a bar, the games and the time left, now and then; at the end it clears the line.
 *
 * @param total games in all; `begun` of them were played before, and say nothing of the speed
 * @param now milliseconds of a clock that never goes back
 */
export function progressLine(total: number, begun: number, write: (text: string) => void, now: () => number): (played: number) => void {
  const start = now();
  let last = start - EVERY_MS;
  return (played) => {
    const time = now();
    if (played >= total) {
      write('\r\u001b[K');
      return;
    }
    if (time - last < EVERY_MS) return;
    // The first games are told at once, however soon after the line that says that it has begun.
    if (played > begun) last = time;
    const full = Math.floor((played / total) * WIDTH);
    const left = played > begun ? `, about ${duration((((time - start) / 1000) * (total - played)) / (played - begun))} left` : '';
    write(`\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${played} of ${total} games${left}`);
  };
}
