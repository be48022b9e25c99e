// Why a step of a game did what it did, as text: the causes that the debugger shows for a value. Must not find causes itself.
import type { Provenance, Session, StackFrame, TimelineEntry } from '@dradis/session';
import { placeWithLine } from './source-lines.js';

function frameText(session: Session, { name, kind, thing, file, span, rulings }: StackFrame): string {
  const whose = thing === null || name.includes(thing.title) ? '' : ` of ${thing.title}`;
  const cited = rulings.length === 0 ? '' : ` (${rulings.join(', ')})`;
  const where = file === null || span === null || kind === 'window' || kind === 'use' ? '' : `\n      ${placeWithLine(session, { file, span })}`;
  return `    ${name}${whose}${cited}${where}`;
}

function entryText({ step, kind, label, player }: TimelineEntry): string {
  return `    step ${step}, ${kind}: ${label}${player === undefined ? '' : ` (${player})`}`;
}

function causesText(session: Session, { place, edited, stack, since }: Provenance): string[] {
  return [
    edited === true ? '  It was changed from outside.' : `  Done by ${place === null ? 'the engine' : placeWithLine(session, place)}`,
    ...(stack.length === 0 ? [] : ['  in, innermost first:', ...stack.map((frame) => frameText(session, frame))]),
    ...(since.length === 0 ? [] : ['  since the last decision:', ...since.map(entryText)]),
  ];
}

/** What became of the value, thing or zone at a path last, at or before the cursor; undefined when nothing did. */
export function pathText(session: Session, path: string): string | undefined {
  const found = session.provenance(path);
  if (found === null) return undefined;
  const told = session.changes(found.step - 1, found.step).find((change) => change.path === path)?.told;
  return [`${told ?? path} (step ${found.step})`, ...causesText(session, found)].join('\n');
}

/** What the step that leads to the cursor changed, each with its causes; where it changed nothing, what is under way. */
export function stepText(session: Session): string {
  const { step, last } = session.position();
  const changes = step === 0 ? [] : session.changes(step - 1, step);
  const marks = session.timeline().filter((entry) => entry.step === step);
  const parts = [`Step ${step} of ${last}`, ...marks.map(entryText)];
  // One step writes in one place: several changes have the same causes.
  const caused = changes.map(({ path, told }) => ({ told, causes: session.provenance(path) }));
  parts.push(...caused.map(({ told }) => `  ${told}`));
  const causes = caused.find(({ causes: each }) => each?.step === step)?.causes;
  if (causes !== undefined && causes !== null) return [...parts, ...causesText(session, causes)].join('\n');
  if (changes.length === 0) parts.push('  Nothing changed.');
  const asked = session.decision();
  if (asked !== null) parts.push(`  ${asked.playerTitle} is asked: ${asked.prompt}`, ...asked.options.map(({ label }) => `    ${label}`));
  const place = session.statement();
  if (place !== null) parts.push(`  Next: ${placeWithLine(session, place)}`);
  const stack = session.stack();
  return [...parts, ...(stack.length === 0 ? [] : ['  in, innermost first:', ...stack.map((frame) => frameText(session, frame))])].join('\n');
}
