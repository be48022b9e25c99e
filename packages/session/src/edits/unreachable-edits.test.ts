// Pitfall 19: an edit that leads to a position no play leads to is made, and says why none does; one that play could make says nothing.
import { basePack } from '@dradis/base-game';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import type { Edit } from '../types/branches.js';
import type { Session } from '../types/session.js';

let session: Session;
let start: number;
beforeAll(() => {
  session = createSession({ pack: basePack, sources: {}, players: 4, seed: 'unreachable', windows: 'able', naming: { players: 'character' } });
  session.playSetUp();
  start = session.position().step;
});

/** The rules that an edit at the first turn breaks, in order; the edit itself is made, on a branch and in place alike. */
function check(edits: (session: Session) => Edit[], expected: readonly string[]): void {
  session.branches.switch('main');
  session.goto(start);
  const made = session.branches.make({ change: { kind: 'edit', edits: edits(session) } });
  expect(made.problem).toBeNull();
  expect(made.stop.unreachable?.map(({ rule }) => rule) ?? []).toEqual(expected);
  session.branches.switch('main');
  session.goto(start);
  if (made.branch !== null) session.branches.remove(made.branch);
  const fork = session.branches.make({ name: 'in place' });
  const stop = session.edit(edits(session));
  expect(stop.reason).toBe('stepped');
  expect(stop.unreachable?.map(({ rule }) => rule) ?? []).toEqual(expected);
  session.branches.switch('main');
  if (fork.branch !== null) session.branches.remove(fork.branch);
}

const characterOf = (one: Session, player: string): string => one.view('everything').players.find(({ id }) => id === player)?.attributes['character'] as string;
/** A player who is in no viper and holds no title. */
function walking(one: Session): string {
  const { players, variables } = one.view('everything');
  return players.find(({ id, attributes }) => attributes['viper'] === null && id !== variables['admiral'] && id !== variables['president'])?.id ?? '';
}
const level = (resource: string, value: number): Edit => ({ kind: 'value', path: `resources/${resource}/level`, value });
const all = (kind: string): string[] => basePack.things.filter((thing) => thing.kind === kind).map(({ id }) => id);

describe('Pitfall 19: what play could not bring about', () => {
  it.each<[string, (session: Session) => Edit[], string[]]>([
    ['a dial beyond its end', () => [level('fuel', 16)], ['on-its-dial']],
    ['a dial below nothing', () => [level('morale', -1)], ['on-its-dial']],
    ['two dials', () => [level('fuel', 99), level('food', 99)], ['on-its-dial', 'on-its-dial']],
    ['the fleet token beyond the track', () => [{ kind: 'value', path: 'game/jump-preparation', value: 6 }], ['fleet-token-on-track']],
    ['no Admiral', () => [{ kind: 'value', path: 'game/admiral', value: null }], ['admiral-is-due']],
    ['a human among Cylons', (one) => [{ kind: 'move', thing: characterOf(one, walking(one)), zone: 'caprica' }], ['human-among-humans']],
    ['a raider among the vipers', () => [{ kind: 'move', thing: 'raider#1', zone: 'reserves' }], ['cylon-ship-in-place']],
    ['a card in another deck', () => [{ kind: 'move', thing: 'repair#1', zone: 'politics-deck' }], ['skill-card-in-place']],
    ['all Cylon cards dealt', () => basePack.things.filter(({ kind, values }) => kind === 'loyalty-card' && values['cylon'] === true).map(({ id }) => ({ kind: 'move', thing: id, zone: 'loyalty-deck' })), ['no-more-cylons-than-dealt', 'no-more-loyalty-than-dealt']],
  ])('%s', (_, edits, expected) => {
    check(edits, expected);
  });

  it('says it in words, of whom, and where it stands that it cannot be', () => {
    session.branches.switch('main');
    session.goto(start);
    const player = walking(session);
    const character = characterOf(session, player);
    const { stop } = session.branches.make({ change: { kind: 'edit', edits: [{ kind: 'move', thing: character, zone: 'caprica' }] } });
    const title = basePack.things.find(({ id }) => id === character)?.title ?? '';
    expect(stop.unreachable).toEqual([{ rule: 'human-among-humans', says: `${title} is human and in a Cylon location`, thing: player, file: 'rules/always.yaml', at: expect.any(Array) as number[] }]);
    // What was so before is not told again.
    expect(session.edit([level('fuel', 3)]).unreachable).toBeUndefined();
    expect(session.edit([level('fuel', 99)]).unreachable?.map(({ thing }) => thing)).toEqual(['fuel']);
  });
});

it.each<[string, (session: Session) => Edit[]]>([
  ['a level on its dial', () => [level('fuel', 0)]],
  ['the end of the jump track', () => [{ kind: 'value', path: 'game/jump-preparation', value: 5 }]],
  ['every raider at once', () => Array.from({ length: 16 }, (_, index) => ({ kind: 'move', thing: `raider#${String(index + 1)}`, zone: 'stern' }))],
  ['a damaged viper', () => [{ kind: 'move', thing: 'viper#8', zone: 'damaged-vipers' }]],
  ['a stacked deck', () => [{ kind: 'deck', zone: 'crisis-deck', top: [all('crisis')[0] ?? ''] }]],
  ['other chance', () => [{ kind: 'chance', seed: 'other', decks: true }]],
  ['a revealed Cylon where they are', (one) => [{ kind: 'value', path: `players/${walking(one)}/revealed`, value: true }, { kind: 'move', thing: characterOf(one, walking(one)), zone: 'resurrection-ship' }]],
])('play could lead to %s, and nothing is said', (_, edits) => {
  check(edits, []);
});
