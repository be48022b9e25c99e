// What just happened, as one line for people. Must only word events that were already redacted for the reader.
import type { SeatEvent } from '@dradis/engine';

/** How things, zones and players are called; a handle is a component the reader must not know. */
export type Namer = (id: string) => string;

function named(value: unknown, name: Namer): string {
  return typeof value === 'string' ? name(value) : 'something';
}

/** A sentence about an event; undefined for those that people at a table would not mention. */
export function logLine(event: SeatEvent, name: Namer): string | undefined {
  switch (event.type) {
    case 'moved':
      return `${named(event['thing'], name)}: ${event['from'] === null ? '' : `${named(event['from'], name)} → `}${named(event['to'], name)}`;
    case 'shuffled':
      return `${named(event['zone'], name)} is shuffled`;
    case 'rolled':
      return `die: ${String(event['result'])}`;
    case 'attribute-set':
      return event['attribute'] === 'level' ? `${named(event['thing'], name)} is now ${String(event['value'])}` : undefined;
    case 'ability-used':
      return event['player'] === null ? undefined : `${named(event['player'], name)} uses ${named(event['source'], name)}`;
    case 'ended':
      return `the game is over: ${named(event['outcome'], name)}`;
    case 'turned':
    case 'shown':
    case 'tally-changed':
    case 'variable-set':
    case 'announced':
    case 'asked':
    case 'answered':
      return undefined;
  }
}
