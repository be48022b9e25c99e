// Pitfall 16: clients that are not the authority look, and all else is refused with the reason; who has it drives every player.
import { basePack } from '@dradis/base-game';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { smallLanguage, smallPack, smallSources } from '../testing/small-pack.js';
import type { Session } from '../types/session.js';
import type { Access } from './access.js';
import { commands } from './commands.js';
import { direct } from './direct.js';
import { dispatch } from './dispatch.js';
import { answerLine } from './json-lines.js';
import type { Response } from './protocol.js';

const LOOKING: Access = { authority: false };
const pack = smallPack();
const language = smallLanguage();
const names = Object.keys(commands) as (keyof typeof commands)[];

function small(): Session {
  const session = createSession({ pack, sources: smallSources, players: 2, seed: 'access', language });
  session.run({ until: 'decision', direction: 1 });
  return session;
}

const state = (session: Session): string => JSON.stringify([session.save(), session.position(), session.hash(), session.breakpoints(), session.watches.list(), session.branches.list(), session.notes.list()]);
const reasonOf = (response: Response): string => (response.ok ? '' : `${response.error.code}: ${response.error.message}`);

/** Arguments that each command takes in a small game at its first question. */
function argumentsOf(session: Session): Partial<Record<keyof typeof commands, readonly unknown[]>> {
  const options = session.decision()?.options.map(({ id }) => id) ?? [];
  return {
    step: [{ kind: 'into', direction: 1 }], run: [{ until: 'end', direction: 1 }], goto: [0], answer: [options.slice(0, 1)], playUntil: [{ condition: 'true' }],
    setBreakpoints: [[{ kind: 'roll' }]], skipBreakpoints: [true], swap: [{ pack }], forceDice: [[1]], edit: [[{ kind: 'value', path: 'resources/fuel/level', value: 3 }]],
    restore: [session.save()], 'watches.add': ['1'], 'notes.add': ['here'], 'branches.make': [{}], face: ['x'], changes: [0, 1], difference: [{ step: 0 }, { step: 1 }], view: ['everything'],
    evaluate: ['1'], beginHere: ['nothing'], tryOut: ['nothing'], provenance: ['resources/fuel/level'], source: ['x'], scenario: [{ title: 'x' }], 'watches.remove': [1], 'watches.history': [1],
    'notes.change': [1, 'x'], 'notes.move': [1, 0], 'notes.remove': [1], 'branches.switch': ['main'], 'branches.rename': ['main', 'x'], 'branches.remove': ['main'], 'branches.compare': ['main', 'main'],
  };
}

describe('Pitfall 16: a client without the authority', () => {
  it.each(names)('is refused %s with the reason, or looks and changes nothing', (command) => {
    const session = small();
    const before = state(session);
    const response = dispatch(session, { v: 1, id: 1, command, args: argumentsOf(session)[command] ?? [] }, LOOKING);
    expect(state(session)).toBe(before);
    if (commands[command].looks) expect(reasonOf(response)).toBe('');
    else expect(reasonOf(response)).toBe(`refused: '${command}' changes the game or moves in it, and this client only looks: the game is another's to change`);
  });

  it('is refused everything that changes something for one who has it', () => {
    const changing = names.filter((command) => {
      const session = small();
      const before = state(session);
      dispatch(session, { v: 1, id: 1, command, args: argumentsOf(session)[command] ?? [] });
      return state(session) !== before;
    });
    expect(changing.length).toBeGreaterThan(10);
    expect(changing.filter((command) => commands[command].looks)).toEqual([]);
  });

  it.each<[string, keyof typeof commands, readonly unknown[], string]>([
    ['what it may see', 'tree', ['player-1'], ''],
    ['its own question', 'decision', ['player-1'], ''],
    ['where the game stands', 'position', [], ''],
    ['what another sees', 'tree', ['player-2'], "'tree' was asked for what 'player-2' sees"],
    ['what everybody sees at once', 'decision', [], "'decision' was asked for what 'everything' sees"],
    ['a save', 'save', [], "'save' tells what 'player-1' may not know"],
    ['the seed', 'thisRun', [], "'thisRun' tells what 'player-1' may not know"],
    ['any value', 'evaluate', ['1'], "'evaluate' tells what"],
    ['dice that are laid ready', 'forcedDice', [], "'forcedDice' tells what"],
    ['an answer', 'answer', [[]], "'answer' changes the game"],
  ])('sees as its seat: asked for %s', (_, command, args, refused) => {
    const reason = reasonOf(dispatch(small(), { v: 1, id: 1, command, args }, { authority: false, seat: 'player-1' }));
    if (refused === '') expect(reason).toBe('');
    else expect(reason).toContain(refused);
  });

  it('is refused the same over every way to it', async () => {
    const session = small();
    await expect(direct(session, LOOKING).ask('goto', 0)).rejects.toThrow("refused: 'goto' changes the game");
    expect(answerLine(session, JSON.stringify({ v: 1, id: 1, command: 'goto', args: [0] }), LOOKING)).toContain("'goto' changes the game");
    expect(await direct(session).ask('goto', 0)).toMatchObject({ position: { step: 0 } });
  });
});

it('Pitfall 16: any player who is asked can be driven, also out of turn', () => {
  const session = createSession({ pack: basePack, sources: {}, players: 4, seed: 'drive', windows: 'all' });
  const answered = new Set<string>();
  let outOfTurn = 0;
  for (let count = 0; count < 250; count += 1) {
    if (session.run({ until: 'decision', direction: 1 }).reason !== 'decision') break;
    const { waitingFor, variables } = session.view('everything');
    const player = waitingFor ?? '';
    const own = session.decision(player);
    expect(own?.player).toBe(player);
    expect(session.answer((own?.options ?? []).slice(0, own?.min).map(({ id }) => id)).reason).not.toBe('error');
    answered.add(player);
    if (variables['current-player'] !== player) outOfTurn += 1;
  }
  expect([...answered].sort()).toEqual(['player-1', 'player-2', 'player-3', 'player-4']);
  expect(outOfTurn).toBeGreaterThan(5);
});
