// A table of three in one process: what seats are told, what is refused, what a broken connection costs.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { WebSocket } from 'ws';
import { memoryStore } from '../src/memory-store.js';
import { serve } from '../src/server.js';
import { Client, numbers } from './client.js';
import { knownThings, leaks } from './known-things.js';

let server;
let store;
before(async () => {
  store = memoryStore();
  server = await serve({ store });
});
after(() => server.close());

async function seated(seed) {
  const { id, secrets } = await server.tables.create({ players: 3, seed });
  const clients = new Map(await Promise.all([...Object.entries(secrets), ['spectator', undefined]].map(async ([seat, secret]) => [seat, await Client.join(server.port, id, secret)])));
  return { id, secrets, clients };
}

const all = (clients, until) => Promise.all([...clients.values()].map((client) => client.heard(until)));

test('no byte tells a seat what it may not know, in a whole game', async () => {
  const { id, clients } = await seated('a leak check');
  const next = numbers(1);
  for (let pending = clients.get('spectator').look.pending; pending.kind === 'asked'; pending = clients.get('spectator').look.pending) {
    const { revision, player } = pending;
    clients.get(player).send({ answer: clients.get(player).choice(next) });
    await all(clients, ({ look }) => look.revision > revision);
  }
  const { document } = await store.read(id);
  const { all: things, since } = knownThings(document);
  let sent = 0;
  for (const [seat, client] of clients) {
    assert.equal(client.look.seat, seat);
    assert.deepEqual(client.refusals, []);
    assert.deepEqual(leaks(client.bytes, things, since.get(seat)), [], `${seat} was told of these`);
    sent += client.bytes.length;
  }
  assert.ok(sent > 1_000_000, `only ${sent} bytes were checked`);
  // The check finds what another seat was sent.
  assert.notDeepEqual(leaks(clients.get('player-1').bytes, things, since.get('spectator')), []);
  for (const client of clients.values()) await client.close();
});

test('a connection that breaks goes on where it was, and an answer sent twice counts once', async () => {
  const { id, secrets, clients } = await seated('a broken connection');
  const next = numbers(2);
  const straight = clients.get('spectator');
  let heard = [...straight.look.events];
  for (let answers = 0; answers < 40; answers++) {
    const { revision, player } = straight.look.pending;
    const client = clients.get(player);
    const answer = client.choice(next);
    client.send({ answer });
    await client.heard(({ look }) => look.revision > revision);
    const again = await Client.join(server.port, id, secrets[player], { since: client.look.next });
    assert.deepEqual(again.look.events, [], 'what was heard is told again');
    again.send({ answer });
    await again.heard(({ look }) => look.events.length === 0 && look.revision === revision + 1);
    assert.deepEqual(again.refusals, []);
    assert.deepEqual(again.look.view, client.look.view);
    await client.close();
    clients.set(player, again);
    await all(clients, ({ look }) => look.revision > revision);
  }
  const late = await Client.join(server.port, id, undefined);
  assert.equal((await store.read(id)).document.moves.length, 40);
  assert.equal(late.look.events.length, late.look.next);
  assert.ok(late.look.next > heard.length);
  for (const client of [...clients.values(), late]) await client.close();
});

