// Scenarios -> programs, conditions and answers of one pack. Must not run anything; mistakes become diagnostics.
import { hasErrors, nearest, type Report, type SourceFile, type Span } from '@dradis/diagnostics';
import type { CompiledProgram, Expr } from '@dradis/engine';
import type { Language, Scope, SourceSlice } from '@dradis/language';
import type { ScalarNode } from '@dradis/packs';
import type { ContentsItem, GivenEntry, Placed, Scenario, ScriptedAnswer } from '../read/scenario.js';
import { playerNames, type Seats } from './cast-language.js';
import type { Check, CompiledScenario, Contents, GivenStep, ReadyAnswer } from './compiled-scenario.js';
import { composeSlice, placedPart, scalarPart } from './compose-slice.js';
import type { PackNames } from './pack-names.js';

/** Scenario texts have no parameters: there is no card and nobody uses one. */
const SCOPE: Scope = { params: [], returns: null, onUse: false };

/** Compiles the texts of one file for one cast. */
export class ScenarioCompiler {
  private readonly players: ReadonlyMap<string, string>;

  constructor(
    private readonly file: SourceFile,
    private readonly seats: Seats,
    private readonly language: Language,
    private readonly names: PackNames,
    private readonly report: Report,
  ) {
    this.players = playerNames(seats);
  }

  /** The scenario; undefined when it has mistakes, which are reported. */
  compile(scenario: Scenario): CompiledScenario | undefined {
    const before = this.report.errors;
    const given = scenario.given.flatMap((entry) => this.givenStep(entry) ?? []);
    const arrange = scenario.arrange === undefined ? undefined : this.statements(scenario.arrange, 'given');
    const when = this.statements(scenario.when, 'when');
    const then = scenario.then.flatMap((each) => (each.is === 'contents' ? this.contentsCheck(each.entry) : this.condition(each.node)) ?? []);
    const arranged = this.answers(scenario.arranged);
    const answers = this.answers(scenario.answers);
    for (const { name } of scenario.changes ?? []) this.checkLevel(name);
    if (scenario.ends !== undefined) this.checkOutcome(scenario.ends);
    if (when === undefined || this.report.errors > before) return undefined;
    return { scenario, seats: this.seats, given, arrange, arranged, when, answers, then };
  }

  /** Statements as a program of their own; undefined when they have mistakes. */
  statements(node: ScalarNode, name: string): CompiledProgram | undefined {
    const part = scalarPart(node);
    if (part === undefined) {
      this.report.add({
        code: 'D0308',
        title: `The text of '${name}' is folded or runs over several lines`,
        primary: { file: this.file, span: node.range, label: '' },
        help: 'Write it on one line, or in a block after `|`.',
      });
      return undefined;
    }
    return this.program({ file: this.file, ...part }, name);
  }

  /** A composed text as a program of its own; undefined when it has mistakes. */
  program(slice: SourceSlice, name: string): CompiledProgram | undefined {
    const { program, diagnostics } = this.language.compileEffect({ text: slice, scope: SCOPE });
    for (const diagnostic of diagnostics) this.report.add(diagnostic);
    if (program === null) return undefined;
    const { code, at, locals } = program as unknown as Pick<CompiledProgram, 'code' | 'at' | 'locals'>;
    return { code, at, locals, id: `scenario/${name}`, name, kind: 'procedure', params: 0, returns: null, file: 0, rulings: [] };
  }

  private givenStep(entry: GivenEntry): GivenStep | undefined {
    const zone = this.zone(entry.key);
    if (zone !== undefined && entry.contents !== undefined) {
      return this.itemsExist(entry.contents) ? { is: 'contents', contents: { zone, words: entry.key.text, items: entry.contents, span: entry.span } } : undefined;
    }
    const value = entry.value === undefined ? undefined : scalarPart(entry.value);
    if (value === undefined || zone !== undefined) {
      this.report.add({
        code: 'D0703',
        title: zone === undefined ? `'${entry.key.text}' is no zone, so it cannot hold a list of things` : `'${entry.key.text}' is a zone, so what it holds was expected`,
        primary: { file: this.file, span: entry.span, label: '' },
        help: 'A zone takes `none`, counts such as `1 basestar, 3 raiders`, or a list of things; anything else takes one value.',
      });
      return undefined;
    }
    const level = this.names.levels.get(entry.key.text.toLowerCase().replaceAll(' ', '-'));
    const lead = level === undefined ? 'set ' : `set ${level.attribute.replaceAll('-', ' ')} of `;
    const program = this.program(composeSlice(this.file, [lead, placedPart(entry.key), ' to ', value]), 'given');
    return program === undefined ? undefined : { is: 'program', program, span: entry.span };
  }

