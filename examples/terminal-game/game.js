// A game for people who share one terminal: `node game.js [players] [seed]`. `undo` takes the last answer back while nobody has
// learned anything since; an empty line takes the first options.
import { createInterface } from 'node:readline';
import { basePack } from '@dradis/base-game';
import { createTable, IllegalAnswer, loadPack } from '@dradis/engine';

const [players = '4', seed = 'a first game'] = process.argv.slice(2);
const table = createTable(loadPack(basePack), { players: Number(players), seed, windows: 'able' });
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const heard = {};

/** The dice the player has seen since he was last asked, and how the fleet stands. */
function news(player) {
  const { events, next } = table.events(player, heard[player]);
  heard[player] = next;
  for (const event of events) if (event.type === 'rolled') console.log(`  a die shows ${event.result}`);
  const resources = table.view(player).things.filter(({ kind }) => kind === 'resource');
  console.log(`  ${resources.map(({ title, attributes }) => `${title} ${attributes.level}`).join(', ')}`);
}

for (let pending = table.pending(); pending.kind === 'asked'; pending = table.pending()) {
  const { player, revision } = pending;
  const { prompt, options, min, max } = table.question(player);
  console.log();
  news(player);
  console.log(`${player}: ${prompt} (${min === max ? min : `${min} to ${max}`})`);
  options.forEach(({ label }, index) => console.log(`  ${index + 1} ${label}`));
  const { value: line = 'quit', done } = await lines.next();
  if (done || line === 'quit') break;
  const numbers = line === '' ? options.slice(0, min).map((_, index) => index + 1) : line.split(/\D+/).map(Number);
  try {
    if (line === 'undo') console.log(table.undo(player).words ?? 'taken back');
    else table.answer(player, { revision, choose: numbers.map((number) => options[number - 1]?.id ?? line) });
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    console.log(error.message);
  }
}
const end = table.pending();
console.log(end.kind === 'ended' ? `The game ended with ${end.outcome}.` : 'The game was left.');
