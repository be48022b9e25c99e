// Tests of <dradis-branch-tree>.
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { branches, comparison, offers } from './branch-fixture.js';
import { branchRows, typedDice, typedValue } from './branch-model.js';
import './branch-tree-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: object = {}): Promise<{ root: ShadowRoot; sent: unknown[]; settle: () => Promise<unknown> }> {
  const one = document.createElement('dradis-branch-tree');
  Object.assign(one, { branches, offers, ...set });
  const sent: unknown[] = [];
  for (const type of ['make', 'switch', 'rename', 'remove', 'compare']) one.addEventListener(`dradis-branch-${type}`, (event) => sent.push([type, (event as CustomEvent).detail]));
  one.addEventListener('dradis-goto', (event) => sent.push(['goto', (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  return { root: one.shadowRoot!, sent, settle: () => one.updateComplete };
}

it('puts each branch below what it left, also when that is gone or goes in a ring', () => {
  expect(branchRows(branches).map(({ branch, depth }) => `${String(depth)} ${branch.id}`)).toEqual(['0 main', '1 b2', '1 b1', '2 b3']);
  expect(branchRows(branches.slice(2, 3)).map(({ depth }) => depth)).toEqual([0]);
  const ring = [{ ...branches[0]!, parent: 'b1' }, { ...branches[1]!, parent: 'main' }];
  expect(branchRows(ring).map(({ branch }) => branch.id).sort()).toEqual(['b1', 'main']);
});

it('takes typed values and dice for what they are', () => {
  expect(['3', '-2', 'yes', 'No', 'nothing', 'raider-1'].map(typedValue)).toEqual([3, -2, true, false, null, 'raider-1']);
  expect(typedDice('7, 3', 8)).toEqual([7, 3]);
  expect(typedDice('9', 8)).toBe('A die shows 1 to 8, not 9');
  expect(typedDice('x', 8)).toContain('Write the dice');
});

it('makes branches of each kind', async () => {
  const { root, sent, settle } = await mount();
  const choose = async (kind: string): Promise<void> => {
    const select = root.querySelector('select')!;
    select.value = kind;
    select.dispatchEvent(new Event('change'));
    await settle();
  };
  root.querySelector<HTMLElement>('[value=no]')!.click();
  root.querySelector('form')!.requestSubmit();
  await choose('dice');
  root.querySelector<HTMLInputElement>('[name=dice]')!.value = '6';
  root.querySelector<HTMLInputElement>('[name=name]')!.value = ' a six ';
  root.querySelector('form')!.requestSubmit();
  await choose('edit');
  root.querySelector('form')!.requestSubmit();
  await settle();
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Choose a value');
  root.querySelector<HTMLInputElement>('[name=path]')!.value = 'fuel: level';
  root.querySelector<HTMLInputElement>('[name=value]')!.value = '2';
  root.querySelector('form')!.requestSubmit();
  expect(sent).toEqual([
    ['make', { change: { kind: 'answer', choose: ['no'] }, name: undefined }],
    ['make', { change: { kind: 'dice', dice: [6] }, name: 'a six' }],
    ['make', { change: { kind: 'edit', edits: [{ kind: 'value', path: 'resources/fuel/level', value: 2 }] }, name: undefined }],
  ]);
});

it('goes, switches, names, compares and removes by keys', async () => {
  const { root, sent, settle } = await mount();
  root.querySelector<HTMLElement>('[role=treeitem]')!.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}c{Delete}{F2}');
  await settle();
  await settle();
  await userEvent.keyboard('Late{Enter}');
  expect(sent).toEqual([['switch', { id: 'b2' }], ['compare', { id: 'b2' }], ['remove', { id: 'b2' }], ['rename', { id: 'b2', name: 'Late' }]]);
});

it('shows a difference in words of the game, and where it began', async () => {
  const { root, sent } = await mount({ comparison });
  expect([...root.querySelectorAll('.difference tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([['Morale', '9', '7'], ['Raider 3', 'Supply', 'Bow']]);
  const where = root.querySelector<HTMLSelectElement>('.at select')!;
  where.value = 'turn:3';
  where.dispatchEvent(new Event('change'));
  expect(sent.at(-1)).toEqual(['compare', { id: 'b1', at: 'turn:3' }]);
  expect(root.querySelector('.difference h3')?.textContent).toBe('First line, held against A six at the jump');
  root.querySelector<HTMLElement>('.difference button')!.click();
  expect(sent.at(-1)).toEqual(['goto', { step: 2400 }]);
});

it('leaves answers out and exchanges them, or says why not, and what became of the others', async () => {
  const { root, sent, settle } = await mount({ again: '3 later answers were given again.' });
  const choose = async (kind: string): Promise<void> => {
    const select = root.querySelector('select')!;
    select.value = kind;
    select.dispatchEvent(new Event('change'));
    await settle();
  };
  expect(root.querySelector('.again')?.textContent).toBe('3 later answers were given again.');
  await choose('skip');
  root.querySelector('form')!.requestSubmit();
  await choose('exchange');
  root.querySelector('form')!.requestSubmit();
  expect(sent).toEqual([['make', { change: { kind: 'skip' }, name: undefined }], ['make', { change: { kind: 'exchange', with: 2500 }, name: undefined }]]);
  const refused = await mount({ offers: { ...offers, skipRefusal: 'It has to be answered' } });
  const select = refused.root.querySelector('select')!;
  select.value = 'skip';
  select.dispatchEvent(new Event('change'));
  await refused.settle();
  refused.root.querySelector('form')!.requestSubmit();
  await refused.settle();
  expect(refused.sent).toEqual([]);
  expect(refused.root.querySelector('[role=alert]')?.textContent).toContain('It has to be answered');
});
