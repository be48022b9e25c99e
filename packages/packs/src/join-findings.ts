// Findings that have one cause become one. Must not word them or decide what is a mistake.
import type { Diagnostic } from '@dradis/diagnostics';
import type { Finding } from './findings.js';

/** How often the same must be said before it is said once: a name dozens of effects use is one mistake where it is declared; fewer may be mistakes of their own. */
const OFTEN = 12;
/** The same, where nothing is near: then a declaration is missing. */
const OFTEN_UNKNOWN = 3;
/** Keys one of which every ability has. */
const TRIGGERS: ReadonlySet<string> = new Set(['action', 'when', 'modify', 'forbid']);
/** Further places shown. */
const MOST_PLACES = 6;

/** Findings without those that follow from others. */
export function joinFindings(findings: readonly Finding[]): Finding[] {
  return strayed(swallowed(repeatedKeys(firstFaults(findings))));
}

/** What YAML cannot read is told once a file, for all after it is a guess; lines that end one effect are told once. */
function firstFaults(findings: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding>();
  const ofYaml = findings.filter(({ code }) => code === 'D0301').sort((a, b) => a.at.range.start - b.at.range.start);
  for (const finding of ofYaml) if (!first.has(finding.at.file.path)) first.set(finding.at.file.path, finding);
  let last: Finding | undefined;
  return findings.filter((finding) => {
    const { code, at } = finding;
    const fault = first.get(at.file.path);
    if (fault !== undefined && code.startsWith('D03') && finding !== fault) return false;
    if (code !== 'D0302') return true;
    const follows = last?.at.file === at.file && at.file.text.slice(last.at.range.end, at.range.start).trim() === '';
    last = finding;
    return !follows;
  });
}

/** Keys that stand twice in one map are one mistake: something that began a new map is missing. */
function repeatedKeys(findings: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding & { others: string[] }>();
  for (const finding of findings) {
    if (finding.code !== 'D0304') continue;
    const map = `${finding.at.file.path} ${String(finding.facts['map'])}`;
    const known = first.get(map);
    if (known === undefined) first.set(map, { ...finding, others: [] });
    else known.others.push(String(finding.facts['key']));
  }
  const ended = findings.filter(({ code }) => code === 'D0302');
  return findings.flatMap((finding) => {
    if (finding.code !== 'D0304') return [finding];
    // A line that ended an effect, and began no map, leaves what is below it to the map above.
    if (ended.some(({ at }) => at.file === finding.at.file && at.range.start < finding.at.range.start && at.range.start > (finding.also?.range.start ?? 0))) return [];
    const known = first.get(`${finding.at.file.path} ${String(finding.facts['map'])}`);
    return known?.at !== finding.at ? [] : [{ ...finding, facts: { ...finding.facts, others: known.others } }];
  });
}

/** After a key that slid into an effect, lines that end the effect are where they belong. */
function swallowed(findings: readonly Finding[]): Finding[] {
  const keys = findings.filter(({ code }) => code === 'D0312');
  return findings.filter(({ code, at }) => !keys.some((key) => key.at.file === at.file && code === 'D0302' && at.range.start > key.at.range.start));
}

/** A key that is missing in one map and stands in another of the file is one that strayed. */
function strayed(findings: readonly Finding[]): Finding[] {
  const dropped = new Set<Finding>();
  const joined = findings.map((finding) => {
    if (finding.code !== 'D0401' && finding.code !== 'D0312') return finding;
    const key = String(finding.facts['key']);
    const missing = findings.find(({ code, at, facts }) => at.file === finding.at.file && (code === 'D0409' ? TRIGGERS.has(key) : (code === 'D0402' || code === 'D0413') && String(facts['key']).split('` or `').includes(key)));
    if (missing === undefined || finding.also !== undefined) return finding;
    dropped.add(missing);
    return { ...finding, also: missing.at, facts: { ...finding.facts, strayed: true } };
  });
  return joined.filter((finding) => !dropped.has(finding));
}

/** Whether an unknown name is near to one of the same effect, or to one that nothing else uses: then every use of the name is the same mistake. */
function ofName(facts: Diagnostic['facts']): boolean {
  return facts['nearLocal'] === true || facts['suspect'] === true;
}

function hasAdvice({ suggestions, nearest }: Diagnostic['facts']): boolean {
  return [suggestions, nearest].some((near) => Array.isArray(near) && near.length > 0);
}

/** The name or key that nothing declares and that nothing is near to; undefined of other mistakes. */
function unknownName({ code, facts }: Pick<Diagnostic, 'code' | 'facts'>): string | undefined {
  const { found, name, key } = facts;
  if (hasAdvice(facts)) return undefined;
  if (code === 'D0401') return `key ${String(key)}`;
  if (code === 'D0501') return `name ${String(name)}`;
  return code === 'D0202' && typeof found === 'string' && /^[a-z]/.test(found) ? `name ${found}` : undefined;
}

/** Diagnostics that say the same of several places as one, at the first of them. */
export function joinRepeated(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const same = new Map<string, Diagnostic[]>();
  const keyOf = ({ code, title, facts, secondary: [named] }: Diagnostic): string =>
    ofName(facts) && named !== undefined ? `${facts['suspect'] === true ? '' : String(facts['found'])} ${named.file.path} ${named.span.start}` : unknownName({ code, facts }) ?? `${code} ${title}`;
  for (const diagnostic of diagnostics) {
    const known = same.get(keyOf(diagnostic));
    if (known === undefined) same.set(keyOf(diagnostic), [diagnostic]);
    else known.push(diagnostic);
  }
  return diagnostics.flatMap((diagnostic) => {
    const group = same.get(keyOf(diagnostic)) ?? [];
    // Whatever uses something removed has to be looked at, place by place.
    const often = ofName(diagnostic.facts) ? 2 : hasAdvice(diagnostic.facts) ? OFTEN : OFTEN_UNKNOWN;
    if (group.length < often || diagnostic.code === 'D0512') return [diagnostic];
    const [first, ...others] = group;
    if (diagnostic !== first) return [];
    const places = others.slice(0, MOST_PLACES).map(({ primary }) => ({ ...primary, label: 'and here' }));
    return [{ ...first, secondary: [...first.secondary, ...places], facts: { ...first.facts, places: group.length } }];
  });
}
