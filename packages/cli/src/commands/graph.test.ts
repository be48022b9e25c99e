// Tests of `dradis graph`: cards and procedures of the base game and of a small pack, in every format.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { flowOf, flowText, layOutFlow, type FlowGraph, type PackGraph } from '@dradis/packs/flow';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const folder = tinyGame();
const outside = mkdtempSync(join(tmpdir(), 'dradis-graph-'));
afterAll(() => {
  for (const each of [folder, outside]) rmSync(each, { recursive: true });
});

async function graph(cwd: string, ...args: string[]) {
  const host = rememberingHost(cwd);
  const code = await main(['graph', ...args], host);
  return { code, ...host.written() };
}

describe('of the base game', () => {
  it('tells a card with its check, its dice and its choice', async () => {
    expect(await graph(outside, 'keep tabs')).toEqual({
      code: 0,
      err: '',
      out: `Keep Tabs on Visitor
  crisis
  difficulty: 12
  skills: politics, leadership, tactics
  icons: raiders
  jump icon: true
  resolve choice
    chooser
      1. current player (line 5)
    or
      2. current player discards 4 random skill cards [discard-at-random] (line 14)
  follow result
    pass
      3. nothing (line 9)
    fail
      4. die: current player rolls [roll-a-die] (line 11)
        1-4:
          5. lose 2 population [lose-resource] (line 12)
        5-8:
          6. nothing (line 13)
`,
    });
  });

  it('has a graph of everything that does something, each statement in it, and lays every one out', { timeout: 120_000 }, () => {
    const sources = new Map(Object.entries(baseSources));
    const ids = [...basePack.things, ...basePack.zones].flatMap(({ id, effects, abilities }) => (Object.keys(effects).length + abilities.length > 0 ? [id] : []));
    expect(ids.length).toBeGreaterThan(140);
    for (const id of [...ids, ...basePack.programs.flatMap((program) => (program.kind === 'procedure' ? [program.id] : []))]) {
      const found = flowOf(basePack, id, sources);
      if (found === undefined) throw new Error(id);
      const { boxes, lines } = layOutFlow(found);
      expect([id, boxes.length, lines.length]).toEqual([id, found.nodes.length, found.edges.length]);
      expect(found.nodes.filter(({ text }) => text === '').map((node) => node.id), id).toEqual([]);
      expect(flowText(found).match(/^ *\d+\. /gm)?.length ?? 0, id).toBe(found.nodes.filter(({ kind }) => !['card', 'rule', 'part'].includes(kind)).length);
    }
  });
});

describe('of a small pack', () => {
  it('tells a procedure', async () => {
    expect((await graph(folder, 'begin')).out).toMatch(/^begin\n {2}1\. set captain to first of all players \(line 17\)\n {2}2\. loop: repeat at most 20 times/);
  });

  it('is data, a flowchart or a picture', async () => {
    const [data] = JSON.parse((await graph(folder, 'begin', '--format', 'json')).out) as FlowGraph[];
    expect(data).toMatchObject({ id: 'begin', nodes: expect.arrayContaining([expect.objectContaining({ kind: 'choice', text: 'captain chooses' })]) as unknown });
    expect(data?.edges.map(({ label }) => label)).toEqual(expect.arrayContaining(['leak', 'pump', 'wait', 'each', 'no']));
    expect((await graph(folder, 'begin', '--format', 'mermaid')).out).toMatch(/^flowchart TD\n/);
    expect(await graph(folder, 'begin', '--format', 'svg', '--out', 'begin.svg')).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(join(folder, 'begin.svg'), 'utf8')).toMatch(/^<svg [^>]*role="img"[\s\S]*<\/svg>\n$/);
  });

  it('says which definitions refer to which', async () => {
    expect((await graph(folder)).out).toBe(`Tiny: 4 definitions that refer to one another
dial hull (Hull)
  referred to by: procedure begin
outcome saved (The boat came home)
  referred to by: procedure begin
outcome sunk (The boat sank)
  referred to by: procedure begin
procedure begin
  refers to: card hull, card saved, card sunk
`);
    const { definitions } = JSON.parse((await graph(folder, '--format', 'json')).out) as PackGraph;
    expect(definitions.find(({ id }) => id === 'begin')?.uses).toEqual(['card hull', 'card saved', 'card sunk']);
    expect((await graph(folder, '--format', 'mermaid')).out).toMatch(/^flowchart LR\n[\s\S]*n3 --> n0\n/);
  });

  it('shows of a pack that extends another its own definitions alone', async () => {
    const example = fileURLToPath(new URL('../../../../content/examples/new-crisis', import.meta.url));
    const { definitions } = JSON.parse((await graph(example, '--format', 'json')).out) as PackGraph;
    expect(definitions.map(({ what }) => what)).toEqual(['crisis']);
    expect(definitions[0]?.uses).toContain('procedure lose-resource');
  });
});

it.each([
  [['begn'], 1, /no card or procedure is called 'begn'; did you mean 'begin'\?/],
  [['--format', 'svg'], 2, /too much for one picture: name a card/],
  [['--format', 'png'], 2, /png/],
  [['begin', '--pack', 'nowhere'], 2, /no file or folder 'nowhere'/],
])('refuses %j', async (args, expected, message) => {
  const { code, err, out } = await graph(folder, ...args);
  expect([code, out]).toEqual([expected, '']);
  expect(err).toMatch(message);
});
