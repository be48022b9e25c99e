// How a card goes, as a graph: what begins it, its statements, and the ways from each to the next. Must hold types only.

/**
 * What a node is: the card; what carries a part of it out; a part that begins by itself; then statements by what they do: a question
 * whose answer decides how it goes on, a question that picks something, a die, a condition, a loop, another effect or ability that
 * is resolved, a moment others may answer, the end of the game, and any other.
 */
export type FlowKind = 'card' | 'rule' | 'part' | 'choice' | 'pick' | 'die' | 'condition' | 'loop' | 'resolve' | 'moment' | 'end' | 'statement';

/** A place in a source file. Lines and columns count from 1, the end column is after the last character. */
export interface FlowPlace {
  /** Relative to its pack's folder; `ID:PATH` for a file of a pack that is extended. */
  readonly file: string;
  /** Where it begins. */
  readonly line: number;
  /** Where it begins. */
  readonly column: number;
  /** Where it ends. */
  readonly endLine: number;
  /** Where it ends. */
  readonly endColumn: number;
}

/** Something a statement refers to: a procedure that it calls, a field or an ability that it resolves, a moment that it announces. */
export interface FlowReference {
  /** What it refers to. */
  readonly what: 'procedure' | 'field' | 'ability' | 'event';
  /** Id of the procedure, field or event; empty for an ability, which is chosen in play. */
  readonly id: string;
}

/** One box. */
export interface FlowNode {
  /** Unique in its graph, the same each time. */
  readonly id: string;
  /** What the box stands for. */
  readonly kind: FlowKind;
  /** The text of the statement as it is written, on one line; the title of a card; the name of a part. */
  readonly text: string;
  /** More about it, a line each: the values of a card, what sets an ability off. */
  readonly notes: readonly string[];
  /** Id of the program it is in; null for the card itself. */
  readonly program: string | null;
  /** Where it is written; null when that is not known. */
  readonly place: FlowPlace | null;
  /** What it refers to; may be empty. */
  readonly refers: readonly FlowReference[];
}

/** A way from one box to another. */
export interface FlowEdge {
  /** Id of the box it leaves. */
  readonly from: string;
  /** Id of the box it leads to. */
  readonly to: string;
  /** When it is taken: an option, the eyes of a die, `yes`, `no`, `each`, `then`; empty when there is no other way. */
  readonly label: string;
  /** Whether it leads back to the head of a loop. */
  readonly back: boolean;
}

/** The graph of one card, location, token or procedure. Nodes stand in the order in which they are written. */
export interface FlowGraph {
  /** Id of the card or procedure. */
  readonly id: string;
  /** What people call the card or procedure. */
  readonly title: string;
  /** The boxes. */
  readonly nodes: readonly FlowNode[];
  /** The ways between them. */
  readonly edges: readonly FlowEdge[];
}
