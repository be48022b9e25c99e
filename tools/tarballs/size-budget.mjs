// Whether a packed package stays within its budget. Must not measure.

/**
 * What is wrong with a package's size; undefined when nothing is.
 *
 * @param {string} name
 * @param {number} packed bytes
 * @param {Readonly<Record<string, number>>} budgets kilobytes by package
 */
export function overBudget(name, packed, budgets) {
  const budget = budgets[name];
  if (budget === undefined) return 'it has no budget in tools/tarballs/size-budgets.json';
  return packed <= budget * 1024 ? undefined : `more than its ${budget} kB: make it smaller, or raise the budget and say why`;
}
