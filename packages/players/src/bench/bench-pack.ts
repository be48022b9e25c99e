/** Plays seeded random games of a pack and adds up what its cards and procedures cost. Must read no clock: whoever wants times takes them. */
import type { CompiledPack, CompiledProgram, Pack } from '@dradis/engine';
import { createBot } from '../bots.js';
import { playMatch } from '../play-match.js';
import { hashTexts } from '../simulation/hash-texts.js';
import { gameSeed, type SimulationSettings } from '../simulation/simulation-settings.js';
import type { BenchCard, BenchCosts, BenchProgram, BenchStatement } from './bench-costs.js';
import { CostCounter, type ProgramCount } from './cost-counter.js';

/** Which games are played. */
export interface BenchSettings extends Omit<SimulationSettings, 'statistics'> {
  /** How many, from game 0 on. */
  readonly games: number;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** Dearest first; of two that cost the same the one whose name comes first. */
function dearest<T extends { readonly steps: number }>(list: readonly T[], name: (item: T) => string): T[] {
  return list.toSorted((a, b) => b.steps - a.steps || (name(a) < name(b) ? -1 : 1));
}

/** The id of the thing or zone that each program stands on, by the program's id. */
function cardsByProgram({ things, zones, abilities }: CompiledPack): ReadonlyMap<string, string> {
  const cards = [...things, ...zones];
  const known = new Set(cards.map(({ id }) => id));
  return new Map([
    ...cards.flatMap(({ id, effects }) => Object.values(effects).map((program) => [program, id] as const)),
    // An ability that a kind gives to all of it belongs to none of them.
    ...abilities.flatMap(({ program, source }) => (program !== null && known.has(source) ? [[program, source] as const] : [])),
  ]);
}

function statementsOf({ id, at, file }: CompiledProgram, steps: readonly number[], files: readonly string[]): BenchStatement[] {
  const found = new Map<string, BenchStatement>();
  for (const [pc, [line, column, endLine, endColumn]] of at.entries()) {
    const count = steps[pc] ?? 0;
    if (count === 0) continue;
    const key = `${line}:${column}:${endLine}:${endColumn}`;
    found.set(key, { file: files[file] ?? '', line, column, endLine, endColumn, program: id, steps: (found.get(key)?.steps ?? 0) + count });
  }
  return [...found.values()];
}

function cardsOf({ things, zones }: CompiledPack, programs: readonly BenchProgram[]): BenchCard[] {
  return [...things, ...zones].flatMap(({ id, title, kind }) => {
    const own = programs.filter(({ card }) => card === id);
    return own.length === 0 ? [] : [{ id, title, kind, runs: sum(own.map(({ runs }) => runs)), steps: sum(own.map(({ steps }) => steps)) }];
  });
}

/**
 * Plays the games twice as slowly as they could be, for every step is counted. The same pack and settings give the same
 * costs on any machine.
 */
export function benchPack(pack: Pack, { games, players, seed, bots, windows, switches = {} }: BenchSettings): BenchCosts {
  const { compiled } = pack;
  const counter = new CostCounter(pack);
  const failed: BenchCosts['failed'][number][] = [];
  const hashes: string[] = [];
  let [decisions, steps] = [0, 0];
  for (let game = 0; game < games; game += 1) {
    const own = gameSeed(seed, game);
    let close = (): void => undefined;
    const result = playMatch(pack, {
      players: Array.from({ length: players }, (_, seat) => createBot(bots, `${own} seat ${seat + 1}`)),
      seed: own,
      windows,
      switches,
      onStart: (started) => void (close = counter.watch(started, game, own)),
    });
    close();
    decisions += result.decisions;
    steps += result.steps;
    hashes.push(result.hash);
    if (result.error !== undefined) failed.push({ seed: own, message: result.error.message });
  }
  const cards = cardsByProgram(compiled);
  const name = (program: number): string | null => compiled.programs[program]?.id ?? null;
  const toProgram = ({ program, runs, steps: own }: ProgramCount): BenchProgram[] => {
    const found = compiled.programs[program];
    const all = sum(own);
    return found === undefined || (runs === 0 && all === 0) ? [] : [{ id: found.id, name: found.name, kind: found.kind, file: compiled.files[found.file] ?? '', card: cards.get(found.id) ?? null, runs, steps: all }];
  };
  const programs = dearest(counter.programs.flatMap(toProgram), ({ id }) => id);
  const statements = counter.programs.flatMap(({ program, steps: own }) => {
    const found = compiled.programs[program];
    return found === undefined ? [] : statementsOf(found, own, compiled.files);
  });
  const { stepBudget, depthBudget } = compiled.settings;
  return {
    games,
    failed,
    decisions,
    steps,
    events: Object.fromEntries([...counter.events].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))),
    cards: dearest(cardsOf(compiled, programs), ({ id }) => id),
    programs,
    statements: dearest(statements, ({ file, line, column }) => `${file}:${String(line).padStart(6, '0')}:${String(column).padStart(6, '0')}`),
    stepBudget: { ...counter.mostSteps, limit: stepBudget, program: name(counter.mostSteps.program) },
    depthBudget: { ...counter.deepest, limit: depthBudget, program: name(counter.deepest.program) },
    hash: hashTexts(hashes),
  };
}
