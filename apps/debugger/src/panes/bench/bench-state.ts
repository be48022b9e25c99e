// What lies on the card bench of one page: the card, the last wish, the answers given so far, what came of it. Must not draw.
import { type BenchCard, type BenchOutcome, type BenchWish } from '@dradis/elements';
import { type PaneContext } from '../../frame/context.js';
import { type SessionStore } from '../../session/session-store.js';
import { playScenario } from '../../session/play-beside.js';
import { openPack } from '../pack-work/pack-client.js';
import { type ScenarioTrial, type ScriptedPick } from '../pack-work/bench.js';
import { type TriedCard } from '../pack-work/ways-of.js';

/** The bench; changed in place, then the page is drawn again. */
export interface Bench {
  /** Of the texts whose cards are listed. */
  revision: number | undefined;
  cards: readonly TriedCard[];
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
    bench = { revision: undefined, cards: [], card: undefined, wish: undefined, answers: [], outcome: undefined, scenario: undefined, problem: undefined, busy: false, saved: undefined, asked: 0 };
    benches.set(store, bench);
  } else if (bench.revision === revision && (bench.cards.length > 0 || bench.problem !== undefined || bench.busy)) return bench;
  const made = bench;
  made.revision = revision;
  made.busy = true;
  void openPack(context).then(async ({ host, pack }) => {
    made.problem = pack.problem ?? undefined;
    if (pack.problem === null) made.cards = await host.cards();
    made.card ??= made.cards[0]?.id;
  }).catch((thrown: unknown) => { made.problem = messageOf(thrown); }).finally(() => {
    made.busy = false;
    redraw();
  });
  return made;
}

/** The cards as the element lists them. */
export function listedCards({ cards }: Bench): BenchCard[] {
  return cards.map(({ id, title, kind, ways }) => ({ id, title, kind, ways: ways.map(({ when }) => when) }));
}

/** Tries what is wished, with the answers given so far. */
export async function tryCard(context: PaneContext, bench: Bench): Promise<void> {
  const { wish } = bench;
  const card = bench.cards.find(({ id }) => id === wish?.card);
  const way = card?.ways.find(({ when }) => when === wish?.way);
  if (wish === undefined || card === undefined || way === undefined) return;
  const asked = (bench.asked += 1);
  bench.busy = true;
  bench.problem = undefined;
  bench.saved = undefined;
  context.redraw();
  try {
    const { host, pack } = await openPack(context);
    if (pack.problem !== null) throw new Error(pack.problem);
    const trial = scenarioTrial(bench);
    if (trial !== undefined) {
      const { scenario, ...outcome } = await host.tryCard(trial);
      if (asked !== bench.asked) return;
      bench.outcome = outcome;
      bench.scenario = outcome.asked === null ? scenario : undefined;
    } else {
      const session = context.store.session;
      if (session === undefined) throw new Error('No game runs');
      const game = wish.position === 'moment' ? { document: session.save() } : { seed: wish.seed, players: context.store.game.players, condition: wish.condition };
      const outcome = await host.tryMoment({ when: way.when, dice: wish.dice, game });
      if (asked !== bench.asked) return;
      bench.outcome = outcome;
      bench.scenario = undefined;
    }
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
export function saveRefusal({ outcome, wish, scenario }: Bench): string | undefined {
  if (outcome === undefined) return 'Try the card first';
  if (wish?.position !== 'default') return 'A scenario starts from its own position; try the card there';
  return scenario === undefined ? 'Answer the question first' : undefined;
}

/** Why what was tried cannot be played on the board; undefined when it can. */
export function playRefusal({ outcome, wish }: Bench): string | undefined {
  if (outcome === undefined) return 'Try the card first';
  return wish?.position === 'default' ? undefined : 'Only in the position scenarios start from';
}

/** Shows what was tried on the board, from its beginning, with the answers given so far. */
export async function playTrial(context: PaneContext, bench: Bench): Promise<void> {
  const trial = scenarioTrial(bench);
  if (trial === undefined) return;
  try {
    const { host } = await openPack(context);
    const played = await host.playCard(trial);
    // What a trial is to come to nobody has said yet: it has not failed.
    context.store.openBeside(`${trial.title}, tried on the bench`, playScenario(context.store.loaded, { ...played, failures: [] }));
    await context.show('board');
  } catch (thrown) {
    bench.problem = messageOf(thrown);
    context.redraw();
  }
}

/** What is wished, as a trial in the position scenarios start from; undefined when it is none. */
function scenarioTrial({ wish, cards, answers }: Bench): ScenarioTrial | undefined {
  const card = cards.find(({ id }) => id === wish?.card);
  const way = card?.ways.find(({ when }) => when === wish?.way);
  if (wish?.position !== 'default' || card === undefined || way === undefined) return undefined;
  return { card: card.id, title: card.title, when: way.when, on: way.given, given: wish.given, dice: wish.dice, answers };
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
