/** Plays consecutive runs of a job and counts what they come to. Must not depend on runs outside the chunk. */
import { type CompiledPack, type Game, loadGame, loadPack, type Pack, prepareExpression, restoreState } from '@dradis/engine';
import { packWith } from '../record/beginning.js';
import { Catalogue } from '../state/catalogue.js';
import { pathOf } from '../state/paths.js';
import { Wording } from '../state/wording.js';
import { plainValue, valueText } from '../state/write-value.js';
import type { OddsChunk, OddsJob, OddsSummary, Policy } from '../types/odds.js';
import { answersOf, beginRun, goalOf, playRun } from './one-run.js';
import { chooseEvenly } from './policy.js';
import { Tally } from './tally.js';

interface Level {
  path: string;
  label: string;
  read: (game: Game) => number;
  tally: Tally;
}

/** The numbers that change on things that lie in no zone when the runs begin. */
function levelsOf(names: Catalogue, game: Game): Level[] {
  const words = new Wording(names, game.state);
  return names.things.flatMap((entity) => {
    if ((game.state.zoneOf[entity] ?? -1) >= 0) return [];
    const changing = names.attributesOf(entity).filter((one) => !one.fixed);
    return changing.filter(({ type }) => type === 'number').map(({ index, id, lo, label }) => ({
      path: `${pathOf(names, game.state, entity)}/${id}`,
      label: changing.length === 1 ? words.call(entity) : `${words.call(entity)} ${label.toLowerCase()}`,
      read: ({ state }) => Number(state.attrs[index]?.[entity - lo] ?? 0),
      tally: new Tally(),
    }));
  });
}

/** Plays the runs `from` … `from + runs - 1`. Throws BrokenDocument when the job is not of the pack. */
export function playOdds(pack: Pack | CompiledPack, job: OddsJob, from: number, runs: number, policy: Policy = chooseEvenly): OddsChunk {
  const own = 'layoutFor' in pack ? pack : loadPack(pack);
  const loaded = job.begun === undefined ? own : packWith(own, job.begun, job.save.state.players);
  const game = loadGame(loaded, job.save);
  const start = loadGame(loaded, job.save).state;
  const names = new Catalogue(loaded.layoutFor(start.players), job.naming);
  const levels = levelsOf(names, game);
  const watches = job.watches.map(({ text, expr, types }) => ({ text, prepared: prepareExpression(game, expr, types), tally: new Tally() }));
  const [outcomes, firstDie, events, results, effects] = [new Tally(), new Tally(), new Tally(), new Tally(), new Tally()];
  const words = new Map(loaded.compiled.events.map((one) => [one.id, one.words]));
  const under = start.frames.at(job.until.kind === 'frame' ? -1 - job.until.frame : 0);
  const returns = loaded.compiled.programs[under?.program ?? -1]?.returns ?? '';
  const failed: OddsSummary['failed'] = [];
  let steps = 0;
  let decisions = 0;
  for (let run = from; run < from + runs; run++) {
    restoreState(game, start);
    beginRun(game, names, job, run);
    const announced = new Set<string>();
    const carriedOut = new Set<string>();
    let die: number | undefined;
    game.onEvent = (event) => {
      if (event.type === 'rolled') die ??= event.result;
      else if (event.type === 'announced') announced.add(event.event);
    };
    try {
      const goal = goalOf(game, job.until);
      decisions += playRun(game, job.until, goal, policy, answersOf(job, run), (begun) => {
        const program = loaded.compiled.programs[begun];
        if (program?.kind === 'effect') carriedOut.add(program.name);
      });
      const { state } = game;
      const wording = new Wording(names, state);
      const given = watches.map(({ prepared }) => prepared.value(game));
      const result = goal.result();
      outcomes.add(names.id(state.outcome), state.outcome < 0 ? 'goes on' : wording.call(state.outcome), run);
      for (const level of levels) level.tally.add(`${level.read(game)}`, `${level.read(game)}`, run);
      if (result !== undefined) results.add(typeof result === 'number' && returns.startsWith('thing:') ? names.id(result) : String(result), valueText(wording, result, returns), run);
      watches.forEach(({ prepared, tally }, i) => {
        const value = given[i] ?? -1;
        const plain = plainValue(prepared.render(game, value));
        tally.add(typeof plain === 'object' ? JSON.stringify(plain) : String(plain), prepared.type === 'tally' ? String(plain) : valueText(wording, value, prepared.type), run);
      });
    } catch (error) {
      // Whatever went wrong in a run, the other runs count.
      failed.push({ run, message: error instanceof Error ? error.message : String(error) });
    }
    if (die !== undefined) firstDie.add(`${die}`, `${die}`, run);
    for (const effect of carriedOut) effects.add(effect, effect, run);
    for (const event of announced) events.add(event, words.get(event) ?? event, run);
    steps += game.state.step - start.step;
  }
  return {
    from,
    runs,
    failed,
    outcomes: outcomes.bars,
    levels: levels.map(({ path, label, tally }) => ({ path, label, bars: tally.bars })),
    firstDie: firstDie.bars,
    events: events.bars,
    result: results.bars,
    effects: effects.bars,
    watches: watches.map(({ text, tally }) => ({ text, bars: tally.bars })),
    steps,
    decisions,
  };
}

/** What chunks of one job add up to, in whatever order they come. */
export function mergeOdds(chunks: readonly OddsChunk[]): OddsSummary {
  const merged = (bars: (chunk: OddsChunk) => OddsSummary['outcomes']): OddsSummary['outcomes'] => {
    const tally = new Tally();
    for (const chunk of chunks) tally.addAll(bars(chunk));
    return tally.bars;
  };
  const sum = (of: (chunk: OddsChunk) => number): number => chunks.reduce((total, chunk) => total + of(chunk), 0);
  return {
    runs: sum(({ runs }) => runs),
    failed: chunks.flatMap(({ failed }) => failed).sort((a, b) => a.run - b.run),
    outcomes: merged(({ outcomes }) => outcomes),
    levels: (chunks[0]?.levels ?? []).map(({ path, label }, i) => ({ path, label, bars: merged(({ levels }) => levels[i]?.bars ?? []) })),
    firstDie: merged(({ firstDie }) => firstDie),
    events: merged(({ events }) => events),
    result: merged(({ result }) => result),
    effects: merged((chunk) => chunk.effects),
    watches: (chunks[0]?.watches ?? []).map(({ text }, i) => ({ text, bars: merged(({ watches }) => watches[i]?.bars ?? []) })),
    steps: sum(({ steps }) => steps),
    decisions: sum(({ decisions }) => decisions),
  };
}
