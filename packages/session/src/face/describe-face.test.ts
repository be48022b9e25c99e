// The card at hand, and who may read it.
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { expect, it } from 'vitest';
import { createSession } from '../session.js';
import type { Session } from '../types/session.js';

/** A game at the first choice between the boxes of a card; games are tried until one has it. */
function atBoxes(): Session {
  for (let number = 0; number < 12; number++) {
    const game = make(`face ${number}`);
    for (game.playSetUp(); !game.position().ended; game.answerAtRandom('decision')) {
      const decision = game.decision();
      if (decision?.form === 'option' && decision.options.some(({ label }) => label.includes('box'))) return game;
    }
  }
  throw new Error('no game had a choice between boxes');
}

const make = (seed: string): Session => createSession({ pack: basePack, sources: baseSources, players: 4, seed, windows: 'able', naming: { players: 'character', number: 'strength' } });

it('is beside the choice between the boxes of a crisis, as it is written', () => {
  const game = atBoxes();
  const { about, player } = game.decision() ?? {};
  const face = game.face(about ?? '');
  expect(face?.kind).toMatch(/crisis/);
  expect(face?.sections.map(({ key }) => key)).toContain('or');
  const lines = game.source(face?.file ?? '')?.split('\n') ?? [];
  for (const { lines: written } of face?.sections ?? []) for (const { number, column, text } of written) expect(lines[number - 1]?.slice(column - 1)).toBe(text);
  // The card lies open: who is asked reads it too.
  expect(game.decision(player)?.about).toBe(about);
  expect(game.face(about ?? '', player)).toEqual(face);
});

it('is not for those who may not know it', () => {
  const game = make('secret');
  game.playSetUp();
  const card = game.view('everything').zones.find(({ id, things }) => id.startsWith('hand@') && things.length > 0)!;
  const { id, title } = card.things[0]!;
  expect(game.face(id)).toMatchObject({ id, title, kind: 'skill card' });
  expect(game.face(id, card.owner!)).toMatchObject({ title });
  expect(game.face(id, 'spectator')).toBeNull();
  expect(game.face('player-1')).toBeNull();
  expect(game.face('no-such-thing')).toBeNull();
});

it('has a text for every card and every character of the pack', () => {
  const game = make('all');
  const things = game.view('everything').zones.flatMap((zone) => zone.things).filter(({ kind }) => /card|crisis|character|destination|attack/.test(kind ?? ''));
  expect(things.length).toBeGreaterThan(200);
  for (const { id } of things) expect(game.face(id)?.file, id).toMatch(/\.yaml$/);
  const silent = [...new Set(things.filter(({ id }) => game.face(id)?.sections.length === 0).map(({ id }) => id.replace(/#\d+$/, '')))];
  // Only this one has nothing to do or to be.
  expect(silent).toEqual(['not-a-cylon']);
});
