// What <dradis-flow> draws: a laid-out graph of a card or procedure. Whoever knows packs makes it. Must hold types only.

/** What a box is; it decides its shape. */
export type FlowBoxKind = 'card' | 'rule' | 'part' | 'choice' | 'pick' | 'die' | 'condition' | 'loop' | 'resolve' | 'moment' | 'end' | 'statement';

/** A point in the picture, from its upper left corner. */
export interface FlowAt {
  /** To the right. */
  readonly x: number;
  /** Downwards. */
  readonly y: number;
}

/** A box with its upper left corner. */
export interface FlowShape extends FlowAt {
  /** Unique in the picture. */
  readonly id: string;
  /** What the box stands for. */
  readonly kind: FlowBoxKind;
  /** In the units of the picture. */
  readonly width: number;
  /** In the units of the picture. */
  readonly height: number;
  /** Its text in lines, then more about it. */
  readonly lines: readonly string[];
  /** More about it, in lines; may be empty. */
  readonly notes: readonly string[];
  /** Where it is written, line from 1; null for nowhere. */
  readonly place: { readonly file: string; readonly line: number } | null;
}

/** A way between two boxes. */
export interface FlowWay {
  /** Id of the box it leaves. */
  readonly from: string;
  /** Id of the box it leads to. */
  readonly to: string;
  /** When it is taken; empty when there is no other. */
  readonly label: string;
  /** Whether it leads back to the head of a loop. */
  readonly back: boolean;
  /** The points it goes through, from box to box. */
  readonly points: readonly FlowAt[];
  /** The middle of the label. */
  readonly labelAt: FlowAt | null;
}

/** The picture. */
export interface FlowPicture {
  /** What people call what is drawn. */
  readonly title: string;
  /** In the units of the picture. */
  readonly width: number;
  /** In the units of the picture. */
  readonly height: number;
  /** In the order in which they are written. */
  readonly shapes: readonly FlowShape[];
  /** The ways between the boxes. */
  readonly ways: readonly FlowWay[];
  /** The same as an indented tree, to be read from top to bottom. */
  readonly text: string;
}
