// The rows of a form: fields, groups of them and lists. Must not keep anything: what is done is told to the form.
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import type { FormAbsent, FormChoice, FormEdit, FormField, FormKeys, FormRemark, FormService, FormValue } from './form-model.js';

/** What the parts are given of their form. */
export interface FormParts {
  readonly readOnly: boolean;
  readonly service: FormService | undefined;
  readonly edit: (edit: FormEdit) => void;
  /** Shows where a value stands in the text. */
  readonly go: (field: FormField) => void;
}

const SIGNS = { 1: 'error', 2: 'warning', 3: 'info' } as const;

/** Keys as an attribute, to find a row again. */
export function keyText(keys: FormKeys): string {
  return JSON.stringify(keys);
}

/** What is wrong, or worth a remark. */
export function remarksOf(remarks: readonly FormRemark[]): TemplateResult {
  return html`${remarks.map(({ severity, code, message }) => html`<p class="remark ${SIGNS[severity]}" title=${code}>${message}</p>`)}`;
}

/** The fields of a map, and the keys it may have besides. */
export function groupOf(parts: FormParts, keys: FormKeys, { fields, absent, names }: { readonly fields: readonly FormField[]; readonly absent: readonly FormAbsent[]; readonly names: readonly FormChoice[] | undefined }): TemplateResult {
  const required = absent.filter((one) => one.required);
  const others = absent.filter((one) => !one.required);
  return html`${repeat(fields, (field) => keyText(field.keys), (field) => fieldOf(parts, field, nothing))}
    ${parts.readOnly || (absent.length === 0 && names === undefined) ? nothing : html`<div class="adds">
      ${required.map(({ key, label, doc }) => html`<button class="needed" title=${doc} @click=${() => { parts.edit({ do: 'add', keys: [...keys, key] }); }}>+ ${label} (required)</button>`)}
      ${others.length === 0 ? nothing : addMenu(parts, keys, others)}${names === undefined ? nothing : addName(parts, keys, names)}
    </div>`}`;
}

/** The menu of what may be added: choosing alone adds nothing, so that the arrow keys may look through it. */
function addMenu(parts: FormParts, keys: FormKeys, absent: readonly FormAbsent[]): TemplateResult {
  const add = (event: Event): void => {
    const select = (event.currentTarget as HTMLElement).parentElement?.querySelector('select');
    if (select?.value) parts.edit({ do: 'add', keys: [...keys, select.value] });
  };
  return html`<span class="adds"><span class="field"><select aria-label="Field to add${keys.length === 0 ? '' : ` to ${String(keys.at(-1))}`}">${absent.map(({ key, label, doc }) => html`<option value=${key} title=${doc}>${label}</option>`)}</select></span><button @click=${add}>Add</button></span>`;
}

function addName(parts: FormParts, keys: FormKeys, names: readonly FormChoice[]): TemplateResult {
  const id = `names-${keys.join('-').replaceAll(/[^\w-]/g, '')}`;
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).querySelector('input');
    const name = input?.value.trim() ?? '';
    if (name !== '') parts.edit({ do: 'add', keys: [...keys, name] });
    if (input !== null) input.value = '';
  };
  return html`<form class="adds" @submit=${add}><span class="field"><input autocomplete="off" aria-label="Name to add to ${String(keys.at(-1) ?? 'the form')}" placeholder="Name" list=${names.length === 0 ? nothing : id} /></span>${names.length === 0 ? nothing : html`<datalist id=${id}>${names.map(({ value, title }) => html`<option value=${value}>${title}</option>`)}</datalist>`}<button>Add</button></form>`;
}

