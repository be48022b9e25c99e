// `dradis explain`: what a code means. Must not hold the pages; the package that raises a code does.
import type { CodePage } from '@dradis/diagnostics';
import { languageCodePages } from '@dradis/language';
import { codePages, faceCodePages, lintCodePages } from '@dradis/packs';
import { scenarioCodePages } from '@dradis/scenarios';
import { UsageError } from '../host.js';
import type { AddCommand } from './command.js';

/** Every page there is, by code. */
export function allPages(): Map<string, CodePage> {
  const all = [...languageCodePages, ...codePages, ...lintCodePages, ...faceCodePages, ...scenarioCodePages].sort((a, b) => (a.code < b.code ? -1 : 1));
  return new Map(all.map((page) => [page.code, page]));
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}

/** A page as text. */
function pageText({ code, title, text, wrong, right }: CodePage): string {
  const example = wrong === '' ? '' : `\nFor example:\n\n${indented(wrong)}`;
  const correction = right === '' ? '' : `\nInstead:\n\n${indented(right)}`;
  return `${code}: ${title}\n\n${text}\n${example}${correction}`;
}

/** Adds the command. */
export const addExplain: AddCommand = (program, host, finish) => {
  program
    .command('explain')
    .description('Explain a code that a message shows, with an example.')
    .argument('[code]', 'the code, such as D0401; all codes when left out')
    .action((code: string | undefined) => {
      const all = allPages();
      if (code === undefined) {
        host.out([...all.values()].map((page) => `${page.code}  ${page.title}\n`).join(''));
        host.err(`${all.size} codes, each with a page\n`);
        return;
      }
      const page = all.get(code.toUpperCase());
      if (page === undefined) throw new UsageError(`there is no code '${code}'; \`dradis explain\` lists all of them`);
      host.out(pageText(page));
      finish(0);
    });
};
