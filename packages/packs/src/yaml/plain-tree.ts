/**
 * The tree of a file of plain YAML, from its tokens: maps, lists and scalars, each with a value, and blanks and comments between
 * them. Composing documents takes as long as the tokens do, and a file that is right needs no more than this. Must agree with the
 * composer of the library wherever it gives a tree, and must give none for whatever may be wrong or is not plain.
 */
import type { ListNode, MapEntry, MapNode, PackNode, ScalarNode } from './pack-node.js';
import { refusedName } from './refused-name.js';
import { scalarNode } from './scalar-node.js';
import { CST } from './yaml-library.js';

/** Thrown, and caught below, where something is not plain: what was made so far is of no use. */
const NOT_PLAIN = new Error('not plain');
/** Texts that may be no strings, but for the simplest numbers and words. */
const DOUBTFUL = /^(?:~|null|true|false|[-+]?\.(?:inf|nan)|[-+]?[\d.][\w.+-]*)$/i;
/** How far from its key the library lets a colon stand, in characters; it counts more narrowly. */
const FARTHEST_COLON = 1000;

type Blank = CST.SourceToken['type'];
type Scalar = CST.FlowScalar | CST.BlockScalar;

/** The root of the only document; undefined when the file is not plain. */
export function plainTree(text: string, tokens: readonly CST.Token[]): MapNode | ListNode | undefined {
  try {
    return new PlainReader(text).root(tokens);
  } catch (error) {
    if (error === NOT_PLAIN) return undefined;
    throw error;
  }
}

function plain(isSo: boolean): asserts isSo {
  if (!isSo) throw NOT_PLAIN;
}

/** Blanks and comments, and once the token that has to be among them; a comment only after a blank, no tab. */
function blanks(tokens: readonly CST.SourceToken[], spaced: boolean, wanted?: Blank): void {
  let [blank, met] = [spaced, wanted === undefined];
  for (const { type, source } of tokens) {
    if (type === wanted) {
      plain(!met);
      [blank, met] = [false, true];
    } else if (type === 'comment') plain(blank);
    else {
      plain(type === 'newline' || (type === 'space' && !source.includes('\t')));
      blank = true;
    }
  }
  plain(met);
}

function endOf(tokens: readonly CST.SourceToken[], from: number): number {
  const last = tokens.at(-1);
  return last === undefined ? from : last.offset + last.source.length;
}

function isFlowScalar(token: CST.Token | null | undefined): token is CST.FlowScalar {
  return token?.type === 'scalar' || token?.type === 'single-quoted-scalar' || token?.type === 'double-quoted-scalar';
}

class PlainReader {
  /** Where the node read last ends, with the blanks and comments that belong to it. */
  private after = 0;

  constructor(private readonly text: string) {}

  root(tokens: readonly CST.Token[]): MapNode | ListNode {
    let root: PackNode | undefined;
    for (const token of tokens) {
      if (token.type !== 'document') plain(token.type === 'newline' || token.type === 'comment' || token.type === 'space');
      else {
        plain(root === undefined);
        blanks(token.start, true);
        root = this.read(token.value);
        blanks(token.end ?? [], true);
      }
    }
    plain(root?.type === 'map' || root?.type === 'list');
    return root;
  }

  private read(token: CST.Token | null | undefined): PackNode {
    switch (token?.type) {
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
      case 'block-scalar':
        return this.scalar(token);
      case 'block-map':
        return this.blockMap(token);
      case 'block-seq':
        return this.blockList(token);
      case 'flow-collection':
        return this.flow(token);
      default:
        throw NOT_PLAIN;
    }
  }