  /** The zone a key names; undefined when it names none. */
  private zone(key: Placed): Expr | undefined {
    const text = composeSlice(this.file, [placedPart(key)]);
    const { expr, diagnostics } = this.language.compileExpression({ text, scope: SCOPE, expect: 'thing:zone' });
    if (expr === null || hasErrors(diagnostics)) return undefined;
    // A value that may be any thing is taken for a zone where one is expected, but it names none: it is given a value.
    const narrowed = Array.isArray(expr) && expr[0] === 'as-kind';
    return narrowed ? undefined : (expr as Expr);
  }

  private contentsCheck(entry: GivenEntry): Check | undefined {
    const zone = this.zone(entry.key);
    if (zone === undefined || entry.contents === undefined) {
      this.report.add({
        code: 'D0703',
        title: zone === undefined ? `'${entry.key.text}' is no zone` : `'${entry.key.text}' needs what it is expected to hold`,
        primary: { file: this.file, span: entry.key.span, label: '' },
        help: 'Under `then` stand conditions (`- level of fuel is 7`) and contents of zones (`- bow: 1 basestar, 3 raiders`).',
      });
      return undefined;
    }
    if (!this.itemsExist(entry.contents)) return undefined;
    const contents: Contents = { zone, words: entry.key.text, items: entry.contents, span: entry.span };
    return { is: 'contents', contents };
  }

  private condition(node: ScalarNode): Check | undefined {
    const part = scalarPart(node);
    if (part === undefined) return void this.statements(node, 'then');
    const { expr, locals, diagnostics } = this.language.compileExpression({ text: { file: this.file, ...part }, scope: SCOPE, expect: 'condition' });
    for (const diagnostic of diagnostics) this.report.add(diagnostic);
    if (hasErrors(diagnostics)) return undefined;
    return { is: 'condition', condition: expr as Expr, locals: locals.length, words: part.text.trim(), span: node.range };
  }

  private answers(answers: readonly ScriptedAnswer[]): ReadyAnswer[] {
    return answers.flatMap(({ player, picks, span }) => {
      const id = this.players.get(player.text.toLowerCase().replaceAll(' ', '-'));
      if (id === undefined) {
        this.unknown('player', player, [...this.players.keys()]);
        return [];
      }
      return [{ player: id, picks, words: `${player.text}: ${picks.map(({ text }) => text).join(', ')}`, span }];
    });
  }

  private itemsExist(items: readonly ContentsItem[]): boolean {
    let known = true;
    for (const item of items) {
      const named = this.names.copies.filter((copy) => this.names.matches(copy, item.name));
      if (named.length === 0) {
        known = false;
        this.unknown('thing or kind', { text: item.name, span: item.span }, this.names.thingNames());
      } else if (!named.some((copy) => this.names.hasTraits(copy, item.traits))) {
        known = false;
        const wanted = item.traits.map(({ words, value }) => `${words} ${value}`).join(' ');
        this.report.add({
          code: 'D0704',
          title: `No ${item.name} has ${wanted}`,
          primary: { file: this.file, span: item.span, label: '' },
          facts: { name: item.name },
          help: `Look at the copies of ${item.name} in its file.`,
        });
      }
    }
    return known;
  }

  private checkLevel(name: Placed): void {
    if (!this.names.levels.has(name.text)) this.unknown('level', name, [...this.names.levels.keys()]);
  }

  private checkOutcome(name: Placed): void {
    const all = this.names.pack.things.map(({ id }) => id);
    if (!all.includes(name.text)) this.unknown('outcome', name, all);
  }

  private unknown(what: string, { text, span }: { text: string; span: Span }, legal: readonly string[]): void {
    const near = nearest(text, legal);
    this.report.add({
      code: 'D0704',
      title: `There is no ${what} called '${text}'`,
      primary: { file: this.file, span, label: '' },
      facts: { name: text, suggestions: near },
      help: near.length > 0 ? `Did you mean '${near.join("' or '")}'?` : `Known are: ${legal.slice(0, 12).join(', ')}.`,
    });
  }
}
