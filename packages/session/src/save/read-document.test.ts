// Tests of the check of saved sessions: a good one passes unchanged, and each kind of damage is named by its path.
import { describe, expect, it } from 'vitest';
import type { SessionDocument } from '../types/document.js';
import { readDocument } from './read-document.js';

const good: SessionDocument = {
  format: 'dradis-session',
  version: 1,
  pack: { id: 'small', version: '0.1.0', hash: 'abc' },
  players: 3,
  seed: 'seed',
  windows: 'all',
  switches: { 'dice-add-up': true },
  inputs: [
    { step: 0, kind: 'dice', dice: [8, 1] },
    { step: 12, kind: 'edit', edits: [{ kind: 'value', path: 'game/turn-number', value: 3 }, { kind: 'move', thing: 'a', zone: 'b', place: 'bottom' }, { kind: 'face', thing: 'a', up: true }, { kind: 'deck', zone: 'b', top: ['a'] }] },
    { step: 12, kind: 'answer', decision: 1, choose: ['yes'] },
  ],
  last: 40,
  step: 12,
  hashes: [{ step: 12, hash: '0123' }],
};

describe('readDocument', () => {
  it('takes a session as it is, also after a trip through JSON', () => {
    const spoken = { ...good, pack: { ...good.pack, language: 1 } };
    for (const each of [good, spoken]) expect(readDocument(JSON.parse(JSON.stringify(each)))).toEqual({ document: each });
  });

  it.each<[string, unknown, string]>([
    ['no object', 'text', 'document: expected an object'],
    ['another format', { ...good, format: 'save' }, 'format: expected "dradis-session", found "save"'],
    ['a later version', { ...good, version: 2 }, 'version: expected version 1, found 2'],
    ['a broken pack', { ...good, pack: { id: 'small', version: 1, hash: '' } }, 'pack.version: expected a text'],
    ['half a language', { ...good, pack: { ...good.pack, language: 1.5 } }, 'pack.language: expected a whole number'],
    ['an unknown policy', { ...good, windows: 'none' }, 'windows: expected'],
    ['a switch that is half on', { ...good, switches: { 'dice-add-up': 1 } }, 'switches.dice-add-up: expected true or false'],
    ['an unknown input', { ...good, inputs: [{ step: 0, kind: 'wish' }] }, 'inputs[0].kind: expected'],
    ['an edit of nothing known', { ...good, inputs: [{ step: 0, kind: 'edit', edits: [{ kind: 'wish' }] }] }, 'inputs[0].edits[0].kind: expected'],
    ['an edit to an object', { ...good, inputs: [{ step: 0, kind: 'edit', edits: [{ kind: 'value', path: 'a/b', value: {} }] }] }, 'inputs[0].edits[0].value'],
    ['a deck of numbers', { ...good, inputs: [{ step: 0, kind: 'edit', edits: [{ kind: 'deck', zone: 'b', top: [1] }] }] }, 'inputs[0].edits[0].top[0]'],
    ['a number as a choice', { ...good, inputs: [{ step: 0, kind: 'answer', decision: 1, choose: [3] }] }, 'inputs[0].choose[0]'],
    ['half a die', { ...good, inputs: [{ step: 0, kind: 'dice', dice: [1.5] }] }, 'inputs[0].dice[0]'],
    ['inputs out of order', { ...good, inputs: [...good.inputs].reverse() }, 'inputs[2].step: expected at least 12, found 0'],
    ['a cursor beyond the end', { ...good, step: 41 }, 'step: expected a whole number from 0 to 40'],
    ['a missing key', { ...good, hashes: undefined }, 'hashes: expected a list'],
    ['a key of the prototype', Object.assign(Object.create({ seed: 'x' }) as object, { ...good, seed: undefined }), 'expected data, found an object of a class'],
  ])('refuses %s', (_what, value, message) => {
    const result = readDocument(value);
    expect('problem' in result ? result.problem : '').toContain(message);
  });
});
