// A peer: the effects as a programmer writes them for one game, as functions over plain data. It keeps the books that the
// engine keeps (ids in zones, handles of what lies hidden, a listener that may be there), because a hand-written game needs
// them as well. Must do what the statements of ../effects.bench.mjs do, and nothing to be slower than honest code is.

const RESOURCES = ['fuel', 'food', 'morale', 'population'];
const START = [8, 8, 10, 12];
const MOST = [15, 15, 15, 15];
const RED = [4, 4, 5, 6];
const [FUEL, FOOD, MORALE, POPULATION] = [0, 1, 2, 3];

/** Zones by number; cards lie hidden in the first two. */
const [DECK, HAND, DISCARDS, RESERVES, DAMAGED, DESTROYED, BOW, PORT_BOW, STERN] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ZONES = 9;
const VIPERS = [0, 8];
const RAPTORS = [8, 12];
const RAIDERS = [12, 28];
const CIVILIANS = [28, 40];
const CARDS = [40, 61];

/** @typedef {{ levels: number[], zones: number[][], zoneOf: number[], faceUp: number[], known: number[], handles: number[], nextHandle: number, pilots: number[], onEvent: ((event: object) => void) | undefined }} Table */

/** @param {Table} table @param {readonly number[]} range @param {number} count @param {number} zone */
function lay(table, [from = 0], count, zone) {
  for (let thing = from; thing < from + count; thing += 1) {
    table.zones[zone]?.push(thing);
    table.zoneOf[thing] = zone;
  }
}

/** The part of the game that the effects touch. @returns {Table} */
export function newTable() {
  const things = CARDS[1] ?? 0;
  const zeros = () => Array.from({ length: things }, () => 0);
  /** @type {Table} */
  const table = {
    levels: [...START],
    zones: Array.from({ length: ZONES }, () => []),
    zoneOf: Array.from({ length: things }, () => -1),
    faceUp: zeros(),
    known: zeros(),
    handles: zeros().map((_, index) => index),
    nextHandle: things,
    pilots: Array.from({ length: VIPERS[1] ?? 0 }, () => -1),
    onEvent: undefined,
  };
  lay(table, VIPERS, 8, RESERVES);
  lay(table, RAPTORS, 4, RESERVES);
  lay(table, RAIDERS, 3, BOW);
  lay(table, CIVILIANS, 1, STERN);
  lay(table, CARDS, 21, DECK);
  return table;
}

/** The levels by resource. @param {Table} table */
export const levelsOf = (table) => RESOURCES.map((id, index) => [id, table.levels[index]]);

/** How much lies in the places that the effects touch, by their ids. @param {Table} table @returns {[string, number | undefined][]} */
export const countsOf = (table) => [
  ['politics-deck', table.zones[DECK]?.length],
  ['reserves', table.zones[RESERVES]?.length],
  ['bow', table.zones[BOW]?.length],
  ['stern', table.zones[STERN]?.length],
];

/** @param {Table} table @param {number} what @param {number} level */
function setLevel(table, what, level) {
  if (table.levels[what] === level) return;
  table.levels[what] = level;
  table.onEvent?.({ type: 'level', what, level });
}

/** @param {Table} table @param {number} what @param {number} n */
const lose = (table, what, n) => {
  setLevel(table, what, Math.max(0, (table.levels[what] ?? 0) - n));
};

/** @param {Table} table @param {number} what @param {number} n */
const gain = (table, what, n) => {
  setLevel(table, what, Math.min(MOST[what] ?? 0, (table.levels[what] ?? 0) + n));
};

/** @param {number} zone */
const isHidden = (zone) => zone === DECK || zone === HAND;

/** @param {Table} table @param {number} thing @param {number} to */
function move(table, thing, to) {
  const from = table.zoneOf[thing] ?? -1;
  if (from === to) return;
  const contents = table.zones[from];
  if (contents !== undefined) {
    if (contents.at(-1) === thing) contents.pop();
    else contents.splice(contents.indexOf(thing), 1);
    if (from === HAND) for (const left of contents) table.handles[left] = table.nextHandle++;
  }
  table.zones[to]?.push(thing);
  table.zoneOf[thing] = to;
  table.known[thing] = 0;
  if (isHidden(to)) {
    table.faceUp[thing] = 0;
    table.handles[thing] = table.nextHandle++;
  }
  table.onEvent?.({ type: 'moved', thing, from, to });
}

/** The things of a range in a zone. @param {Table} table @param {number} zone @param {readonly number[]} range */
const thingsIn = (table, zone, [lo = 0, hi = 0]) => (table.zones[zone] ?? []).filter((thing) => thing >= lo && thing < hi);

/** @param {Table} table @param {number} zone @param {readonly number[]} range */
const firstIn = (table, zone, [lo = 0, hi = 0]) => (table.zones[zone] ?? []).find((thing) => thing >= lo && thing < hi);

/** Effects by name, as a table of cards would hold them. @type {Record<string, (table: Table) => void>} */
export const byHand = {
  dials(table) {
    lose(table, FUEL, 1);
    gain(table, FUEL, 1);
    lose(table, POPULATION, 2);
    gain(table, POPULATION, 2);
    if ((table.levels[MORALE] ?? 0) <= (RED[MORALE] ?? 0)) gain(table, FOOD, 1);
    else lose(table, FOOD, 1);
    gain(table, FOOD, 1);
  },
  ships(table) {
    for (let count = 0; count < 2; count += 1) {
      const viper = firstIn(table, RESERVES, VIPERS);
      if (viper === undefined) continue;
      table.pilots[viper] = -1;
      move(table, viper, DAMAGED);
    }
    for (const viper of thingsIn(table, DAMAGED, VIPERS)) move(table, viper, RESERVES);
    const lost = firstIn(table, RESERVES, RAPTORS);
    if (lost !== undefined) move(table, lost, DESTROYED);
    const found = firstIn(table, DESTROYED, RAPTORS);
    if (found !== undefined) move(table, found, RESERVES);
  },
  cards(table) {
    for (let count = 0; count < 2; count += 1) {
      if (table.zones[DECK]?.length === 0) for (const card of thingsIn(table, DISCARDS, CARDS)) move(table, card, DECK);
      const card = table.zones[DECK]?.at(-1);
      if (card !== undefined) move(table, card, HAND);
    }
    for (const card of thingsIn(table, HAND, CARDS).reverse()) move(table, card, DECK);
  },
  space(table) {
    for (const raider of thingsIn(table, BOW, RAIDERS)) move(table, raider, PORT_BOW);
    for (const raider of thingsIn(table, PORT_BOW, RAIDERS)) move(table, raider, BOW);
    if (firstIn(table, STERN, CIVILIANS) !== undefined) {
      lose(table, MORALE, 1);
      gain(table, MORALE, 1);
    }
  },
};
