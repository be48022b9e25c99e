// The form of a new branch: answer otherwise, roll otherwise, or change a value. Must not make one.
import { html, type TemplateResult } from 'lit';
import { typedDice, typedValue, type BranchDraft } from './branch-model.js';

/** What may be otherwise at the cursor. */
export interface BranchOffers {
  /** The question at the cursor; null when nobody is asked. */
  readonly question: { readonly words: string; readonly min: number; readonly max: number; readonly options: readonly { readonly id: string; readonly label: string }[] } | null;
  /** Values that can be changed, by paths of the state tree. */
  readonly paths: readonly { readonly id: string; readonly label: string }[];
  /** How many sides the die has. */
  readonly sides: number;
  /** Why the answer at the cursor cannot be left out; undefined when it can. */
  readonly skipRefusal: string | undefined;
  /** Later answers of the line that the one at the cursor can change places with, by their steps. */
  readonly later: readonly { readonly step: number; readonly label: string }[];
}

/** Kinds of the form, with what they are called. */
const draftKinds: readonly (readonly [BranchDraft['kind'], string])[] = [['answer', 'Answer otherwise'], ['dice', 'Roll otherwise'], ['edit', 'Change a value'], ['skip', 'Leave the answer out'], ['exchange', 'Exchange two answers']];

const ASK_FIRST = 'Nobody is asked here: go to a question first';

/** Why a branch of a kind cannot be made here; undefined when it can. */
export function refusalOf(kind: BranchDraft['kind'], { question, skipRefusal, later }: BranchOffers): string | undefined {
  if (kind === 'skip') return skipRefusal;
  if (kind === 'exchange') return later.length === 0 ? 'No answer is recorded here with another one after it: go back to a question' : undefined;
  return kind === 'answer' && question === null ? ASK_FIRST : undefined;
}

/** The fields of a kind. */
export function draftFields(kind: BranchDraft['kind'], { question, paths, sides, skipRefusal, later }: BranchOffers): TemplateResult {
  if (kind === 'skip') return html`<p class="why">${skipRefusal ?? 'Later answers are given again as they come, and checked; the first that is not on offer ends the branch'}.</p>`;
  if (kind === 'exchange') return html`<span class="field"><select name="with" aria-label="Answer to change places with">${later.map(({ step, label }) => html`<option value=${step}>${label}</option>`)}</select></span>`;
  if (kind === 'dice') return html`<span class="field"><input name="dice" inputmode="numeric" autocomplete="off" placeholder="7 3" aria-label="Dice in order, 1 to ${sides}" /></span>`;
  if (kind === 'edit') return html`<span class="field"><input name="path" list="paths" autocomplete="off" placeholder="Value" aria-label="Value to change" /></span><span class="field"><input name="value" autocomplete="off" placeholder="becomes" aria-label="What it becomes" /></span><datalist id="paths">${paths.map(({ label }) => html`<option value=${label}></option>`)}</datalist>`;
  if (question === null) return html`<p class="why">${ASK_FIRST}.</p>`;
  const type = question.max > 1 ? 'checkbox' : 'radio';
  return html`<fieldset class="scroll" tabindex="0"><legend>${question.words}</legend>${question.options.map(({ id, label }, at) => html`<label><input type=${type} name="choose" value=${id} ?checked=${type === 'radio' && at === 0} />${label}</label>`)}</fieldset>`;
}

/** What the form says, or what is missing. */
export function readDraft(kind: BranchDraft['kind'], data: FormData, offers: BranchOffers): BranchDraft | string {
  const text = (name: string): string => { const value = data.get(name); return typeof value === 'string' ? value.trim() : ''; };
  if (kind === 'dice') {
    const dice = typedDice(text('dice'), offers.sides);
    return typeof dice === 'string' ? dice : { kind, dice };
  }
  if (kind === 'edit') {
    const typed = text('path');
    const path = offers.paths.find(({ id, label }) => id === typed || label.toLowerCase() === typed.toLowerCase())?.id;
    return path === undefined ? 'Choose a value from the list' : { kind, edits: [{ kind: 'value', path, value: typedValue(text('value')) }] };
  }
  if (kind === 'skip') return offers.skipRefusal ?? { kind };
  if (kind === 'exchange') return text('with') === '' ? 'Choose the other answer' : { kind, with: Number(text('with')) };
  if (offers.question === null) return ASK_FIRST;
  const choose = data.getAll('choose').filter((one) => typeof one === 'string');
  const { min, max } = offers.question;
  if (choose.length < min || choose.length > max) return `Choose ${min === max ? String(min) : `${String(min)} to ${String(max)}`}`;
  return { kind, choose };
}

/** The choice of a kind. */
export function kindChoice(kind: BranchDraft['kind'], choose: (kind: BranchDraft['kind']) => void): TemplateResult {
  return html`<span class="field"><select aria-label="What is otherwise" @change=${(event: Event) => { choose((event.target as HTMLSelectElement).value as BranchDraft['kind']); }}>${draftKinds.map(([id, words]) => html`<option value=${id} ?selected=${id === kind}>${words}</option>`)}</select></span>`;
}
