// What a lint rule is and what it sees. Must not judge anything.
import { type CodePage, type Label } from '@dradis/diagnostics';
import { type CompiledAbility, type CompiledPack, type CompiledProgram, type CompiledThing } from '@dradis/engine';

/** Something that is legal and most likely not meant. */
export interface Advice {
  readonly at: Label;
  readonly title: string;
  readonly help: string;
}

/** A pack without errors, with the places its parts stand at. */
export interface LintContext {
  readonly pack: CompiledPack;
  /** Where the statement of an instruction stands; undefined for a program of another pack or without a text. */
  readonly placeOf: (program: CompiledProgram, pc: number) => Label | undefined;
  /** Where a procedure, definition or other declared name is declared. */
  readonly declared: (what: 'procedure' | 'thing', id: string) => Label | undefined;
  readonly abilityPlace: (ability: CompiledAbility) => Label | undefined;
  /** The abilities of a thing or zone. */
  readonly abilitiesOf: (thing: CompiledThing) => readonly CompiledAbility[];
  readonly program: (id: string) => CompiledProgram | undefined;
  /** Whether a kind is another or descends from it. */
  readonly isA: (kind: string, ancestor: string) => boolean;
}

/** One rule: its page, whose code it raises, and its check. */
export interface LintRule {
  /** The examples are files of rules or keys of them. */
  readonly page: CodePage;
  readonly check: (context: LintContext) => Iterable<Advice>;
}
