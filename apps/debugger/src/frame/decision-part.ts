// The question as the page shows it to a seat: with the card at hand, the skills of cards, and what the boxes of a card
// hold. Must not name content: the layout table does.
import { isSkill, type SkillName } from '@dradis/elements';
import type { Decision, DecisionOption, Seat, Session, SourceSpan, ThingFace, View } from '@dradis/session';
import type { BoardLayout } from '../board/board-layout.js';
import { hiddenQuestion, seesAll } from '../session/seat-sight.js';

/** What the decision pane shows. */
export interface DecisionPart {
  readonly decision: Decision | null;
  readonly playerName: string | undefined;
  /** Why the seat may not see the question; undefined when it may. */
  readonly hiddenFrom: string | undefined;
  readonly idle: string;
  readonly face: ThingFace | undefined;
  /** The statement that runs, when it is on the card. */
  readonly span: SourceSpan | undefined;
  /** By id of a card. */
  readonly skills: Readonly<Record<string, SkillName>>;
}

const IDLE_RUNNING = 'Nobody is asked here. Run to the next decision (D), or step (I, O, U).';
const IDLE_ENDED = 'The game is over. Go back with the buttons on the left, or start a new game.';

/** Marks of YAML around an effect that say nothing to a reader. */
function plain(text: string): string {
  return text.trim().replace(/:\s*\|$/, ':').replace(/^\{\s*|\s*\}$/g, '');
}

/** The option with what its box on the card says, when it means one. */
function withBox(option: DecisionOption, face: ThingFace | undefined, layout: BoardLayout): DecisionOption {
  const box = layout.boxes.find(({ label }) => label === option.label);
  if (box === undefined || face === undefined || option.hint !== null) return option;
  const section = box.keys.map((key) => face.sections.find((one) => one.key === key)).find((one) => one !== undefined);
  if (section === undefined) return option;
  const words = section.lines.map(({ text }) => plain(text)).join('; ').replaceAll(':;', ':');
  return { ...option, hint: section.lines.length > 1 ? `${section.key}: ${words}` : words };
}

function skillsIn(view: View, layout: BoardLayout): Record<string, SkillName> {
  const things = view.zones.flatMap((zone) => zone.things);
  return Object.fromEntries(things.flatMap(({ id, attributes }) => {
    const skill = attributes[layout.skillAttribute];
    return isSkill(skill) ? [[id, skill]] : [];
  }));
}

/** The statement of a file that runs: the innermost one that stands in it. */
function runningIn(session: Session, file: string | null): SourceSpan | undefined {
  const statement = session.statement();
  if (statement !== null && statement.file === file) return statement.span;
  return session.stack().find((frame) => frame.file === file && frame.span !== null)?.span ?? undefined;
}

/** The question at the cursor for a seat; `name` is what the player who is asked is called. */
export function decisionPart(session: Session, seat: Seat, view: View, layout: BoardLayout, name: string | undefined): DecisionPart {
  const decision = session.decision(seat);
  const about = decision?.about ?? null;
  const face = about === null ? undefined : (session.face(about, seat) ?? undefined);
  return {
    decision: decision === null ? null : { ...decision, options: decision.options.map((option) => withBox(option, face, layout)) },
    playerName: name,
    hiddenFrom: hiddenQuestion(seat, view.waitingFor, name ?? 'another player'),
    idle: session.position().ended ? IDLE_ENDED : IDLE_RUNNING,
    face,
    span: seesAll(seat) && face !== undefined ? runningIn(session, face.file) : undefined,
    skills: skillsIn(view, layout),
  };
}
