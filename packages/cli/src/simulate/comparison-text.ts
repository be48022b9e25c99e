// What an A/B comparison says, for people. Must not work anything out.
import type { CompiledPack } from '@dradis/engine';
import type { Comparison, Estimate } from '@dradis/players';
import { valueNames } from './value-names.js';

function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return `${Number(text) === 0 ? '' : value > 0 ? '+' : '-'}${text}`;
}

/** Whether the interval of a difference holds 0, so that none is shown. */
const holdsZero = ({ low, high }: Estimate): boolean => low <= 0 && high >= 0;

function difference(estimate: Estimate, scale: number, unit: string): string {
  const { value, low, high } = estimate;
  const figures = `${signed(value * scale, 2)}${unit} (${signed(low * scale, 2)} to ${signed(high * scale, 2)})`;
  return holdsZero(estimate) ? `${figures}, no difference found` : figures;
}

const percent = ({ value }: Estimate): string => (value * 100).toFixed(1);

/** Dials and turns, and what else differs; the rest is counted, for a pack announces dozens of events. */
function valueLines(values: Comparison['values'], pack: CompiledPack): string[] {
  let rest = 0;
  const lines = valueNames(pack, Object.keys(values)).flatMap(({ key, title, group }) => {
    const value = values[key];
    if (value === undefined) return [];
    if (group === 'dial' || group === 'turns' || !holdsZero(value)) return [`  ${title}: ${value.a.toFixed(2)} to ${value.b.toFixed(2)}, ${difference(value, 1, '')}`];
    rest += 1;
    return [];
  });
  return rest === 0 ? lines : [...lines, `  ${rest} others, such as how often events happen: no difference found; --report and --format list them`];
}

/** The win rates, their difference and those of endings and numbers; ends with a line end. `pack` says what numbers are called. */
export function comparisonText({ side, pairs, a, b, winRate, endings, values }: Comparison, names: readonly [string, string], pack: CompiledPack): string {
  const rateLine = (name: string, { value, low, high }: Estimate): string => `  ${name}: ${(value * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;
  return [
    `${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of games on the same seeds; intervals of 95 %`,
    `wins of ${side}`,
    rateLine(`A ${names[0]}`, a),
    rateLine(`B ${names[1]}`, b),
    `  B less A: ${winRate === undefined ? 'no pairs' : difference(winRate, 100, ' points')}`,
    'endings, B less A',
    ...Object.entries(endings).map(([outcome, ending]) => `  ${outcome}: ${percent(ending.a)} to ${percent(ending.b)} %, ${ending.difference === undefined ? 'no pairs' : difference(ending.difference, 100, ' points')}`),
    'numbers at the end and how often things happened, means of a game, B less A',
    ...valueLines(values, pack),
    '',
  ].join('\n');
}
