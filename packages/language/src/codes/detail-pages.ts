// Pages of the codes about what statements and declared phrases say, D022x and later. Must not word messages.
import type { LanguageCode } from './language-code.js';
import type { LanguagePage } from './language-page.js';

/** Pages by code. */
export const detailPages: Readonly<Record<Extract<LanguageCode, `D022${string}` | `D023${string}` | `D024${string}` | `D025${string}`>, LanguagePage>> = {
  D0220: {
    title: 'A word that does not fit',
    text: 'The word means something, but nothing that could stand here.',
    wrong: 'lose (1 fuel\n',
    right: 'lose (1) fuel\n',
  },
  D0221: {
    title: 'A word of a statement is misspelt',
    text: 'The statement goes on with one of a few words, and this is nearly one of them.',
    wrong: 'send you tu sickbay\n',
    right: 'send you to sickbay\n',
  },
  D0222: {
    title: 'The game declares no die',
    text: '`roll` needs the procedure that rolls the die; the manifest names it with `die:`.',
    wrong: 'roll:\n  1-4: lose 1 fuel\n  5-8: nothing\n',
    right: '',
  },
  D0223: {
    title: 'A kind where a thing is wanted',
    text: 'A kind is no thing: say which of its things. `each` means all of them; a player can choose one first.',
    wrong: 'damage viper\n',
    right: 'choose a viper as v\ndamage v\n',
  },
  D0224: {
    title: 'A noun that does not say which one',
    text: '`a` and `an` say what kind of thing is meant, not which one.',
    wrong: 'damage a viper in bow\n',
    right: 'choose a viper in bow as v\ndamage v\n',
  },
  D0225: {
    title: 'Several things where one is wanted',
    text: 'A list stands where one thing is wanted. Repeat the statement for each of them, or let a player choose one.',
    wrong: 'if vipers in bow is damaged: nothing\n',
    right: 'if first of vipers is damaged: nothing\n',
  },
  D0226: {
    title: 'A band where a number is wanted',
    text: 'Digits joined by a hyphen are a band of a table. To subtract, put spaces around the hyphen.',
    wrong: 'you draw 2-1 politics cards\n',
    right: 'you draw 2 - 1 politics cards\n',
  },
  D0227: {
    title: 'A word of the language as a name',
    text: 'Some words mean something in every effect, so they cannot be names.',
    wrong: 'let you be 3\n',
    right: 'let wanted be 3\n',
  },
  D0228: {
    title: 'Chance is given a choice',
    text: 'Chance picks one thing or an exact number of things; it cannot decide how many.',
    wrong: 'pick up to 2 vipers at random as v\n',
    right: 'pick 2 vipers at random as v\n',
  },
  D0229: {
    title: 'A name that the game uses',
    text: 'The name is that of a thing or value of the game. Choose another one.',
    wrong: 'let fuel be 3\n',
    right: 'let wanted be 3\n',
  },
  D0230: {
    title: '`otherwise if` below `may`',
    text: 'A player says yes or no, so there is one `otherwise`. A condition stands inside it.',
    wrong: 'admiral may: lose 1 fuel\notherwise if emergency: lose 1 food\n',
    right: 'admiral may: lose 1 fuel\notherwise:\n  if emergency: lose 1 food\n',
  },
  D0232: {
    title: 'The result of an effect that gives nothing back',
    text: 'The field says nothing of what it gives, so there is nothing to name.',
    wrong: 'resolve fail of besieged as lost\n',
    right: 'resolve fail of besieged\n',
  },
  D0233: {
    title: 'A name that cannot be changed',
    text: 'What an effect is given, such as a parameter, is fixed unless its declaration says otherwise.',
    wrong: 'set this to ambush\n',
    right: 'let next-one be ambush\n',
  },
  D0234: {
    title: 'A count is set',
    text: 'A count remembers what was added to it and why, so it is added to and subtracted from, not set.',
    wrong: 'count 0 as n\nset n to 3\n',
    right: 'count 0 as n\nadd 3 to n\n',
  },
  D0235: {
    title: 'It is not said who chooses',
    text: 'Where no player is `you`, a choice names its player.',
    wrong: 'choose a viper as v\n',
    right: 'admiral chooses a viper as v\n',
  },
  D0236: {
    title: 'The result of something done several times',
    text: 'The statement is done once for each of a list, so it gives back several things, not one. Name the result inside `for each`.',
    wrong: 'raiders in bow attacks first of vipers as hits\n',
    right: 'for each raider in bow as r:\n  r attacks first of vipers as hits\n',
  },
  D0237: {
    title: 'An option outside a choice',
    text: '`either` and `or` stand below `PLAYER chooses:`.',
    wrong: 'either: lose 1 fuel\n',
    right: 'current player chooses:\n  either: lose 1 fuel\n  or: nothing\n',
  },
  D0238: {
    title: 'A line of a table without numbers',
    text: 'Each line of a table begins with the numbers it is for.',
    wrong: 'roll:\n  1-8: nothing\n  lose 1 fuel\n',
    right: 'roll:\n  1-8: lose 1 fuel\n',
  },
  D0239: {
    title: 'Numbers outside a table',
    text: 'A line that begins with numbers stands below `roll:` or `depending on NUMBER:`.',
    wrong: '1-4: lose 1 fuel\n',
    right: 'roll:\n  1-4: lose 1 fuel\n  5-8: nothing\n',
  },
  D0240: {
    title: 'A band after `otherwise`',
    text: '`otherwise` is for all numbers that are left, so it stands last.',
    wrong: 'roll:\n  otherwise: nothing\n  1-4: lose 1 fuel\n',
    right: 'roll:\n  1-4: lose 1 fuel\n  otherwise: nothing\n',
  },
  D0241: {
    title: 'An attribute without its owner',
    text: 'An attribute is a value of some thing: say whose.',
    wrong: 'let x be strength\n',
    right: 'let x be strength of first of skill cards\n',
  },
  D0242: {
    title: 'Something said of another kind of thing',
    text: 'The word describes things of one kind, and this is a thing of another kind.',
    wrong: 'if sickbay is damaged: nothing\n',
    right: 'if first of vipers is damaged: nothing\n',
  },
  D0243: {
    title: 'Values for something that comes with none',
    text: 'The event, act or quantity hands nothing on, so no parentheses follow it.',
    wrong: 'announce the fleet jumps (viper = none)\n',
    right: 'announce the fleet jumps\n',
  },
  D0251: {
    title: 'A phrase that cannot be said',
    text: 'A phrase is words and slots, `{name:type}`, with types and kinds the pack has; several phrases of one procedure have the same slots.',
    wrong: 'phrase: spend {n:numbr} {r:resource}\n',
    right: 'phrase: spend {n:number} {r:resource}\n',
  },
  D0252: {
    title: 'A definition that does not say what it gives',
    text: 'A definition stands for a value, so its type must be known.',
    wrong: 'phrase: weather\n',
    right: 'phrase: weather\nreturns: number\n',
  },
  D0253: {
    title: 'A phrase is missing',
    text: 'What can be said needs words to say it in.',
    wrong: 'phrases: []\n',
    right: 'phrases: [spend it all]\n',
  },
  D0254: {
    title: 'Two phrases in the same words',
    text: 'Nobody could tell which of the two is meant.',
    wrong: 'phrase: lose {x:number} {y:resource}\n',
    right: 'phrase: spend {x:number} {y:resource}\n',
  },
};
