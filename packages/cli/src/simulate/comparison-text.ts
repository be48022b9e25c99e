// What an A/B comparison says, for people. Must not work anything out.
import type { Comparison, Estimate } from '@dradis/players';

const signed = (value: number, digits: number): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

/** Whether the interval of a difference holds 0, so that none is shown. */
const holdsZero = ({ low, high }: Estimate): boolean => low <= 0 && high >= 0;

function difference(estimate: Estimate, scale: number, unit: string): string {
  const { value, low, high } = estimate;
  const figures = `${signed(value * scale, 2)}${unit} (${signed(low * scale, 2)} to ${signed(high * scale, 2)})`;
  return holdsZero(estimate) ? `${figures}, no difference found` : figures;
}

const percent = ({ value }: Estimate): string => (value * 100).toFixed(1);

/** The win rates, their difference and those of endings and final values; ends with a line end. */
export function comparisonText({ side, pairs, a, b, winRate, endings, values }: Comparison, names: readonly [string, string]): string {
  const rateLine = (name: string, { value, low, high }: Estimate): string => `  ${name}: ${(value * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;
  return [
    `${pairs} pairs of games on the same seeds; intervals of 95 %`,
    `wins of ${side}`,
    rateLine(`A ${names[0]}`, a),
    rateLine(`B ${names[1]}`, b),
    `  B less A: ${winRate === undefined ? 'no pairs' : difference(winRate, 100, ' points')}`,
    'endings, B less A',
    ...Object.entries(endings).map(([outcome, ending]) => `  ${outcome}: ${percent(ending.a)} to ${percent(ending.b)} %, ${ending.difference === undefined ? 'no pairs' : difference(ending.difference, 100, ' points')}`),
    'final values, B less A',
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${difference(value, 1, '')}`),
    '',
  ].join('\n');
}
