// The steps that are built in: conditions, choices, dice, repetition, names. Their lines are written here with `{TYPE}` where
// something is to be filled in. Must not fill it in.

/** A built-in step. `ids` are the statements of the language that its lines use. */
export interface FrameStep {
  readonly ids: readonly string[];
  readonly label: string;
  readonly doc: string;
  /** Ways to write it, best first: the first that is legal at the place is taken. */
  readonly texts: readonly string[];
}

const DO = '  {statement}';

/** All of them, the common ones first. */
export const FRAME_STEPS: readonly FrameStep[] = [
  { ids: ['if'], label: 'if … is so', doc: 'The lines below it happen only when that is so.', texts: [`if {condition}:\n${DO}`] },
  { ids: ['if', 'otherwise'], label: 'if … is so, otherwise …', doc: 'One thing when it is so, another when it is not.', texts: [`if {condition}:\n${DO}\notherwise:\n${DO}`] },
  { ids: ['if', 'otherwise-if', 'otherwise'], label: 'if … is so, otherwise if … is so, otherwise …', doc: 'The first of several that is so.', texts: [`if {condition}:\n${DO}\notherwise if {condition}:\n${DO}\notherwise:\n${DO}`] },
  { ids: ['may'], label: 'a player may …', doc: 'The player decides whether the lines below it happen.', texts: [`{player} may:\n${DO}`] },
  { ids: ['may', 'otherwise'], label: 'a player may …, otherwise …', doc: 'The player decides; when he does not want to, something else happens.', texts: [`{player} may:\n${DO}\notherwise:\n${DO}`] },
  { ids: ['options', 'either', 'or'], label: 'a player chooses: either … or …', doc: 'The player chooses one of several things that happen.', texts: [`{player} chooses:\n  either "the first": {statement}\n  or "the second": {statement}`] },
  { ids: ['choose'], label: 'a player chooses something', doc: 'What is chosen is called by the name behind `as` from here on.', texts: ['{player} chooses a {noun} as {name}'] },
  { ids: ['may-choose'], label: 'a player may choose something', doc: 'The player may choose nothing.', texts: ['{player} may choose a {noun} as {name}'] },
  { ids: ['pick'], label: 'pick something at random', doc: 'Chance chooses.', texts: ['pick a {noun} at random as {name}'] },
  { ids: ['roll', 'band'], label: 'a player rolls a die: for each result …', doc: 'What happens for each result of the die.', texts: [`{player} rolls:\n  1-4: {statement}\n  5-8: {statement}`] },
  { ids: ['roll-die'], label: 'roll a die and keep the result', doc: 'The result is called by the name behind `as` from here on.', texts: ['roll a die as {name}'] },
  { ids: ['depending', 'band'], label: 'depending on a number: …', doc: 'What happens for each range of a number.', texts: [`depending on {number}:\n  1-4: {statement}\n  5 or more: {statement}`] },
  { ids: ['for-each'], label: 'for each of something: …', doc: 'The lines below it happen once for each.', texts: [`for each {noun} as {name}:\n${DO}`] },
  { ids: ['repeat'], label: 'repeat so many times: …', doc: 'The lines below it happen several times.', texts: [`repeat {number} times:\n${DO}`] },
  { ids: ['repeat', 'if', 'stop-repeating'], label: 'repeat until something is so', doc: 'Ends the repetition early.', texts: [`repeat at most {number} times:\n  if {condition}: stop repeating\n${DO}`] },
  { ids: ['let'], label: 'give something a name', doc: 'From here on the name stands for it.', texts: ['let {name} be {number}'] },
  { ids: ['count'], label: 'begin to count', doc: 'A number that others may add to.', texts: ['count {number} as {name}'] },
  { ids: ['set'], label: 'set a value', doc: 'Gives a value of the game another one.', texts: ['set {variable} to {number}'] },
  { ids: ['resolve'], label: 'carry out an effect of a card', doc: 'The effect that stands on that card happens.', texts: ['resolve {field}'] },
  { ids: ['announce'], label: 'announce an event', doc: 'Whatever answers the event does so now.', texts: ['announce {event}'] },
  { ids: ['apply'], label: 'let others change a number', doc: 'Everything that changes the quantity does so now.', texts: ['count {number} as total\napply {quantity}'] },
  { ids: ['use'], label: 'a player uses an ability', doc: 'The player carries out an action or reaction.', texts: ['{player} uses {ability}', '{player} chooses an action as chosen\n{player} uses chosen'] },
  { ids: ['resolve-ability'], label: 'resolve this ability', doc: 'What the used ability says happens now.', texts: ['resolve this ability'] },
  { ids: ['give-back'], label: 'give back a value', doc: 'The value of this effect or procedure.', texts: ['give back {returned}'] },
  { ids: ['end'], label: 'end the game', doc: 'The game is over with that outcome.', texts: ['end the game with {outcome}'] },
  { ids: ['leave'], label: 'leave a procedure', doc: 'A procedure that runs further out ends here.', texts: ['leave {procedure}'] },
  { ids: ['stop'], label: 'stop', doc: 'Ends this effect here.', texts: ['stop'] },
  { ids: ['nothing'], label: 'nothing', doc: 'Says that nothing happens.', texts: ['nothing'] },
];
