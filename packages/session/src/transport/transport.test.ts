// Tests of the protocol: every command goes through, every wrong request is answered and changes nothing, and what goes over a
// port or a line is what comes out directly.
import { MessageChannel } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { smallLanguage, smallPack, smallPackWith, smallSources } from '../testing/small-pack.js';
import type { Session } from '../types/session.js';
import { commands } from './commands.js';
import { direct } from './direct.js';
import { dispatch } from './dispatch.js';
import { answerLine } from './json-lines.js';
import { overMessages, serveMessages } from './messages.js';
import type { Response } from './protocol.js';

const pack = smallPack();
const language = smallLanguage();

function fresh(): Session {
  return createSession({ pack, sources: smallSources, players: 2, seed: 'protocol', language });
}

function state(session: Session): string {
  return JSON.stringify([session.save(), session.hash(), session.breakpoints(), session.watches.list(), session.branches.list()]);
}

describe('a request', () => {
  it.each<[string, unknown, string, string]>([
    ['that is no object', 'position', 'malformed', 'a request is an object'],
    ['without an id', { v: 1, command: 'position' }, 'malformed', 'id'],
    ['of another protocol', { v: 2, id: 1, command: 'position' }, 'version', 'version 1'],
    ['for no command', { v: 1, id: 1 }, 'unknown-command', 'nothing'],
    ['for a command that is not there', { v: 1, id: 1, command: 'fly' }, 'unknown-command', '"fly"'],
    ['for what every object has', { v: 1, id: 1, command: 'constructor' }, 'unknown-command', 'constructor'],
    ['for what is no command', { v: 1, id: 1, command: 'useLanguage', args: [1] }, 'unknown-command', 'useLanguage'],
    ['with no list of arguments', { v: 1, id: 1, command: 'goto', args: { 0: 4 } }, 'bad-arguments', 'expected a list'],
    ['with too few arguments', { v: 1, id: 1, command: 'goto' }, 'bad-arguments', '1 arguments, found 0'],
    ['with too many arguments', { v: 1, id: 1, command: 'goto', args: [1, 2] }, 'bad-arguments', 'found 2'],
    ['with half a step', { v: 1, id: 1, command: 'goto', args: [0.5] }, 'bad-arguments', 'args[0]: expected a whole number, found 0.5'],
    ['with an unknown step', { v: 1, id: 1, command: 'step', args: [{ kind: 'sideways', direction: 1 }] }, 'bad-arguments', 'args[0].kind: expected "into" or "over" or "out"'],
    ['with a key that nothing reads', { v: 1, id: 1, command: 'step', args: [{ kind: 'into', direction: 1, times: 3 }] }, 'bad-arguments', '"times" is not known here'],
    ['with a breakpoint of no kind', { v: 1, id: 1, command: 'setBreakpoints', args: [[{ kind: 'hope' }]] }, 'bad-arguments', 'args[0][0].kind'],
    ['with a breakpoint that lacks something', { v: 1, id: 1, command: 'setBreakpoints', args: [[{ kind: 'line', file: 'a' }]] }, 'bad-arguments', 'args[0][0].line: is missing'],
    ['with an edit of no kind', { v: 1, id: 1, command: 'edit', args: [[{ kind: 'wish' }]] }, 'bad-arguments', 'args[0][0].kind'],
    ['with a long text', { v: 1, id: 1, command: 'evaluate', args: ['x'.repeat(10_001)] }, 'bad-arguments', 'args[0]: expected a text'],
    ['with too many values', { v: 1, id: 1, command: 'restore', args: [Array.from({ length: 2_000_001 }, () => 0)] }, 'too-big', '2000000 values'],
    ['for an unknown seat', { v: 1, id: 1, command: 'view', args: ['player-7'] }, 'refused', 'no seat "player-7"'],
  ])('%s is refused, and nothing has changed', (_what, request, code, message) => {
    const session = fresh();
    const before = state(session);
    const response = dispatch(session, request);
    expect(response).toMatchObject({ v: 1, ok: false, error: { code } });
    expect(response.ok ? '' : response.error.message).toContain(message);
    expect(state(session)).toBe(before);
  });

  it('of any kind is answered, with its id, and never throws', () => {
    const session = fresh();
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(commands)), fc.array(fc.jsonValue(), { maxLength: 3 }), fc.nat(), (command, args, id) => {
        const response = dispatch(session, { v: 1, id, command, args });
        expect(response.id).toBe(id);
        expect(response.ok || response.error.code !== 'fault').toBe(true);
        expect(() => JSON.stringify(response)).not.toThrow();
      }),
      { numRuns: 600 },
    );
  });
});

describe('the same requests', () => {
  const requests: [string, ...unknown[]][] = [
    ['run', { until: 'decision', direction: 1 }], ['decision'], ['answerAtRandom', 'decision'], ['tree', 'player-1'], ['watches.add', 'level of fuel'], ['watches.values'],
    ['evaluate', 'turn number', { seat: 'spectator' }], ['setBreakpoints', [{ kind: 'roll', hits: { every: 2 } }]], ['run', { until: 'breakpoint', direction: 1 }],
    ['branches.make', { change: { kind: 'edit', edits: [{ kind: 'value', path: 'resources/fuel/level', value: 3 }] } }], ['branches.compare', 'main', 'b2', 'cursor'], ['swap', { pack: smallPackWith('cards/patch.yaml', 'level of fuel + 1', 'level of fuel + 3') }],
    ['odds', { until: { kind: 'turn' } }], ['fly'], ['save'], ['hash'],
  ];

  async function transcript(send: (request: unknown) => Promise<Response>): Promise<Response[]> {
    const out: Response[] = [];
    for (const [index, [command, ...args]] of requests.entries()) out.push(await send({ v: 1, id: index, command, args }));
    return out;
  }

  it('give the same responses directly, over a port and over lines', async () => {
    const here = await transcript(direct(fresh()).send);
    const { port1, port2 } = new MessageChannel();
    const end = serveMessages(fresh(), port2);
    const away = overMessages(port1);
    const there = await transcript(away.send);
    await expect(away.ask('position')).resolves.toMatchObject({ ended: false });
    await expect(away.ask('view', 'player-9')).rejects.toThrow(/^refused: .*player-9/);
    away.close();
    end();
    port1.close();
    const session = fresh();
    const lines = await transcript((request) => Promise.resolve(JSON.parse(answerLine(session, JSON.stringify(request)) ?? '') as Response));
    expect(there).toEqual(here);
    expect(lines).toEqual(here);
    expect(here.filter(({ ok }) => !ok)).toHaveLength(1);
  });

  it('hand out nothing that the session still holds', async () => {
    const session = fresh();
    const client = direct(session);
    const marks = (await client.ask('timeline')) as unknown as { label: string }[];
    if (marks[0] !== undefined) marks[0].label = 'changed';
    expect(session.timeline()[0]?.label).toBe('The game begins');
  });
});

describe('a line', () => {
  it('that is empty, no JSON or too long is answered as such', () => {
    const session = fresh();
    expect(answerLine(session, '  ')).toBeNull();
    expect(JSON.parse(answerLine(session, '{') ?? '')).toMatchObject({ id: null, ok: false, error: { code: 'malformed' } });
    expect(JSON.parse(answerLine(session, `"${'x'.repeat(16_000_000)}"`) ?? '')).toMatchObject({ ok: false, error: { code: 'too-big' } });
  });
});
