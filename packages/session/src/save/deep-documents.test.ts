// Pitfalls 3 and 4, at the borders of the session: what goes out comes in again, however long or deep; what is no data is refused with
// its path, never by a stack that overflows.
import { basePack } from '@dradis/base-game';
import { BrokenDocument, createGame, evaluate, loadGame, loadPack, type Expr } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { answerLine } from '../transport/json-lines.js';
import { dispatch } from '../transport/dispatch.js';
import type { SessionDocument, SessionInput } from '../types/document.js';
import type { Session } from '../types/session.js';
import { readDocument } from './read-document.js';

const session: Session = createSession({ pack: basePack, sources: {}, players: 3, seed: 'deep', windows: 'able' });
const { run: _, ...document } = session.save();
const pack = loadPack(basePack);

function nested(levels: number): Expr {
  let expr: Expr = true;
  for (let level = 0; level < levels; level += 1) expr = ['not', expr];
  return expr;
}
function list(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** Why something was refused; it must be refused, and as a broken document. */
function refused(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof BrokenDocument) return error.message;
    throw error;
  }
  return 'it was let in';
}

describe('Pitfall 3: export and import', () => {
  it('of 14,000 inputs gives the same document', () => {
    const inputs: SessionInput[] = Array.from({ length: 14_000 }, (_each, step) => ({ step, kind: 'edit', edits: [{ kind: 'value', path: 'game/turn-number', value: step }] }));
    const long: SessionDocument = { ...document, inputs, last: 14_000 };
    expect(readDocument(throughText(long))).toEqual({ document: throughText(long) });
  });

  it('of an expression 990 deep gives the same game and value, and one of 14,000 is refused', () => {
    const definition = (expr: Expr) => ({ ...basePack, definitions: [...basePack.definitions, { id: 'deep', words: 'deep', params: 0, locals: 0, expr, file: 0, at: [1, 1, 1, 1] as [number, number, number, number] }] });
    const made = throughText(definition(nested(990)));
    expect(made).toEqual(throughText(definition(nested(990))));
    const game = createGame(loadPack(made), { players: 3, seed: 'x' });
    expect(evaluate(game, ['define', 'deep']).value).toBe(true);
    expect(throughText(loadGame(game.pack, throughText(game.save())).save())).toEqual(throughText(game.save()));
    expect(refused(() => loadPack(definition(nested(14_000))))).toContain('nested more than 1000 deep');
    expect(refused(() => evaluate(game, nested(14_000)))).toContain('expression[1][1]');
  });
});

const STRANGE: readonly (readonly [string, unknown, string])[] = [
  ['14,000 levels', list(14_000), 'nested more than 1000 deep'],
  ['a function', () => 1, 'found a function'],
  ['a large integer', 1n, 'found a bigint'],
  ['a map', new Map(), 'found an object of a class'],
];

describe.each(STRANGE)('Pitfall 4: %s', (_what, strange, why) => {
  it.each(Object.keys(document))('as %s of a saved session is refused with its path', (key) => {
    const before = session.hash();
    expect(session.restore({ ...document, [key]: strange })?.message).toMatch(new RegExp(`^not a saved session: ${key}.*${why}`));
    expect(session.hash()).toBe(before);
  });

  it('as a part of a save, a pack, an edit or dice is refused with its path', () => {
    const save = createGame(pack, { players: 3, seed: 'x' }).save();
    expect(refused(() => loadGame(pack, { ...save, state: { ...save.state, vars: [strange] } }))).toMatch(/^state\.vars\[0\]/);
    expect(refused(() => loadPack({ ...basePack, kinds: [strange] }))).toMatch(/^kinds\[0\]/);
    expect(session.edit([{ kind: 'value', path: 'resources/fuel/level', value: strange as number }]).error?.message).toMatch(/^edits\[0\]\.value/);
    expect(session.forceDice([strange as number]).error?.message).toMatch(/^dice\[0\]/);
  });

  it('in a request is answered, and named with its path', () => {
    expect(dispatch(session, { v: 1, id: 1, command: 'restore', args: [strange] })).toMatchObject({ ok: false, error: { code: 'malformed', message: expect.stringContaining('request.args[0]') as string } });
  });
});

it('Pitfall 3: a line of 14,000 levels is answered', () => {
  expect(answerLine(session, `{"v":1,"id":1,"command":"restore","args":[${'['.repeat(14_000)}${']'.repeat(14_000)}]}`)).toContain('"ok":false');
});
