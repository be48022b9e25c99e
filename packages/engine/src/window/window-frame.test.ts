// Windows: who is asked, in which order, and what ends them.
import { describe, expect, it } from 'vitest';
import type { CompiledAbility, CompiledPack, Expr, Instr } from '../pack/compiled-pack.js';
import type { Game } from '../game.js';
import { ability, kind, pack, program, question, thing, zone } from '../testing/pack-builder.js';
import { playOn } from '../testing/random-answers.js';
import { answer, started, variable } from '../testing/run-main.js';

const self: Expr = ['local', 1];
const mine: Expr = ['owner', self];
const onAlarm = { trigger: { event: 'alarm' } };
const may: Partial<CompiledAbility> = { ...onAlarm, section: 'reaction', optional: true };
const forced: Partial<CompiledAbility> = { ...onAlarm, section: 'abilities' };

/** An effect that writes a letter: n becomes n * 10 + digit. */
function writes(id: string, digit: number, more: Instr[] = []): CompiledPack['programs'][number] {
  return program(id, 'ability', ['you: thing:player', 'this: thing:thing', 'level: number', 'note: number'], [
    ['set-global', 'log', ['+', ['*', ['global', 'log'], 10], digit]],
    ...more,
  ]);
}

interface Setting {
  things: CompiledPack['things'];
  abilities: CompiledAbility[];
  programs: CompiledPack['programs'];
  /** Cards dealt before the alarm: card, player. */
  deal?: [string, string][];
  onUse?: boolean;
  code?: Instr[];
}

/** A game in which an event `alarm` (level 5, note 1; the note can be changed) is announced once, then `done` is set. */
function alarm(setting: Setting, windows: 'all' | 'able', players = 2): Game {
  const hidden = { in: ['hand'], usedBy: mine, if: null, hidden: true };
  const open = { in: ['table'], usedBy: null, if: null, hidden: false };
  const deal = (setting.deal ?? []).map(([card, player]): Instr => ['verb', 'move-to', ['entity', card], ['zone', 'hand', ['entity', player]]]);
  return started(
    pack({
      kinds: [
        kind('card', 'thing', { onUse: setting.onUse === true ? 'on-use' : null, live: { reaction: hidden, abilities: hidden } }),
        kind('law', 'thing', { live: { reaction: open, abilities: open } }),
      ],
      variables: [
        { id: 'log', type: 'number', initial: 0, secret: false },
        { id: 'note', type: 'number', initial: 0, secret: false },
        { id: 'round', type: 'number', initial: 0, secret: false },
      ],
      zones: [zone('box', { sees: 'nobody' }), zone('table'), zone('used'), zone('hand', { perPlayer: true, sees: 'owner' })],
      scopes: [{ id: 'round', variable: 'round' }],
      events: [{ id: 'alarm', words: 'an alarm', gives: [{ id: 'level', type: 'number', changes: false }, { id: 'note', type: 'number', changes: true }] }],
      things: setting.things,
      abilities: setting.abilities,
      programs: [
        program('main', 'procedure', ['level: number', 'note: number'], [
          ...deal,
          ...(setting.code ?? [['set', 0, 5], ['set', 1, 1], ['announce', 'alarm', [['local', 0], ['local', 1]], [0, 1]]]),
          ['set-global', 'note', ['+', ['*', ['local', 0], 10], ['local', 1]]],
          ['end', ['entity', 'victory']],
        ]),
        program('on-use', 'on-use', ['you: thing:player', 'this: thing:card', 'ability: ability'], [
          ['verb', 'move-to', self, ['entity', 'used']],
          ['resolve-ability'],
        ]),
        ...setting.programs,
      ],
    }),
    players,
    windows,
  );
}

/** Who is being asked, and what is on offer. */
function asked(game: Game): [string, ...string[]] | null {
  const decision = game.decision();
  return decision === null ? null : [decision.player, ...decision.options.map((option) => option.id)];
}

const card = (id: string): CompiledPack['things'][number] => thing(id, 'card', { startsIn: 'box' });
const law = (id: string): CompiledPack['things'][number] => thing(id, 'law', { startsIn: 'table' });

