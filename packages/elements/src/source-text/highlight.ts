// Splits YAML with effects in it into coloured runs, line by line. Light by intent: it colours words and decides nothing,
// so a file in the middle of a mistake still reads well. Must not parse.

/** What a run is, for its colour. */
type RunKind = 'plain' | 'key' | 'comment' | 'text' | 'number' | 'word' | 'mark';

/** A stretch of one line. */
export interface Run {
  readonly kind: RunKind;
  readonly text: string;
}

/** Words that begin or join statements of the effect language. */
const WORDS = new Set(
  'if otherwise for each repeat times at most stop repeating may chooses choose either or pick roll rolls depending on let be set to count announce apply resolve resolves uses end the game with leave give back nothing as is not and there none you this it every all another that who which where'.split(' '),
);

const TOKEN = /("(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?)|(#.*$)|([A-Za-z][\w'-]*)|(\d+(?:-\d+)?)|([:,()[\]{}=+*<>|-])|(\s+|.)/gy;
const KEY = /^(\s*(?:- )?)([A-Za-z][\w-]*)(:)(?=\s|$)/;
/** Keys of which the value is never an effect. */
const TITLE_KEYS = new Set(['id', 'title', 'kind', 'doc', 'words', 'phrase', 'example', 'file', 'version']);

function runsOf(text: string, words: boolean): Run[] {
  const runs: Run[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null && match[0] !== ''; match = TOKEN.exec(text)) {
    const [all, quoted, comment, word, number, mark] = match;
    const before = text[match.index - 1];
    let kind: RunKind = 'plain';
    if (quoted !== undefined) kind = 'text';
    else if (comment !== undefined && (before === undefined || before === ' ')) kind = 'comment';
    else if (word !== undefined && words && WORDS.has(word)) kind = 'word';
    else if (number !== undefined) kind = 'number';
    else if (mark !== undefined) kind = 'mark';
    const last = runs.at(-1);
    if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + all };
    else runs.push({ kind, text: all });
  }
  return runs;
}

/** The runs of every line; joined, the runs of a line are the line. Lines are those of `text.split('\n')`. */
export function highlight(text: string): Run[][] {
  let blockIndent: number | undefined;
  return text.split('\n').map((line) => {
    const indent = line.length - line.trimStart().length;
    if (blockIndent !== undefined && line.trim() !== '' && indent <= blockIndent) blockIndent = undefined;
    if (blockIndent !== undefined) return runsOf(line, true);
    if (line.trimStart().startsWith('#')) return line === '' ? [] : [{ kind: 'comment', text: line }];
    const key = KEY.exec(line);
    if (key === null) return runsOf(line, false);
    const [head, lead = '', name = '', colon = ''] = key;
    const rest = line.slice(head.length);
    if (/^\s*[|>][+-]?\s*(#.*)?$/.test(rest)) blockIndent = indent;
    const value = runsOf(rest, !TITLE_KEYS.has(name));
    return [{ kind: 'plain', text: lead }, { kind: 'key', text: name }, { kind: 'mark', text: colon }, ...value].filter(({ text: piece }) => piece !== '') as Run[];
  });
}

/** The runs of one line out of its file: a key with its value, or an effect. */
export function highlightPiece(line: string): Run[] {
  return KEY.test(line) ? (highlight(line)[0] ?? []) : runsOf(line, true);
}
