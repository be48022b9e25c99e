// Tests of the graph of a card: its parts, its ways, and what they say. The pack is a small one made for it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePack } from '../pack-compiler.js';
import { smallPack } from '../testing/small-pack.js';
import { flowAt, flowOf } from './card-flow.js';
import type { FlowGraph } from './flow-graph.js';
import { layOutFlow } from './flow-layout.js';
import { flowMermaid } from './flow-mermaid.js';
import { flowSvg } from './flow-svg.js';
import { flowText } from './flow-text.js';

const RULES = `kinds:
  - { id: storm, fields: { force: number, pass: effect, fail: effect }, live: { action: {}, abilities: {} } }
procedures:
  - id: judge
    phrase: "judge {s:storm}"
    does: |
      if current player is none: stop
      for each of all resources as r:
        if level of r is 0: resolve fail of s
        otherwise: resolve pass of s
  - id: roll-a-die
    phrase: "have {who?:player} roll {die:tally}"
    does: roll die with 6 sides
`;
const STORM = `id: gale
title: The "Gale"
kind: storm
force: 7
pass: |
  current player rolls:
    1-2: gain 1 wheat
    3-5: nothing
    6: lose 1 wheat
  gain 1 barley
fail: |
  current player chooses:
    either "hide": lose 1 wheat
    or "run": lose 1 barley
  current player may: lose 2 wheat
action:
  title: Shelter
  does: |
    repeat 2 times: gain 1 wheat
`;

const FILES = smallPack({ 'rules/storms.yaml': RULES, 'cards/gale.yaml': STORM });
const { pack, sources, diagnostics } = compilePack(FILES.map((file) => (file.path === 'pack.yaml' ? { ...file, text: `${file.text.replace(/^counts.*\n/m, '')}die: roll-a-die\n` } : file)));
const texts = new Map([...sources].map(([path, { text }]) => [path, text]));

function graph(id: string): FlowGraph {
  expect(diagnostics.map(({ code, title }) => `${code} ${title}`)).toEqual([]);
  const found = pack === null ? undefined : flowOf(pack, id, texts);
  if (found === undefined) throw new Error(`there is no graph of ${id}`);
  return found;
}

describe('a card', () => {
  it('is told from top to bottom, its parts under the rule that carries them out', () => {
    expect(flowText(graph('gale'))).toBe(`The "Gale"
  storm
  force: 7
  judge
    pass
      1. die: current player rolls [roll-a-die] (line 6)
        1-2:
          2. gain 1 wheat [gain] (line 7)
        3-5:
          3. nothing (line 8)
        6:
          4. lose 1 wheat [lose] (line 9)
      5. gain 1 barley [gain] (line 10)
    fail
      6. choice: current player chooses (line 12)
        hide:
          7. lose 1 wheat [lose] (line 13)
        run:
          8. lose 1 barley [lose] (line 14)
      9. choice: current player may (line 15)
        yes:
          10. lose 2 wheat [lose] (line 15)
  Shelter
    an action
    11. loop: repeat 2 times (line 19)
      each:
        12. gain 1 wheat [gain] (line 19)
        back to 11
`);
  });

  it('is a flowchart whose texts cannot break out', () => {
    const chart = flowMermaid(graph('gale'));
    expect(chart.startsWith('flowchart TD\n  n0[["The #34;Gale#34;<br>storm<br>force: 7"]]\n')).toBe(true);
    expect(chart).toMatch(/ {2}n\d+ -->\|"1-2"\| n\d+\n/);
    expect(chart).toMatch(/ {2}n\d+ -\.-> n\d+\n/);
  });

  it('is a picture with its words in it', () => {
    const drawn = graph('gale');
    const svg = flowSvg(drawn, flowText(drawn));
    expect(svg).toContain('<title>The &quot;Gale&quot;</title>');
    expect(svg.match(/<rect /g)).toHaveLength(drawn.nodes.length + 1);
    expect(svg.match(/marker-end/g)).toHaveLength(drawn.edges.length);
  });
});

it('tells a procedure, with what comes together again', () => {
  expect(flowText(graph('judge'))).toBe(`judge
  1. if current player is none (line 7)
    yes:
      2. stop (line 7)
    no:
      3. loop: for each of all resources as r (line 8)
        each:
          4. if level of r is 0 (line 9)
            yes:
              5. resolve fail of s (line 9)
              back to 3
            no:
              6. resolve pass of s (line 10)
              back to 3
`);
});

it('finds the card or procedure of a line', () => {
  const at = (file: string, line: number): string | undefined => (pack === null ? undefined : flowAt(pack, file, line));
  expect([at('cards/gale.yaml', 1), at('cards/gale.yaml', 13), at('cards/gale.yaml', 99), at('rules/storms.yaml', 7), at('rules/storms.yaml', 14), at('pack.yaml', 1)]).toEqual(['gale', 'gale', 'gale', 'judge', 'roll-a-die', undefined]);
});

it('knows no graph of what is not there', () => {
  expect(pack === null ? null : flowOf(pack, 'nothing', texts)).toBeUndefined();
});

describe('every graph of the pack', () => {
  const ids = pack === null ? [] : [...pack.things.map(({ id }) => id), ...pack.programs.flatMap(({ id, kind }) => (kind === 'procedure' ? [id] : []))];

  it.each(ids)('%s holds each box once, leads only to boxes, and leaves none out of the text', (id) => {
    const { nodes, edges } = graph(id);
    const known = new Set(nodes.map((node) => node.id));
    expect(known.size).toBe(nodes.length);
    for (const { from, to } of edges) expect([known.has(from), known.has(to)]).toEqual([true, true]);
    const text = flowText({ ...graph(id) });
    for (const node of nodes) expect(text).toContain(node.text);
    expect(text.match(/^ *\d+\. /gm)?.length ?? 0).toBe(nodes.filter(({ kind }) => !['card', 'rule', 'part'].includes(kind)).length);
  });

  it('is laid out with no two boxes on each other, inside the picture', () => {
    fc.assert(fc.property(fc.constantFrom(...ids), (id) => {
      const { width, height, boxes } = layOutFlow(graph(id));
      for (const box of boxes) {
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
        for (const other of boxes) if (other !== box) expect(box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y).toBe(true);
      }
    }), { numRuns: ids.length });
  });

  it('is drawn the same each time, what is written first on the left', () => {
    expect(layOutFlow(graph('gale'))).toEqual(layOutFlow(graph('gale')));
    const { boxes } = layOutFlow(graph('gale'));
    const x = (text: string): number => boxes.find(({ node }) => node.text === text)?.x ?? -1;
    expect(x('pass')).toBeLessThan(x('fail'));
  });
});
