// A reading is kept for the slice and scope it was made in, and worked out once.
import { createSourceFile } from '@dradis/diagnostics';
import { expect, it } from 'vitest';
import { KeptReadings } from './kept-readings.js';
import type { Node } from './match/node.js';
import type { Said } from './prose/said.js';
import type { Scope } from './scope.js';
import type { SourceSlice } from './source-slice.js';

const slice = (text: string): SourceSlice => ({ file: createSourceFile('a.yaml', text), text, toFile: (offset) => offset });
const scope = (): Scope => ({ params: [], returns: null, onUse: false });
const SAID: readonly Said[] = [{ sort: 'form', id: 'stop', args: new Map(), body: [], text: 'stop' }];

it('gives the statements of the same slice in the same scope, and reads them once', () => {
  const kept = new KeptReadings();
  const [text, here] = [slice('stop'), scope()];
  let times = 0;
  kept.keepEffect(text, here, () => {
    times += 1;
    return SAID;
  });
  expect([times, kept.effect(text, here), kept.effect(text, here), times]).toEqual([0, SAID, SAID, 1]);
  expect([kept.effect(slice('stop'), here), kept.effect(text, scope())]).toEqual([undefined, undefined]);
});

it('gives an expression of the type it was read as, null when it was not understood', () => {
  const kept = new KeptReadings();
  const [text, unknown, here] = [slice('2'), slice('nonsense'), scope()];
  const node: Node = { op: 'number', type: 'number', id: '', value: 2, args: [], from: 0, to: 1 };
  kept.keepExpression(text, here, 'number', node);
  kept.keepExpression(unknown, here, 'number', null);
  expect([kept.expression(text, here, 'number'), kept.expression(text, here, 'condition'), kept.expression(unknown, here, 'number')]).toEqual([node, undefined, null]);
});
