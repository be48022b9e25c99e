// Breakpoints in words, and targets from a kind and what is typed. Must not look at a game.
import type { BreakpointChoices, Comparison, ListedBreakpoint, ListedHits, ListedTarget, NamedChoice } from './breakpoint-model.js';

/** The kinds that can be made in the list, with what they are called there. */
export const kindWords: readonly (readonly [ListedTarget['kind'], string])[] = [
  ['change', 'A value changes'],
  ['thing', 'A card acts'],
  ['line', 'A line is reached'],
  ['verb', 'A verb is carried out'],
  ['event', 'An event happens'],
  ['decision', 'A player is asked'],
  ['roll', 'A die is rolled'],
  ['condition', 'A condition becomes true'],
  ['error', 'A rule asks for the impossible'],
  ['refused', 'An answer is refused'],
  ['budget', 'A program runs too long'],
];

/** How a value is held against a limit, in words. */
export const comparisonWords: readonly (readonly [Comparison, string])[] = [['<=', 'to at most'], ['<', 'below'], ['=', 'to exactly'], ['>=', 'to at least'], ['>', 'above']];

function named(choices: readonly NamedChoice[], id: string): string {
  return choices.find((choice) => choice.id === id)?.label ?? id;
}

/** What a breakpoint stops at, in words. */
export function wordsOf(breakpoint: ListedBreakpoint, choices: BreakpointChoices): string {
  switch (breakpoint.kind) {
    case 'line':
      return `${breakpoint.file.split('/').at(-1) ?? ''}:${String(breakpoint.line)}${breakpoint.column === undefined ? '' : `:${String(breakpoint.column)}`}`;
    case 'event':
      return `${named(choices.events, breakpoint.event)} happens`;
    case 'thing':
      return `${named(choices.things, breakpoint.thing)} acts`;
    case 'write':
      return `${named(choices.paths, breakpoint.path)} is written`;
    case 'verb':
      return `${named(choices.verbs, breakpoint.verb)} is carried out`;
    case 'decision':
      return breakpoint.player === undefined ? 'Anybody is asked' : `${named(choices.players, breakpoint.player)} is asked`;
    case 'change': {
      const what = named(choices.paths, breakpoint.path);
      const { crosses } = breakpoint;
      return crosses === undefined ? `${what} changes` : `${what} comes ${comparisonWords.find(([is]) => is === crosses.is)?.[1] ?? crosses.is} ${String(crosses.value)}`;
    }
    case 'condition':
      return `${breakpoint.text} becomes true`;
    case 'roll':
    case 'error':
    case 'refused':
    case 'budget':
      return kindWords.find(([kind]) => kind === breakpoint.kind)?.[1] ?? breakpoint.kind;
  }
}

/** At which hits it stops, in words; undefined for all. */
export function hitsInWords(hits: ListedHits | undefined): string | undefined {
  if (hits === undefined) return undefined;
  if ('at' in hits) return `at hit ${String(hits.at)}`;
  return 'from' in hits ? `from hit ${String(hits.from)}` : `every ${String(hits.every)} hits`;
}

/** What is typed into the form of a new breakpoint. */
export interface TypedBreakpoint {
  readonly kind: ListedTarget['kind'];
  /** Id, path, file or text, by the kind; empty for none. */
  readonly about: string;
  /** Line of a file, or a limit; as typed. */
  readonly number: string;
  /** Empty for any change. */
  readonly comparison: string;
}

/** Id of a choice by its id or what it is called. */
function chosen(choices: readonly NamedChoice[], about: string): string | undefined {
  const text = about.trim().toLowerCase();
  return choices.find(({ id }) => id === about.trim())?.id ?? choices.find(({ label }) => label.toLowerCase() === text)?.id;
}

/** The target that is typed, or in words what is missing. */
export function targetOf({ kind, about, number, comparison }: TypedBreakpoint, choices: BreakpointChoices): ListedTarget | string {
  const text = about.trim();
  switch (kind) {
    case 'line': {
      if (!choices.files.includes(text)) return 'Choose a file of the pack';
      const line = Number(number);
      return Number.isSafeInteger(line) && line >= 1 ? { kind, file: text, line } : 'Write the number of a line, from 1';
    }
    case 'event': {
      const event = chosen(choices.events, text);
      return event === undefined ? 'Choose an event from the list' : { kind, event };
    }
    case 'thing': {
      const thing = chosen(choices.things, text);
      return thing === undefined ? 'Choose a card or another component from the list' : { kind, thing };
    }
    case 'verb': {
      const verb = chosen(choices.verbs, text);
      return verb === undefined ? 'Choose a verb from the list' : { kind, verb };
    }
    case 'decision': {
      if (text === '') return { kind };
      const player = chosen(choices.players, text);
      return player === undefined ? 'Choose a player, or leave it empty for anybody' : { kind, player };
    }
    case 'write':
    case 'change': {
      const path = chosen(choices.paths, text);
      if (path === undefined) return 'Choose a value from the list';
      if (kind === 'write' || comparison === '') return { kind, path };
      const is = comparisonWords.find(([sign]) => sign === comparison)?.[0];
      const value = Number(number);
      return is === undefined || number.trim() === '' || !Number.isFinite(value) ? 'Write the limit as a number' : { kind, path, crosses: { is, value } };
    }
    case 'condition':
      return text === '' ? 'Write a condition, such as level of fuel is less than 3' : { kind, text };
    case 'roll':
    case 'error':
    case 'refused':
    case 'budget':
      return { kind };
  }
}
