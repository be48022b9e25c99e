// Their bots and clients play our rules to the end.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { dradisGame } from './dradis-game.js';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');
const { RandomBot, Step } = require('boardgame.io/ai');

const options = { numPlayers: 3, debug: false };

test('a bot of theirs plays a game to its end', async () => {
  // The master's state, seen whole: what a server's bot is given.
  const { playerView: _view, ...game } = dradisGame('their bot');
  const client = Client({ game, ...options });
  client.start();
  const bot = new RandomBot({ game, enumerate: game.ai.enumerate, seed: 'bot' });
  for (let moves = 0; client.getState().ctx.gameover === undefined; moves++) {
    assert.ok(moves < 20_000, 'the game does not end');
    const { G } = client.getState();
    client.updatePlayerID(G.asked);
    await Step(client, bot);
    assert.notDeepEqual(client.getState().G.save.state.decision, G.save.state.decision, 'the bot made no move');
  }
  assert.match(client.getState().ctx.gameover.outcome, /^[a-z-]+$/);
});

/** Lets the master answer: even a local one does it later. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 2));

test('clients of theirs see their own seat and answer only their own questions', async () => {
  const game = dradisGame('their clients');
  const multiplayer = Local();
  const clients = [0, 1, 2, null].map((playerID) => Client({ game, ...options, multiplayer, ...(playerID === null ? {} : { playerID: String(playerID) }) }));
  for (const client of clients) client.start();
  await settled();
  const [first] = clients;
  for (let answers = 0; answers < 200 && first.getState().ctx.gameover === undefined; answers++) {
    const asked = Number(first.getState().G.asked);
    for (const [index, client] of clients.entries()) {
      const { G } = client.getState();
      assert.equal(G.save, undefined, 'a client holds the saved game');
      assert.equal(G.view.seat, index === 3 ? 'spectator' : `player-${index + 1}`);
      assert.equal(G.decision !== null, index === asked);
    }
    const { id, options: offered, min } = clients[asked].getState().G.decision;
    const choose = offered.slice(0, Math.max(min, 1)).map((option) => option.id);
    const other = clients[(asked + 1) % 3];
    const before = JSON.stringify(first.getState().G);
    const error = console.error;
    // They report a refused move there.
    console.error = () => {};
    other.moves.answer(id, choose);
    clients[asked].moves.answer(id, ['not on offer']);
    await settled();
    console.error = error;
    assert.equal(JSON.stringify(first.getState().G), before, 'an illegal answer changed the game');
    clients[asked].moves.answer(id, choose);
    await settled();
    assert.notEqual(clients[asked].getState().G.decision?.id, id, 'the answer was not taken');
  }
  for (const client of clients) client.stop();
});
