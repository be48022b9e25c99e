// Lines -> program: matches each head, dispatches it, and keeps names, places and recovery. Must not know any statement.
import type { Report } from '@dradis/diagnostics';
import { explainFailure, explainTie } from '../check/explain.js';
import { createNames, type Names } from '../check/names.js';
import { UNKNOWN } from '../check/types.js';
import { grammar } from '../match/grammar.js';
import type { Lexicon } from '../match/lexicon.js';
import { Matcher } from '../match/matcher.js';
import type { Node } from '../match/node.js';
import { matchStatement, type StatementMatch } from '../match/statement.js';
import type { KeptReadings } from '../kept-readings.js';
import type { Expr } from '../program.js';
import type { Scope } from '../scope.js';
import type { Line, ReadFault } from '../syntax/line.js';
import type { Token } from '../syntax/token.js';
import type { TypeTag } from '../vocabulary.js';
import { bindName } from './bind-name.js';
import { CodeBuilder } from './code-builder.js';
import { compilePhrase } from './phrase-statement.js';
import { lower, type Candidates } from './lower.js';
import { complainAt, spanOf } from './place.js';
import type { Complaint, Form, Loop, Statement, Work } from './work.js';

/** Longest head matched, in tokens. */
const LONGEST_HEAD = 300;
/** First words of heads that bind no name for what hangs on them. */
const BINDS_NOTHING = new Set(['if', 'otherwise', 'repeat', 'roll', 'depending', 'either', 'or']);
/** Statements after which the rest of a block is never reached. */
const FINAL = new Set(['stop', 'give-back', 'leave', 'end', 'stop-repeating']);

/** Compiles the lines of one effect. */
export class EffectCompiler implements Work {
  readonly code = new CodeBuilder();
  loop: Loop | null = null;
  readonly spelling = new Map<Token, string>();
  /** The meaning of every line that was understood. */
  readonly matched = new Map<Line, StatementMatch>();
  readonly #names: Names;

  constructor(
    readonly lexicon: Lexicon,
    private readonly formOf: ReadonlyMap<string, Form>,
    readonly scope: Scope,
    private readonly report: Report,
    names: Names = createNames(),
    private readonly faults: readonly ReadFault[] = [],
    private readonly kept: KeptReadings | null = null,
  ) {
    this.#names = names;
    for (const { name, type, settable } of scope.params) {
      const slot = this.code.slot(name, type);
      this.#names.bind({ name, type, slot, settable, token: null });
    }
  }

  /** Compiles a whole text. */
  run(lines: readonly Line[]): void {
    this.#statements(lines, this.#names);
  }

  complain(complaint: Complaint): void {
    complainAt(this.report, complaint);
  }

  lower(tree: Node, around?: Candidates): Expr {
    return lower(tree, this.code, around);
  }

  expr(statement: Statement, slot: string, around?: Candidates): Expr {
    const tree = statement.match.args.get(slot);
    return tree === undefined ? null : lower(tree, this.code, around);
  }

  tokensOf(statement: Statement, slot: string): readonly Token[] {
    const tree = statement.match.args.get(slot);
    return tree === undefined ? statement.line.head : statement.line.head.slice(tree.from, tree.to);
  }

  bind(statement: Statement, slot: string, type: TypeTag, names = statement.names): number {
    return bindName(this, statement, slot, type, names);
  }

  match(line: Line, names: Names, otherwise: readonly Line[] = []): Statement | null {
    const { head } = line;
    const first = head[0];
    if (first === undefined) return null;
    if (head.length > LONGEST_HEAD) {
      this.complain({ code: 'D0111', title: `this statement has ${head.length} words; ${LONGEST_HEAD} are allowed`, tokens: [first] });
      return null;
    }
    // Cards say the same again and again, and a meaning counts tokens from the beginning of its head.
    const key = this.kept === null ? '' : [this.scope.returns, names.key(), ...head.map(({ text }) => text)].join('\n');
    const known = this.kept?.statement(key);
    const matcher = known === undefined ? new Matcher(grammar, this.lexicon, head, names, this.scope.returns) : null;
    const match = known ?? (matcher === null ? null : matchStatement(matcher));
    if (match === null) {
      if (matcher !== null && !this.#unreadable(head)) explainFailure(this.report, matcher, line.colon === null ? 'statement' : 'head before a colon');
      this.#salvage(line, names);
      return null;
    }
    if (known === undefined) this.kept?.keepStatement(key, match);
    const statement: Statement = { line, match, names, at: spanOf(head), otherwise };
    this.matched.set(line, match);
    if (match.tie !== null) explainTie(this.report, head, match.tie);
    this.#checkColon(statement);
    for (const { from, to, text } of match.edits) {
      for (const [index, token] of head.slice(from, to).entries()) this.spelling.set(token, index === 0 ? text : '');
    }
    return statement;
  }

  /** Whether part of the line could not even be read: that has been told already. */
  #unreadable(head: readonly Token[]): boolean {
    const [first] = head;
    if (first === undefined) return false;
    const rest = first.slice.text.slice(first.start).search(/[\r\n]/);
    const end = rest === -1 ? first.slice.text.length : first.start + rest;
    return this.faults.some(({ slice, at }) => slice === first.slice && at >= first.start && at < end);
  }

