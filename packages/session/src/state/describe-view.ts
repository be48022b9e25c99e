/** The engine's view of a seat, with each thing where it lies. Must add nothing to what the engine shows. */
import type { Game, RenderedValue, ViewThing as EngineThing } from '@dradis/engine';
import type { Seat } from '../types/options.js';
import type { PlainValue } from '../types/value.js';
import type { View, ViewThing } from '../types/view.js';
import type { Catalogue } from './catalogue.js';
import { engineView, eyesOf } from './eyes.js';
import { Wording } from './wording.js';
import { plainValue } from './write-value.js';

function plainAll(values: Record<string, RenderedValue>): Record<string, PlainValue> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, plainValue(value)]));
}

function known(thing: EngineThing, words: Wording): ViewThing {
  const title = words.call(words.names.entity(thing.id));
  return { id: thing.id, title, kind: thing.kind, faceUp: thing.faceUp, attributes: plainAll(thing.attributes) };
}

/** What `seat` may see. Throws BrokenDocument for a seat that is not there. */
export function describeView(game: Game, names: Catalogue, seat: Seat): View {
  const view = engineView(game, seat);
  const words = new Wording(names, game.state, eyesOf(game, names, seat));
  const byId = new Map(view.things.map((thing) => [thing.id, thing]));
  const players = view.players.map((player): ViewThing => ({
    id: player.id,
    title: words.call(names.entity(player.id)),
    kind: 'player',
    faceUp: true,
    attributes: plainAll(player.attributes),
  }));
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const inZone = (id: string): ViewThing => {
    const thing = byId.get(id);
    if (thing !== undefined) return known(thing, words);
    return playerOf.get(id) ?? { id, title: null, kind: null, faceUp: false, attributes: {} };
  };
  return {
    seat,
    players,
    zones: view.zones.map(({ id, title, kind, owner, attributes, contents, topOnly }) => ({
      id,
      title,
      kind,
      owner,
      attributes: plainAll(attributes),
      things: contents.map(inZone),
      ...(topOnly === true ? { topOnly } : {}),
    })),
    things: view.things.filter((thing) => thing.zone === null).map((thing) => known(thing, words)),
    variables: plainAll(view.variables),
    outcome: view.outcome,
    waitingFor: view.decision?.player ?? null,
  };
}
