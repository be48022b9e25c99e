// What an editor waits for while a card of the base pack is being typed: diagnostics and completion after each keystroke.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createService } from '@dradis/language-service';
import { ownCpuMs } from './cpu-time.mjs';
import { quantile } from './interleave.mjs';

const CONTENT = join(import.meta.dirname, '..', '..', 'content', 'base');
/** What is typed, letter by letter, at the end of a line of the card's effect. */
const TYPED = '\n    if the number of raiders is at least 2: lose 1 population\n    draw 2 politics cards as drawn';
/** Times it is typed. The first one warms up and is not counted. */
const ROUNDS = 4;

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml') && !path.startsWith('scenarios'))
  .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(CONTENT, path), 'utf8') }));
const card = files.find(({ path, text }) => path.startsWith('cards/crisis/') && text.includes('  fail: |\n'));
if (card === undefined) throw new Error('content/base has no crisis card with a block of effects');
const header = '  fail: |\n';
const at = card.text.indexOf('\n', card.text.indexOf(header) + header.length);

/** Types into the card and times each keystroke: until the diagnostics are there, and then until the completions are. */
function type() {
  if (card === undefined) throw new Error('no card');
  const service = createService({ files });
  service.diagnostics(card.path);
  /** @type {number[]} */
  const diagnostics = [];
  /** @type {number[]} */
  const completions = [];
  let offered = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let length = 1; length <= TYPED.length; length += 1) {
      service.update(card.path, card.text.slice(0, at) + TYPED.slice(0, length) + card.text.slice(at));
      const start = ownCpuMs();
      service.diagnostics(card.path);
      const told = ownCpuMs();
      const items = service.completion(card.path, at + length);
      const done = ownCpuMs();
      offered += items.length;
      if (round === 0) continue;
      diagnostics.push(told - start);
      completions.push(done - told);
    }
  }
  if (offered === 0) throw new Error('nothing was offered');
  return { diagnostics, completions };
}

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  rows: () => {
    const { diagnostics, completions } = type();
    const note = /** @param {number[]} times */ (times) => `${times.length} keystrokes; median ${quantile(times, 0.5).toFixed(1)} ms`;
    return [
      { what: 'diagnostics of the base pack after a keystroke, p95', value: quantile(diagnostics, 0.95), unit: ' ms', better: 'lower', floor: 100, goal: 50, note: note(diagnostics) },
      { what: 'completion after a keystroke, p95', value: quantile(completions, 0.95), unit: ' ms', better: 'lower', floor: 100, goal: 50, note: note(completions) },
    ];
  },
};
