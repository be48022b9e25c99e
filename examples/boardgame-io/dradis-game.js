// A game of boardgame.io whose rules are a pack. Its state G holds the saved game and nothing else that matters; what a client
// gets is the view of its seat. All that boardgame.io is told is who is asked, so that it lets only him move.
import { createRequire } from 'node:module';
import { basePack } from '@dradis/base-game';
import { createGame, IllegalAnswer, loadGame, loadPack } from '@dradis/engine';

// Its ES modules import folders, which Node refuses.
const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const pack = loadPack(basePack);
/** Their players count from 0, ours from 1; whoever has no number watches. */
const seatOf = (playerID) => (/^\d+$/.test(playerID ?? '') ? `player-${Number(playerID) + 1}` : 'spectator');
const playerOf = (seat) => String(Number(seat.slice('player-'.length)) - 1);

/** What boardgame.io keeps of a game. */
function kept(game) {
  return { save: game.save(), asked: game.decision() === null ? null : playerOf(game.decision().player), outcome: game.view('spectator').outcome };
}

/** What one seat may see of it: the table, and the question if it is asked. */
function seen({ save, asked, outcome }, playerID) {
  const game = loadGame(pack, save);
  const decision = asked !== null && asked === playerID ? game.decision() : null;
  return { view: game.view(seatOf(playerID)), decision, asked, outcome };
}

/** The options of the question that is asked, as far as `G` tells: all of it on the master, one seat's view on a client. */
function question(G) {
  return G.save === undefined ? G.decision : loadGame(pack, G.save).decision();
}

/** The game for boardgame.io. `seed` decides every shuffle, draw and die: their random source is not used, so that a save is whole. */
export function dradisGame(seed) {
  return {
    name: pack.id,
    minPlayers: pack.players.min,
    maxPlayers: pack.players.max,
    setup: ({ ctx }) => {
      const game = createGame(pack, { players: ctx.numPlayers, seed, windows: 'all' });
      game.run();
      return kept(game);
    },
    turn: {
      // One turn of theirs lasts the whole game: ours are told by the rules.
      onBegin: ({ G, events }) => events.setActivePlayers({ value: { [G.asked]: 'asked' } }),
      stages: {
        asked: {
          moves: {
            answer: {
              // A client has no saved game to answer in: the master does it.
              client: false,
              move: ({ G, playerID, events }, decision, choose) => {
                if (playerID !== G.asked) return INVALID_MOVE;
                const game = loadGame(pack, G.save);
                try {
                  game.answer({ decision, choose });
                } catch (error) {
                  if (error instanceof IllegalAnswer) return INVALID_MOVE;
                  throw error;
                }
                const next = kept(game);
                if (next.asked !== null) events.setActivePlayers({ value: { [next.asked]: 'asked' } });
                return next;
              },
            },
          },
        },
      },
    },
    playerView: ({ G, playerID }) => seen(G, playerID),
    endIf: ({ G }) => (G.outcome === null ? undefined : { outcome: G.outcome }),
    ai: {
      enumerate: (G) => {
        const decision = question(G);
        if (decision === null) return [];
        const { id, options, min, max } = decision;
        const answers = options.map((option) => [option.id]).filter(() => min <= 1 && max >= 1);
        if (min === 0) answers.push([]);
        if (min > 1) answers.push(options.slice(0, min).map((option) => option.id), options.slice(-min).map((option) => option.id));
        return answers.map((choose) => ({ move: 'answer', args: [id, choose] }));
      },
    },
  };
}
