// What lies on the card bench of one page: the card, the last wish, the answers given so far, what came of it. Must not draw.
import type { BenchCard, BenchDeck, BenchOutcome, BenchWish } from '@dradis/elements';
import type { PaneContext } from '../../frame/context.js';
import type { SessionStore } from '../../session/session-store.js';
import { playScenario } from '../../session/play-beside.js';
import { openPack } from '../pack-work/pack-client.js';
import type { MomentTrial, ScenarioTrial, ScriptedPick } from '../pack-work/bench.js';
import { onBoth } from '../pack-work/stack-on.js';
import type { TriedCard } from '../pack-work/ways-of.js';

/** The bench; changed in place, then the page is drawn again. */
export interface Bench {
  /** Of the texts whose cards are listed. */
  revision: number | undefined;
  cards: readonly TriedCard[];
  decks: readonly BenchDeck[];
  card: string | undefined;
  wish: BenchWish | undefined;
  answers: readonly ScriptedPick[];
  outcome: BenchOutcome | undefined;
  /** Of the last trial, when it can be saved. */
  scenario: string | undefined;
  problem: string | undefined;
  busy: boolean;
  saved: string | undefined;
  /** Counts trials, so that an answer to an older one is let go. */
  asked: number;
}

const benches = new WeakMap<SessionStore, Bench>();
/** Scenarios that are written on the bench lie here, in the folder of the pack. */
const FOLDER = 'scenarios/bench';

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The bench of a page; its cards are read when it is asked for the first time, and when the texts changed. */
export function benchOf(context: PaneContext): Bench {
  const { store, workspace, redraw } = context;
  const revision = workspace?.revision;
  let bench = benches.get(store);
  if (bench === undefined) {
    bench = { revision: undefined, cards: [], decks: [], card: undefined, wish: undefined, answers: [], outcome: undefined, scenario: undefined, problem: undefined, busy: false, saved: undefined, asked: 0 };
    benches.set(store, bench);
  } else if (bench.revision === revision && (bench.cards.length > 0 || bench.problem !== undefined || bench.busy)) return bench;
  const made = bench;
  made.revision = revision;
  made.busy = true;
  void openPack(context).then(async ({ host, pack }) => {
    made.problem = pack.problem ?? undefined;
    if (pack.problem === null) [made.cards, made.decks] = await Promise.all([host.cards(), host.decks()]);
    made.card ??= made.cards[0]?.id;
  }).catch((thrown: unknown) => { made.problem = messageOf(thrown); }).finally(() => {
    made.busy = false;
    redraw();
  });
  return made;
}

/** Lays a card on the bench and shows that; says so when there is nothing to try of it. */
export async function layOnBench(context: PaneContext, id: string): Promise<void> {
  const { host, pack } = await openPack(context);
  const cards = pack.problem === null ? await host.cards() : [];
  if (!cards.some((card) => card.id === id)) {
    context.notify(pack.problem ?? `There is nothing to try of ${id}: it has no effect of its own in the pack that is played.`);
    return;
  }
  const bench = benchOf(context);
  bench.cards = cards;
  layCard(bench, id);
  context.redraw();
  await context.show('bench');
}

/** Chooses a card; what came of another one is put away. */
export function layCard(bench: Bench, card: string): void {
  Object.assign(bench, { card, answers: [], outcome: undefined, scenario: undefined, problem: undefined, saved: undefined });
}

/** The cards as the element lists them. */
export function listedCards({ cards }: Bench): BenchCard[] {
  return cards.map(({ id, title, kind, ways }) => ({ id, title, kind, ways: ways.map(({ when, label }) => ({ when, label })) }));
}

/** Tries what is wished, with the answers given so far. */
export async function tryCard(context: PaneContext, bench: Bench): Promise<void> {
  const wished = wishedOf(bench);
  if (wished === undefined) return;
  const { card, way, wish } = wished;
  const asked = (bench.asked += 1);
  bench.busy = true;
  bench.problem = undefined;
  bench.saved = undefined;
  context.redraw();
  try {
    const { host, pack } = await openPack(context);
    if (pack.problem !== null) throw new Error(pack.problem);
    const trial = trialOf(context, bench, { card, way, wish });
    const { scenario, ...outcome } = await ('game' in trial ? host.tryMoment(trial) : host.tryCard(trial));
    if (asked !== bench.asked) return;
    bench.outcome = outcome;
    bench.scenario = outcome.asked === null ? scenario : undefined;
  } catch (thrown) {
    if (asked !== bench.asked) return;
    bench.problem = messageOf(thrown);
    bench.outcome = undefined;
    bench.scenario = undefined;
  }
  bench.busy = false;
  context.redraw();
}

