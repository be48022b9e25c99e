/** The state as a tree of names. Must show a seat nothing that its eyes do not know. */
import type { TreeNode } from '../types/state.js';
import { type AttributeName, labelOfId } from './catalogue.js';
import { GAME, groupOf, pathOf, zoneKey } from './paths.js';
import type { Wording } from './wording.js';
import { valueText } from './write-value.js';

/** Who knows a component, for people. */
function whoText(words: Wording, entity: number): string | undefined {
  const who = words.eyes.who(entity);
  return who?.length === 0 ? 'nobody' : who?.map((player) => words.call(player)).join(', ');
}

function withWho(node: TreeNode, who: string | undefined): TreeNode {
  return who === undefined ? node : { ...node, who };
}

function attributeNode(words: Wording, path: string, entity: number, attribute: AttributeName): TreeNode {
  const value = words.state.attrs[attribute.index]?.[entity - attribute.lo] ?? -1;
  const node = {
    key: attribute.id,
    path: `${path}/${attribute.id}`,
    label: attribute.label,
    value: valueText(words, value, attribute.type),
  };
  return withWho(node, attribute.secret ? 'nobody' : undefined);
}

function attributeNodes(words: Wording, path: string, entity: number): TreeNode[] {
  return words.names
    .attributesOf(entity)
    .filter((one) => !one.fixed && (words.eyes.all || !one.secret))
    .map((one) => attributeNode(words, path, entity, one));
}

function thingNode(words: Wording, zonePath: string, entity: number): TreeNode {
  const { names, state, eyes } = words;
  if (!eyes.knows(entity)) {
    const handle = eyes.handle(entity);
    return { key: handle, path: `${zonePath}/${handle}`, label: handle, value: 'hidden' };
  }
  const id = names.id(entity);
  const path = `${zonePath}/${id}`;
  const children = attributeNodes(words, path, entity);
  const node: TreeNode = { key: id, path, label: words.row(entity) };
  if (names.layout.twoSided[entity] === true) node.value = state.faceUp[entity] === 1 ? 'face up' : 'face down';
  if (children.length > 0) node.children = children;
  return withWho(node, whoText(words, entity));
}

function zoneNode(words: Wording, zone: number): TreeNode {
  const { names, state, eyes } = words;
  const path = pathOf(names, state, zone);
  const topOnly = eyes.topOnly(zone);
  const contents = (state.zones[zone - names.layout.zoneLo] ?? []).slice(topOnly ? -1 : 0);
  const things = contents.flatMap((entity) => (names.isPlayer(entity) ? [] : [thingNode(words, path, entity)]));
  const present = contents.filter((entity) => names.isPlayer(entity)).map((entity) => words.call(entity));
  return {
    key: zoneKey(names, zone),
    path,
    label: names.title(zone),
    value: topOnly ? 'the top alone' : [...present, `${things.length}`].join(', '),
    children: [...attributeNodes(words, path, zone), ...things],
  };
}

function playerNode(words: Wording, player: number): TreeNode {
  const { names, state } = words;
  const path = pathOf(names, state, player);
  const zones = names.zones.filter((zone) => names.ownerOf(zone) === player).map((zone) => zoneNode(words, zone));
  const seat = names.title(player);
  const label = words.call(player);
  return { key: names.id(player), path, label, ...(label === seat ? {} : { value: seat }), children: [...attributeNodes(words, path, player), ...zones] };
}

function gameNode(words: Wording): TreeNode {
  const { names, state, eyes } = words;
  const children = names.layout.variables
    .filter((one) => eyes.all || !one.secret)
    .map((one) =>
      withWho(
        {
          key: one.id,
          path: `${GAME}/${one.id}`,
          label: labelOfId(one.id),
          value: valueText(words, state.vars[one.index] ?? -1, one.type),
        },
        one.secret ? 'nobody' : undefined,
      ),
    );
  children.push({ key: 'outcome', path: `${GAME}/outcome`, label: 'Outcome', value: words.call(state.outcome) });
  return { key: GAME, path: GAME, label: 'Game', children };
}

/** Things without a zone that have something to show, grouped by their family. */
function looseNodes(words: Wording): TreeNode[] {
  const { names, state } = words;
  const groups = new Map<string, TreeNode>();
  for (const entity of names.things) {
    if ((state.zoneOf[entity] ?? -1) >= 0) continue;
    const path = pathOf(names, state, entity);
    const children = attributeNodes(words, path, entity);
    if (children.length === 0) continue;
    const key = groupOf(names, entity);
    const group = groups.get(key) ?? { key, path: key, label: labelOfId(key), children: [] };
    groups.set(key, group);
    group.children?.push({ key: names.id(entity), path, label: words.row(entity), children });
  }
  return [...groups.values()];
}

/** The tree: the game's variables, loose things by family, players, shared zones. */
export function stateTree(words: Wording): TreeNode[] {
  const { names } = words;
  return [
    gameNode(words),
    ...looseNodes(words),
    { key: 'players', path: 'players', label: 'Players', children: names.players.map((player) => playerNode(words, player)) },
    {
      key: 'zones',
      path: 'zones',
      label: 'Zones',
      children: names.zones.filter((zone) => names.ownerOf(zone) < 0).map((zone) => zoneNode(words, zone)),
    },
  ];
}
