// What a layout table says about a pack: which zones, kinds and variables stand where on the board. Must hold types only.
import type { GlyphName, SkillName, TrackSpace } from '@dradis/elements';
import type { Naming } from '@dradis/session';

/** A track: tokens stand at a number, either a variable's or an attribute of things in a zone. */
interface TrackLayout {
  readonly id: string;
  readonly title: string;
  readonly spaces: readonly TrackSpace[];
  readonly from: { readonly variable: string; readonly glyph: GlyphName; readonly label: string } | { readonly zone: string; readonly attribute: string };
}

/** A deck: a zone, its pile, and a skill when it is one of the five. */
interface DeckLayout {
  readonly zone: string;
  readonly title: string;
  readonly pile?: string;
  readonly skill?: SkillName;
}

/** A group of places; `onlyFilled` leaves out empty ones, `quiet` names them only while one is filled. */
interface GroupLayout {
  readonly title: string;
  readonly zones: readonly string[];
  readonly onlyFilled?: boolean;
  readonly quiet?: boolean;
}

/** An answer that means a box of the card at hand: the first of the keys that the card has says what is in it. */
interface BoxLayout {
  readonly label: string;
  readonly keys: readonly string[];
}

/** Where a pack's zones, kinds and variables stand. A zone that it does not name is shown in a strip below the board. */
export interface BoardLayout {
  readonly ship: { readonly title: string; readonly rooms: readonly { readonly zone: string; readonly column: number; readonly row?: 0 | 1 }[] };
  /** Clockwise from the bow: sector 0 to 5. */
  readonly areas: readonly string[];
  /** Condition attribute of an area in which vipers are launched, and of a place that is hazardous. */
  readonly launchAttribute: string;
  readonly hazardousAttribute: string;
  readonly groups: readonly GroupLayout[];
  /** Kind of thing, to shape. */
  readonly glyphs: Readonly<Record<string, GlyphName>>;
  /** Shape of a thing in space that the seat may not know. */
  readonly unknownInSpace: GlyphName;
  /** By id without the number of the copy: signs of what a thing costs when it is lost. */
  readonly losses: Readonly<Record<string, string>>;
  /** A kind of token that marks the place it lies in as damaged. */
  readonly damageKind: string;
  /** Tokens in this zone belong to the thing that the attribute names. */
  readonly damageOn: { readonly zone: string; readonly attribute: string };
  readonly dials: { readonly kind: string; readonly value: string; readonly most: string; readonly red: string };
  readonly tracks: readonly TrackLayout[];
  readonly counters: readonly { readonly variable: string; readonly title: string; readonly of?: number }[];
  readonly decks: readonly DeckLayout[];
  readonly players: {
    readonly character: string;
    readonly revealed: string;
    readonly vessel: string;
    /** Attribute of a vessel: who pilots it. */
    readonly pilot: string;
    readonly current: string;
    readonly titles: readonly { readonly variable: string; readonly title: string }[];
    /** Zones of a player that are counted; `always` also when empty. */
    readonly counts: readonly { readonly zone: string; readonly label: string; readonly always?: boolean }[];
  };
  /** How the pack calls things, for the session. */
  readonly naming: Naming;
  /** Attribute of a card that holds its skill. */
  readonly skillAttribute: string;
  readonly boxes: readonly BoxLayout[];
  /** Zones that are on no board: supplies and boxes. */
  readonly unseen: readonly string[];
}
