// Tests of breakpoints that follow their statements into edited content: moved, rewritten, taken out, put back.
import { expect, it } from 'vitest';
import { playedSmall, smallPackWith, smallSources } from '../testing/small-pack.js';
import type { Breakpoint, PlacedBreakpoint } from '../types/breakpoints.js';
import type { Session } from '../types/session.js';

const PLAY = 'rules/play.yaml';
const REST = 'set tired of current player to true';

function lineOf(text: string, wanted: string): number {
  return text.split('\n').findIndex((line) => line.includes(wanted)) + 1;
}

const text = smallSources[PLAY] ?? '';

function edit(session: Session, from: string, to: string): ReturnType<Session['swap']> {
  const sources = { ...smallSources, [PLAY]: text.replace(from, to) };
  return session.swap({ pack: smallPackWith(PLAY, from, to), sources });
}

function onStatement(wanted: string, more: Partial<Breakpoint> = {}): { session: Session; placed: () => PlacedBreakpoint | undefined } {
  const session = playedSmall('follow', 300);
  session.setBreakpoints([{ kind: 'line', file: PLAY, line: lineOf(text, wanted), ...more } as Breakpoint]);
  return { session, placed: () => session.breakpoints()[0] };
}

it.each([
  ['lines put in above', '  - id: rest', '  # one\n  # two\n  # three\n  # four\n  # five\n  - id: rest', 5],
  ['a statement put in before it', REST, `let spare be 1\n      ${REST}`, 1],
  ['a rewritten statement', REST, 'set tired of current player to false', 0],
  ['a changed statement of another program', 'draw 1 card for current player', 'draw 2 cards for current player', 0],
])('stay on their statement after %s', (_, from, to, down) => {
  const { session, placed } = onStatement(REST);
  const line = placed()?.place?.span.line ?? 0;
  const { breakpoints } = edit(session, from, to);
  expect(placed()).toMatchObject({ verified: true, breakpoint: { line: line + down }, place: { span: { line: line + down } } });
  expect(breakpoints).toEqual(down === 0 ? [] : [{ breakpoint: 0, from: line, to: line + down, message: `followed its statement to line ${String(line + down)}` }]);
});

it('are unbound when their statement is taken out, say why, and are found again when it comes back', () => {
  const { session, placed } = onStatement('move chosen to discard-pile', { when: 'turn number is 2' });
  const line = placed()?.place?.span.line;
  const { breakpoints } = edit(session, '        resolve played of chosen\n        move chosen to discard-pile', '        resolve played of chosen');
  expect(placed()).toMatchObject({ verified: false, message: 'unbound: the statement "move chosen to discard-pile" was taken out of "take-a-turn"', breakpoint: { when: 'turn number is 2' } });
  expect(breakpoints).toEqual([{ breakpoint: 0, from: line, to: null, message: placed()?.message }]);
  session.goto(0);
  expect(session.run({ until: 'breakpoint', direction: 1 }).breakpoints).toBeUndefined();
  const again = edit(session, '  - id: rest', '  # one\n  - id: rest');
  expect(again.breakpoints[0]?.message).toBe(`found its statement again on line ${String(line)}`);
  expect(placed()).toMatchObject({ message: null, breakpoint: { line } });
  expect(placed()?.breakpoint).not.toHaveProperty('lost');
});

it('are unbound when their program is gone, also over the protocol of plain data', () => {
  const { session, placed } = onStatement(REST);
  const without = (source: string): string => source.replace(/ {2}- id: rest\n[\s\S]*?\n\n/, '').replace('rest\n      otherwise', 'nothing\n      otherwise');
  const [from, to] = [text, without(text)];
  edit(session, from, to);
  expect(placed()).toMatchObject({ verified: false, message: 'unbound: "rest" is no longer in the pack' });
  expect(JSON.parse(JSON.stringify(session.setBreakpoints([placed()?.breakpoint as Breakpoint])))).toMatchObject([{ verified: false, message: 'unbound: "rest" is no longer in the pack' }]);
});

it('leaves breakpoints that are on no line as they are', () => {
  const session = playedSmall('follow', 300);
  const all: Breakpoint[] = [{ kind: 'roll' }, { kind: 'verb', verb: 'move' }, { kind: 'line', file: 'no-such-file.yaml', line: 3 }];
  session.setBreakpoints(all);
  expect(edit(session, '  - id: rest', '  # one\n  - id: rest').breakpoints).toEqual([]);
  expect(session.breakpoints().map(({ breakpoint }) => breakpoint)).toEqual(all);
});
