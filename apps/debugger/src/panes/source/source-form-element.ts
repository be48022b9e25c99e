// <dradis-source-form>: the definition at a place of the open file as a form, its changes made as edits of the text. Must not know
// what a definition holds.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement, type FormAnswer, type FormEdit, type FormService } from '@dradis/elements';
import type { WorkspaceModel } from '../../workspace/workspace-model.js';

/** Passes `dradis-form-go` and `dradis-form-undo` of the form on. */
@customElement('dradis-source-form')
export class SourceFormElement extends DradisElement {
  @property({ attribute: false }) workspace: WorkspaceModel | undefined;
  @property({ attribute: false }) path: string | undefined;
  /** Of the place in the file: of several definitions the one there is shown. */
  @property({ attribute: false }) offset = 0;
  /** Counts changes of texts. */
  @property({ attribute: false }) revision = 0;
  @state() private answer: FormAnswer | undefined;
  @state() private refused: string | undefined;

  #place = 0;
  #asked = 0;
  #edits: FormEdit[] = [];
  #working = false;
  #focusSoon = false;
  readonly #service: FormService = {
    effectCompletion: (keys, text, offset) => this.workspace?.language.effectCompletion(this.path ?? '', keys, text, offset) ?? Promise.resolve([]),
    steps: (keys) => this.workspace?.language.steps(this.path ?? '', keys) ?? Promise.resolve([]),
  };

  protected override get subject(): string {
    return 'form';
  }

  /** Puts the keyboard in the form, once it is there. */
  override focus(): void {
    this.#focusSoon = this.answer === undefined;
    this.renderRoot.querySelector('dradis-form')?.focus();
  }

  protected override updated(): void {
    if (!this.#focusSoon || this.answer === undefined) return;
    this.#focusSoon = false;
    const form = this.renderRoot.querySelector('dradis-form');
    void form?.updateComplete.then(() => { form.focus(); });
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('path')) {
      this.#edits = [];
      this.answer = undefined;
      this.refused = undefined;
    }
    if (changed.has('path') || changed.has('offset')) this.#place = this.offset;
    if (['path', 'offset', 'revision', 'workspace'].some((name) => changed.has(name))) void this.#ask();
  }

  override render(): TemplateResult {
    const document = this.path === undefined ? undefined : this.workspace?.documents.get(this.path);
    return html`<dradis-form .answer=${this.answer} .service=${this.#service} .locked=${document?.readOnly} .refused=${this.refused}
      @dradis-form-edit=${({ detail }: CustomEvent<FormEdit>) => { void this.#take(detail); }}
      @dradis-form-definition=${({ detail }: CustomEvent<{ offset: number }>) => { this.#place = detail.offset; void this.#ask(); }}></dradis-form>`;
  }

  async #ask(): Promise<void> {
    const { workspace, path } = this;
    const asked = (this.#asked += 1);
    if (workspace === undefined || path === undefined) return;
    const answer = await workspace.language.form(path, this.#place).catch((thrown: unknown): FormAnswer => ({ broken: thrown instanceof Error ? thrown.message : String(thrown) }));
    // A later question is under way: its answer counts.
    if (asked !== this.#asked || path !== this.path) return;
    this.answer = answer;
  }

  /** Makes changes one after the other; of several of one value that wait only the last is made. */
  async #take(edit: FormEdit): Promise<void> {
    const same = (other: FormEdit): boolean => (edit.do === 'set' || edit.do === 'write') && other.do === edit.do && other.keys.join('\n') === edit.keys.join('\n');
    this.#edits = [...this.#edits.filter((other) => !same(other)), edit];
    if (this.#working) return;
    this.#working = true;
    try {
      for (let next = this.#edits.shift(); next !== undefined; next = this.#edits.shift()) await this.#make(next);
    } finally {
      this.#working = false;
    }
  }

  async #make(edit: FormEdit): Promise<void> {
    const { workspace, path } = this;
    if (workspace === undefined || path === undefined) return;
    for (let tries = 0; tries < 3; tries += 1) {
      const before = workspace.documents.get(path)?.text;
      const result = await workspace.language.formEdit(path, edit).catch((thrown: unknown) => ({ refused: thrown instanceof Error ? thrown.message : String(thrown) }));
      // The text was changed meanwhile: where the edit belongs is to be asked again.
      if (workspace.documents.get(path)?.text !== before) continue;
      if ('refused' in result) {
        this.refused = result.refused;
        // What stands in the form is told again, so that it can be seen what is so.
        void this.#ask();
        return;
      }
      this.refused = undefined;
      workspace.apply(result.edits);
      return;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-source-form': SourceFormElement;
  }
}