/** Why what was tried cannot be saved; undefined when it can. */
export function saveRefusal({ outcome, scenario }: Bench): string | undefined {
  if (outcome === undefined) return 'Try the card first';
  if (outcome.asked !== null) return 'Answer the question first';
  return scenario === undefined ? 'What was tried cannot be written as a scenario' : undefined;
}

/** Why what was tried cannot be played on the board; undefined when it can. */
export function playRefusal({ outcome }: Bench): string | undefined {
  return outcome === undefined ? 'Try the card first' : undefined;
}

/** Shows what was tried on the board, from its beginning, with the answers given so far. */
export async function playTrial(context: PaneContext, bench: Bench): Promise<void> {
  const wished = wishedOf(bench);
  if (wished === undefined) return;
  const { card, way, wish } = wished;
  try {
    const { host } = await openPack(context);
    const trial = trialOf(context, bench, { card, way, wish });
    const played = await ('game' in trial ? host.playMoment(trial) : host.playCard(trial));
    // What a trial is to come to nobody has said yet: it has not failed.
    context.store.openBeside(`${card.title}, tried on the bench`, playScenario(context.store.loaded, { ...played, failures: [] }));
    await context.show('board');
  } catch (thrown) {
    bench.problem = messageOf(thrown);
    context.redraw();
  }
}

type Way = TriedCard['ways'][number];

/** What is wished, with the card and the statement that are meant. */
export interface Wished {
  readonly wish: BenchWish;
  readonly card: TriedCard;
  readonly way: Way;
}

/** Undefined when there is no such card any more, or nothing was wished. */
export function wishedOf({ wish, cards }: Bench): Wished | undefined {
  const card = cards.find(({ id }) => id === wish?.card);
  const way = card?.ways.find(({ when }) => when === wish?.way);
  return wish === undefined || card === undefined || way === undefined ? undefined : { wish, card, way };
}

/** The trial, in the position scenarios start from or at a moment of a game. Throws when there is no game. */
export function trialOf({ store }: PaneContext, { answers }: Bench, { wish, card: { id, title }, way: { when, given: own } }: Wished): ScenarioTrial | MomentTrial {
  const { position, seed, condition, dice, given, decks } = wish;
  const trial = { when, title, dice, answers, naming: store.loaded.naming, on: onBoth(own, decks) };
  if (position === 'default') return { ...trial, card: id, given };
  const session = store.own;
  if (session === undefined) throw new Error('No game runs');
  return { ...trial, game: position === 'moment' ? { document: session.save() } : { seed, players: store.game.players, condition } };
}

/** Writes what was tried into a new file of the pack that is played, or gives it to be saved where there is none to write to. */
export async function saveScenario(context: PaneContext, bench: Bench): Promise<void> {
  const { workspace } = context;
  const { scenario, wish } = bench;
  if (scenario === undefined || wish === undefined) return;
  const text = `# Written on the card bench: the changes are what happened, not what was meant. Read them, and put them right.\n${scenario}`;
  const folder = workspace?.active?.folder;
  if (workspace === undefined || folder === undefined || !workspace.workspace.canWrite) {
    download(`${wish.card}.yaml`, text);
    bench.saved = 'Given to this browser to save, for there is no pack to write to.';
  } else {
    const taken = new Set(workspace.documents.all.map(({ path }) => path));
    const named = (count: number): string => `${folder === '' ? '' : `${folder}/`}${FOLDER}/${wish.card}${count === 1 ? '' : `-${String(count)}`}.yaml`;
    let count = 1;
    while (taken.has(named(count))) count += 1;
    const saved = await workspace.workspace.create(named(count), text);
    bench.saved = saved.kind === 'saved' ? `Saved as ${named(count)}.` : saved.kind === 'refused' ? saved.reason : `${named(count)} is there already; try once more.`;
  }
  context.redraw();
}

/** Has the browser save a text as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/yaml' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