  private blockMap({ offset, indent, items }: CST.BlockMap): MapNode {
    const entries: MapEntry[] = [];
    const names = new Set<string>();
    let end = offset;
    this.after = offset;
    for (const [index, { start, key, sep, value }] of items.entries()) {
      blanks(start, true);
      if (key === undefined && index > 0 && index === items.length - 1) {
        this.after = endOf(start, this.after);
        break;
      }
      plain(isFlowScalar(key) && key.indent === indent && sep !== undefined && sep[0]?.type === 'map-value-ind');
      plain(value?.type !== 'block-map' || sep.some(({ type }) => type === 'newline'));
      entries.push(this.entry(names, key, sep, value));
      end = this.after;
    }
    return { type: 'map', range: { start: offset, end }, entries };
  }

  private blockList({ offset, items }: CST.BlockSequence): ListNode {
    const list: PackNode[] = [];
    let end = offset;
    this.after = offset;
    for (const [index, { start, value }] of items.entries()) {
      if (value === undefined && index > 0 && index === items.length - 1) {
        blanks(start, true);
        this.after = endOf(start, this.after);
        break;
      }
      blanks(start, true, 'seq-item-ind');
      list.push(this.read(value));
      end = this.after;
    }
    return { type: 'list', range: { start: offset, end }, items: list };
  }

  private flow({ offset, start: open, items, end: [close, ...rest] }: CST.FlowCollection): MapNode | ListNode {
    const entries: MapEntry[] = [];
    const names = new Set<string>();
    const list: PackNode[] = [];
    const isMap = open.source === '{';
    for (const [index, { start, key, sep, value }] of items.entries()) {
      if (key === undefined && sep === undefined && value === undefined && index === items.length - 1) {
        // A comma after the last item is none before another.
        blanks(start, false, index > 0 && start.some(({ type }) => type === 'comma') ? 'comma' : undefined);
        break;
      }
      blanks(start, false, index > 0 ? 'comma' : undefined);
      plain(value !== undefined && value.type !== 'block-map' && value.type !== 'block-seq');
      if (isMap) {
        plain(isFlowScalar(key) && sep?.[0]?.type === 'map-value-ind');
        entries.push(this.entry(names, key, sep, value));
      } else {
        plain(key === undefined && sep === undefined);
        list.push(this.read(value));
      }
    }
    plain(close?.source === (isMap ? '}' : ']'));
    blanks(rest, false);
    const end = close.offset + 1;
    this.after = endOf(rest, end);
    const range = { start: offset, end };
    return isMap ? { type: 'map', range, entries } : { type: 'list', range, items: list };
  }

  /** One entry of a map that has the entries `names` before it; `sep` begins with the colon. */
  private entry(names: Set<string>, key: CST.FlowScalar, sep: readonly CST.SourceToken[], value: CST.Token | undefined): MapEntry {
    plain(key.end === undefined && !key.source.includes('\n') && key.source.length < FARTHEST_COLON);
    blanks(sep, false, 'map-value-ind');
    const { value: name, range } = this.scalar(key);
    const said = String(name);
    plain(!refusedName(said) && !names.has(said));
    names.add(said);
    return { key: said, keyRange: range, value: this.read(value) };
  }

  private scalar(token: Scalar): ScalarNode {
    const { offset, source } = token;
    if (token.type === 'scalar' && !source.includes('\n') && !/^[\t,%|>@`]|^$/.test(source)) {
      const end = offset + source.length;
      const rest = token.end ?? [];
      blanks(rest, false);
      this.after = endOf(rest, end);
      return scalarNode(this.text, this.text, { start: offset, end }, plainValue(source), token);
    }
    plain(source !== '');
    const resolved = CST.resolveAsScalar(token, true, () => {
      throw NOT_PLAIN;
    });
    const [start, end, after] = resolved.range;
    plain(start !== end);
    this.after = after;
    return scalarNode(this.text, this.text, { start, end }, token.type === 'scalar' ? plainValue(resolved.value) : resolved.value, token);
  }
}

/** What unquoted text is worth by the core rules. */
function plainValue(text: string): ScalarNode['value'] {
  if (!DOUBTFUL.test(text)) return text;
  if (/^(?:0|-?[1-9]\d{0,14})$/.test(text)) return Number(text);
  plain(text === 'true' || text === 'false');
  return text === 'true';
}
