// Each check finds what it is there to find: a sound game is spoiled in one place at a time.
import { basePack } from '@dradis/base-game';
import { createGame, type Game, type GameEvent, IllegalAnswer, loadPack, moveToZone, seedRandom, setAttributeOf, setVariable } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { createRandomPlayer } from '../random-player.js';
import { SeatView } from '../seat-view.js';
import { checkAnswers } from './answer-checks.js';
import { EventShadow } from './event-shadow.js';
import { checkAlways, checkState, MOST_FRAMES } from './state-checks.js';

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

const seatsOf = (game: Game) => game.view('everything').players;
const characterOf = (game: Game, player: string): string => seatsOf(game).find(({ id }) => id === player)?.attributes['character'] as string;
/** The first human who does not hold a title. */
const humanNot = (game: Game, title: string): string => seatsOf(game).find(({ id, attributes }) => attributes['revealed'] === false && id !== titleOf(game, title))?.id ?? '';
const titleOf = (game: Game, variable: string): string => game.view('everything').variables[variable] as string;

describe('checkAlways', () => {
  it.each<[string, (game: Game) => void, string | RegExp]>([
    ['a resource above its dial', (game) => { setAttributeOf(game, 'fuel', 'level', 16); }, 'on-its-dial: Fuel is off its dial (fuel)'],
    ['a resource below 0', (game) => { setAttributeOf(game, 'food', 'level', -1); }, 'on-its-dial: Food is off its dial (food)'],
    ['a fleet token off the track', (game) => { setVariable(game, 'jump-preparation', 6); }, 'fleet-token-on-track: the fleet token is beyond the end of the jump track'],
    ['no President', (game) => { setVariable(game, 'president', null); }, /^president-is-due: /],
    ['no Admiral', (game) => { setVariable(game, 'admiral', null); }, /^admiral-is-due: /],
    ['an Admiral in the Brig', (game) => { moveToZone(game, game.view('everything').players.find(({ id }) => id === titleOf(game, 'admiral'))!.attributes['character'] as string, 'brig'); }, 'admiral-is-free: the Admiral is in the Brig, and another human is not'],
    ['a pilot without a viper', (game) => { setAttributeOf(game, 'viper#1', 'pilot', 'player-2'); }, 'flown-by-its-pilot: the pilot of Viper does not fly it (viper#1)'],
    ['a viper without its pilot', (game) => { setAttributeOf(game, 'player-2', 'viper', 'viper#8'); }, /^flies-his-viper: .* \(player-2\)$/],
    ['a card in the wrong deck', (game) => { moveToZone(game, 'evasive-maneuvers#1', 'politics-deck'); }, /^skill-card-in-place: Evasive Maneuvers .*\(evasive-maneuvers#1\)$/],
    ['a human among Cylons', (game) => { moveToZone(game, characterOf(game, humanNot(game, 'admiral')), 'resurrection-ship'); }, /^human-among-humans: /],
    ['a revealed Cylon among humans', (game) => { setAttributeOf(game, humanNot(game, 'admiral'), 'revealed', true); }, /^cylon-among-cylons: /],
    ['a President who is a revealed Cylon', (game) => { setAttributeOf(game, titleOf(game, 'president'), 'revealed', true); }, /^president-is-due: /],
    ['somebody in a viper and in the Brig', (game) => { setAttributeOf(game, 'viper#8', 'pilot', 'player-2'); setAttributeOf(game, 'player-2', 'viper', 'viper#8'); moveToZone(game, 'viper#8', 'stern'); moveToZone(game, characterOf(game, 'player-2'), 'brig'); }, /^sits-in-his-viper: .* \(player-2\)$/],
    ['a character of two players', (game) => { setAttributeOf(game, 'player-1', 'character', characterOf(game, 'player-2')); }, /^plays-his-character: .* \(player-1\)$/],
    ['a Crisis card among the destinations', (game) => { moveToZone(game, 'water-sabotaged', 'destination-discards'); }, /^crisis-card-in-place: /],
    ['too many Cylons', (game) => { for (const card of game.pack.compiled.things.filter(({ kind, values }) => kind === 'loyalty-card' && values['cylon'] === true)) moveToZone(game, card.id, 'loyalty-deck'); }, /^no-more-cylons-than-dealt: /],
    ['too many Loyalty cards', (game) => { for (const id of game.pack.layoutFor(4).ids) if (/^not-a-cylon#/.test(id)) moveToZone(game, id, 'loyalty-deck'); }, /^no-more-loyalty-than-dealt: /],
    ['a raider in the Reserves', (game) => { moveToZone(game, 'raider#1', 'reserves'); }, 'cylon-ship-in-place: Raider is where no Cylon ship can be (raider#1)'],
  ])('finds %s', (_, spoil, message) => {
    const game = advanced(60);
    expect(checkAlways(game)).toEqual([]);
    spoil(game);
    expect(checkAlways(game)).toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message));
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
