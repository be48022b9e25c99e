// What a lint rule is and what it sees. Must not judge anything.
import type { CodePage, Label } from '@dradis/diagnostics';
import type { CompiledAbility, CompiledPack, CompiledProgram, CompiledThing, CompiledZone, Instr } from '@dradis/engine';
import type { OutlineItem } from '../outline.js';
import type { Dice } from './analysis/dice.js';
import type { LookedInto } from './analysis/looked-into.js';
import type { Movers } from './analysis/movers.js';
import type { PackUses } from './analysis/pack-uses.js';

/** Something that is legal and most likely not meant. */
export interface Advice {
  readonly at: Label;
  readonly title: string;
  readonly help: string;
  /** Another place that matters, with words that say what stands there. */
  readonly also?: Label;
}

/** A pack without errors, with the places its parts stand at. */
export interface LintContext {
  readonly pack: CompiledPack;
  /** What the pack's programs and conditions mention. */
  readonly uses: PackUses;
  /** Worked out when a rule asks for them, and then for all rules. */
  readonly dice: () => Dice;
  readonly lookedInto: () => LookedInto;
  readonly movers: () => Movers;
  /** Where the statement of an instruction stands; undefined for a program of another pack or without a text. */
  readonly placeOf: (program: CompiledProgram, pc: number) => Label | undefined;
  /** Where a declared name is declared; undefined when another pack does. */
  readonly declared: (what: OutlineItem['what'], id: string) => Label | undefined;
  /** Whether a declaration replaces one of a pack that is extended: its outside is then given. */
  readonly isReplacement: (at: Label) => boolean;
  /** Where the text of a definition stands; undefined when another pack has it. */
  readonly definitionPlace: (definition: CompiledPack['definitions'][number]) => Label | undefined;
  readonly abilityPlace: (ability: CompiledAbility) => Label | undefined;
  /** The abilities of a thing or zone. */
  readonly abilitiesOf: (thing: CompiledThing | CompiledZone) => readonly CompiledAbility[];
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

/** Advice on one instruction. */
export interface Remark {
  readonly pc: number;
  readonly title: string;
  readonly help: string;
}

/**
 * A check of each of the pack's own programs by itself. What it says of a program is remembered for as long as the code is,
 * so that after an edit one card is judged and not all of them: `judge` may look at nothing else.
 */
export function eachProgram(judge: (program: CompiledProgram) => Iterable<Remark>): LintRule['check'] {
  const before = new WeakMap<readonly Instr[], readonly Remark[]>();
  return function* check({ pack, placeOf }) {
    for (const program of pack.programs) {
      let remarks = before.get(program.code);
      if (remarks === undefined) {
        remarks = [...judge(program)];
        before.set(program.code, remarks);
      }
      for (const { pc, title, help } of remarks) {
        const at = placeOf(program, pc);
        if (at !== undefined) yield { at, title, help };
      }
    }
  };
}
