// A game in a page: a session plays, two elements show it. An answer that an element sends goes to the session, and what the
// session then says goes to the elements: that is all the wiring there is.
import { basePack } from '@dradis/base-game';
import { type DecisionPanelElement, installTokens, type StateTreeElement } from '@dradis/elements';
import { createSession, type Stop } from '@dradis/session';

installTokens();
const panel = document.querySelector<DecisionPanelElement>('dradis-decision-panel')!;
const tree = document.querySelector<StateTreeElement>('dradis-state-tree')!;
const status = document.querySelector('h1')!;
tree.openUpTo = 12;

const session = createSession({ pack: basePack, sources: {}, players: 3, seed: 'a game in a page', windows: 'able', naming: { players: 'character' } });

function show({ error }: Stop): void {
  const decision = session.decision();
  const seat = decision?.player ?? 'spectator';
  panel.decision = decision;
  panel.problem = error?.message;
  panel.face = decision?.about == null ? undefined : (session.face(decision.about, seat) ?? undefined);
  // Whoever is asked sits before the screen: the table is shown as that player may see it.
  tree.nodes = session.tree(seat);
  status.textContent = decision === null ? 'The game is over.' : `${decision.playerTitle} is asked.`;
}

document.addEventListener('dradis-answer', (event) => {
  show(session.answer((event as CustomEvent<{ choose: string[] }>).detail.choose, 'decision'));
});
document.addEventListener('dradis-command', () => {
  show(session.answerAtRandom('decision'));
});
show(session.run({ until: 'decision', direction: 1 }));
