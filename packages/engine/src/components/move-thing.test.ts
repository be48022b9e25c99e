// What moving does to places, handles and faces.
import { describe, expect, it } from 'vitest';
import type { Game } from '../game.js';
import { moveToZone, setFaceUp } from '../game-edit.js';
import { pack } from '../testing/pack-builder.js';
import { started } from '../testing/run-main.js';
import { table } from '../testing/table-pack.js';

/** What the public sees in a zone. */
function seen(game: Game, zone: string): string[] {
  return game.view('spectator').zones.find((one) => one.id === zone)?.contents ?? [];
}

function isFaceUp(game: Game, id: string): boolean | undefined {
  return game.view('everything').things.find((one) => one.id === id)?.faceUp;
}

describe('handles', () => {
  it('of a hand are all new when one of its cards leaves', () => {
    const game = started(pack(table()));
    for (const card of ['a', 'b', 'c']) moveToZone(game, card, 'hand@1');
    const before = seen(game, 'hand@1');
    moveToZone(game, 'b', 'pile');
    const after = seen(game, 'hand@1');
    expect([before.length, after.length]).toEqual([3, 2]);
    expect(after.filter((handle) => before.includes(handle))).toEqual([]);
  });

  it('of a deck stay when one is drawn, and the drawn one gets a new one', () => {
    const game = started(pack(table()));
    const [bottom, middle, top] = seen(game, 'deck');
    moveToZone(game, 'c', 'hand@1');
    expect(seen(game, 'deck')).toEqual([bottom, middle]);
    expect(seen(game, 'hand@1')).not.toContain(top);
  });

  it('of what lies face down in the open stay while it lies there and as it moves in the open', () => {
    const game = started(pack(table()));
    moveToZone(game, 'token#1', 'n1');
    const handle = seen(game, 'n1');
    moveToZone(game, 'token#1', 'e1');
    expect(handle[0]).toMatch(/^\?/);
    expect(seen(game, 'e1')).toEqual(handle);
    moveToZone(game, 'token#1', 'bag');
    expect(seen(game, 'bag')).not.toContain(handle[0]);
  });
});

describe('faces', () => {
  it('stay up in the open and go down out of it', () => {
    const game = started(pack(table()));
    setFaceUp(game, 'token#1', true);
    moveToZone(game, 'token#1', 'n1');
    setFaceUp(game, 'token#1', true);
    moveToZone(game, 'token#1', 'e1');
    expect([isFaceUp(game, 'token#1'), seen(game, 'e1')]).toEqual([true, ['token#1']]);
    moveToZone(game, 'token#1', 'bag');
    expect(isFaceUp(game, 'token#1')).toBe(false);
  });
});
