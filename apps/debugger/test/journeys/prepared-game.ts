// Games to look into: played to the end by chance, the same way each time. Must not use the page.
import { basePack } from '@dradis/base-game';
import { createSession, type Session, type SessionDocument, type TreeNode } from '@dradis/session';

const MOST_SEEDS = 80;

/** A game, and where morale fell in it by a die. */
export interface PreparedGame {
  readonly document: SessionDocument;
  /** Fingerprint of the state at its end. */
  readonly hash: string;
  /** The step right after morale came to 2, the statement that did it, and the roll it hung on. */
  readonly fell: { readonly step: number; readonly card: string; readonly roll: { readonly step: number; readonly label: string } };
}

/** A session on the base game. */
export function newSession(seed: string): Session {
  return createSession({ pack: basePack, sources: {}, players: 4, seed, windows: 'able' });
}

function valueAt(nodes: readonly TreeNode[], path: string): string | undefined {
  for (const node of nodes) {
    const found = node.path === path ? node.value : valueAt(node.children ?? [], path);
    if (found !== undefined) return found;
  }
  return undefined;
}

function fallByDie(session: Session): PreparedGame['fell'] | undefined {
  const { last } = session.position();
  const level = (): string | undefined => valueAt(session.tree(), 'resources/morale/level');
  for (const entry of session.timeline()) {
    if (entry.kind !== 'effect' || !entry.label.startsWith('Informing the Public')) continue;
    for (let step = entry.step; step < Math.min(last, entry.step + 60); step++) {
      session.goto(step - 1);
      const before = level();
      session.goto(step);
      const why = session.provenance('resources/morale/level');
      const roll = why?.since.find(({ kind }) => kind === 'roll');
      if (before === '3' && level() === '2' && why?.step === step && roll !== undefined) return { step, card: 'Informing the Public', roll: { step: roll.step, label: roll.label } };
    }
  }
  return undefined;
}

/** A long game in which a die brought morale from 3 to 2, long before the end. Throws when content has changed so that none of many has one. */
export function moraleFell(): PreparedGame {
  for (let seed = 17; seed < 17 + MOST_SEEDS; seed++) {
    const session = newSession(`fleet-${String(seed)}`);
    session.playSetUp();
    while (!session.position().ended) session.answerAtRandom('decision');
    const fell = fallByDie(session);
    session.goto(session.position().last);
    if (fell !== undefined) return { document: session.save(), hash: session.hash(), fell };
  }
  throw new Error(`in none of ${String(MOST_SEEDS)} games a die brought morale to 2; look for other seeds`);
}
