/** The state as a tree of names. Must show a seat nothing that its eyes do not know. */
import { type State } from '@dradis/engine';
import { type TreeNode } from '../types.js';
import { type AttributeName, type Catalogue, labelOfId } from './catalogue.js';
import { type Eyes } from './eyes.js';
import { GAME, groupOf, pathOf, zoneKey } from './paths.js';
import { valueText } from './write-value.js';

interface Sight {
  names: Catalogue;
  state: State;
  eyes: Eyes;
}

function withWho(node: TreeNode, who: string | undefined): TreeNode {
  return who === undefined ? node : { ...node, who };
}

function attributeNode(sight: Sight, path: string, entity: number, attribute: AttributeName): TreeNode {
  const { names, state } = sight;
  const value = state.attrs[attribute.index]?.[entity - attribute.lo] ?? -1;
  const node = {
    key: attribute.id,
    path: `${path}/${attribute.id}`,
    label: attribute.label,
    value: valueText(names, value, attribute.type),
  };
  return withWho(node, attribute.secret ? 'nobody' : undefined);
}

function attributeNodes(sight: Sight, path: string, entity: number): TreeNode[] {
  return sight.names
    .attributesOf(entity)
    .filter((one) => !one.fixed && (sight.eyes.all || !one.secret))
    .map((one) => attributeNode(sight, path, entity, one));
}

function thingNode(sight: Sight, zonePath: string, entity: number, zone: number, index: number): TreeNode {
  const { names, state, eyes } = sight;
  if (!eyes.knows(entity)) {
    const handle = eyes.handle(zone, index);
    return { key: handle, path: `${zonePath}/${handle}`, label: handle, value: 'hidden' };
  }
  const id = names.id(entity);
  const path = `${zonePath}/${id}`;
  const children = attributeNodes(sight, path, entity);
  const node: TreeNode = { key: id, path, label: names.label(entity) };
  if (names.layout.twoSided[entity] === true) node.value = state.faceUp[entity] === 1 ? 'face up' : 'face down';
  if (children.length > 0) node.children = children;
  return withWho(node, eyes.who(entity));
}

function zoneNode(sight: Sight, zone: number): TreeNode {
  const { names, state } = sight;
  const path = pathOf(names, state, zone);
  const contents = state.zones[zone - names.layout.zoneLo] ?? [];
  const things = contents.flatMap((entity, i) => (names.isPlayer(entity) ? [] : [thingNode(sight, path, entity, zone, i)]));
  const present = contents.filter((entity) => names.isPlayer(entity)).map((entity) => names.label(entity));
  return {
    key: zoneKey(names, zone),
    path,
    label: names.title(zone),
    value: [...present, `${things.length}`].join(', '),
    children: [...attributeNodes(sight, path, zone), ...things],
  };
}

function playerNode(sight: Sight, player: number): TreeNode {
  const { names, state } = sight;
  const path = pathOf(names, state, player);
  const zones = names.zones.filter((zone) => names.ownerOf(zone) === player).map((zone) => zoneNode(sight, zone));
  return { key: names.id(player), path, label: names.label(player), children: [...attributeNodes(sight, path, player), ...zones] };
}

function gameNode(sight: Sight): TreeNode {
  const { names, state, eyes } = sight;
  const children = names.layout.variables
    .filter((one) => eyes.all || !one.secret)
    .map((one) =>
      withWho(
        {
          key: one.id,
          path: `${GAME}/${one.id}`,
          label: labelOfId(one.id),
          value: valueText(names, state.vars[one.index] ?? -1, one.type),
        },
        one.secret ? 'nobody' : undefined,
      ),
    );
  children.push({ key: 'outcome', path: `${GAME}/outcome`, label: 'Outcome', value: names.label(state.outcome) });
  return { key: GAME, path: GAME, label: 'Game', children };
}

/** Things without a zone that have something to show, grouped by their family. */
function looseNodes(sight: Sight): TreeNode[] {
  const { names, state } = sight;
  const groups = new Map<string, TreeNode>();
  for (const entity of names.things) {
    if ((state.zoneOf[entity] ?? -1) >= 0) continue;
    const path = pathOf(names, state, entity);
    const children = attributeNodes(sight, path, entity);
    if (children.length === 0) continue;
    const key = groupOf(names, entity);
    const group = groups.get(key) ?? { key, path: key, label: labelOfId(key), children: [] };
    groups.set(key, group);
    group.children?.push({ key: names.id(entity), path, label: names.label(entity), children });
  }
  return [...groups.values()];
}

/** The tree: the game's variables, loose things by family, players, shared zones. */
export function stateTree(names: Catalogue, state: State, eyes: Eyes): TreeNode[] {
  const sight = { names, state, eyes };
  return [
    gameNode(sight),
    ...looseNodes(sight),
    { key: 'players', path: 'players', label: 'Players', children: names.players.map((player) => playerNode(sight, player)) },
    {
      key: 'zones',
      path: 'zones',
      label: 'Zones',
      children: names.zones.filter((zone) => names.ownerOf(zone) < 0).map((zone) => zoneNode(sight, zone)),
    },
  ];
}
