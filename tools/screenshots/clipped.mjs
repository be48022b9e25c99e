// What of the page is cut off by its window. Runs in the page: must not use anything from outside the function.

/**
 * One line for each pane that leaves the window or has no room, and for a page that scrolls.
 *
 * @returns {string[]}
 */
export function clippedIn() {
  const faults = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
  if (scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} high`);
  const root = document.querySelector('dradis-app')?.shadowRoot;
  const panes = [...(root?.querySelectorAll('dradis-pane, dradis-toolbar') ?? [])];
  if (panes.length < 4) faults.push(`only ${panes.length} panes are there`);
  for (const pane of panes) {
    const { left, top, right, bottom, width, height } = pane.getBoundingClientRect();
    const name = pane.getAttribute('heading') ?? pane.localName;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`${name} leaves the window`);
    else if (!pane.hasAttribute('folded') && (width < 100 || height < 28)) faults.push(`${name} has ${Math.round(width)} by ${Math.round(height)}`);
    else if (pane.scrollWidth > pane.clientWidth + 1) faults.push(`${name} is ${pane.scrollWidth - pane.clientWidth} too wide for its place`);
  }
  return faults;
}