function listOf(parts: FormParts, field: FormField, items: readonly FormField[], bare: boolean): TemplateResult {
  const { keys, label } = field;
  return html`${items.map((item, index) => fieldOf(parts, { ...item, label: item.label === '' ? `${label} ${String(index + 1)}` : item.label }, parts.readOnly || bare ? nothing : html`
      ${index === 0 ? nothing : html`<button class="quiet" title="Move up" aria-label="Move ${label} ${String(index + 1)} up" @click=${() => { parts.edit({ do: 'move', keys: item.keys, by: -1 }); }}>↑</button>`}
      ${index === items.length - 1 ? nothing : html`<button class="quiet" title="Move down" aria-label="Move ${label} ${String(index + 1)} down" @click=${() => { parts.edit({ do: 'move', keys: item.keys, by: 1 }); }}>↓</button>`}
      <button class="quiet" title="Take away" aria-label="Take ${label} ${String(index + 1)} away" @click=${() => { parts.edit({ do: 'remove', keys: item.keys }); }}>✕</button>`, true))}
    ${parts.readOnly ? nothing : html`<div class="adds"><button @click=${() => { parts.edit({ do: 'add', keys: [...keys, bare ? 1 : items.length] }); }}>+ Add to ${label.toLowerCase()}</button></div>`}`;
}

/** A field. `tools` are what can be done with an item of a list. */
function fieldOf(parts: FormParts, field: FormField, tools: TemplateResult | typeof nothing, item = false): TemplateResult {
  const { keys, label, doc, wanted, required, control, remarks } = field;
  const removable = !parts.readOnly && !required && !item && typeof keys.at(-1) === 'string' && keys.length > 0;
  const buttons = html`<span class="tools">${tools}${removable ? html`<button class="quiet" title="Take ${label} away" aria-label="Take ${label} away" @click=${() => { parts.edit({ do: 'remove', keys }); }}>✕</button>` : nothing}</span>`;
  if (control.is === 'group' || control.is === 'list') {
    return html`<div class="group" role="group" aria-label=${label} aria-description=${doc} data-keys=${keyText(keys)}>
      <div class="legend">${label}${required ? html` <i title="required" aria-hidden="true">*</i>` : nothing}<span>${doc}</span>${buttons}</div>
      ${remarksOf(remarks)}${control.is === 'group' ? groupOf(parts, keys, control) : listOf(parts, field, control.items, control.bare)}
    </div>`;
  }
  const description = [doc, wanted].filter((words) => words !== '').join(' Wanted: ');
  return html`<div class="row ${item ? 'item' : ''}" data-keys=${keyText(keys)}>
    ${item ? nothing : html`<span class="label">${label}${required ? html` <i title="required" aria-hidden="true">*</i>` : nothing}</span>`}
    ${keyed(control.is === 'effect', valueOf(parts, field, description))}${buttons}
    ${doc === '' || item ? nothing : html`<span class="notes doc">${doc}</span>`}
    ${remarks.length === 0 ? nothing : html`<span class="notes">${remarksOf(remarks)}</span>`}
  </div>`;
}

function valueOf(parts: FormParts, field: FormField, description: string): TemplateResult {
  const { keys, label, control, remarks } = field;
  const wrong = remarks.some(({ severity }) => severity === 1);
  const take = ({ detail }: CustomEvent<{ value: FormValue } | { lines: string }>): void => { parts.edit('lines' in detail ? { do: 'write', keys, text: detail.lines } : { do: 'set', keys, value: detail.value }); };
  if (control.is === 'effect') return html`<dradis-effect-field .control=${control} .remarks=${remarks} .keys=${keys} label=${label} description=${description} .service=${parts.service} ?read-only=${parts.readOnly} @dradis-form-value=${take}></dradis-effect-field>`;
  if (control.is === 'other') return html`<span><dradis-form-value .control=${control} label=${label}></dradis-form-value><button class="quiet" @click=${() => { parts.go(field); }}>Change it in the text</button></span>`;
  return html`<dradis-form-value .control=${control} label=${label} description=${description} ?wrong=${wrong} ?read-only=${parts.readOnly} @dradis-form-value=${take}></dradis-form-value>`;
}
