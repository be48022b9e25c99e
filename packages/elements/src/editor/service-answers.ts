// Completion and what is said of a place, from the service. Must not know the language.
import { autocompletion, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, type EditorView } from '@codemirror/view';
import { editorHost, stretchAt } from './editor-host.js';
import type { EditorCompletion } from './editor-service.js';
import { drawMarkdown } from './plain-markdown.js';

function documentation(text: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'd-doc';
  box.append(drawMarkdown(text));
  return box;
}

function completionOf({ label, kind, detail, documentation: text, edit }: EditorCompletion, boost: number): Completion {
  return {
    label,
    detail,
    type: kind,
    boost,
    ...(text === '' ? {} : { info: () => documentation(text) }),
    apply: (view: EditorView) => {
      const { from, to } = stretchAt(view.state.doc, edit.range);
      // What was typed since the answer stands behind the stretch of the edit.
      const end = Math.max(to, view.state.selection.main.head);
      view.dispatch({ changes: { from, to: end, insert: edit.newText }, selection: { anchor: from + edit.newText.length }, userEvent: 'input.complete', scrollIntoView: true });
    },
  };
}

/** What is offered at a place, once `ask` has said it; nothing where no word was begun, unless it is asked for. */
export async function completionResult(context: CompletionContext, ask: (text: string) => Promise<readonly EditorCompletion[]>): Promise<CompletionResult | null> {
  const before = context.matchBefore(/[\w'-]*/);
  if (!context.explicit && (before === null || before.from === before.to)) return null;
  const { doc } = context.state;
  const items = await ask(doc.toString()).catch(() => []);
  if (context.aborted || items.length === 0) return null;
  const starts = items.map(({ edit }) => stretchAt(doc, edit.range).from);
  const from = Math.max(...starts.filter((start) => start <= context.pos));
  // Boosts keep the order of the service among items that match equally well.
  return { from: Number.isFinite(from) ? from : context.pos, options: items.map((item, index) => completionOf(item, Math.max(-99, 99 - index))), validFor: /^[\w'-]*$/ };
}

async function complete(context: CompletionContext): Promise<CompletionResult | null> {
  const { service, path } = context.state.facet(editorHost);
  return service === undefined ? null : completionResult(context, () => service.completion(path, context.pos));
}

const hover = hoverTooltip(async (view, pos) => {
  const { service, path } = view.state.facet(editorHost);
  const { doc } = view.state;
  const found = await service?.hover(path, pos).catch(() => undefined);
  if (found === undefined || view.state.doc !== doc) return null;
  const { from, to } = stretchAt(doc, found.range);
  return { pos: from, end: to, above: true, create: () => ({ dom: documentation(found.contents) }) };
});

/** Completion while typing and on Ctrl Space; words about a place under the pointer. */
export const serviceAnswers: Extension = [autocompletion({ override: [complete], icons: false, activateOnTypingDelay: 120 }), hover];
