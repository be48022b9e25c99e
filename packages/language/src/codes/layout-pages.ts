// Pages of the codes about how a text is laid out: lines, indentation, punctuation. Must not word messages.
import type { LanguageCode } from './language-code.js';
import type { LanguagePage } from './language-page.js';

/** Pages by code. */
export const layoutPages: Readonly<Record<Extract<LanguageCode, `D01${string}`>, LanguagePage>> = {
  D0101: {
    title: 'A tab in the indentation',
    text: 'Blocks are told by how far their lines are indented, and a tab is as wide as each editor likes. Indent with spaces.',
    wrong: 'if emergency:\n\tlose 1 fuel\n',
    right: 'if emergency:\n  lose 1 fuel\n',
  },
  D0102: {
    title: 'A line indented like no line above it',
    text: 'A line that ends a block stands in the column of the statement it follows.',
    wrong: 'if emergency:\n    lose 1 fuel\n  lose 1 food\n',
    right: 'if emergency:\n    lose 1 fuel\nlose 1 food\n',
  },
  D0103: {
    title: 'Lines indented for no reason',
    text: 'Only a line that ends with a colon has lines below it that are indented further.',
    wrong: 'lose 1 fuel\n  lose 1 food\n',
    right: 'lose 1 fuel\nlose 1 food\n',
  },
  D0104: {
    title: 'Nothing stands after a colon',
    text: 'A colon announces a statement on the same line or indented lines below. `nothing` is a statement too.',
    wrong: 'if emergency:\nlose 1 fuel\n',
    right: 'if emergency:\n  lose 1 fuel\n',
  },
  D0105: {
    title: 'A character the language does not use',
    text: 'Statements are made of words, numbers, quoted text and a few signs. A new statement begins on a new line.',
    wrong: 'lose 1 fuel; lose 1 food\n',
    right: 'lose 1 fuel\nlose 1 food\n',
  },
  D0106: {
    title: 'Quotes that are not closed',
    text: 'Quoted text ends on the line it begins on.',
    wrong: 'choose a viper as v, to "fight\n',
    right: 'choose a viper as v, to "fight"\n',
  },
  D0107: {
    title: 'A colon is missing',
    text: 'What a condition, a loop or a choice holds follows a colon.',
    wrong: 'if emergency\n  lose 1 fuel\n',
    right: 'if emergency:\n  lose 1 fuel\n',
  },
  D0108: {
    title: 'A colon after a statement that holds nothing',
    text: 'Nothing can hang on a plain statement, so nothing follows a colon there.',
    wrong: 'lose 1 fuel:\n  lose 1 food\n',
    right: 'lose 1 fuel\nlose 1 food\n',
  },
  D0109: {
    title: 'A colon with no statement before it',
    text: 'What stands before a colon says when, for whom or how often.',
    wrong: ': lose 1 fuel\n',
    right: 'if emergency: lose 1 fuel\n',
  },
  D0110: {
    title: 'A text that is too long',
    text: 'An effect is read up to 100,000 characters. Parts of it belong into procedures.',
    wrong: '',
    right: '',
  },
  D0111: {
    title: 'A statement that is too long',
    text: 'A statement is read up to 300 words. Name a part of it with `let` first.',
    wrong: '',
    right: '',
  },
  D0112: {
    title: 'A number that is too large',
    text: 'Numbers are whole and at most 9,007,199,254,740,991, beyond which computers no longer count by ones.',
    wrong: 'lose 9007199254740992 fuel\n',
    right: 'lose 9 fuel\n',
  },
};
