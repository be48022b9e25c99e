// The one script of the pages of `simulate`: sorts tables by a column, and shows the rows with a word or of a kind. Without
// it the page is complete, with the rows as they come. Must hold no closing tag, and read nothing but the page.

/** The script as it stands in the page: a table with `data-sortable`; its tools, if any, have the id of the table in `data-for`. */
export const SORTING = `
for (const table of document.querySelectorAll('table[data-sortable]')) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const keyOf = (row, column) => row.cells[column].dataset.key ?? row.cells[column].textContent;
  for (const [column, head] of heads.entries()) {
    if (head.dataset.sort === undefined) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const down = head.hasAttribute('aria-sort') ? head.getAttribute('aria-sort') === 'ascending' : head.dataset.sort === 'number';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      const rows = [...body.rows].sort((a, b) => {
        const [x, y] = [keyOf(a, column), keyOf(b, column)];
        if (head.dataset.sort === 'text') return down ? y.localeCompare(x) : x.localeCompare(y);
        if (x === '' || y === '') return (x === '') - (y === '');
        return down ? y - x : x - y;
      });
      body.append(...rows);
    });
  }
  const tools = document.querySelector('[data-for="' + table.id + '"]');
  if (tools === null) continue;
  tools.hidden = false;
  const [word, kind, told] = ['input', 'select', 'output'].map((name) => tools.querySelector(name));
  const show = () => {
    let shown = 0;
    for (const row of body.rows) {
      const fits = row.cells[0].textContent.toLowerCase().includes(word.value.trim().toLowerCase()) && (kind === null || kind.value === '' || row.dataset.kind === kind.value);
      row.hidden = !fits;
      if (fits) shown += 1;
    }
    told.textContent = shown + ' of ' + body.rows.length;
  };
  for (const control of [word, kind]) control?.addEventListener('input', show);
  show();
}
`;
