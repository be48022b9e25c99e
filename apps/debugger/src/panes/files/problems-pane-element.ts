// <dradis-problems-pane>: the mistakes in the pack that is played, file by file. Asks for those of a file when that has any. Must
// not find mistakes itself.
import { css, html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement, type EditorDiagnostic, type PlaceRow } from '@dradis/elements';
import type { PaneContext } from '../../frame/context.js';

const SIGNS = { 1: 'error', 2: 'warning', 3: 'info' } as const;
/** Files whose mistakes are listed; whoever has more broken begins with these. */
const MOST_FILES = 40;

interface Listed {
  readonly path: string;
  readonly diagnostics: readonly EditorDiagnostic[];
}

/** The pane of the mistakes. */
@customElement('dradis-problems-pane')
export class ProblemsPaneElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        block-size: 100%;
        min-block-size: 0;
      }
    `,
  ];

  @property({ attribute: false }) context!: PaneContext;
  @state() private listed: readonly Listed[] = [];
  #asked: unknown;

  protected override get subject(): string {
    return 'list of mistakes';
  }

  protected override updated(changed: PropertyValues): void {
    const { workspace } = this.context;
    if (!changed.has('context') || workspace === undefined || workspace.program.kind === 'compiling' || workspace.program === this.#asked) return;
    const asked = workspace.program;
    this.#asked = asked;
    const files = [...asked.problems].sort((a, b) => b.errors - a.errors).slice(0, MOST_FILES);
    void Promise.all(files.map(async ({ path }) => ({ path, diagnostics: await workspace.language.diagnostics(path) }))).then(
      (listed) => { if (this.#asked === asked) this.listed = listed; },
      () => { this.listed = []; },
    );
  }

  override render(): TemplateResult {
    const rows = this.listed.flatMap(({ path, diagnostics }): PlaceRow[] => [
      { id: path, text: path, heading: true },
      ...diagnostics.map(({ range, severity, code, message }, index): PlaceRow => ({
        id: `${String(index)} ${path}`,
        text: message.split('\n')[0] ?? '',
        detail: `${code}  ${String(range.start.line + 1)}:${String(range.start.character + 1)}`,
        sign: SIGNS[severity],
      })),
    ]);
    return html`<dradis-place-list label="Mistakes" empty="No mistakes: the rules that are played are those in the files." .rows=${rows} @dradis-choose=${({ detail }: CustomEvent<{ id: string }>) => { this.#go(detail.id); }}></dradis-place-list>`;
  }

  #go(id: string): void {
    const at = id.indexOf(' ');
    const path = id.slice(at + 1);
    const range = this.listed.find((one) => one.path === path)?.diagnostics[Number(id.slice(0, at))]?.range;
    if (range === undefined) return;
    this.context.workspace?.show({ path, range });
    void this.context.show('source');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-problems-pane': ProblemsPaneElement;
  }
}
