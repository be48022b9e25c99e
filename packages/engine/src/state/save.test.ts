// Saves read back exactly, and damaged ones are refused with their place.
import { describe, expect, it } from 'vitest';
import { BrokenDocument } from '../errors/broken-document.js';
import { createGame, loadGame } from '../game.js';
import { loadPack } from '../pack/load-pack.js';
import { numbers, playOn } from '../testing/random-answers.js';
import { skirmish } from '../testing/skirmish.js';

const loaded = loadPack(skirmish());

interface Loose {
  format: unknown;
  pack: unknown;
  state: Record<string, unknown> & { frames: Record<string, unknown>[]; zones: number[][]; zoneOf: number[]; random: { s: unknown[] } };
}

function document(): Loose {
  const game = createGame(loaded, { players: 3, seed: 4 });
  playOn(game, numbers(4), 12);
  return JSON.parse(JSON.stringify(game.save())) as Loose;
}

describe('saved games', () => {
  it.each<[string, (saved: Loose) => void, RegExp]>([
    ['another format', (saved) => (saved.format = 2), /expected format 1, found 2/],
    ['another pack', (saved) => (saved.pack = 'other'), /saved with the content "other"/],
    ['a state of another pack', (saved) => (saved.state['pack'] = 'other'), /not of the content/],
    ['too many players', (saved) => (saved.state['players'] = 7), /state.players/],
    ['a missing part', (saved) => delete saved.state['uses'], /state.uses: expected a list, found nothing/],
    ['a fraction', (saved) => (saved.state['step'] = 1.5), /state.step: expected an integer/],
    ['a random source that is none', (saved) => saved.state.random.s.pop(), /state.random.s: expected 4 numbers, found 3/],
    ['a component in two zones', (saved) => saved.state.zones[0]?.push(saved.state.zones[4]?.[0] ?? saved.state.zones[5]?.[0] ?? 0), /is in|lies in/],
    ['a lost component', (saved) => (saved.state.zones[0] = []), /does not lie there/],
    ['an entity that is not there', (saved) => saved.state.zones[0]?.push(9999), /state.zones\[0\]\[\d+\]/],
    ['a program that is not there', (saved) => ((saved.state.frames[0] ?? {})['program'] = 999), /no program 999/],
    ['an instruction that is not there', (saved) => ((saved.state.frames[0] ?? {})['pc'] = 999), /no instruction 999/],
    ['too few locals', (saved) => ((saved.state.frames[0] ?? {})['locals'] = []), /slots, found 0/],
    ['a question nobody asked', (saved) => (saved.state['decision'] = { id: 1, form: 'number', player: 0, options: [1], min: 1, max: 1 }), /asked this|ask this|state.decision/],
    ['a dangerous key', (saved) => (saved.state = JSON.parse('{"__proto__": 1}') as Loose['state']), /not accepted/],
    ['code', (saved) => ((saved.state.frames[0] ?? {})['locals'] = [{ toString: 'alert(1)' }]), /state.frames\[0\].locals\[0\]/],
  ])('are refused: %s', (_name, damage, message) => {
    const saved = document();
    damage(saved);
    expect(() => loadGame(loaded, saved)).toThrow(BrokenDocument);
    expect(() => loadGame(loaded, saved)).toThrow(message);
  });

  it('are accepted when undamaged, and do not follow the game they were taken from', () => {
    const game = createGame(loaded, { players: 3, seed: 4 });
    playOn(game, numbers(4), 12);
    const saved = game.save();
    const text = JSON.stringify(saved);
    playOn(game, numbers(5), 10);
    expect(JSON.stringify(saved)).toBe(text);
    expect(loadGame(loaded, saved).state).toEqual(saved.state);
  });
});
