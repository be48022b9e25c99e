// A new pack as text. Must not read or write files.
import { yamlValue } from '@dradis/language-service';

/** The manifest of a pack that extends another. */
export function packText(id: string, title: string, base: string): string {
  return `# A pack is a folder with this file; \`dradis check\` in it says what is wrong.
id: ${id}
title: ${yamlValue(title)}
version: 0.1.0
language: 1
extends: [${base}]   # all that it declares is there
# counts: how many things of a kind there are now, such as { crisis: 61 }; \`dradis new card\` keeps it right
# removes: [ID]      # what of the extended pack is not there
# players: { min: 3, max: 6 }
`;
}
