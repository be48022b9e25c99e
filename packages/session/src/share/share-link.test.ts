// Tests of links: there and back, through what chat clients do to them, bounded, and refused when they are damaged.
import { basePack } from '@dradis/base-game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { playedSmall } from '../testing/small-pack.js';
import { readShareLink, writeShareLink } from './share-link.js';

async function linkOf(document: Parameters<typeof writeShareLink>[0]): Promise<string> {
  const written = await writeShareLink(document);
  if ('problem' in written) throw new Error(written.problem);
  return written.fragment;
}

async function opened(fragment: string): Promise<unknown> {
  const read = await readShareLink(fragment);
  return 'document' in read ? read.document : read.problem;
}

describe('a link', () => {
  const game = playedSmall('links', 600);
  game.goto(200);

  it('brings the game to where it stood, edits and all', async () => {
    game.branches.make({ change: { kind: 'edit', edits: [{ kind: 'value', path: 'resources/fuel/level', value: 3 }] } });
    const fragment = await linkOf(game.save());
    expect(fragment).toMatch(/^run1=[\w-]+$/);
    for (const way of [fragment, `#${fragment}`, encodeURIComponent(fragment), `${fragment}.`, `${fragment})\n`]) {
      const other = playedSmall('other', 10);
      expect(other.restore(await opened(way))).toBeNull();
      expect([other.position(), other.hash()]).toEqual([game.position(), game.hash()]);
    }
    game.branches.switch('main');
  });

  it('of three hundred answers of the base game is short', async () => {
    const base = createSession({ pack: basePack, sources: {}, players: 4, seed: 'long', windows: 'able' });
    for (let i = 0; i < 300; i++) if (base.run({ until: 'decision', direction: 1 }).reason === 'decision') base.answerAtRandom();
    const document = base.save();
    expect(document.inputs.length).toBeGreaterThan(200);
    const fragment = await linkOf(document);
    expect(fragment.length).toBeLessThan(8000);
    const other = createSession({ pack: basePack, sources: {}, players: 3, seed: 'x' });
    expect(other.restore(await opened(fragment))).toBeNull();
    expect(other.hash()).toBe(base.hash());
  });

  it('that would be too long is not written', async () => {
    expect(await writeShareLink(game.save(), 100)).toMatchObject({ problem: expect.stringContaining('at most 100') as string });
  });

  it.each([
    ['of something else', 'page=3', 'holds no game'],
    ['that was cut', 'run1=abc', 'damaged'],
    ['with a letter that is none', 'run1=ab*c', 'damaged'],
    ['that is empty', '', 'holds no game'],
    ['that is encoded badly', '%E0%A4%A', 'holds no game'],
  ])('%s is refused', async (_what, fragment, why) => {
    expect(await opened(fragment)).toContain(why);
  });

  it('damaged anywhere is refused', async () => {
    const fragment = await linkOf(game.save());
    const whole = JSON.stringify(await opened(fragment));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 5, max: fragment.length - 1 }), async (at) => {
        const damaged = fragment.slice(0, at) + (fragment[at] === 'A' ? 'B' : 'A') + fragment.slice(at + 1);
        const read = await opened(damaged);
        // The last letter may hold bits that mean nothing.
        if (JSON.stringify(read) !== whole) expect(read).toContain('damaged');
      }),
      { numRuns: 200 },
    );
  });

  it('that unpacks to more than any game is stopped on the way', async () => {
    const packed = await new Response(new Blob([new Uint8Array(8_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
    const bomb = Buffer.concat([Buffer.from(packed), Buffer.alloc(4)]);
    let sum = 0x811c9dc5;
    for (const byte of Buffer.from(packed)) sum = Math.imul(sum ^ byte, 0x01000193);
    bomb.writeInt32LE(sum, packed.byteLength);
    expect(await opened(`run1=${bomb.toString('base64url')}`)).toContain('unpacks to more than');
  });
});
