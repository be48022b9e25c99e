// Where each character of a decoded scalar stands in its file. Must not parse YAML structure: it is given a scalar's source.

/** A decoded text and the file offset of each of its characters. */
export interface TextMap {
  /** The text as YAML decodes it. */
  readonly text: string;
  /** The file offset of decoded offset `offset` (0 to text.length, the end included). */
  readonly toFile: (offset: number) => number;
}

interface Stretch {
  /** Decoded offset at which the stretch begins. */
  readonly decoded: number;
  /** File offset of its first character. */
  readonly file: number;
}

/** A text whose characters stand in runs: within a run, decoded and file offsets advance together. */
function stretches(text: string, runs: readonly Stretch[], end: number): TextMap {
  return {
    text,
    toFile(offset) {
      if (offset >= text.length) return end;
      let low = 0;
      let high = runs.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((runs[middle]?.decoded ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      const run = runs[low];
      return run === undefined ? end : run.file + (offset - run.decoded);
    },
  };
}

/** A plain scalar of one line: it is its own decoded text. */
export function mapPlain(source: string, start: number): TextMap {
  return { text: source, toFile: (offset) => start + Math.min(Math.max(offset, 0), source.length) };
}

/** A single-quoted scalar of one line; `source` holds the quotes, `start` is the place of the first one. */
export function mapSingleQuoted(source: string, start: number): TextMap {
  let text = '';
  const runs: Stretch[] = [{ decoded: 0, file: start + 1 }];
  for (let at = 1; at < source.length - 1; at += 1) {
    text += source.charAt(at);
    if (source.charAt(at) === "'") {
      at += 1;
      runs.push({ decoded: text.length, file: start + at + 1 });
    }
  }
  return stretches(text, runs, start + source.length - 1);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0', a: '\x07', b: '\b', t: '\t', '\t': '\t', n: '\n', v: '\v', f: '\f', r: '\r', e: '\x1b',
  ' ': ' ', '"': '"', '/': '/', '\\': '\\', N: '\x85', _: '\xa0', L: '\u2028', P: '\u2029',
};
const HEX_LENGTH: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** A double-quoted scalar of one line, escapes decoded; an escape's characters all stand at its backslash. */
export function mapDoubleQuoted(source: string, start: number): TextMap {
  let text = '';
  const runs: Stretch[] = [{ decoded: 0, file: start + 1 }];
  for (let at = 1; at < source.length - 1; at += 1) {
    if (source.charAt(at) !== '\\') {
      text += source.charAt(at);
      continue;
    }
    const letter = source.charAt(at + 1);
    const digits = HEX_LENGTH[letter] ?? 0;
    runs.push({ decoded: text.length, file: start + at });
    if (digits > 0) {
      const code = Number.parseInt(source.slice(at + 2, at + 2 + digits), 16);
      text += Number.isNaN(code) || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    } else {
      text += ESCAPES[letter] ?? letter;
    }
    at += 1 + digits;
    runs.push({ decoded: text.length, file: start + at + 1 });
  }
  return stretches(text, runs, start + source.length - 1);
}

/** A literal block: what its lines decode to, their indent and where they stand. */
export interface LiteralText extends TextMap {
  /** Number of spaces taken from the front of every line; 0 when the block has no text. */
  readonly indent: number;
  /** File offset of the first character after the header line. */
  readonly bodyStart: number;
}

/**
 * A literal block (`|`, `|-`, `|+`, `|2`).
 *
 * @param body the source after the header line, as the YAML reader delimits it
 * @param bodyStart file offset of the body
 * @param explicitIndent columns from the line start when the header states an indent, else null
 * @param chomp what the header says of trailing line ends
 */
export function mapLiteral(body: string, bodyStart: number, explicitIndent: number | null, chomp: 'clip' | 'strip' | 'keep'): LiteralText {
  const lines = body.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const firstWords = lines.find((line) => /[^ \r]/.test(line));
  const indent = explicitIndent ?? (firstWords === undefined ? 0 : firstWords.length - firstWords.trimStart().length);
  let last = lines.length;
  while (last > 0 && !/[^ \r]/.test(lines[last - 1] ?? '')) last -= 1;
  const kept = chomp === 'keep' ? lines.length : last;
  let text = '';
  let file = bodyStart;
  let end = bodyStart;
  const runs: Stretch[] = [];
  lines.forEach((line, index) => {
    const content = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (index < kept) {
      const from = Math.min(indent, content.length);
      runs.push({ decoded: text.length, file: file + from });
      text += content.slice(from);
      end = file + content.length;
      const breaks = index < kept - 1 || chomp !== 'strip';
      if (breaks) text += '\n';
    }
    file += line.length + 1;
  });
  return { ...stretches(text, runs, end), indent, bodyStart };
}