test('refuses what a seat may not do, and changes nothing', async () => {
  const { id, secrets, clients } = await seated('refusals');
  const asked = clients.get(clients.get('spectator').look.pending.player);
  const other = [...clients.values()].find((client) => client !== asked && client.look.seat !== 'spectator');
  const answer = asked.choice(numbers(3));
  const cases = [
    [clients.get('spectator'), { answer }, /is asked, not spectator/],
    [other, { answer }, /is asked, not/],
    [asked, { answer: { ...answer, revision: 7 } }, /look again/],
    [asked, { answer: { revision: 0, choose: ['no such option'] } }, /not on offer/],
    [asked, { answer: null }, /an answer needs/],
    [asked, { undo: true }, /no answer to take back/],
    [clients.get('spectator'), { undo: true }, /only players/],
    [asked, { nonsense: 1 }, /a message is/],
    [asked, 'not json', /JSON/],
    [asked, '[]', /object/],
  ];
  for (const [client, message, why] of cases) {
    const before = client.refusals.length;
    client.send(message);
    await client.heard(({ refusals }) => refusals.length > before);
    assert.match(client.refusals.at(-1), why);
    assert.ok(!client.refusals.at(-1).includes(answer.choose[0] ?? 'never') || client === asked, 'a refusal tells of options');
  }
  assert.equal((await store.read(id)).document.moves.length, 0);
  for (const [table, secret] of [['no such table', undefined], [id, 'a wrong secret'], [id, ''], ['__proto__', undefined]]) {
    const stranger = await Client.join(server.port, table, secret);
    assert.equal(stranger.look, undefined);
    assert.match(stranger.refusals[0], /no such table, or the secret/);
    await stranger.close();
  }
  for (const origin of ['http://evil.example', 'null', `http://127.0.0.1:${server.port}.evil.example`]) {
    await assert.rejects(Client.join(server.port, id, secrets['player-1'], { headers: { origin } }));
  }
  // As its own page comes, behind a proxy with TLS too.
  for (const scheme of ['http', 'https']) {
    const own = await Client.join(server.port, id, undefined, { headers: { origin: `${scheme}://127.0.0.1:${server.port}` } });
    assert.equal(own.look.seat, 'spectator');
    await own.close();
  }
  asked.send(`"${'x'.repeat(20_000)}"`);
  await asked.closed;
  for (const client of clients.values()) await client.close();
});

test('100 random messages in a row, of any form, harm nothing', async () => {
  const { id, clients } = await seated('noise');
  const next = numbers(4);
  const client = clients.get('player-1');
  const parts = [null, 1, 'x', [], {}, { answer: {} }, { answer: { revision: 0, choose: [1] } }, { answer: { revision: -1, choose: [] } }, { join: id }, { undo: 'yes' }, { answer: { revision: 1e99, choose: ['x'] } }, { constructor: { prototype: 1 } }];
  for (let i = 0; i < 100; i++) client.send(JSON.stringify(parts[next(parts.length)]).slice(0, 3 + next(60)));
  await client.heard(({ refusals }) => refusals.length >= 100);
  assert.equal((await store.read(id)).document.moves.length, 0);
  for (const one of clients.values()) await one.close();
});

test('what a store could not keep did not happen', async () => {
  const broken = memoryStore();
  const append = broken.append;
  const own = await serve({ store: broken });
  const { id, secrets } = await own.tables.create({ players: 3, seed: 'a full disk' });
  const watcher = await Client.join(own.port, id, undefined);
  const { player } = watcher.look.pending;
  const client = await Client.join(own.port, id, secrets[player]);
  const answer = client.choice(numbers(5));
  const log = console.error;
  console.error = () => {};
  broken.append = async () => { throw new Error('the disk is full'); };
  client.send({ answer });
  await client.heard(({ refusals }) => refusals.length === 1);
  console.error = log;
  assert.equal(client.refusals[0], 'the server could not do it; try again');
  broken.append = append;
  client.send({ answer });
  await client.heard(({ look }) => look.revision === 1);
  assert.equal((await broken.read(id)).document.moves.length, 1);
  await own.close();
});

test('a client that no longer answers is let go', async () => {
  const own = await serve({ store: memoryStore(), pulse: 50 });
  const { id } = await own.tables.create({ players: 3 });
  const silent = new WebSocket(`ws://127.0.0.1:${own.port}/`, { autoPong: false });
  await new Promise((resolve) => silent.on('open', resolve));
  silent.send(JSON.stringify({ join: id }));
  await new Promise((resolve) => silent.on('close', resolve));
  await own.close();
});
