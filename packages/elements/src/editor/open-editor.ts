// Makes an editor in a shadow root: everything that needs CodeMirror, in a part of its own that is fetched when the first file is
// opened. Must not know the element around it.
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, redo, undo } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, foldKeymap } from '@codemirror/language';
import { nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Extension, type StateEffect, type Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers, tooltips } from '@codemirror/view';
import { blockIndent } from './block-indent.js';
import { codeLenses } from './code-lenses.js';
import { debugMarks, setDebugMarks } from './debug-marks.js';
import type { DebugMarks } from './debug-marks-type.js';
import { diskMarks, setOtherTexts, type OtherTexts } from './disk-marks.js';
import { editorHost, stretchAt, type EditorHost } from './editor-host.js';
import type { EditorRange } from './editor-service.js';
import { editorTheme } from './editor-theme.js';
import { effectTokens } from './effect-tokens.js';
import { inlayHints, showHints } from './inlay-hints.js';
import { serviceAnswers } from './service-answers.js';
import { serviceCommands } from './service-commands.js';
import { askAgain, serviceWatch } from './service-watch.js';
import { serviceFolding } from './service-folding.js';
import { signatureTooltip } from './signature-tooltip.js';

/** Without Ctrl M, which would let Tab indent or leave in turns, and takes Ctrl Shift M from the page besides: here Tab always leaves. */
const ownKeys = defaultKeymap.filter(({ key }) => key !== 'Ctrl-m');

/** A file as the editor is given it. */
export interface OpenFile {
  readonly host: EditorHost;
  readonly text: string;
  /** Whether it can be typed into. */
  readonly writable: boolean;
}

/** What is said of a text beside it. What is left out stays as it is. */
export interface Told {
  readonly marks?: DebugMarks | undefined;
  readonly texts?: OtherTexts | undefined;
  /** Whether what the text leaves unsaid stands between its words. */
  readonly hints?: boolean | undefined;
  /** Has the service asked again. */
  readonly ask?: boolean | undefined;
  /** Brought into view, unless it is there. */
  readonly follow?: EditorRange | undefined;
}

/** An editor that is open. */
export interface OpenEditor {
  readonly text: string;
  /** Opens a file; one that was open before has its history, its selection and its scroll position again. */
  readonly open: (file: OpenFile, told: Told) => void;
  /** Gives the file another text, as the smallest change: what was typed can still be undone. */
  readonly replace: (text: string) => void;
  /** Says it all in one go: every time something is told, the browser lays the page out anew. */
  readonly tell: (told: Told) => void;
  /** Takes back what was changed last, by whomever; or does it again. */
  readonly undo: (back: boolean) => void;
  /** Brings a stretch into view, selects it and gives it the focus. */
  readonly reveal: (range: EditorRange) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

const MOST_REMEMBERED = 40;
const MARGIN = 48;
const outside = Annotation.define<boolean>();
const paneWidth = {
  read: ({ dom }: EditorView) => dom.clientWidth,
  write: (width: number, { dom }: EditorView) => { dom.style.setProperty('--d-editor-width', `${String(width)}px`); },
};
/** Names the request to scroll, so that of several only the last is carried out. */
const scrolling = {};

/** Opens an editor; `typed` is told the text after every change that was made in it, `moved` where the cursor went. */
export function openEditor(parent: HTMLElement, root: ShadowRoot, file: OpenFile, typed: (path: string, text: string) => void, moved: (path: string, offset: number) => void): OpenEditor {
  const remembered = new Map<string, { state: EditorState; scroll: number }>();
  let path = file.host.path;
  let hinted = true;
  const view = new EditorView({ state: stateOf(file, typed, moved), parent, root });
  // Kept up by its events: asking for it would have the page laid out.
  let scrolled = 0;
  view.scrollDOM.addEventListener('scroll', () => { scrolled = view.scrollDOM.scrollTop; }, { passive: true });

  const effectsOf = ({ marks, texts, hints, ask }: Told): StateEffect<unknown>[] => {
    hinted = hints ?? hinted;
    return [
      ...(marks === undefined ? [] : [setDebugMarks.of(marks)]),
      ...(texts === undefined ? [] : [setOtherTexts.of(texts)]),
      ...(hints === undefined ? [] : [showHints.of(hints)]),
      ...(ask === true ? [askAgain.of(null)] : []),
    ];
  };
  const followed = (range: EditorRange): StateEffect<unknown> => EditorView.scrollIntoView(stretchAt(view.state.doc, range).from, { y: 'nearest', yMargin: MARGIN });

  const open = (next: OpenFile, told: Told): void => {
    remembered.set(path, { state: view.state, scroll: scrolled });
    if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
    const before = remembered.get(next.host.path);
    const usable = before !== undefined && before.state.readOnly === !next.writable && before.state.facet(editorHost) === next.host ? before : undefined;
    path = next.host.path;
    const given = usable === undefined ? stateOf(next, typed, moved) : (replacing(usable.state, next.text)?.state ?? usable.state);
    view.setState(given.update({ effects: effectsOf({ ...told, hints: told.hints ?? hinted }) }).state);
    scrolled = usable?.scroll ?? 0;
    const { follow } = told;
    if (follow === undefined) view.scrollDOM.scrollTop = scrolled;
    else {
      // Together with what is measured anyway, and before what is followed is brought into view.
      const to = scrolled;
      view.requestMeasure({ key: scrolling, read: () => undefined, write: () => { view.scrollDOM.scrollTop = to; } });
      view.dispatch({ effects: followed(follow) });
    }
  };
  return {
    get text() {
      return view.state.doc.toString();
    },
    open,
    replace: (text) => {
      const change = replacing(view.state, text);
      if (change !== undefined) view.dispatch(change);
    },
    tell: (told) => {
      const effects = [...effectsOf(told), ...(told.follow === undefined ? [] : [followed(told.follow)])];
      if (effects.length > 0) view.dispatch({ effects });
    },
    undo: (back) => { (back ? undo : redo)(view); },
    reveal: (range) => {
      const { from, to } = stretchAt(view.state.doc, range);
      view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: 'center', yMargin: MARGIN }) });
      view.focus();
    },
    focus: () => { view.focus(); },
    close: () => { view.destroy(); },
  };
}

