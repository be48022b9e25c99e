// Railroad diagrams of grammar rules and phrases, as SVG that needs nothing beside it. Must not know what a rule means.
import { parsePhrase, type GrammarPart, type PatternElement, type WordElement } from '@dradis/language';
import railroad from 'railroad-diagrams';

type Part = ReturnType<typeof railroad.Skip>;

/** Readable on light and on dark pages. */
const STYLE =
  '<style>path{stroke:#6e7781;stroke-width:2;fill:none}rect{stroke:#6e7781;stroke-width:1.5;fill:#ddf4ff}text{font:14px monospace;text-anchor:middle;fill:#0a3069}</style>';

function svg(parts: readonly Part[]): string {
  const text = railroad.Diagram(...parts).toString();
  return text.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace('>', `>${STYLE}<rect width="100%" height="100%" style="fill:#ffffff;stroke:none"/>`);
}

function ofRule(part: GrammarPart): Part {
  if ('name' in part) return part.is === 'token' ? railroad.Terminal(part.name) : railroad.NonTerminal(part.name);
  const parts = part.parts.map(ofRule);
  if (part.is === 'choice') return railroad.Choice(0, ...parts);
  const inner = railroad.Sequence(...parts);
  return part.is === 'optional' ? railroad.Optional(inner) : part.is === 'any-number' ? railroad.ZeroOrMore(inner) : part.is === 'one-or-more' ? railroad.OneOrMore(inner) : inner;
}

function ofWord({ words }: WordElement): Part {
  const [first = ''] = words;
  return words.length < 2 ? railroad.Terminal(first) : railroad.Choice(0, ...words.map((word) => railroad.Terminal(word)));
}

function ofElement(element: PatternElement): Part {
  if (element.element === 'word') return ofWord(element);
  if (element.element === 'slot') return railroad.NonTerminal(`${element.name}: ${element.type}`);
  return railroad.Optional(railroad.Sequence(...element.words.map(ofWord)));
}

/** The diagram of a rule of the grammar. */
export function ruleDiagram(parts: readonly GrammarPart[]): string {
  return svg(parts.map(ofRule));
}

/** The diagram of a statement with its patterns as ways through it, and what hangs on its colon. */
export function statementDiagram(patterns: readonly string[], body: string): string {
  const ways = patterns.map((pattern) => railroad.Sequence(...parsePhrase(pattern).elements.map(ofElement)));
  const head = ways.length === 1 && ways[0] !== undefined ? ways[0] : railroad.Choice(0, ...ways);
  return svg(body === 'none' ? [head] : [head, railroad.Terminal(':'), railroad.NonTerminal(body)]);
}

/** A rule of the grammar as EBNF. */
export function ruleText(parts: readonly GrammarPart[]): string {
  return parts.map(text).join(' ');
}

function text(part: GrammarPart): string {
  if ('name' in part) return part.is === 'token' ? part.name.toUpperCase() : part.name;
  const inner = part.parts.map(text).join(part.is === 'choice' ? ' | ' : ' ');
  return part.is === 'optional' ? `[ ${inner} ]` : part.is === 'any-number' ? `{ ${inner} }` : part.is === 'one-or-more' ? `${part.parts.length > 1 ? `( ${inner} )` : inner}+` : part.is === 'choice' ? `( ${inner} )` : inner;
}
