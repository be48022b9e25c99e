// How the statement in progress at a place is written, and which part of it stands there. Must not complete it.
import type { StatementSignature } from '@dradis/language';
import { placesAt } from './place.js';
import type { Project } from './project.js';
import type { SignatureHelp, SignatureInformation } from './protocol.js';

/** The statements a line may be on the way to; undefined outside statements and before their first word. */
export function signatureHelpAt(project: Project, path: string, offset: number): SignatureHelp | undefined {
  for (const place of placesAt(project, path, offset)) {
    if (place.is !== 'effect') continue;
    const signatures = place.language.signatures(place.input, place.at);
    if (signatures.length > 0) return { signatures: signatures.map(informationOf) };
  }
  return undefined;
}

function informationOf({ parts, active, doc }: StatementSignature): SignatureInformation {
  let label = '';
  const parameters: { label: readonly [number, number] }[] = [];
  let activeParameter: number | null = null;
  parts.forEach(({ text, slot }, index) => {
    if (label !== '' && text !== "'s" && text !== ',') label += ' ';
    const start = label.length;
    label += slot ? `{${text}}` : text;
    if (!slot) return;
    if (index === active) activeParameter = parameters.length;
    parameters.push({ label: [start, label.length] });
  });
  return { label, documentation: doc, parameters, activeParameter };
}
