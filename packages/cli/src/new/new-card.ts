// A new card as the command makes it: the refusals of the language service in words for a terminal. Must not write files.
import { posix as paths } from 'node:path';
import { newThing, type NewThing } from '@dradis/language-service';
import { UsageError } from '../host.js';
import { mistakes, placeText, shownPath, type PackAtHand } from './pack-at-hand.js';

/** What was asked for. */
export interface CardWish {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  /** The folder inside the pack; where its kind lies in the extended pack when undefined. */
  readonly dir: string | undefined;
}

/**
 * The files to write: the card, and the manifest when the count of its kind is stated there. `cwd` is for showing paths.
 *
 * @throws UsageError when the kind is unknown, the id is taken, or the pack would have mistakes with the card
 */
export function newCard({ loaded, result, root, compile }: PackAtHand, { kind, id, title, dir }: CardWish, cwd: string): NewThing {
  const made = newThing({ files: loaded.files, result, compile }, { kind, id, title, folder: dir === undefined ? undefined : paths.normalize(dir).replace(/\/$/, '').replace(/^\.$/, '') });
  if (!('refused' in made)) return made;
  const { refused } = made;
  switch (refused.why) {
    case 'kind':
      throw new UsageError(`there is no kind '${kind}'; ${refused.meant.length > 0 ? `did you mean '${refused.meant.join("' or '")}'?` : `there are ${refused.known.join(', ')}`}`);
    case 'taken':
      throw new UsageError(`'${id}' is taken: ${shownPath(root, refused.path, cwd)}:1:1 would have the id of the ${refused.by.kind ?? refused.by.what} at ${placeText(loaded, refused.by.place)}`);
    case 'there':
      throw new UsageError(`${shownPath(root, refused.path, cwd)} is there already; nothing was written`);
    case 'mistakes':
      throw new UsageError(`a ${kind} cannot be made from its kind alone; with it the pack would have mistakes\n${mistakes(loaded, refused.result)}`);
  }
}
