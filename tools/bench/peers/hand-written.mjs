// A peer: the same effects as a programmer would write them for one game, in typed code on plain objects.
// Must do what the statements of ../effects.bench.mjs do, and nothing to be quicker than honest code is.

/** @typedef {{ level: number, most: number, redLimit: number }} Dial */
/** @typedef {{ id: number, zone: Ship[], pilot: number | undefined }} Ship */

/** @param {number} count @param {Ship[]} zone */
function fill(count, zone) {
  for (let id = 0; id < count; id += 1) zone.push({ id, zone, pilot: undefined });
}

/** The part of the table that the effects touch. */
export function newTable() {
  const table = {
    fuel: /** @type {Dial} */ ({ level: 8, most: 15, redLimit: 4 }),
    food: /** @type {Dial} */ ({ level: 8, most: 15, redLimit: 4 }),
    morale: /** @type {Dial} */ ({ level: 10, most: 15, redLimit: 5 }),
    population: /** @type {Dial} */ ({ level: 12, most: 15, redLimit: 6 }),
    reserves: /** @type {Ship[]} */ ([]),
    damaged: /** @type {Ship[]} */ ([]),
    raptors: /** @type {Ship[]} */ ([]),
    destroyed: /** @type {Ship[]} */ ([]),
    bow: /** @type {Ship[]} */ ([]),
    portBow: /** @type {Ship[]} */ ([]),
    civilians: /** @type {Ship[]} */ ([]),
    deck: /** @type {number[]} */ (Array.from({ length: 20 }, (_, id) => id)),
    discards: /** @type {number[]} */ ([]),
    hand: /** @type {number[]} */ ([]),
  };
  fill(6, table.reserves);
  fill(4, table.raptors);
  fill(3, table.bow);
  fill(2, table.civilians);
  return table;
}

/** @typedef {ReturnType<typeof newTable>} Table */

/** @param {Dial} dial @param {number} n */
const lose = (dial, n) => {
  dial.level = Math.max(0, dial.level - n);
};

/** @param {Dial} dial @param {number} n */
const gain = (dial, n) => {
  dial.level = Math.min(dial.most, dial.level + n);
};

/** @param {Ship} ship @param {Ship[]} to */
function move(ship, to) {
  if (ship.zone === to) return;
  ship.zone.splice(ship.zone.indexOf(ship), 1);
  to.push(ship);
  ship.zone = to;
}

/** @param {Table} table */
export function dials(table) {
  lose(table.fuel, 1);
  gain(table.fuel, 1);
  lose(table.population, 2);
  gain(table.population, 2);
  if (table.morale.level <= table.morale.redLimit) gain(table.food, 1);
  else lose(table.food, 1);
  gain(table.food, 1);
}

/** @param {Table} table */
export function ships(table) {
  for (let count = 0; count < 2; count += 1) {
    const viper = table.reserves[0];
    if (viper === undefined) break;
    viper.pilot = undefined;
    move(viper, table.damaged);
  }
  for (const viper of [...table.damaged]) move(viper, table.reserves);
  const lost = table.raptors[0];
  if (lost !== undefined) move(lost, table.destroyed);
  const found = table.destroyed[0];
  if (found !== undefined) move(found, table.raptors);
}

/** @param {Table} table */
export function cards(table) {
  for (let count = 0; count < 2; count += 1) {
    if (table.deck.length === 0) {
      table.deck.push(...table.discards.splice(0));
    }
    const card = table.deck.pop();
    if (card !== undefined) table.hand.push(card);
  }
  for (const card of table.hand.splice(0).reverse()) table.deck.push(card);
}

/** @param {Table} table */
export function space(table) {
  for (const raider of [...table.bow]) move(raider, table.portBow);
  for (const raider of [...table.portBow]) if (raider.zone === table.portBow) move(raider, table.bow);
  if (table.civilians.length > 0) {
    lose(table.morale, 1);
    gain(table.morale, 1);
  }
}