/** The smallest change to another text; undefined when it is the same. */
function replacing(state: EditorState, text: string): Transaction | undefined {
  const now = state.doc.toString();
  if (now === text) return undefined;
  let from = 0;
  while (from < now.length && from < text.length && now[from] === text[from]) from += 1;
  let back = 0;
  while (back < now.length - from && back < text.length - from && now[now.length - 1 - back] === text[text.length - 1 - back]) back += 1;
  return state.update({ changes: { from, to: now.length - back, insert: text.slice(from, text.length - back) }, annotations: outside.of(true) });
}

function stateOf({ host, text, writable }: OpenFile, typed: (path: string, text: string) => void, moved: (path: string, offset: number) => void): EditorState {
  const writing: Extension = writable ? [history(), closeBrackets()] : EditorState.readOnly.of(true);
  return EditorState.create({
    doc: text,
    extensions: [
      editorHost.of(host),
      diskMarks,
      debugMarks,
      lineNumbers(),
      serviceFolding,
      codeLenses,
      inlayHints,
      writing,
      EditorState.tabSize.of(2),
      drawSelection(),
      bracketMatching(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      highlightSelectionMatches(),
      search({ top: true }),
      blockIndent,
      yaml(),
      // A pane cuts off what reaches over its edge.
      tooltips({ tooltipSpace: (view) => view.dom.getBoundingClientRect() }),
      editorTheme,
      effectTokens,
      serviceAnswers,
      signatureTooltip,
      serviceCommands,
      serviceWatch,
      // Tab is not among the keys: it leaves the editor, so that nobody is trapped in it. F8 is the page's.
      keymap.of([{ key: 'Alt-F8', run: nextDiagnostic, shift: previousDiagnostic }, ...closeBracketsKeymap, ...ownKeys, ...searchKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap]),
      EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': `${host.path}${writable ? '' : ', read only'}` }),
      EditorView.updateListener.of((update) => {
        // Tooltips are as wide as the pane at most; what they are laid out in is the page.
        if (update.geometryChanged) update.view.requestMeasure(paneWidth);
        if (update.selectionSet && !update.docChanged) moved(host.path, update.state.selection.main.head);
        if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(outside) === true)) typed(host.path, update.state.doc.toString());
      }),
    ],
  });
}