describe('forced abilities', () => {
  const setting = {
    things: [law('x'), law('y')],
    abilities: [ability('ax', 'x', { ...forced, program: 'px' }), ability('ay', 'y', { ...forced, program: 'py' })],
    programs: [writes('px', 1), writes('py', 2)],
  };
  it('happen one after another in the order the ordering player gives them', () => {
    const game = alarm(setting, 'all');
    expect(asked(game)).toEqual(['player-1', 'ax', 'ay']);
    answer(game, 'ay');
    expect([asked(game), variable(game, 'log')]).toEqual([null, 21]);
  });
  it('are looked at anew after each', () => {
    const once = { ...setting, abilities: [setting.abilities[0], { ...setting.abilities[1], if: ['=', ['global', 'log'], 0] as Expr }] as CompiledAbility[] };
    const game = alarm(once, 'all');
    answer(game, 'ax');
    expect(variable(game, 'log')).toBe(1);
  });
  it('happen for every player when they speak of "you", else once', () => {
    const programs = [writes('px', 1, [['set-global', 'round', ['+', ['global', 'round'], 1]], ['unless', ['=', ['local', 0], null], 9]]).code];
    const each = program('px', 'ability', ['you: thing:player', 'this: thing:thing', 'level: number', 'note: number'], [...(programs[0] ?? []).slice(0, 2), ['unless', ['=', ['local', 0], null], 3]]);
    const game = alarm({ ...setting, abilities: [ability('ax', 'x', { ...forced, program: 'px' })], programs: [each] }, 'all', 3);
    playOn(game, () => 0, 50);
    expect(variable(game, 'log')).toBe(111);
    expect(variable(alarm({ ...setting, abilities: [ability('ax', 'x', { ...forced, program: 'px' })] }, 'all', 3), 'log')).toBe(1);
  });
});

describe('optional abilities', () => {
  const setting = {
    things: [card('x'), card('y'), card('z')],
    abilities: [ability('ax', 'x', { ...may, program: 'px' }), ability('ay', 'y', { ...may, program: 'py' })],
    programs: [writes('px', 1), writes('py', 2)],
  };
  it('are not announced when nobody can hold one', () => {
    expect(asked(alarm(setting, 'all'))).toBeNull();
  });
  it('ask only those who can act, under the policy "able"', () => {
    const game = alarm({ ...setting, deal: [['z', 'player-1'], ['y', 'player-2']] }, 'able');
    expect(asked(game)).toEqual(['player-2', 'ay', 'pass']);
  });
  it('ask all who might hold one, under the policy "all", whatever they hold', () => {
    const holder = alarm({ ...setting, deal: [['z', 'player-1'], ['y', 'player-2']] }, 'all');
    const bluffer = alarm({ ...setting, deal: [['y', 'player-1'], ['z', 'player-2']] }, 'all');
    expect([asked(holder), asked(bluffer)]).toEqual([['player-1', 'pass'], ['player-1', 'ay', 'pass']]);
    answer(holder, 'pass');
    answer(bluffer, 'pass');
    expect([asked(holder), asked(bluffer)]).toEqual([['player-2', 'ay', 'pass'], ['player-2', 'pass']]);
  });
  it('ask nobody any more, under the policy "all", once all know that the limit is spent', () => {
    const limit = { scope: 'round', byAnyone: true };
    const once = { ...setting, abilities: [ability('ax', 'x', { ...may, program: 'px', limit })], deal: [['x', 'player-1'], ['y', 'player-2']] as [string, string][] };
    const game = alarm(once, 'all');
    answer(game, 'ax');
    expect(asked(game)).toEqual(['player-2', 'pass']);
    answer(game, 'pass');
    expect([variable(game, 'log'), asked(game)]).toEqual([1, null]);
  });
  it('let everybody decide again after each use, and use each only once', () => {
    const game = alarm({ ...setting, deal: [['x', 'player-1'], ['y', 'player-2']] }, 'able');
    answer(game, 'ax');
    expect(asked(game)).toEqual(['player-2', 'ay', 'pass']);
    answer(game, 'pass');
    expect([variable(game, 'log'), asked(game)]).toEqual([1, ['player-2', 'ay', 'pass']]);
    answer(game, 'ay');
    expect([variable(game, 'log'), asked(game)]).toEqual([12, null]);
  });
  it('are ordered by the ordering player when several want to act', () => {
    const game = alarm({ ...setting, deal: [['x', 'player-1'], ['y', 'player-2']] }, 'able');
    answer(game, 'ax');
    answer(game, 'ay');
    expect(asked(game)).toEqual(['player-1', 'ax by player-1', 'ay of ?5 by player-2']);
    answer(game, 'ay of ?5 by player-2');
    expect([variable(game, 'log'), asked(game)]).toEqual([2, ['player-1', 'ax', 'pass']]);
  });
  it('run inside the on-use program of their kind', () => {
    const game = alarm({ ...setting, onUse: true, deal: [['x', 'player-1']] }, 'able');
    answer(game, 'ax');
    expect(game.view('everything').zones.find((one) => one.id === 'used')?.contents).toEqual(['x']);
    expect(variable(game, 'log')).toBe(1);
  });
  it('can ask, and be saved in the middle', () => {
    const asking = writes('px', 1, [question({ form: 'may', player: ['local', 0], slot: 3, prompt: 'really' })]);
    const game = alarm({ ...setting, onUse: true, deal: [['x', 'player-1']], programs: [asking, writes('py', 2)] }, 'able');
    answer(game, 'ax');
    expect([game.decision()?.prompt, game.decision()?.source.thing]).toEqual(['really', 'x']);
    answer(game, 'yes');
    // The note was set to 1 by the announcer, and to 1 (yes) by the effect; the level cannot be changed.
    expect(variable(game, 'note')).toBe(51);
  });
});

