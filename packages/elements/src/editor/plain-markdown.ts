// Draws the little Markdown that the language service writes: paragraphs, fenced and inline code, bold and italic words. Every
// word becomes a text node: nothing in it can become markup. Must not grow into a Markdown library.

/** The elements for a text. */
export function drawMarkdown(text: string): DocumentFragment {
  const out = document.createDocumentFragment();
  let fence: string[] | undefined;
  let words: string[] = [];
  const endParagraph = (): void => {
    if (words.length > 0) out.append(paragraph(words.join('\n')));
    words = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      endParagraph();
      if (fence !== undefined) out.append(element('pre', fence.join('\n')));
      fence = fence === undefined ? [] : undefined;
    } else if (fence !== undefined) fence.push(line);
    else if (line.trim() === '') endParagraph();
    else words.push(line);
  }
  endParagraph();
  if (fence !== undefined) out.append(element('pre', fence.join('\n')));
  return out;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function paragraph(text: string): HTMLElement {
  const made = document.createElement('p');
  for (const piece of text.split(/(`[^`]+`|\*\*[^*]+\*\*|(?<!\w)_[^_]+_(?!\w)|\n)/)) {
    if (piece === '\n') made.append(document.createElement('br'));
    else if (/^`.+`$/.test(piece)) made.append(element('code', piece.slice(1, -1)));
    else if (/^\*\*.+\*\*$/.test(piece)) made.append(element('strong', piece.slice(2, -2)));
    else if (/^_.+_$/.test(piece)) made.append(element('em', piece.slice(1, -1)));
    else made.append(piece);
  }
  return made;
}
