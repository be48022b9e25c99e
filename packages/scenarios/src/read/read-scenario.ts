// One scenario map -> a scenario. Must not compile its texts: names and types are judged against a pack later.
import type { MapEntry, MapNode, PackNode } from '@dradis/packs';
import type { CaseMap } from './expand-cases.js';
import type { NodeReader } from './node-reader.js';
import { parseContents } from './parse-contents.js';
import type { Cast, ChosenSwitch, Expectation, ExpectedChange, GivenEntry, Scenario, ScriptedAnswer } from './scenario.js';
import { GIVEN_KEYS, SCENARIO_KEYS } from './scenario-schema.js';

/** Most players a pack can seat: the engine keeps players in bit masks. */
const MOST_PLAYERS = 30;

/** Reads one scenario; undefined when too much is missing to run it. */
export function readScenario({ map, name }: CaseMap, reader: NodeReader): Scenario | undefined {
  reader.onlyKeys(map, 'A scenario', SCENARIO_KEYS);
  const titleEntry = reader.needed(map, 'A scenario', 'scenario', 'Give it a title: `scenario: What it shows`.');
  const whenEntry = reader.needed(map, 'A scenario', 'when', 'Say what happens: `when: |` and statements of the effect language.');
  if (titleEntry === undefined || whenEntry === undefined) return undefined;
  const title = reader.placed(titleEntry.value, '`scenario`', 'a title');
  const when = reader.scalar(whenEntry.value, '`when`', 'statements of the effect language');
  if (title === undefined || when === undefined) return undefined;
  const at = (key: string): PackNode | undefined => map.entries.find((entry) => entry.key === key)?.value;
  const given = readGiven(at('given'), reader);
  const then = at('then');
  const changes = at('changes');
  const ends = at('ends');
  const todo = at('todo');
  const scenario: Scenario = {
    file: reader.file,
    title: name === undefined ? title.text : `${title.text}: ${name.text}`,
    titleSpan: name?.span ?? title.span,
    covers: textsAt(at('covers'), '`covers`', 'an id of a card', reader),
    rulings: textsAt(at('rulings'), '`rulings`', 'a ruling id such as R-084', reader),
    ...given,
    dice: at('dice') === undefined ? [] : reader.items(at('dice') as PackNode).flatMap((node) => reader.whole(node, 'A die', 1, 1000) ?? []),
    when,
    answers: readAnswers(at('answers'), reader),
    then: then === undefined ? [] : readExpectations(then, reader),
    changes: changes === undefined ? undefined : readChanges(changes, reader),
    ends: ends === undefined ? undefined : reader.placed(ends, '`ends`', 'the id of an outcome'),
    todo: todo === undefined ? undefined : reader.placed(todo, '`todo`', 'a short text'),
  };
  if (todo === undefined && then === undefined && changes === undefined && ends === undefined) {
    reader.report.add({
      code: 'D0707',
      title: `The scenario '${scenario.title}' expects nothing, so it cannot fail`,
      primary: { file: reader.file, span: scenario.titleSpan, label: '' },
      facts: { scenario: scenario.title },
      help: 'Add `then:` with conditions, `changes:` with levels, or `ends:` with an outcome.',
    });
  }
  return scenario;
}

function textsAt(node: PackNode | undefined, what: string, wanted: string, reader: NodeReader): string[] {
  return node === undefined ? [] : reader.placedList(node, what, wanted).map(({ text }) => text);
}