describe('participants', () => {
  it('that may change go back to the announcer, the others do not', () => {
    const changes = writes('px', 1, [['set', 2, 9], ['set', 3, 7]]);
    for (const onUse of [false, true]) {
      const game = alarm({ things: [card('x')], abilities: [ability('ax', 'x', { ...may, program: 'px' })], programs: [changes], deal: [['x', 'player-1']], onUse }, 'able');
      answer(game, 'ax');
      expect(variable(game, 'note'), `on-use ${onUse}`).toBe(57);
    }
  });
  it('are what conditions look at', () => {
    const abilities = [ability('ax', 'x', { ...may, program: 'px', if: ['<', ['local', 2], 5] }), ability('ay', 'y', { ...may, program: 'py', if: ['<=', ['local', 2], 5] })];
    const game = alarm({ things: [card('x'), card('y')], abilities, programs: [writes('px', 1), writes('py', 2)], deal: [['x', 'player-1'], ['y', 'player-1']] }, 'able');
    expect(asked(game)).toEqual(['player-1', 'ay', 'pass']);
    expect(game.decision()?.subject).toEqual({ event: 'alarm', words: 'an alarm', participants: { level: 5, note: 1 } });
    expect(game.explain().map((refusal) => [refusal.option, refusal.reasons[0]?.words])).toEqual([['ax', 'its condition does not hold']]);
  });
});

describe('limits', () => {
  const twice: Instr[] = [['announce', 'alarm', [1, 1], []], ['announce', 'alarm', [2, 1], []], ['set-global', 'round', 1], ['announce', 'alarm', [3, 1], []]];
  function uses(limit: CompiledAbility['limit']): unknown {
    const game = alarm(
      { things: [thing('x', 'card', { copies: 2, startsIn: 'box' })], abilities: [ability('ax', 'x', { ...may, program: 'px', limit })], programs: [writes('px', 1)], deal: [['x#1', 'player-1'], ['x#2', 'player-2']], code: twice },
      'able',
    );
    playOn(game, () => 0, 50);
    return variable(game, 'log');
  }
  it.each<[string, CompiledAbility['limit'], number]>([
    ['no limit: both copies each time', null, 111111],
    ['once per game by each', { scope: 'game', byAnyone: false }, 11],
    ['once per game by anyone', { scope: 'game', byAnyone: true }, 1],
    ['once per round by each', { scope: 'round', byAnyone: false }, 1111],
    ['once per round by anyone', { scope: 'round', byAnyone: true }, 11],
  ])('%s', (_name, limit, expected) => {
    expect(uses(limit)).toBe(expected);
  });
});
