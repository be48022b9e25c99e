// Tests of what kinds, things and zones compile to, on one pack that uses every form there is.
import { loadPack } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { compilePack } from '../pack-compiler.js';
import { smallPack } from '../testing/small-pack.js';

const RICH = {
  'rules/more.yaml': `kinds:
  - id: plot
    is: zone
    fields: { fertile: condition, crop: resource }
  - id: tool
    fields: { quality: number }
    live:
      abilities: { in: store }
    abilities:
      - { id: worth, modify: yield of a card, by: quality of this, rulings: [R-1] }
  - id: sharp-tool
    is: tool
    two-sided: true
  - id: charm
    is: card
    starts-in: store
    place-each: move {item} to {key}
    fields:
      keeper: expression player
      needs: expression condition
      blessing: personal effect
      layout: placements
      moods: list of ending
      sort: kind
      suit-of: { type: number, as: rank }
      signs:
        group:
          first: { type: condition, as: sign }
    live:
      action: { in: [hand, store], used-by: owner of this, if: turn is at least 1 }
      in-play: { in: store }
    on-use: |
      resolve this ability
      discard this
zones:
  - { id: meadow, kind: plot, fertile: true, crop: wheat, sees: turn is at least 1, action: gain 1 wheat }
acts:
  - { id: resting, words: resting, gives: { who: player } }
things:
  - { id: hoe, kind: sharp-tool, copies: [{ count: 2, quality: 1 }, { count: 1, quality: 3 }], starts-in: store }
`,
  'cards/rainbow.yaml': `id: rainbow
kind: charm
title: The Rainbow
name: bow of rain
grows: wheat
keeper: current player
needs: wheat is empty
blessing: move top card of draw-pile to hand of you
layout: { store: "sunshine, storm", discard-pile: shelter }
moods: [full-barn, bare-barn]
sort: resource
suit-of: 4
signs: { first: true }
action:
  - gain 1 wheat
  - { id: rest, title: Rest, if: you is current player, does: nothing, limit: "once per game, by anyone" }
in-play:
  until: a resource is lost
  forbid: resting
  if: who is current player
`,
};

