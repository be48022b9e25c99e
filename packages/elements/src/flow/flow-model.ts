// What <dradis-flow> draws: a laid-out graph of a card or procedure. Whoever knows packs makes it. Must hold types only.

/** What a box is; it decides its shape. */
export type FlowBoxKind = 'card' | 'rule' | 'part' | 'choice' | 'pick' | 'die' | 'condition' | 'loop' | 'resolve' | 'moment' | 'end' | 'statement';

/** A point in the picture, from its upper left corner. */
export interface FlowAt {
  readonly x: number;
  readonly y: number;
}

/** A box with its upper left corner. */
export interface FlowShape extends FlowAt {
  readonly id: string;
  readonly kind: FlowBoxKind;
  readonly width: number;
  readonly height: number;
  /** Its text in lines, then more about it. */
  readonly lines: readonly string[];
  readonly notes: readonly string[];
  /** Where it is written, line from 1; null for nowhere. */
  readonly place: { readonly file: string; readonly line: number } | null;
}

/** A way between two boxes. */
export interface FlowWay {
  readonly from: string;
  readonly to: string;
  /** When it is taken; empty when there is no other. */
  readonly label: string;
  readonly back: boolean;
  readonly points: readonly FlowAt[];
  /** The middle of the label. */
  readonly labelAt: FlowAt | null;
}

/** The picture. */
export interface FlowPicture {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** In the order in which they are written. */
  readonly shapes: readonly FlowShape[];
  readonly ways: readonly FlowWay[];
  /** The same as an indented tree, to be read from top to bottom. */
  readonly text: string;
}
