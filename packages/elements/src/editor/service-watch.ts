// Asks for mistakes, colours, folds and lenses after the text changed, and shows them. Must not ask at every key: it waits for a pause.
import { setDiagnostics, type Action, type Diagnostic } from '@codemirror/lint';
import { StateEffect, type Extension } from '@codemirror/state';
import { ViewPlugin, type EditorView, type ViewUpdate } from '@codemirror/view';
import { editorHost, stretchAt } from './editor-host.js';
import type { EditorDiagnostic } from './editor-service.js';
import { setHints } from './inlay-hints.js';
import { setLenses } from './code-lenses.js';
import { setFolds } from './service-folding.js';
import { setEffectTokens } from './effect-tokens.js';
import { offerFixes } from './service-commands.js';

const PAUSE_MS = 150;
const SEVERITY = { 1: 'error', 2: 'warning', 3: 'info' } as const;

/** Has everything asked for again: another file changed. */
export const askAgain = StateEffect.define();

function shown(view: EditorView, { range, severity, code, message, related }: EditorDiagnostic): Diagnostic {
  const { from, to } = stretchAt(view.state.doc, range);
  const also = related.map(({ message: words, location }) => `\n${words} (${location.path}:${String(location.range.start.line + 1)})`).join('');
  const fix: Action = { name: 'Fix (Ctrl .)', apply: (there, start, end) => void offerFixes(there, start, end) };
  return { from, to, severity: SEVERITY[severity], source: code, message: `${message}${also}`, actions: view.state.readOnly ? [] : [fix] };
}

class Watch {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(readonly view: EditorView) {
    this.#soon(0);
  }

  update(update: ViewUpdate): void {
    const again = update.transactions.some(({ effects }) => effects.some((effect) => effect.is(askAgain)));
    if (update.docChanged || again || update.startState.facet(editorHost) !== update.state.facet(editorHost)) this.#soon(PAUSE_MS);
  }

  destroy(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  #soon(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), after);
  }

  async #ask(): Promise<void> {
    const { view } = this;
    const host = view.state.facet(editorHost);
    const { doc } = view.state;
    if (host.service === undefined) return;
    const fresh = (): boolean => !this.#gone && view.state.doc === doc && view.state.facet(editorHost).path === host.path;
    try {
      const tokens = await host.service.semanticTokens(host.path);
      if (!fresh()) return;
      view.dispatch({ effects: setEffectTokens.of(tokens) });
      // Shown together: each time something is shown the browser lays the page out anew.
      const folds = await host.service.foldingRanges(host.path);
      const hints = fresh() ? await host.service.inlayHints(host.path, { start: 0, end: doc.length }) : [];
      const lenses = fresh() ? await host.service.codeLenses(host.path) : [];
      if (!fresh()) return;
      view.dispatch({ effects: [setFolds.of(folds), setHints.of(hints), setLenses.of(lenses)] });
      const diagnostics = await host.service.diagnostics(host.path);
      if (fresh()) view.dispatch(setDiagnostics(view.state, diagnostics.map((one) => shown(view, one))));
    } catch {
      // Who answers tells the page itself that it failed; the text stays as it is.
    }
  }
}

/** All of it, kept up with the text. */
export const serviceWatch: Extension = ViewPlugin.fromClass(Watch);