function readGiven(node: PackNode | undefined, reader: NodeReader): Pick<Scenario, 'cast' | 'fresh' | 'switches' | 'given' | 'arrange' | 'arranged'> {
  const nothing = { cast: { is: 'default' } as Cast, fresh: false, switches: [], given: [], arrange: undefined, arranged: [] };
  const map = node === undefined ? undefined : reader.map(node, '`given`');
  if (map === undefined) return nothing;
  const arrange = map.entries.find(({ key }) => key === 'do')?.value;
  const players = map.entries.find(({ key }) => key === 'players')?.value;
  const position = map.entries.find(({ key }) => key === 'position')?.value;
  const switches = map.entries.find(({ key }) => key === 'switches')?.value;
  return {
    cast: players === undefined ? nothing.cast : readCast(players, reader),
    fresh: position !== undefined && isFresh(position, reader),
    switches: switches === undefined ? [] : readSwitches(switches, reader),
    given: map.entries.filter(({ key }) => !GIVEN_KEYS.includes(key)).map((entry) => readGivenEntry(entry, reader)),
    arrange: arrange === undefined ? undefined : reader.scalar(arrange, '`do`', 'statements of the effect language'),
    arranged: readAnswers(map.entries.find(({ key }) => key === 'arranged')?.value, reader),
  };
}

/** `position: none` is a game nobody has set up; there is no other position to name. */
function isFresh(node: PackNode, reader: NodeReader): boolean {
  if (node.type === 'scalar' && node.value === 'none') return true;
  reader.wrong(node, '`position`', '`none`', 'Write `position: none` to start before set-up; leave it out to start from the default position.');
  return false;
}

function readSwitches(node: PackNode, reader: NodeReader): ChosenSwitch[] {
  return (reader.map(node, '`switches`')?.entries ?? []).flatMap((entry) => {
    const { value } = entry;
    if (value.type === 'scalar' && typeof value.value === 'boolean') return [{ name: reader.key(entry), on: value.value }];
    reader.wrong(value, `The switch '${entry.key}'`, 'true or false', 'Write `true` to turn it on and `false` to turn it off.');
    return [];
  });
}

function readCast(node: PackNode, reader: NodeReader): Cast {
  if (node.type === 'list') return { is: 'list', names: reader.placedList(node, '`players`', 'the id of a character'), span: node.range };
  const count = reader.whole(node, '`players`', 1, MOST_PLAYERS);
  return count === undefined ? { is: 'default' } : { is: 'count', count, span: node.range };
}

/** `KEY: VALUE` of a position or of a contents check. */
function readGivenEntry(entry: MapEntry, reader: NodeReader): GivenEntry {
  const { value } = entry;
  return {
    key: reader.key(entry),
    value: value.type === 'scalar' ? value : undefined,
    contents: parseContents(value),
    span: { start: entry.keyRange.start, end: Math.max(entry.keyRange.end, value.range.end) },
  };
}

function readAnswers(node: PackNode | undefined, reader: NodeReader): ScriptedAnswer[] {
  if (node === undefined) return [];
  if (node.type !== 'list') {
    reader.wrong(node, '`answers`', 'a list', 'Write one `- PLAYER: OPTION` line for each answer, in the order of the questions.');
    return [];
  }
  return node.items.flatMap((item) => {
    if (item.type !== 'map' || item.entries.length !== 1) {
      reader.wrong(item, 'An answer', '`PLAYER: OPTION`', 'Write one player and what he picks: `- player-1: yes`.');
      return [];
    }
    return item.entries.map((entry) => ({
      player: reader.key(entry),
      picks: reader.placedList(entry.value, 'An answer', 'an option'),
      span: { start: entry.keyRange.start, end: Math.max(entry.keyRange.end, entry.value.range.end) },
    }));
  });
}

function readExpectations(node: PackNode, reader: NodeReader): Expectation[] {
  return reader.items(node).flatMap((item): Expectation[] => {
    if (item.type === 'map') return item.entries.map((entry) => ({ is: 'contents', entry: readGivenEntry(entry, reader) }));
    const scalar = reader.scalar(item, '`then`', 'a condition of the effect language');
    return scalar === undefined ? [] : [{ is: 'condition', node: scalar }];
  });
}

function readChanges(node: PackNode, reader: NodeReader): ExpectedChange[] {
  const map: MapNode | undefined = reader.map(node, '`changes`');
  return (map?.entries ?? []).flatMap((entry) => {
    const by = reader.whole(entry.value, `The change of '${entry.key}'`, -1000, 1000);
    return by === undefined ? [] : [{ name: reader.key(entry), by }];
  });
}
