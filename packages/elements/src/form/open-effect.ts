// A small editor for one text of the effect language inside a form: colours, mistakes and completion as in the large one. Must not
// know the element around it.
import { autocompletion, completionKeymap, snippet, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, Prec } from '@codemirror/state';
import { EditorView, drawSelection, keymap, tooltips } from '@codemirror/view';
import { blockIndent, indentAfter } from '../editor/block-indent.js';
import { positionAt } from '../editor/editor-host.js';
import type { EditorCompletion } from '../editor/editor-service.js';
import { editorTheme } from '../editor/editor-theme.js';
import { effectTokens, setEffectTokens } from '../editor/effect-tokens.js';
import { completionResult } from '../editor/service-answers.js';
import type { FormRemark, FormStep, FormToken } from './form-model.js';

const SEVERITY = { 1: 'error', 2: 'warning', 3: 'info' } as const;
const outside = Annotation.define<boolean>();

/** What the editor is opened with. */
interface EffectText {
  readonly text: string;
  readonly label: string;
  readonly description: string;
  readonly writable: boolean;
  /** Told the text after every change that was made in it. */
  readonly typed: (text: string) => void;
  readonly complete: (text: string, offset: number) => Promise<readonly EditorCompletion[]>;
}

/** An editor that is open. */
export interface OpenEffect {
  readonly text: string;
  /** Gives it another text; the place of the cursor is kept where it can be. */
  readonly replace: (text: string) => void;
  /** What is said of the text that stands there. */
  readonly tell: (tokens: readonly FormToken[], remarks: readonly FormRemark[]) => void;
  /** Adds a step below the line of the cursor, with the first of what is to be filled in selected. */
  readonly insert: (step: FormStep) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

/** Opens one. */
export function openEffect(parent: HTMLElement, root: ShadowRoot, { text, label, description, writable, typed, complete }: EffectText): OpenEffect {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => completionResult(context, (now) => complete(now, context.pos));
  const view = new EditorView({
    parent,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        drawSelection(),
        blockIndent,
        editorTheme,
        effectTokens,
        EditorView.lineWrapping,
        autocompletion({ override: [source], icons: false, activateOnTypingDelay: 120 }),
        tooltips({ position: 'absolute' }),
        // History is that of the whole file, which the form undoes.
        keymap.of([...defaultKeymap.filter(({ key }) => key !== 'Ctrl-m' && key !== 'Mod-z'), ...completionKeymap]),
        Prec.lowest(EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, 'aria-description': description, 'aria-multiline': 'true' })),
        writable ? [] : EditorState.readOnly.of(true),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(outside) === true)) typed(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    get text() {
      return view.state.doc.toString();
    },
    replace: (next) => {
      const now = view.state.doc.toString();
      if (now === next) return;
      let from = 0;
      while (from < now.length && from < next.length && now[from] === next[from]) from += 1;
      let back = 0;
      while (back < now.length - from && back < next.length - from && now[now.length - 1 - back] === next[next.length - 1 - back]) back += 1;
      view.dispatch({ changes: { from, to: now.length - back, insert: next.slice(from, next.length - back) }, annotations: outside.of(true) });
    },
    tell: (tokens, remarks) => {
      const { doc } = view.state;
      const inside = ({ to }: { readonly to?: number }): boolean => to !== undefined && to <= doc.length;
      view.dispatch({ effects: setEffectTokens.of(tokens.filter(inside).map(({ from, to, type, declaration }) => ({ range: { start: positionAt(doc, from), end: positionAt(doc, to) }, type, declaration }))) });
      view.dispatch(setDiagnostics(view.state, remarks.filter(inside).map(({ from = 0, to = 0, severity, message }) => ({ from, to, severity: SEVERITY[severity], message }))));
    },
    insert: (step) => { insert(view, step); },
    focus: () => { view.focus(); },
    close: () => { view.destroy(); },
  };
}

function insert(view: EditorView, step: FormStep): void {
  const { doc, selection } = view.state;
  const alone = /^\s*(?:nothing\s*)?$/.test(doc.toString());
  const line = doc.lineAt(selection.main.head);
  // The lines of a snippet stand in as far as the one it begins on; below a line that opens a block one step further.
  const deeper = alone ? '' : ' '.repeat(indentAfter(line.text) - (/^ */.exec(line.text)?.[0].length ?? 0));
  if (alone) view.dispatch({ changes: { from: 0, to: doc.length } });
  const at = alone ? 0 : line.to;
  const before = alone || line.text.trim() === '' ? '' : `\n${deeper}`;
  view.focus();
  snippet(`${before}${templateOf(step).replaceAll('\n', `\n${deeper}`)}`)(view, null, at, at);
}

/** A step as a snippet: what is to be filled in is numbered, so that equal words are not written at once. */
function templateOf({ text, holes }: FormStep): string {
  const plain = (part: string): string => part.replaceAll(/[\\{}#$]/g, (mark) => (mark === '{' || mark === '}' ? `\\${mark}` : mark));
  let out = '';
  let at = 0;
  holes.forEach(({ from, to }, index) => {
    out += `${plain(text.slice(at, from))}\${${String(index + 1)}:${plain(text.slice(from, to))}}`;
    at = to;
  });
  return out + plain(text.slice(at));
}
