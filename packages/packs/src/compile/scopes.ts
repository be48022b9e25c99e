// The scopes in which the texts of a pack stand: which names they may use for what. Must not read YAML.
import type { Scope, ScopeParam } from '@dradis/language';
import type { Slot } from '../declare/declarations.js';
import type { Participant } from '../declare/declarations.js';

const param = (name: string, type: string, settable = false): ScopeParam => ({ name, type, settable });

/** Slot 0: the player who uses a card or ability; without a name where nobody does. */
const you = (named: boolean): ScopeParam => param(named ? 'you' : '', 'thing:player');
/** Slot 1: the thing the text stands on. */
const self = (kind: string): ScopeParam => param('this', `thing:${kind}`);

/** An effect field of a thing. */
export function fieldScope(kind: string, hasUser: boolean, returns: string | null = null): Scope {
  return { params: [you(hasUser), self(kind)], returns, onUse: false };
}

/** An ability, its condition and its amount: the participants of what it waits for are names too. */
export function abilityScope(kind: string, hasUser: boolean, participants: readonly Participant[]): Scope {
  return { params: [you(hasUser), self(kind), ...participants.map(({ id, type, changes }) => param(id, type, changes))], returns: null, onUse: false };
}

/** What a kind does when an ability of its things is used. */
export function onUseScope(kind: string): Scope {
  return { params: [you(true), self(kind), param('ability', 'ability')], returns: null, onUse: true };
}

/** Who may use the things of a kind: asked of the thing, before there is a user. */
export function usedByScope(kind: string): Scope {
  return { params: [you(false), self(kind)], returns: null, onUse: false };
}

/** A condition on the user of a thing, or on the one who looks at a zone. */
export function userScope(kind: string): Scope {
  return { params: [you(true), self(kind)], returns: null, onUse: false };
}

/** A procedure or definition. */
export function phraseScope(slots: readonly Slot[], returns: string | null): Scope {
  return { params: slots.map(({ name, type }) => param(name, type)), returns, onUse: false };
}
