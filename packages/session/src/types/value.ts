/** A value of the game as JSON. Must hold types only. */

/** A value as JSON: entities by id, conditions as booleans, nothing as null. */
export type PlainValue = null | number | boolean | string | readonly (number | string)[];
