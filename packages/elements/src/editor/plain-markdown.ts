// Draws the little Markdown that the language service writes: paragraphs, fenced and inline code, bold and italic words. Every
// word becomes a text node: nothing in it can become markup. Must not grow into a Markdown library.

/** The elements for a text. */
export function drawMarkdown(text: string): DocumentFragment {
  const out = document.createDocumentFragment();
  for (const block of text.split(/\n{2,}|(?=^```)|(?<=^```)\n(?=\n)/m).flatMap(splitFences)) {
    if (block.fenced) out.append(element('pre', block.text));
    else if (block.text.trim() !== '') out.append(paragraph(block.text.trim()));
  }
  return out;
}

interface Block {
  readonly fenced: boolean;
  readonly text: string;
}

function splitFences(part: string): Block[] {
  const fence = /^```[^\n]*\n([\s\S]*?)\n?```\n?([\s\S]*)$/.exec(part);
  if (fence === null) return [{ fenced: false, text: part }];
  const [, inside = '', rest = ''] = fence;
  return [{ fenced: true, text: inside }, { fenced: false, text: rest }];
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function paragraph(text: string): HTMLElement {
  const made = document.createElement('p');
  for (const piece of text.split(/(`[^`]+`|\*\*[^*]+\*\*|_[^_]+_|\n)/)) {
    if (piece === '\n') made.append(document.createElement('br'));
    else if (/^`.+`$/.test(piece)) made.append(element('code', piece.slice(1, -1)));
    else if (/^\*\*.+\*\*$/.test(piece)) made.append(element('strong', piece.slice(2, -2)));
    else if (/^_.+_$/.test(piece)) made.append(element('em', piece.slice(1, -1)));
    else made.append(piece);
  }
  return made;
}
