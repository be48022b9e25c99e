// What each code of this package means, with an example that raises it and its correction. Must not word messages.
import type { CodePage } from '@dradis/diagnostics';

/** A page for each code a scenario file can raise; effects and conditions in it raise the codes of the language. */
export const scenarioCodePages: readonly CodePage[] = [
  {
    code: 'D0701',
    title: 'A key of a scenario that nothing reads',
    text: 'Every key of a scenario file has a meaning; a key that nothing reads is a slip of the pen, and what stands under it would never be checked.',
    wrong: 'scenario: A storm\nwhen: lose 1 hull\nthan: level of hull is 4\n',
    right: 'scenario: A storm\nwhen: lose 1 hull\nthen: level of hull is 4\n',
  },
  {
    code: 'D0702',
    title: 'A scenario lacks a key',
    text: 'A scenario has a title (`scenario`) and says what happens (`when`); each row of a table has a `case`.',
    wrong: 'scenario: A storm\nchanges: { hull: -1 }\n',
    right: 'scenario: A storm\nwhen: lose 1 hull\nchanges: { hull: -1 }\n',
  },
  {
    code: 'D0703',
    title: 'A value of a scenario has the wrong shape',
    text: 'The value is not what its key takes: a list of dice, a list of `PLAYER: OPTION` answers, the contents of a zone, a value of the effect language.',
    wrong: 'answers: anna yes\n',
    right: 'answers:\n  - anna: yes\n',
  },
  {
    code: 'D0704',
    title: 'A scenario names what the pack does not have',
    text: 'Players are called `player-1` and so on, or by what they play. Things are called by their id, a copy by `ID#NUMBER`, a variant by `ID ATTRIBUTE VALUE`, ships and tokens by their kind.',
    wrong: 'given: { hold: 2 crats }\n',
    right: 'given: { hold: 2 crates }\n',
  },
  {
    code: 'D0705',
    title: 'Two scenarios have the same title',
    text: 'The title is what a report and `--filter` know a scenario by, so it is unique in the pack.',
    wrong: '- { scenario: A storm, when: lose 1 hull, changes: { hull: -1 } }\n- { scenario: A storm, when: lose 2 hull, changes: { hull: -2 } }\n',
    right: '- { scenario: A storm, when: lose 1 hull, changes: { hull: -1 } }\n- { scenario: A gale, when: lose 2 hull, changes: { hull: -2 } }\n',
  },
  {
    code: 'D0706',
    title: 'The pack has two default positions',
    text: 'Scenarios say only what differs from one common position; with two of them nobody could tell what they start from.',
    wrong: '',
    right: '',
  },
  {
    code: 'D0707',
    title: 'A scenario expects nothing',
    text: 'Without `then`, `changes` or `ends` a scenario cannot fail, so it proves nothing.',
    wrong: 'scenario: A storm\nwhen: lose 1 hull\n',
    right: 'scenario: A storm\nwhen: lose 1 hull\nchanges: { hull: -1 }\n',
  },
  {
    code: 'D0708',
    title: 'The default position cannot be built',
    text: 'The statements under `do` of the default position stopped with an error, so no scenario can start.',
    wrong: '',
    right: '',
  },
  {
    code: 'D0709',
    title: 'The pack has no default position',
    text: 'Scenarios say only what differs from a common position. Some file below scenarios/ gives it, under the key `default position`.',
    wrong: '',
    right: 'default position:\n  cast: [anna, ben]\n  players: 2\n  seat: "{player} plays {character}"\n  do: |\n    set captain to player-1\n    set up the game\n',
  },
  {
    code: 'D0710',
    title: 'No play leads to the position of a scenario',
    text: 'A definition of the pack with `always` does not hold once everything is given. The scenario runs all the same, but what it proves may never come about. Give what belongs to it too; or leave it, where the scenario is about such a position.',
    wrong: 'scenario: A storm\ngiven: { level of hull: 99 }\nwhen: lose 1 hull\nchanges: { hull: -1 }\n',
    right: 'scenario: A storm\ngiven: { level of hull: 5 }\nwhen: lose 1 hull\nchanges: { hull: -1 }\n',
  },
];
