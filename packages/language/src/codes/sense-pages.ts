// Pages of the codes about what statements say, D020x and D021x. Must not word messages.
import type { LanguageCode } from './language-code.js';
import type { LanguagePage } from './language-page.js';

/** Pages by code. */
export const sensePages: Readonly<Record<Extract<LanguageCode, `D020${string}` | `D021${string}`>, LanguagePage>> = {
  D0201: {
    title: 'A line that begins no statement',
    text: 'The first words of a line say what is done; no statement of the language or procedure of the pack begins so.',
    wrong: 'loose 1 fuel\n',
    right: 'lose 1 fuel\n',
  },
  D0202: {
    title: 'A name nobody knows',
    text: 'The word is no name, value or thing that the game has, at least none that could stand here.',
    wrong: 'lose 1 fule\n',
    right: 'lose 1 fuel\n',
  },
  D0203: {
    title: 'A value of another type',
    text: 'The name is known, but it names something else than what is wanted here.',
    wrong: 'lose 2 sickbay\n',
    right: 'lose 2 food\n',
  },
  D0204: {
    title: 'Words after the end of a statement',
    text: 'The statement is complete before this word. A second statement begins on a line of its own.',
    wrong: 'lose 1 fuel fuel\n',
    right: 'lose 1 fuel\n',
  },
  D0205: {
    title: 'A statement that ends too early',
    text: 'Something that the statement needs is left out.',
    wrong: 'lose 1\n',
    right: 'lose 1 fuel\n',
  },
  D0206: {
    title: 'A statement that can be read in two ways',
    text: 'Words that join things can be grouped in more than one way, and the ways differ. Parentheses say which is meant.',
    wrong: 'activate vipers other than first of vipers and raptors\n',
    right: 'activate (vipers other than first of vipers) and raptors\n',
  },
  D0207: {
    title: 'A name that is taken by another name',
    text: 'A name means one thing throughout the effect. Choose another one for the second thing.',
    wrong: 'let x be 1\ndraw a crisis as x\n',
    right: 'let x be 1\ndraw a crisis as y\n',
  },
  D0208: {
    title: 'An `otherwise` that belongs to nothing',
    text: '`otherwise` stands directly below an `if` or a `may`, at the same indentation, or last in a table.',
    wrong: 'otherwise: lose 1 fuel\n',
    right: 'if emergency: nothing\notherwise: lose 1 fuel\n',
  },
  D0209: {
    title: '`stop repeating` where nothing is repeated',
    text: 'It leaves the innermost `repeat` or `for each`. `stop` ends the whole effect.',
    wrong: 'stop repeating\n',
    right: 'repeat 2 times:\n  stop repeating\n',
  },
  D0210: {
    title: '`give back` where nothing can be given back',
    text: 'Only a procedure that declares what it `returns` gives something back.',
    wrong: 'give back 3\n',
    right: 'stop\n',
  },
  D0211: {
    title: '`resolve this ability` outside `on-use`',
    text: 'What a kind does when an ability of its things is used says when the ability itself happens. Elsewhere no ability is being used.',
    wrong: 'resolve this ability\n',
    right: 'lose 1 fuel\n',
  },
  D0212: {
    title: 'A fixed attribute is set',
    text: 'The attribute is declared `fixed`: the content says what it is, and no effect changes it.',
    wrong: 'set strength of first of skill cards to 3\n',
    right: 'set amount of fuel to 3\n',
  },
  D0213: {
    title: '`you`, `it` or `this` where it stands for nothing',
    text: '`it` is the thing judged inside `where`; `you` and `this` are the player and the card of an effect.',
    wrong: 'lose it fuel\n',
    right: 'lose 1 fuel\n',
  },
  D0214: {
    title: 'A result is named that there is not',
    text: 'The procedure gives nothing back, so there is nothing to name.',
    wrong: 'lose 1 fuel as lost\n',
    right: 'lose 1 fuel\n',
  },
  D0215: {
    title: 'Two bands hold the same number',
    text: 'Every number stands in one line of a table, so that it is plain what happens.',
    wrong: 'roll:\n  1-4: lose 1 fuel\n  4-8: nothing\n',
    right: 'roll:\n  1-4: lose 1 fuel\n  5-8: nothing\n',
  },
  D0216: {
    title: 'A number that stands in no band',
    text: 'Between two bands there are numbers for which the table says nothing. Add them, or `otherwise`.',
    wrong: 'roll:\n  1-3: lose 1 fuel\n  5-8: nothing\n',
    right: 'roll:\n  1-3: lose 1 fuel\n  4-8: nothing\n',
  },
  D0217: {
    title: 'A band that ends before it begins',
    text: 'The smaller number stands first.',
    wrong: 'roll:\n  4-1: lose 1 fuel\n  5-8: nothing\n',
    right: 'roll:\n  1-4: lose 1 fuel\n  5-8: nothing\n',
  },
  D0218: {
    title: 'A choice in the wrong words',
    text: 'The options of a choice are lines that begin with `either` and then with `or`.',
    wrong: 'current player chooses:\n  or: nothing\n  or: lose 1 fuel\n',
    right: 'current player chooses:\n  either: nothing\n  or: lose 1 fuel\n',
  },
  D0219: {
    title: 'A statement that is never reached',
    text: 'The statement above it ends the effect.',
    wrong: 'stop\nlose 1 fuel\n',
    right: 'lose 1 fuel\nstop\n',
  },
};
