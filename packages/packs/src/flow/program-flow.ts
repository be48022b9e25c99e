// A compiled program -> the boxes and ways of its statements. Must not know what a card is.
import type { CompiledPack, CompiledProgram, Instr } from '@dradis/engine';
import type { FlowEdge, FlowKind, FlowNode, FlowPlace, FlowReference } from './flow-graph.js';
import { textAt } from './text-at.js';

/** A way within a program: to an instruction, or past the last one. */
interface Way {
  readonly to: number;
  readonly label: string;
}

/** The flow of one program. */
export interface ProgramFlow {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  /** Id of the node it begins with; undefined for a program without statements. */
  readonly first: string | undefined;
}

type Ask = Extract<Instr, readonly ['ask', unknown]>[1];

/** The statements of a program: instructions with one place. A jump is how it goes on, which nobody wrote. */
function statementsOf({ code, at }: CompiledProgram): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [pc, instruction] of code.entries()) {
    if (instruction[0] === 'goto') continue;
    const key = (at[pc] ?? []).join(':');
    found.set(key, [...(found.get(key) ?? []), pc]);
  }
  return found;
}

function isSlot(value: unknown, slot: number): boolean {
  return Array.isArray(value) && value[0] === 'local' && value[1] === slot;
}

function bandLabel(from: number, to: number | null): string {
  if (to === null) return `${from} or more`;
  return from === to ? String(from) : `${from}-${to}`;
}

/** Where one instruction leads. `ask` is the question of its statement, if there is one. */
function waysOf(code: readonly Instr[], instruction: Instr, pc: number, ask: Ask | undefined): Way[] {
  switch (instruction[0]) {
    case 'goto':
      return [{ to: instruction[1], label: '' }];
    case 'unless':
      return [{ to: pc + 1, label: 'yes' }, { to: instruction[2], label: 'no' }];
    case 'each':
      return [{ to: pc + 1, label: 'each' }, { to: instruction[4], label: 'then' }];
    case 'bands': {
      const [, value, bands, otherwise] = instruction;
      const options = ask?.form === 'option' && isSlot(value, ask.slot) ? (ask.options ?? []) : undefined;
      const labelled = bands.map(([from, to, target]) => ({ to: target, label: options?.[from]?.label ?? bandLabel(from, to) }));
      // An answer is one of the options, and a die has no more faces than its table says; only a line of the table's own for all
      // others, and a question that may go unanswered, leads elsewhere.
      const joins = [...bands.map(([, , target]) => target), otherwise].flatMap((target) => { const before = code[target - 1]; return before?.[0] === 'goto' ? [past(code, before[1])] : []; });
      return (options !== undefined && ask?.optional !== true) || (options === undefined && joins.includes(past(code, otherwise))) ? labelled : [...labelled, { to: otherwise, label: 'otherwise' }];
    }
    case 'end':
    case 'leave':
    case 'return':
      return [];
    default:
      return [{ to: pc + 1, label: '' }];
  }
}

const OTHER_KINDS: Readonly<Partial<Record<Instr[0], FlowKind>>> = { end: 'end', each: 'loop', bands: 'die', unless: 'condition', 'resolve-field': 'resolve', 'resolve-ability': 'resolve', use: 'resolve', announce: 'moment' };
/** Of a statement with several, the first of these that it has says what it is. */
const TELLING: readonly Instr[0][] = ['end', 'each', 'bands', 'unless', 'resolve-field', 'resolve-ability', 'use', 'announce'];

function kindOf(instructions: readonly Instr[], ask: Ask | undefined): FlowKind {
  if (ask !== undefined) return ask.form === 'option' || ask.form === 'may' ? 'choice' : 'pick';
  const telling = TELLING.find((op) => instructions.some(([each]) => each === op));
  return (telling === undefined ? undefined : OTHER_KINDS[telling]) ?? 'statement';
}

function refersTo(instruction: Instr): FlowReference[] {
  switch (instruction[0]) {
    case 'call':
      return [{ what: 'procedure', id: instruction[1] }];
    case 'resolve-field':
      return [{ what: 'field', id: instruction[1] }];
    case 'announce':
      return [{ what: 'event', id: instruction[1] }];
    case 'use':
    case 'resolve-ability':
      return [{ what: 'ability', id: '' }];
    default:
      return [];
  }
}

/** Past jumps, to the instruction that they lead to. */
function past(code: readonly Instr[], pc: number): number {
  let at = pc;
  for (let jumps = 0; jumps <= code.length; jumps += 1) {
    const instruction = code[at];
    if (instruction?.[0] !== 'goto') return at;
    at = instruction[1];
  }
  return code.length;
}

/** A `place` of the compiled format, in a file. */
export function placeAt(file: string, [line, column, endLine, endColumn]: readonly [number, number, number, number]): FlowPlace {
  return { file, line, column, endLine, endColumn };
}

/** The instruction that a node begins with. */
function firstOf(node: string): number {
  return Number(node.slice(node.lastIndexOf('@') + 1));
}

const LOOP_WAYS: Readonly<Record<string, string>> = { yes: 'each', no: 'then' };

/** A condition that something leads back to is the head of a loop. */
function withLoops(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): { readonly nodes: readonly FlowNode[]; readonly edges: readonly FlowEdge[] } {
  const heads = new Set(edges.flatMap(({ to, back }) => (back ? [to] : [])));
  const loops = new Set(nodes.flatMap(({ id, kind }) => (kind === 'condition' && heads.has(id) ? [id] : [])));
  return {
    nodes: nodes.map((node) => (loops.has(node.id) ? { ...node, kind: 'loop' } : node)),
    edges: edges.map((edge) => (loops.has(edge.from) ? { ...edge, label: LOOP_WAYS[edge.label] ?? edge.label } : edge)),
  };
}

/** The flow of a program of a pack; `sources` are the texts of its files by path. */
export function programFlow(pack: Pick<CompiledPack, 'files'>, program: CompiledProgram, sources: ReadonlyMap<string, string>): ProgramFlow {
  const { code, id } = program;
  const file = pack.files[program.file] ?? '';
  const statements = [...statementsOf(program).values()];
  const nodeOf = new Map(statements.flatMap((pcs) => pcs.map((pc) => [pc, `${id}@${pcs[0] ?? 0}`] as const)));
  const edges = new Map<string, FlowEdge>();
  const nodes = statements.flatMap((pcs): FlowNode[] => {
    const [first = 0] = pcs;
    const span = program.at[first];
    if (span === undefined) return [];
    const own = pcs.map((pc) => code[pc]).filter((instruction) => instruction !== undefined);
    const ask = own.find((instruction): instruction is Extract<Instr, readonly ['ask', unknown]> => instruction[0] === 'ask')?.[1];
    const from = `${id}@${first}`;
    for (const pc of pcs) {
      const instruction = code[pc];
      if (instruction === undefined) continue;
      for (const { to, label } of waysOf(code, instruction, pc, ask)) {
        const target = nodeOf.get(past(code, to));
        // What a statement does after itself is its own affair.
        if (target !== undefined && target !== from) edges.set(`${from} ${target} ${label}`, { from, to: target, label, back: firstOf(target) <= first });
      }
    }
    const place = placeAt(file, span);
    return [{ id: from, kind: kindOf(own, ask), text: textAt(sources.get(file), place), notes: [], program: id, place, refers: own.flatMap(refersTo) }];
  });
  return { ...withLoops(nodes, [...edges.values()]), first: nodes[0]?.id };
}
