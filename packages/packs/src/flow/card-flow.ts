// A card, location, token or procedure of a pack -> its graph. Must name no kind and no field of any game: the pack says what there is.
import type { CompiledAbility, CompiledPack, CompiledProgram, JsonValue } from '@dradis/engine';
import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.js';
import { placeAt, programFlow } from './program-flow.js';

type Card = CompiledPack['things'][number] | CompiledPack['zones'][number];

/** What begins by itself: an effect in a field, or an ability. */
interface Part {
  readonly node: FlowNode;
  readonly program: CompiledProgram | undefined;
  /** The procedure that carries it out; undefined for abilities, which people or moments set off. */
  readonly rule: CompiledProgram | undefined;
}

const spaced = (id: string): string => id.replaceAll('-', ' ');

function valueText(value: JsonValue): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return value !== null && typeof value === 'object' ? Object.entries(value).map(([key, each]) => `${spaced(key)} ${valueText(each)}`).join(', ') : spaced(String(value));
}

/** What sets an ability off, in the words of the pack. */
function triggerText(pack: CompiledPack, { trigger, optional }: CompiledAbility): string {
  const words = (list: readonly { readonly id: string; readonly words: string }[], id: string): string => list.find((each) => each.id === id)?.words ?? spaced(id);
  if ('event' in trigger) return `${optional ? 'may answer' : 'answers'}: ${words(pack.events, trigger.event)}`;
  if ('quantity' in trigger) return `adds to: ${words(pack.quantities, trigger.quantity)}`;
  return 'act' in trigger ? `forbids: ${words(pack.acts, trigger.act)}` : 'an action';
}

function partNode(id: string, text: string, notes: readonly string[], program: string | null, place: FlowNode['place']): FlowNode {
  return { id, kind: 'part', text, notes, program, place, refers: [] };
}

/** The first procedure that resolves a field of the card, rules before what is written on things. */
function ruleFor(pack: CompiledPack, field: string): CompiledProgram | undefined {
  return pack.programs.find(({ kind, code }) => kind === 'procedure' && code.some((instruction) => instruction[0] === 'resolve-field' && instruction[1] === field));
}

function partsOf(pack: CompiledPack, card: Card): Part[] {
  const program = (id: string | null): CompiledProgram | undefined => pack.programs.find((each) => each.id === id);
  const effects = Object.entries(card.effects).map(([field, id]): Part => {
    const found = program(id);
    const at = found?.at[0];
    return { node: partNode(`part ${field}`, spaced(field), [], id, found === undefined || at === undefined ? null : placeAt(pack.files[found.file] ?? '', at)), program: found, rule: ruleFor(pack, field) };
  });
  const abilities = card.abilities.flatMap((id): Part[] => {
    const ability = pack.abilities.find((each) => each.id === id);
    if (ability === undefined) return [];
    const [file, ...span] = ability.at;
    // Without a title of its own it has that of its card.
    const text = ability.title === '' || ability.title === card.title ? spaced(ability.section) : ability.title;
    return [{ node: partNode(`ability ${id}`, text, [triggerText(pack, ability)], ability.program, placeAt(pack.files[file] ?? '', span)), program: program(ability.program), rule: undefined }];
  });
  return [...effects, ...abilities].sort((a, b) => (a.node.place?.line ?? 0) - (b.node.place?.line ?? 0));
}

function ruleNode(pack: CompiledPack, rule: CompiledProgram): FlowNode {
  const at = rule.at[0];
  return { id: `rule ${rule.id}`, kind: 'rule', text: spaced(rule.id), notes: [], program: rule.id, place: at === undefined ? null : placeAt(pack.files[rule.file] ?? '', at), refers: [{ what: 'procedure', id: rule.id }] };
}

function cardGraph(pack: CompiledPack, card: Card, sources: ReadonlyMap<string, string>): FlowGraph {
  const kind = pack.kinds.find(({ id }) => id === card.kind)?.singular ?? card.kind;
  const parts = partsOf(pack, card);
  const values = Object.entries(card.values).map(([key, value]) => `${spaced(key)}: ${valueText(value)}`);
  const root: FlowNode = { id: 'card', kind: 'card', text: card.title, notes: [kind, ...values], program: null, place: parts[0]?.node.place ?? null, refers: [] };
  const nodes: FlowNode[] = [root];
  const edges: FlowEdge[] = [];
  const link = (from: string, to: string): void => void edges.push({ from, to, label: '', back: false });
  const rules = [...new Set(parts.map(({ rule }) => rule))];
  for (const rule of rules) {
    let above = root.id;
    if (rule !== undefined) {
      const node = ruleNode(pack, rule);
      nodes.push(node);
      link(root.id, node.id);
      above = node.id;
    }
    for (const { node, program } of parts.filter((part) => part.rule === rule)) {
      nodes.push(node);
      link(above, node.id);
      if (program === undefined) continue;
      const flow = programFlow(pack, program, sources);
      nodes.push(...flow.nodes);
      edges.push(...flow.edges);
      if (flow.first !== undefined) link(node.id, flow.first);
    }
  }
  return { id: card.id, title: card.title, nodes, edges };
}

function procedureGraph(pack: CompiledPack, program: CompiledProgram, sources: ReadonlyMap<string, string>): FlowGraph {
  const flow = programFlow(pack, program, sources);
  const root = ruleNode(pack, program);
  return { id: program.id, title: spaced(program.id), nodes: [root, ...flow.nodes], edges: [...(flow.first === undefined ? [] : [{ from: root.id, to: flow.first, label: '', back: false }]), ...flow.edges] };
}

/**
 * The graph of a thing, zone or procedure by its id; undefined when the pack has none of that id.
 *
 * @param sources the texts of the pack's files, by the paths the pack calls them; a statement whose text is missing is empty
 */
export function flowOf(pack: CompiledPack, id: string, sources: ReadonlyMap<string, string>): FlowGraph | undefined {
  const card = [...pack.things, ...pack.zones].find((each) => each.id === id);
  if (card !== undefined) return cardGraph(pack, card, sources);
  const program = pack.programs.find((each) => each.id === id && each.kind === 'procedure');
  return program === undefined ? undefined : procedureGraph(pack, program, sources);
}

/** The id of the card or procedure a place belongs to: the one with the last program that begins at or above the line; undefined in a file without any. */
export function flowAt(pack: CompiledPack, file: string, line: number): string | undefined {
  const index = pack.files.indexOf(file);
  const candidates = pack.programs
    .flatMap(({ id, kind, at, file: own }) => (own === index && at[0] !== undefined ? [{ id, kind, line: at[0][0] }] : []))
    .sort((a, b) => a.line - b.line);
  const program = candidates.findLast((each) => each.line <= line) ?? candidates[0];
  if (program === undefined) return undefined;
  if (program.kind === 'procedure') return program.id;
  const owner = [...pack.things, ...pack.zones].find(({ effects }) => Object.values(effects).includes(program.id));
  return owner?.id ?? pack.abilities.find((ability) => ability.program === program.id)?.source;
}
