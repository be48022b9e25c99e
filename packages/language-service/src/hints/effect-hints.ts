// Hints inside effects: types of new names, names of values side by side, chances of a die. Must not decide where they are wanted.
import type { Gloss } from '@dradis/language';
import { dieSides } from '@dradis/packs';
import { inFile, type Project } from '../project.js';
import { sayType } from '../say-type.js';
import type { HintAt } from './hint.js';

/** The hints of all effects of a document. */
export function effectHints(project: Project, path: string): HintAt[] {
  const { vocabulary } = project.result;
  const pack = project.lastPack;
  const sides = pack === null ? undefined : dieSides(pack, vocabulary.dieProcedure);
  return project.texts(path).flatMap((text) =>
    project.glosses(text).flatMap((gloss): HintAt[] => {
      switch (gloss.sort) {
        case 'type': {
          const type = sayType(vocabulary, gloss.type);
          return [{ at: inFile(text, { start: gloss.at - 1, end: gloss.at }).end, label: type, kind: 'type', tooltip: `What the name stands for: ${type}.`, belongsTo: 'before' }];
        }
        case 'argument':
          return [{ at: text.slice.toFile(gloss.at), label: `${gloss.name.replaceAll('-', ' ')}:`, kind: 'argument', tooltip: `What is given as '${gloss.name}'.`, belongsTo: 'after' }];
        case 'band': {
          const chance = sides === undefined ? undefined : chanceOf(gloss, sides);
          return chance === undefined ? [] : [{ at: inFile(text, { start: gloss.at - 1, end: gloss.at }).end, kind: 'chance', belongsTo: 'before', ...chance }];
        }
      }
    }),
  );
}

function chanceOf({ low, high }: Extract<Gloss, { readonly sort: 'band' }>, sides: number): Pick<HintAt, 'label' | 'tooltip'> | undefined {
  const shown = Math.min(high ?? sides, sides) - Math.max(low ?? 1, 1) + 1;
  if (shown < 0) return undefined;
  const percent = (100 * shown) / sides;
  return { label: `${Number.isInteger(percent) ? '' : '≈ '}${String(Math.round(percent))} %`, tooltip: `${String(shown)} of the ${String(sides)} sides of the die, before anything is added to the roll.` };
}
