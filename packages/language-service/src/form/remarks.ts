// What the compiler says of a document, given out to the fields it is about: each remark goes to the innermost. Must not judge.
import type { Diagnostic } from '@dradis/diagnostics';
import type { PackText } from '@dradis/packs';
import { inText } from '../project.js';
import type { Stretch } from '../text-range.js';
import type { FormRemark } from './form.js';

/** A map lacks a key. */
const MISSING = 'D0402';
const SEVERITY = { error: 1, warning: 2, note: 3 } as const;

/** The remarks of a document that no field has taken yet. */
export class OpenRemarks {
  #left: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    this.#left = diagnostics;
  }

  /** Takes those about keys that are missing in the map that begins at an offset. */
  takeMissing(start: number): FormRemark[] {
    const here = this.#left.filter(({ code, primary: { span } }) => code === MISSING && span.start === start);
    this.#left = this.#left.filter((one) => !here.includes(one));
    return here.map(remarkOf);
  }

  /** Takes those that begin in a stretch; `text` is the text of the effect language that stands there. */
  take({ start, end }: Stretch, text?: PackText): FormRemark[] {
    const here = this.#left.filter(({ primary: { span } }) => span.start >= start && span.start <= end);
    if (here.length === 0) return [];
    this.#left = this.#left.filter((one) => !here.includes(one));
    return here.map((one) => {
      const { span } = one.primary;
      return { ...remarkOf(one), ...(text === undefined ? {} : { from: inText(text, span.start), to: Math.max(inText(text, span.start), inText(text, span.end)) }) };
    });
  }
}

function remarkOf({ severity, code, title, help }: Diagnostic): FormRemark {
  return { severity: SEVERITY[severity], code, message: help === undefined ? title : `${title}\n${help}` };
}
