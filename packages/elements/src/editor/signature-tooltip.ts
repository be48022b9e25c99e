// How the statement that is being written goes on, above the cursor while one types; Ctrl Shift Space asks for it, Escape closes it.
// Must not know the language.
import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { keymap, showTooltip, ViewPlugin, type EditorView, type Tooltip, type ViewUpdate } from '@codemirror/view';
import { editorHost } from './editor-host.js';
import type { EditorSignature } from './editor-service.js';
import { drawMarkdown } from './plain-markdown.js';

const PAUSE_MS = 120;
/** Signatures shown at once; the first is the one meant most likely. */
const MOST = 3;

interface Shown {
  readonly pos: number;
  readonly signatures: readonly EditorSignature[];
}

const setShown = StateEffect.define<Shown | null>();

function drawLabel({ label, parameters, activeParameter }: EditorSignature): HTMLElement {
  const made = document.createElement('pre');
  const active = activeParameter === null ? undefined : parameters[activeParameter]?.label;
  if (active === undefined) {
    made.textContent = label;
    return made;
  }
  const [from, to] = active;
  const part = document.createElement('b');
  part.className = 'd-active';
  part.textContent = label.slice(from, to);
  made.append(label.slice(0, from), part, label.slice(to));
  return made;
}

function draw({ signatures }: Shown): HTMLElement {
  const box = document.createElement('div');
  box.className = 'd-doc d-signature';
  // Read out once the writer pauses, as the words beside a field are.
  box.setAttribute('role', 'status');
  for (const signature of signatures.slice(0, MOST)) box.append(drawLabel(signature));
  const [first] = signatures;
  if (first !== undefined && first.documentation !== '') box.append(drawMarkdown(first.documentation));
  return box;
}

const tooltipOf = (shown: Shown): Tooltip => ({ pos: shown.pos, above: true, create: () => ({ dom: draw(shown) }) });

const field = StateField.define<Shown | null>({
  create: () => null,
  update(before, transaction) {
    for (const effect of transaction.effects) if (effect.is(setShown)) return effect.value;
    if (before === null) return null;
    const pos = transaction.changes.mapPos(before.pos);
    // On another line another statement is written.
    const { doc, selection } = transaction.state;
    return doc.lineAt(pos).number === doc.lineAt(selection.main.head).number ? { ...before, pos } : null;
  },
  provide: (own) => showTooltip.computeN([own], (state: EditorState) => {
    const shown = state.field(own);
    return shown === null ? [] : [tooltipOf(shown)];
  }),
});

class Asking {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly view: EditorView) {}

  update(update: ViewUpdate): void {
    const typed = update.transactions.some((transaction) => transaction.isUserEvent('input') || transaction.isUserEvent('delete'));
    const open = update.state.field(field) !== null;
    if (typed || (open && update.selectionSet)) this.soon(PAUSE_MS);
  }

  destroy(): void {
    this.rest();
  }

  rest(): void {
    clearTimeout(this.#timer);
  }

  soon(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), after);
  }

  async #ask(): Promise<void> {
    const { state } = this.view;
    const { service, path } = state.facet(editorHost);
    const { head } = state.selection.main;
    // Who answers tells the page itself that it failed.
    const help = await service?.signatureHelp(path, head).catch(() => undefined);
    if (this.view.state.doc !== state.doc || this.view.state.selection.main.head !== head || this.view.state.facet(editorHost).path !== path) return;
    const next = help === undefined || help.signatures.length === 0 || !this.view.hasFocus ? null : { pos: head, signatures: help.signatures };
    if (next !== null || this.view.state.field(field) !== null) this.view.dispatch({ effects: setShown.of(next) });
  }
}

const asking = ViewPlugin.fromClass(Asking, {
  eventHandlers: {
    blur(_event, view) {
      if (view.state.field(field) !== null) view.dispatch({ effects: setShown.of(null) });
    },
  },
});

const keys = keymap.of([
  {
    key: 'Mod-Shift-Space',
    run: (view) => {
      view.plugin(asking)?.soon(0);
      return true;
    },
  },
  {
    key: 'Escape',
    run: (view) => {
      view.plugin(asking)?.rest();
      if (view.state.field(field) === null) return false;
      view.dispatch({ effects: setShown.of(null) });
      return true;
    },
  },
]);

/** The tooltip, when it is asked for, and its keys. */
export const signatureTooltip: Extension = [field, asking, keys];
