import { skirmish } from '/work/main/packages/engine/src/testing/skirmish.js';
import { loadPack } from '/work/main/packages/engine/src/pack/load-pack.js';
import { createGame, loadGame } from '/work/main/packages/engine/src/game.js';
import { hashState } from '/work/main/packages/engine/src/state/hash-state.js';
import { checkInvariants } from '/work/main/packages/engine/src/state/check-invariants.js';
import { test } from 'vitest';
test('try', () => {
const pack = loadPack(skirmish());
let r = 12345; const rnd = (n: number) => { r = (Math.imul(r, 1103515245) + 12345) >>> 0; return (r >>> 8) % n; };
const forms: Record<string, number> = {};
const t0 = performance.now(); let dec = 0, steps = 0;
const N=2000;
for (let g = 0; g < N; g++) {
  const game = createGame(pack, { players: 2 + (g % 3), seed: g });
  let s = game.run();
  while (s === 'decision') {
    const b = game.bounds()!; const n = game.optionCount;
    const k = b.min + rnd(b.max - b.min + 1);
    const idx: number[] = []; while (idx.length < k) { const i = rnd(n); if (!idx.includes(i)) idx.push(i); }
    forms[game.state.decision!.form] = (forms[game.state.decision!.form] ?? 0) + 1;
    game.answerIndexes(idx); dec++;
    s = game.state.decision ? 'decision' : 'ended';
  }
  steps += game.state.step;
  const bad = checkInvariants(game.machine.layout, game.state); if (bad.length) throw new Error(bad.join());
}
const ms = performance.now() - t0;
console.log(forms, { N, dec, steps, ms, stepsPerS: steps / ms * 1000, gamesPerS: N / ms * 1000 });
});