describe('a pack that uses every form', () => {
  const { pack, diagnostics } = compilePack(smallPack({ ...RICH, 'cards/rainbow.yaml': RICH['cards/rainbow.yaml'].replace(/^layout.*\n/m, ''), 'pack.yaml': manifest() }));

  it('has no mistakes and loads', () => {
    expect(diagnostics).toEqual([]);
    expect(() => loadPack(pack)).not.toThrow();
  });

  it('reads values, groups, renamed fields and names of kinds', () => {
    expect(pack?.things.find(({ id }) => id === 'rainbow')).toMatchObject({
      title: 'The Rainbow',
      startsIn: 'store',
      values: { grows: 'wheat', moods: ['full-barn', 'bare-barn'], sort: 'resource', rank: 4, sign: true },
      effects: { keeper: 'rainbow.keeper', needs: 'rainbow.needs', blessing: 'rainbow.blessing' },
    });
    expect(pack?.attributes.find(({ id }) => id === 'rank')).toEqual({ id: 'rank', of: 'charm', type: 'number', fixed: true, initial: 0, secret: false });
  });

  it('gives expression fields programs that give a value back, and personal effects a `you`', () => {
    expect(pack?.programs.find(({ id }) => id === 'rainbow.keeper')).toMatchObject({ code: [['return', ['global', 'current-player']]], returns: 'thing:player' });
    expect(pack?.programs.find(({ id }) => id === 'rainbow.blessing')?.locals[0]).toEqual({ name: 'you', type: 'thing:player' });
    expect(pack?.programs.find(({ id }) => id === 'storm.harvest')?.locals[0]).toEqual({ name: '', type: 'thing:player' });
  });

  it('says which variables are bookkeeping, which is no matter of the hash', () => {
    const days = (more: string) => compilePack(smallPack({ 'rules/more.yaml': `variables:\n  - { id: days, type: number, starts: 0${more} }\n` }));
    const [plain, kept, hidden] = [days(''), days(', bookkeeping: true'), days(', secret: true')];
    const told = { id: 'days', type: 'number', initial: 0, secret: false };
    expect(plain.pack?.variables).toContainEqual(told);
    expect(kept.pack?.variables).toContainEqual({ ...told, bookkeeping: true });
    expect(() => loadPack(kept.pack)).not.toThrow();
    expect(kept.pack?.hash).toBe(plain.pack?.hash);
    expect(hidden.pack?.hash).not.toBe(plain.pack?.hash);
  });

  it('keeps variants of copies', () => {
    expect(pack?.things.find(({ id }) => id === 'hoe')?.copies).toEqual([
      { count: 2, values: { quality: 1 } },
      { count: 1, values: { quality: 3 } },
    ]);
    expect(pack?.counts['tool']).toBe(3);
  });

  it('inherits what kinds say', () => {
    expect(pack?.kinds.find(({ id }) => id === 'sharp-tool')).toMatchObject({ parent: 'tool', twoSided: true, live: { abilities: { in: ['store'], usedBy: null } } });
    expect(pack?.kinds.find(({ id }) => id === 'charm')).toMatchObject({ onUse: 'charm.on-use', live: { action: { in: ['hand', 'store'] }, reaction: { in: ['hand'], hidden: true }, 'in-play': { in: ['store'] } } });
  });

  it('gives the abilities of a kind to its things', () => {
    expect(pack?.things.find(({ id }) => id === 'hoe')?.abilities).toEqual(['hoe.tool.worth']);
    expect(pack?.abilities.find(({ id }) => id === 'hoe.tool.worth')).toMatchObject({
      source: 'hoe',
      title: 'Hoe',
      section: 'abilities',
      trigger: { quantity: 'yield' },
      by: ['attr', 'quality', ['local', 1]],
      program: null,
      locals: 3,
    });
  });

  it('compiles abilities of every form', () => {
    const of = (id: string) => pack?.abilities.find((ability) => ability.id === id);
    expect(of('rainbow.action')).toMatchObject({ trigger: { action: true }, optional: true, if: null, limit: null, title: 'The Rainbow' });
    expect(of('rainbow.rest')).toMatchObject({ trigger: { action: true }, title: 'Rest', limit: { scope: 'game', byAnyone: true } });
    expect(of('rainbow.in-play')).toMatchObject({ trigger: { event: 'resource-lost' }, optional: false, section: 'in-play' });
    expect(of('rainbow.in-play-2')).toMatchObject({ trigger: { act: 'resting' }, program: null });
    expect(of('meadow.action')).toMatchObject({ source: 'meadow', trigger: { action: true } });
  });

  it('reads zones with fields and a condition on who sees them', () => {
    expect(pack?.zones.find(({ id }) => id === 'meadow')).toMatchObject({ kind: 'plot', values: { fertile: true, crop: 'wheat' }, sees: ['<=', 1, ['global', 'turn']] });
  });
  it('reads zones of which only the top is seen', () => {
    const meadow = RICH['rules/more.yaml'].replace('sees: turn is at least 1', 'sees: top');
    const { pack: seen, diagnostics } = compilePack(smallPack({ ...RICH, 'rules/more.yaml': meadow, 'cards/rainbow.yaml': RICH['cards/rainbow.yaml'].replace(/^layout.*\n/m, ''), 'pack.yaml': manifest() }));
    expect([diagnostics, seen?.zones.find(({ id }) => id === 'meadow')?.sees]).toEqual([[], 'top']);
  });
});

it('compiles placements with the statement of the kind', () => {
  const text = `${RICH['cards/rainbow.yaml'].replace(/^layout.*\n/m, '')}layout: { store: "all cards in draw-pile, all cards in discard-pile", discard-pile: rainbow }\n`;
  const { pack, diagnostics } = compilePack(smallPack({ ...RICH, 'cards/rainbow.yaml': text, 'pack.yaml': manifest() }));
  expect(diagnostics).toEqual([]);
  const program = pack?.programs.find(({ id }) => id === 'rainbow.layout');
  expect(program?.code.filter(([operation]) => operation === 'verb')).toHaveLength(3);
});

it('says that things with copies cannot be placed by id', () => {
  const { diagnostics } = compilePack(smallPack({ ...RICH, 'pack.yaml': manifest() }));
  expect(diagnostics.map(({ code, primary }) => `${primary.file.path} ${code}`)).toEqual(['cards/rainbow.yaml D0202', 'cards/rainbow.yaml D0202']);
});

/** A manifest that states no counts: these packs have more than the small one. */
function manifest(): string {
  return 'id: rich\ntitle: Rich\nversion: 1.0.0\nlanguage: 1\nplayers: { min: 1, max: 3 }\nstart: play-the-game\nordering: current player\n';
}
