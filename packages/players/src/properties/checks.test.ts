// Each check finds what it is there to find: a sound game is spoiled in one place at a time.
import { basePack } from '@dradis/base-game';
import { createGame, type Game, type GameEvent, IllegalAnswer, loadPack, moveToZone, seedRandom, setAttributeOf, setVariable } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { createRandomPlayer } from '../random-player.js';
import { SeatView } from '../seat-view.js';
import { checkAnswers } from './answer-checks.js';
import { checkBaseGame } from './base-game-checks.js';
import { EventShadow } from './event-shadow.js';
import { checkState, MOST_FRAMES } from './state-checks.js';

const pack = loadPack(basePack);

/** A game some answers old. `hear` gets what happens from its beginning. */
function advanced(answers: number, hear: (event: GameEvent, game: Game) => void = () => undefined): Game {
  const game = createGame(pack, { players: 4, seed: 'checks', windows: 'able' });
  game.onEvent = (event) => {
    hear(event, game);
  };
  game.run();
  const player = createRandomPlayer('checks');
  const seen = new SeatView(game);
  for (let count = 0; count < answers && game.state.decision !== null; count += 1) game.answerIndexes(player.choose(seen));
  return game;
}

const entity = (game: Game, id: string): number => game.pack.layoutFor(game.state.players).entityOf.get(id) ?? -1;
const titleOf = (game: Game, variable: string): string => game.view('everything').variables[variable] as string;

describe('checkBaseGame', () => {
  it.each<[string, (game: Game) => void, string | RegExp]>([
    ['a resource above its dial', (game) => { setAttributeOf(game, 'fuel', 'level', 16); }, 'fuel stands at 16'],
    ['a resource below 0', (game) => { setAttributeOf(game, 'food', 'level', -1); }, 'food stands at -1'],
    ['a fleet token off the track', (game) => { setVariable(game, 'jump-preparation', 6); }, 'the fleet token is on space 6'],
    ['no President', (game) => { setVariable(game, 'president', null); }, 'President is nobody, though there are humans'],
    ['no Admiral', (game) => { setVariable(game, 'admiral', null); }, 'Admiral is nobody, though there are humans'],
    ['an Admiral in the Brig', (game) => { moveToZone(game, game.view('everything').players.find(({ id }) => id === titleOf(game, 'admiral'))!.attributes['character'] as string, 'brig'); }, /^the Admiral player-\d is in the Brig, though another human is not$/],
    ['a pilot without a viper', (game) => { setAttributeOf(game, 'viper#1', 'pilot', 'player-2'); }, 'the pilot of viper#1 is player-2, who flies nobody'],
    ['a viper without its pilot', (game) => { setAttributeOf(game, 'player-2', 'viper', 'viper#8'); }, 'player-2 flies viper#8, whose pilot is nobody'],
    ['a card in the wrong deck', (game) => { game.state.zones[entity(game, 'politics-deck') - game.pack.layoutFor(4).zoneLo]!.push(entity(game, 'evasive-maneuvers-1#1')); }, /^.* lies in politics-deck$/],
    ['a raider in the Reserves', (game) => { moveToZone(game, 'raider#1', 'reserves'); }, 'raider#1 lies in reserves'],
  ])('finds %s', (_, spoil, message) => {
    const game = advanced(60);
    expect(checkBaseGame(game)).toEqual([]);
    spoil(game);
    expect(checkBaseGame(game)).toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});

describe('checkState', () => {
  it('finds a thing in two places and a stack without end', () => {
    const game = advanced(60);
    expect(checkState(game)).toEqual([]);
    const { zones, frames } = game.state;
    zones[0]!.push(zones.find((contents, index) => index > 0 && contents.length > 0)![0]!);
    while (frames.length <= MOST_FRAMES) frames.push(frames[0]!);
    expect(checkState(game)).toEqual(expect.arrayContaining([expect.stringMatching(/ is in .* and in /), `${MOST_FRAMES + 1} frames lie on the stack`]));
  });
});

describe('EventShadow', () => {
  /** Plays with a shadow that misses the events of one type. */
  function shadowed(missing: GameEvent['type'] | undefined): string[] {
    let shadow: EventShadow | undefined;
    const fresh = createGame(pack, { players: 4, seed: 'checks', windows: 'able' });
    const game = advanced(60, (event) => {
      shadow ??= new EventShadow(fresh);
      if (event.type !== missing) shadow.hear(event);
    });
    return shadow?.differences(game) ?? ['nothing happened'];
  }

  it('tells the same as the state', () => {
    expect(shadowed(undefined)).toEqual([]);
  });

  it.each(['moved', 'attribute-set', 'variable-set'] as const)('differs when events of the type %s are missing', (missing) => {
    expect(shadowed(missing).length).toBeGreaterThan(0);
  });
});

describe('checkAnswers', () => {
  const random = seedRandom('check answers');

  it('is content with a sound game, and changes nothing', () => {
    const game = advanced(60);
    const before = JSON.stringify(game.save());
    expect(checkAnswers(game, random)).toEqual([]);
    expect(JSON.stringify(game.save())).toBe(before);
  });

  it('finds an answer that is taken though it is not offered', () => {
    const game = advanced(60);
    game.answerIndexes = () => undefined;
    expect(checkAnswers(game, random)).toContainEqual(expect.stringMatching(/^decision \d+: option -1 is accepted$/));
  });

  it('finds a refusal that changes the state', () => {
    const game = advanced(60);
    game.answerIndexes = () => {
      game.state.step += 1;
      throw new IllegalAnswer('unknown-option', 'no');
    };
    expect(checkAnswers(game, random)).toContainEqual(expect.stringContaining('was refused and changed the state'));
  });

  it('finds an option that fails', () => {
    const game = advanced(60);
    game.state.decision!.options = [...game.state.decision!.options.slice(0, -1), 999_999];
    expect(checkAnswers(game, random).length).toBeGreaterThan(0);
  });
});
