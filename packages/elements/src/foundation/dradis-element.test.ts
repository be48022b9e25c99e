// Failures stay in the element that has them.
import { html, type TemplateResult } from 'lit';
import { afterEach, expect, it } from 'vitest';
import { DradisElement } from './dradis-element.js';

class FragileElement extends DradisElement {
  static override properties = { broken: { type: Boolean } };
  declare broken: boolean;
  constructor() {
    super();
    this.broken = false;
  }
  override render(): TemplateResult {
    if (this.broken) throw new Error('a ring without areas');
    return html`<p>whole</p>`;
  }
}
customElements.define('dradis-fragile-thing', FragileElement);

afterEach(() => {
  document.body.replaceChildren();
});

it('says what failed, and shows itself again when it can', async () => {
  const one = new FragileElement();
  const failures: unknown[] = [];
  document.body.addEventListener('dradis-failure', (event) => failures.push((event as CustomEvent).detail), { once: true });
  document.body.append(one);
  await one.updateComplete;
  expect(one.shadowRoot?.textContent).toContain('whole');
  one.broken = true;
  await one.updateComplete;
  expect(one.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('a ring without areas');
  expect(failures).toEqual([{ subject: 'fragile thing', message: 'a ring without areas' }]);
  one.broken = false;
  await one.updateComplete;
  expect(one.shadowRoot?.querySelector('[role=alert]')).toBeNull();
  expect(one.shadowRoot?.textContent).toContain('whole');
});
