// Faces for stories and tests. Must not be shipped to the app.
import type { ThingFace } from '@dradis/session';

/** A crisis with a check, another box and icons; the lines are those of a file. */
export const crisisFace: ThingFace = {
  id: 'water-sabotaged',
  title: 'Water Sabotaged',
  kind: 'crisis',
  file: 'cards/crisis/water-sabotaged.yaml',
  sections: [
    { key: 'chooser', lines: [{ number: 4, column: 10, text: 'current player' }] },
    {
      key: 'check',
      lines: [
        { number: 6, column: 3, text: 'difficulty: 13' },
        { number: 7, column: 3, text: 'skills: [politics, leadership, tactics]' },
        { number: 8, column: 3, text: 'pass: nothing' },
        { number: 9, column: 3, text: 'fail: lose 2 food' },
      ],
    },
    { key: 'or', lines: [{ number: 10, column: 5, text: 'lose 1 food' }] },
  ],
};

/** A skill card, of which a copy is at hand. */
export const skillFace: ThingFace = {
  id: 'repair#11',
  title: 'Repair · 2',
  kind: 'skill card',
  file: 'cards/skill-card/repair.yaml',
  sections: [{ key: 'skill', lines: [{ number: 4, column: 8, text: 'engineering' }] }, { key: 'action', lines: [{ number: 8, column: 3, text: 'does: |' }, { number: 9, column: 3, text: '  you repairs up to 2 damaged vipers' }] }],
};
