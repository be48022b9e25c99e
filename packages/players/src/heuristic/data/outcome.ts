/** In what the weights of cards are written. Must hold types only. */

/**
 * What an outcome changes, counted from the humans' side: resources gained (lost: below 0), cards of human hands, raptors,
 * and so on. Dice are written as expectations: a loss on half the faces is half a loss.
 */
export interface Outcome {
  readonly fuel?: number;
  readonly food?: number;
  readonly morale?: number;
  readonly population?: number;
  /** Skill cards in human hands. */
  readonly cards?: number;
  readonly raptors?: number;
  /** Vipers made ready; damaged ones count below 0. */
  readonly vipers?: number;
  readonly nukes?: number;
  /** Steps of the fleet token. */
  readonly jump?: number;
  readonly distance?: number;
  /** Civilian ships lost: below 0. */
  readonly civilians?: number;
  /** Harm that comes aboard or flies around: each counts above 0. */
  readonly centurions?: number;
  readonly basestars?: number;
  readonly raiders?: number;
  /** Damage tokens on Galactica. */
  readonly damage?: number;
  /** Humans sent to Sickbay, to the Brig. */
  readonly sickbay?: number;
  readonly brig?: number;
  /** Loyalty cards a human gets to see. */
  readonly insight?: number;
  /** Anything else, in the value of a typical resource. */
  readonly other?: number;
}
