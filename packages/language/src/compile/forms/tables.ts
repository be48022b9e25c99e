// Tables of numbers: `roll:`, `depending on X:`, and the die by itself. Must not know how many sides a die has.
import type { LanguageCode } from '../../codes/language-code.js';
import type { Band, Expr } from '../../program.js';
import type { Line } from '../../syntax/line.js';
import type { Form, Statement, Work } from '../work.js';

interface BandLine {
  readonly low: number;
  readonly high: number | null;
  readonly statement: Statement;
}

/** Lowest number a band can start at: `3 or less`. */
const LOWEST = -999_999;

function compileBands(work: Work, statement: Statement, value: Expr): void {
  const { code } = work;
  const table = code.hole(statement.at);
  const bands: Band[] = [];
  const seen: BandLine[] = [];
  const ends: number[] = [];
  let otherwise: Statement | null = null;
  for (const line of work.linesOf(statement.line)) {
    const found = work.match(line, statement.names);
    if (found === null) continue;
    const id = formId(found);
    if (otherwise !== null) complainPlace(work, line, 'D0240', "nothing can follow 'otherwise' in a table", 'move it above `otherwise:`');
    if (id === 'otherwise') otherwise = found;
    else if (id === 'band') {
      const band = bandOf(work, found, seen);
      if (band === null) continue;
      seen.push(band);
      bands.push([band.low, band.high, code.here]);
      work.body(found);
      ends.push(code.hole(found.at));
    } else complainPlace(work, line, 'D0238', 'a line of a table begins with numbers', 'write `1-4: ...`, `8: ...`, `9 or more: ...` or `otherwise: ...`');
  }
  const elsePc = code.here;
  if (otherwise !== null) work.body(otherwise);
  else complainGaps(work, statement, seen);
  code.fill(table, ['bands', value, bands, elsePc]);
  for (const pc of ends) code.fill(pc, ['goto', code.here]);
}

function formId(statement: Statement): string {
  const { target } = statement.match.end;
  return target.sort === 'form' ? target.form.id : '';
}

function complainPlace(work: Work, line: Line, code: LanguageCode, title: string, help: string): void {
  work.complain({ code, title, tokens: line.head, help });
}

function bandOf(work: Work, statement: Statement, seen: readonly BandLine[]): BandLine | null {
  const [low, high] = statement.match.args.get('band')?.args ?? [];
  const from = typeof low?.value === 'number' ? low.value : LOWEST;
  const to = typeof high?.value === 'number' ? high.value : null;
  const tokens = work.tokensOf(statement, 'band');
  if (to !== null && to < from) {
    work.complain({ code: 'D0217', title: `this band ends before it begins`, tokens, help: `write \`${to}-${from}\`` });
    return null;
  }
  const clash = seen.find((other) => (to === null || other.low <= to) && (other.high === null || other.high >= from));
  if (clash !== undefined) {
    const [token] = clash.statement.line.head;
    work.complain({
      code: 'D0215',
      title: 'two bands hold the same number',
      tokens,
      help: 'let every number stand in one band',
      ...(token === undefined ? {} : { related: { token, label: 'the other band' } }),
    });
  }
  return { low: from, high: to, statement };
}

function complainGaps(work: Work, statement: Statement, seen: readonly BandLine[]): void {
  const sorted = [...seen].sort((a, b) => a.low - b.low);
  for (const [index, band] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next === undefined || band.high === null || next.low <= band.high + 1) continue;
    const missing = next.low - 1 === band.high + 1 ? `${band.high + 1} stands` : `${band.high + 1}-${next.low - 1} stand`;
    work.complain({
      code: 'D0216',
      severity: 'warning',
      title: `${missing} in no band, so nothing happens there`,
      tokens: statement.line.head,
      help: 'add the missing band, or `otherwise: nothing`',
    });
  }
}

function rollDie(work: Work, statement: Statement, slot: number): void {
  const die = work.lexicon.vocabulary.dieProcedure;
  if (die === null) {
    work.complain({ code: 'D0222', title: 'this game declares no die', tokens: statement.line.head, help: 'name the procedure that rolls it with `die:` in the manifest' });
    return;
  }
  work.code.emit(['tally', slot, 0], statement.at);
  work.code.emit(['call', die, [work.expr(statement, 'who'), ['local', slot]], -1], statement.at);
}

/** `roll:`, `P rolls:`. */
export const rollTable: Form = {
  id: 'roll',
  patterns: ['roll', '{who:player} rolls/roll'],
  body: 'bands',
  usage: 'roll:',
  compile(work, statement) {
    const slot = work.code.slot('', 'tally');
    rollDie(work, statement, slot);
    compileBands(work, statement, ['value', ['local', slot]]);
  },
};

/** `roll a die as NAME`, `P rolls a die as NAME`. */
export const rollNamed: Form = {
  id: 'roll-die',
  patterns: ['roll a die as {name:new-name}', '{who:player} rolls/roll a die as {name:new-name}'],
  body: 'none',
  usage: 'roll a die as NAME',
  compile(work, statement) {
    rollDie(work, statement, work.bind(statement, 'name', 'tally'));
  },
};

/** `depending on NUMBER:`. */
export const depending: Form = {
  id: 'depending',
  patterns: ['depending on {what:number}'],
  body: 'bands',
  usage: 'depending on NUMBER:',
  compile(work, statement) {
    compileBands(work, statement, work.expr(statement, 'what'));
  },
};

/** A line of a table; compiled by the table. */
export const band: Form = {
  id: 'band',
  patterns: ['{band:band}'],
  body: 'block',
  usage: '1-4:',
  compile(work, statement) {
    complainPlace(work, statement.line, 'D0239', 'these numbers belong to no table', 'put them inside `roll:` or `depending on NUMBER:`');
    work.body(statement);
  },
};
