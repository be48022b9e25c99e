// The id of a run, from the session: shown by it, kept in what it saves and shares, and checked where that is opened.
import { ENGINE_VERSION } from '@dradis/engine';
import { expect, it } from 'vitest';
import { createSession } from '../session.js';
import { readShareLink, writeShareLink } from '../share/share-link.js';
import { playedSmall, smallPack, smallPackWith } from '../testing/small-pack.js';
import type { SessionDocument } from '../types/document.js';
import type { Session } from '../types/session.js';
import { runOf } from './run-of.js';

const pack = smallPack();

function played(seed = 'run', play = pack): Session {
  const session = createSession({ pack: play, sources: {}, players: 2, seed });
  for (let answers = 0; answers < 5; answers += 1) {
    session.run({ until: 'decision', direction: 1 });
    session.answerAtRandom();
  }
  return session;
}

const document = played().save();

it('is the same for the same run, wherever the cursor is and whatever is noted', () => {
  const again = played();
  again.notes.add('here it began', 3);
  again.goto(2);
  expect(again.thisRun().run).toBe(document.run);
  expect(again.save().run).toBe(document.run);
  expect(document.run).toMatch(/^[0-9a-f]{16}$/);
});

it.each<[string, () => string]>([
  ['engine', () => runOf({ ...document, engine: `${ENGINE_VERSION}.1` })],
  ['pack', () => played('run', smallPackWith('rules/play.yaml', '        take a turn\n', '        nothing\n        take a turn\n')).thisRun().run],
  ['seed', () => played('other').thisRun().run],
  ['decision more', () => { const more = played(); more.run({ until: 'decision', direction: 1 }); more.answerAtRandom(); return more.thisRun().run; }],
  ['decision less', () => runOf({ ...document, inputs: document.inputs.slice(0, -1) })],
  ['die laid ready', () => { const forced = played(); forced.forceDice([3]); return forced.thisRun().run; }],
  ['edit', () => { const edited = played(); edited.edit([{ kind: 'value', path: 'resources/fuel/level', value: 3 }]); return edited.thisRun().run; }],
])('is another for another %s', (_, other) => {
  expect(other()).not.toBe(document.run);
});

it('does not depend on the order in which an edit was written down', () => {
  const input = (edit: object): SessionDocument['inputs'] => [{ step: 0, kind: 'edit', edits: [edit as never] }];
  expect(runOf({ ...document, inputs: input({ kind: 'face', thing: 'a', up: true }) })).toBe(runOf({ ...document, inputs: input({ up: true, thing: 'a', kind: 'face' }) }));
});

it('comes back with a game that began in a position of its own, through a link too', async () => {
  const { begin } = playedSmall('run', 40).beginHere('nothing', { title: 'Here' });
  if (begin === null) throw new Error('the statement has mistakes');
  const session = createSession({ pack, sources: {}, players: 2, seed: 'begun', begin });
  const written = await writeShareLink(session.save());
  const read = 'fragment' in written ? await readShareLink(written.fragment) : written;
  const other = createSession({ pack, sources: {}, players: 2, seed: 'x' });
  expect('document' in read ? other.restore(read.document) : read.problem).toBeNull();
  expect(other.thisRun().run).toBe(session.thisRun().run);
});

it.each<[string, Partial<SessionDocument>]>([
  ['seed', { seed: 'other' }],
  ['engine', { engine: '9.9.9' }],
  ['pack', { pack: { ...document.pack, hash: 'other' } }],
  ['answers', { inputs: document.inputs.slice(1) }],
  ['id', { run: '0000000000000000' }],
])('tells that %s of a document was changed, and leaves the session as it was', (_, changed) => {
  const session = played('stays');
  const before = session.hash();
  const problem = session.restore({ ...document, ...changed });
  expect(problem).toMatchObject({ reason: 'malformed', message: expect.stringMatching(/^not a saved session: run: it is said to be the run [0-9a-f]{16}, but what it holds is the run [0-9a-f]{16}/) as string });
  expect(session.hash()).toBe(before);
});

it('may be missing: documents of before it was noted are opened', () => {
  const { run: _, ...before } = document;
  const session = played('other');
  expect(session.restore(before)).toBeNull();
  expect(session.thisRun().run).toBe(document.run);
});
