// State trees for stories and tests. Must not be shipped to the app.
import type { TreeNode } from '@dradis/session';

const leaf = (path: string, label: string, value?: string, who?: string): TreeNode => ({
  key: path.split('/').at(-1) ?? '', path, label, ...(value === undefined ? {} : { value }), ...(who === undefined ? {} : { who }),
});
const group = (path: string, label: string, children: TreeNode[], value?: string): TreeNode => ({ ...leaf(path, label, value), children });

/** A small state: resources, two players, a zone. */
export const smallTree: readonly TreeNode[] = [
  group('resources', 'Resources', [
    group('resources/fuel', 'Fuel', [leaf('resources/fuel/level', 'Level', '7')]),
    group('resources/food', 'Food', [leaf('resources/food/level', 'Level', '8')]),
  ]),
  group('players', 'Players', [
    group('players/player-1', 'Lee Adama', [group('players/player-1/hand', 'Hand', [leaf('players/player-1/hand/0', 'Repair', '2', 'Lee Adama')], '1')]),
    group('players/player-2', 'Laura Roslin', [group('players/player-2/hand', 'Hand', [], '0')]),
  ]),
  group('zones', 'Zones', [group('zones/bow', 'Bow', [leaf('zones/bow/raider#1', 'Raider 1'), leaf('zones/bow/raider#2', 'Raider 2')], '2')]),
  leaf('game/turn-number', 'Turn', '3'),
];

/** 5,000 leaves in 50 groups. */
export const largeTree: readonly TreeNode[] = Array.from({ length: 50 }, (_, zone) =>
  group(`zones/zone-${String(zone)}`, `Zone ${String(zone)}`, Array.from({ length: 100 }, (_unused, thing) => leaf(`zones/zone-${String(zone)}/${String(thing)}`, `Thing ${String(thing)}`, String(zone * thing)))),
);
