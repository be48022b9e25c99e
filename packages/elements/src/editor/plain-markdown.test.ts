// Markdown of hovers.
import { expect, it } from 'vitest';
import { drawMarkdown } from './plain-markdown.js';

function drawn(text: string): string {
  const box = document.createElement('div');
  box.append(drawMarkdown(text));
  return box.innerHTML;
}

it('draws paragraphs, code and emphasis', () => {
  expect(drawn('**lose** `n`\nof _it_\n\n```dradis\nlose 1 fuel\n\nstop\n```\nafter')).toBe('<p><strong>lose</strong> <code>n</code><br>of <em>it</em></p><pre>lose 1 fuel\n\nstop</pre><p>after</p>');
  expect(drawn('```\nopen')).toBe('<pre>open</pre>');
  expect(drawn('snake_case_name')).toBe('<p>snake_case_name</p>');
});

it('makes no markup of what it is told', () => {
  expect(drawn('<img src=x onerror=alert(1)> `<b>`')).toBe('<p>&lt;img src=x onerror=alert(1)&gt; <code>&lt;b&gt;</code></p>');
});
