/** Builds small compiled packs for tests: fills in what a test does not care about. Must hold no game. */
import type {
  CompiledAbility,
  CompiledKind,
  CompiledPack,
  CompiledProgram,
  CompiledThing,
  CompiledZone,
  Expr,
  Instr,
  ProgramKind,
} from '../pack/compiled-pack.js';

/** A kind of thing. */
export function kind(id: string, parent: string, more: Partial<CompiledKind> = {}): CompiledKind {
  return { id, parent, singular: id, plural: `${id}s`, twoSided: false, ring: false, onUse: null, live: {}, ...more };
}

/** A zone. */
export function zone(id: string, more: Partial<CompiledZone> = {}): CompiledZone {
  return { id, kind: 'zone', title: id, perPlayer: false, sees: 'everyone', values: {}, abilities: [], effects: {}, ...more };
}

/** A thing. */
export function thing(id: string, ofKind: string, more: Partial<CompiledThing> = {}): CompiledThing {
  return { id, kind: ofKind, title: id, copies: 1, startsIn: null, values: {}, effects: {}, abilities: [], file: 0, ...more };
}

/** An ability; by default a forced one without effect. */
export function ability(id: string, source: string, more: Partial<CompiledAbility>): CompiledAbility {
  return {
    id,
    title: id,
    source,
    section: 'abilities',
    trigger: { action: true },
    optional: false,
    if: null,
    by: null,
    program: null,
    locals: 8,
    limit: null,
    at: [0, 1, 1, 1, 1],
    ...more,
  };
}

/** A program; instruction n stands at line n + 1. `locals` are `name: type`, or a type alone for a temporary. */
export function program(
  id: string,
  what: ProgramKind,
  locals: readonly string[],
  code: Instr[],
  more: Partial<CompiledProgram> = {},
): CompiledProgram {
  return {
    id,
    name: id,
    kind: what,
    params: 0,
    returns: null,
    file: 0,
    rulings: [],
    code,
    at: code.map((_, i) => [i + 1, 1, i + 1, 10]),
    locals: locals.map((text) => {
      const [name = '', ...type] = text.includes(': ') ? text.split(': ') : ['', text];
      return { name, type: type.join(': ') };
    }),
    ...more,
  };
}

/** A pack for 2 to 4 players with a variable `current` that orders; `parts` replace or, for lists, extend its content. */
export function pack(parts: Partial<CompiledPack> = {}): CompiledPack {
  const { kinds = [], variables = [], things = [], ...rest } = parts;
  return {
    format: 1,
    language: 1,
    id: 'test',
    title: 'Test',
    version: '1.0.0',
    hash: 'test-hash',
    settings: { start: 'main', ordering: 'current', players: { min: 2, max: 4 }, stepBudget: 100_000, depthBudget: 200 },
    kinds: [kind('outcome', 'thing'), ...kinds],
    attributes: [],
    variables: [{ id: 'current', type: 'thing:player', initial: 'player-1', secret: false }, ...variables],
    zones: [],
    things: [thing('victory', 'outcome'), thing('defeat', 'outcome'), ...things],
    events: [],
    acts: [],
    quantities: [],
    scopes: [],
    switches: [],
    abilities: [],
    programs: [program('main', 'procedure', [], [])],
    definitions: [],
    effectFields: [],
    files: ['rules/test.yaml'],
    counts: {},
    ...rest,
  };
}

/** A question with the usual defaults. */
export function question(parts: {
  form: 'one' | 'some' | 'may' | 'option' | 'number';
  player: Expr;
  slot: number;
  from?: Expr;
  min?: Expr;
  max?: Expr;
  optional?: boolean;
  options?: { label: string; when: Expr; hint: string | null }[];
  allowed?: { act: string; args: Expr[]; slot: number };
  prompt?: string;
}): Instr {
  return ['ask', { from: null, min: 1, max: 1, optional: false, prompt: 'choose', purpose: null, ...parts }];
}
