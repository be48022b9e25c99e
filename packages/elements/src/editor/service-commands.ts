// Keys that ask the service for something: definition, uses, rename, format, fixes. Must not know the language.
import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, keymap, showPanel, type Command, type Panel } from '@codemirror/view';
import { editorHost, positionAt, stretchAt } from './editor-host.js';
import type { EditorEdits, EditorTextEdit } from './editor-service.js';

type MakePanel = (view: EditorView) => Panel;
const setPanel = StateEffect.define<MakePanel | null>();
const panel = StateField.define<MakePanel | null>({
  create: () => null,
  update: (before, { effects }) => effects.reduce((now, effect) => (effect.is(setPanel) ? effect.value : now), before),
  provide: (field) => showPanel.from(field),
});

function close(view: EditorView): void {
  view.dispatch({ effects: setPanel.of(null) });
  view.focus();
}

function openPanel(view: EditorView, fill: (box: HTMLElement) => void): void {
  const make: MakePanel = () => {
    const dom = document.createElement('div');
    dom.className = 'd-panel';
    dom.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close(view);
    });
    fill(dom);
    return { dom, top: true, mount: () => { dom.querySelector<HTMLElement>('input, button')?.focus(); } };
  };
  view.dispatch({ effects: setPanel.of(make) });
}

function words(text: string, name = ''): HTMLElement {
  const made = document.createElement('span');
  made.textContent = text;
  made.className = name;
  return made;
}

/** Makes edits: those of this file here, where they can be undone, the others outside. */
function make(view: EditorView, edits: EditorEdits): void {
  const host = view.state.facet(editorHost);
  const { [host.path]: own, ...others } = edits;
  if (own !== undefined) makeHere(view, own);
  if (Object.keys(others).length > 0) host.edit(others);
}

function makeHere(view: EditorView, edits: readonly EditorTextEdit[]): void {
  const { doc } = view.state;
  if (edits.length > 0) view.dispatch({ changes: edits.map(({ range, newText }) => ({ ...stretchAt(doc, range), insert: newText })), userEvent: 'input.service' });
}

/** Lists what would mend the mistakes in a stretch. */
export async function offerFixes(view: EditorView, start: number, end: number): Promise<void> {
  const { service, path } = view.state.facet(editorHost);
  const { doc } = view.state;
  const actions = (await service?.codeActions(path, { start, end })) ?? [];
  if (view.state.doc !== doc) return;
  openPanel(view, (box) => {
    box.append(words(actions.length === 0 ? 'No fix is known for what stands here.' : 'Fix:'));
    for (const { title, edits } of actions) {
      const button = document.createElement('button');
      button.textContent = title;
      button.addEventListener('click', () => {
        make(view, edits);
        close(view);
      });
      box.append(button);
    }
    const done = document.createElement('button');
    done.textContent = 'Close';
    done.addEventListener('click', () => { close(view); });
    box.append(done);
  });
}

async function goToDefinition(view: EditorView, offset: number): Promise<void> {
  const host = view.state.facet(editorHost);
  const [there] = (await host.service?.definition(host.path, offset)) ?? [];
  if (there !== undefined) host.open(there);
}

async function listUses(view: EditorView): Promise<void> {
  const host = view.state.facet(editorHost);
  const offset = view.state.selection.main.head;
  const word = view.state.wordAt(offset);
  const called = word === null ? 'this' : view.state.sliceDoc(word.from, word.to);
  host.list(`Uses of ${called}`, (await host.service?.references(host.path, offset)) ?? []);
}

async function rename(view: EditorView): Promise<void> {
  const { service, path } = view.state.facet(editorHost);
  const { head } = view.state.selection.main;
  const word = view.state.wordAt(head);
  const input = document.createElement('input');
  input.value = word === null ? '' : view.state.sliceDoc(word.from, word.to);
  input.setAttribute('aria-label', 'New name');
  const why = words('', 'd-why');
  why.setAttribute('role', 'alert');
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void service?.rename(path, head, input.value.trim()).then((result) => {
      if ('refused' in result) {
        why.textContent = result.refused;
        return;
      }
      make(view, result.edits);
      close(view);
    });
  });
  openPanel(view, (box) => { box.append(words('New name, everywhere:'), input, why); });
  await Promise.resolve();
  input.select();
}

async function format(view: EditorView): Promise<void> {
  const { service, path } = view.state.facet(editorHost);
  const { doc } = view.state;
  const edits = (await service?.format(path)) ?? [];
  if (view.state.doc === doc) makeHere(view, edits);
}

/** A command for the keymap out of something that takes its time. Where the file cannot be written, `writes` rests. */
const later = (act: (view: EditorView) => Promise<void>, writes = false): Command => (view) => {
  if (view.state.facet(editorHost).service === undefined || (writes && view.state.readOnly)) return false;
  // Who answers tells the page itself that it failed.
  act(view).catch(() => undefined);
  return true;
};

const keys = keymap.of([
  { key: 'F12', run: later((view) => goToDefinition(view, view.state.selection.main.head)) },
  { key: 'Shift-F12', run: later(listUses) },
  { key: 'F2', run: later(rename, true) },
  { key: 'Shift-Alt-f', run: later(format, true) },
  { key: 'Mod-.', run: later((view) => offerFixes(view, view.state.selection.main.from, view.state.selection.main.to), true) },
  {
    key: 'F9',
    run: (view) => {
      view.state.facet(editorHost).toggle(positionAt(view.state.doc, view.state.selection.main.head).line + 1);
      return true;
    },
  },
  {
    key: 'Shift-F9',
    run: (view) => {
      const { line, character } = positionAt(view.state.doc, view.state.selection.main.head);
      view.state.facet(editorHost).toggle(line + 1, character + 1);
      return true;
    },
  },
]);

const click = EditorView.domEventHandlers({
  mousedown(event, view) {
    if (!(event.ctrlKey || event.metaKey) || event.button !== 0) return false;
    const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
    if (offset === null) return false;
    event.preventDefault();
    void goToDefinition(view, offset);
    return true;
  },
});

/** The keys, the click with Ctrl, and the panel that some of them open. */
export const serviceCommands: Extension = [panel, keys, click];