  linesOf(line: Line): readonly Line[] {
    return line.inline === null ? (line.block ?? []) : [line.inline];
  }

  body(statement: Statement, names = statement.names): void {
    this.block(this.linesOf(statement.line), names);
  }

  block(lines: readonly Line[], names: Names): void {
    this.#statements(lines, names.inner());
  }

  #statements(lines: readonly Line[], names: Names): void {
    let final: Token | null = null;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index];
      const head = line?.head[0];
      if (line === undefined || head === undefined) continue;
      if (final !== null) {
        this.complain({ code: 'D0219', severity: 'warning', title: 'this is never reached', tokens: line.head, help: `remove it, or move it above '${final.text}'` });
        final = null;
      }
      const chain = chainAfter(lines, index);
      const statement = this.match(line, names, chain);
      if (statement === null) {
        // What hangs on a failed head may be meant as its `otherwise`.
        for (const other of chain) this.#salvage(other, names);
        index += chain.length;
        continue;
      }
      if (this.#compile(statement)) index += chain.length;
      const { target } = statement.match.end;
      if (target.sort === 'form' && FINAL.has(target.form.id)) final = head;
    }
  }

  /** Compiles a statement; whether it took the `otherwise` lines after it. */
  #compile(statement: Statement): boolean {
    const { target } = statement.match.end;
    if (target.sort !== 'form') {
      compilePhrase(this, statement, target);
      return false;
    }
    const form = this.formOf.get(target.form.id);
    form?.compile(this, statement);
    return form?.chains === true;
  }

  #checkColon({ line, match, names }: Statement): void {
    const { target } = match.end;
    const body = target.sort === 'form' ? target.form.body : 'none';
    const last = line.head.slice(-1);
    const hangs = line.inline !== null || line.block !== null;
    if (body === 'none') {
      if (line.colon !== null) this.complain({ code: 'D0108', title: 'nothing can hang on this statement', tokens: last, help: "remove the ':'" });
      else if (line.block !== null) this.complain({ code: 'D0103', title: 'the lines below this are indented for no reason', tokens: line.block[0]?.head ?? last, help: 'align them with it' });
      if (hangs) this.block(this.linesOf(line), names);
      return;
    }
    if (line.colon === null) {
      this.complain({ code: 'D0107', title: "':' is missing at the end", tokens: last, help: 'end the line with `:`' });
    } else if (!hangs && !this.#unreadable(line.head)) {
      this.complain({ code: 'D0104', title: "nothing stands after ':'", tokens: last, help: 'write a statement after it, or indented lines below; `nothing` does nothing' });
    }
  }

  /** Checks what hangs on a line that failed, and binds the names it would have bound. */
  #salvage(line: Line, names: Names): void {
    const { head } = line;
    const at = head.findIndex((token, index) => token.text === 'as' || (token.text === 'let' && index === 0));
    const name = head[at + 1];
    const inner = names.inner();
    if (at !== -1 && name?.kind === 'word' && names.get(name.text) === undefined) {
      const binding = { name: name.text, type: UNKNOWN, slot: this.code.slot('', UNKNOWN), settable: true, token: name };
      names.bind(binding);
    } else if (!BINDS_NOTHING.has(head[0]?.text ?? '')) {
      inner.tolerant = true;
    }
    const loop = this.loop;
    this.loop ??= { exits: [] };
    const options = head.some(({ text }) => text === 'chooses' || text === 'choose');
    for (const below of this.linesOf(line)) {
      // Options and bands are no statements of their own: only what hangs on them is checked.
      const word = below.head[0];
      const part = word?.kind === 'number' || word?.kind === 'range' || word?.text === 'otherwise' || (options && (word?.text === 'either' || word?.text === 'or'));
      if (part) this.block(this.linesOf(below), inner);
      else this.#statements([below], inner);
    }
    this.loop = loop;
  }
}

function chainAfter(lines: readonly Line[], index: number): Line[] {
  const chain: Line[] = [];
  for (const line of lines.slice(index + 1)) {
    if (line.head[0]?.text !== 'otherwise') break;
    chain.push(line);
    if (line.head.length === 1) break;
  }
  return chain;
}
