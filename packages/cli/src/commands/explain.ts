// `dradis explain`: what a code means, and why a step of a saved game did what it did. Must not hold the pages or find causes; the
// package that raises a code and the session do.
import { Option } from 'commander';
import { nearest, type CodePage } from '@dradis/diagnostics';
import { languageCodePages } from '@dradis/language';
import { codePages, faceCodePages, lintCodePages } from '@dradis/packs';
import { scenarioCodePages } from '@dradis/scenarios';
import { openRun } from '../explain/open-run.js';
import { pathText, stepText } from '../explain/step-text.js';
import { UsageError, type Host } from '../host.js';
import { wholeNumber } from '../options/whole-number.js';
import type { AddCommand, ExitCode } from './command.js';

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

interface ExplainOptions {
  readonly step?: number;
  readonly path?: string;
  readonly pack?: string;
}

/** More steps than any game has. */
const MOST_STEPS = 0x7fffffff;

async function explainRun(host: Host, file: string, { step, path, pack }: ExplainOptions): Promise<ExitCode> {
  const opened = await openRun(file, pack, host.cwd);
  if ('problems' in opened) {
    host.err(opened.problems);
    return 1;
  }
  const { session, told } = opened;
  const { last } = session.position();
  if (told !== undefined) host.err(`${told}\n`);
  if (step !== undefined && step > last) throw new UsageError(`'${file}' ${told === undefined ? 'has' : 'can be played along for'} ${last} steps; --step ${step} is beyond its end`);
  if (step !== undefined) session.goto(step);
  const text = path === undefined ? stepText(session) : pathText(session, path);
  if (text === undefined) throw new UsageError(`nothing changed '${path ?? ''}' up to step ${session.position().step}, or there is nothing there; paths are those of the state tree, such as resources/fuel/level`);
  const { run, seed } = session.thisRun();
  host.out(`Run ${run}, seed ${seed}\n${text}\n`);
  return 0;
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
    .description('Explain a code that a message shows, with an example; or why a step of a saved game did what it did.')
    .argument('[code-or-run]', 'the code, such as D0401, or a file that the debugger or dradis test --keep-runs wrote; all codes when left out')
    .addOption(new Option('--step <n>', 'of a saved game: the step to explain; where it was saved when left out').argParser(wholeNumber(0, MOST_STEPS)))
    .option('--path <path>', 'of a saved game: the value, thing or zone to explain at that step, such as resources/fuel/level')
    .option('--pack <folder>', 'of a saved game: the pack it was played with; the pack around this folder, else the base game')
    .action(async (code: string | undefined, options: ExplainOptions) => {
      if (code?.endsWith('.json') === true) {
        finish(await explainRun(host, code, options));
        return;
      }
      if (Object.keys(options).length > 0) throw new UsageError('--step, --path and --pack are for saved games: dradis explain FILE.json --step N');
      const all = allPages();
      if (code === undefined) {
        host.out([...all.values()].map((page) => `${page.code}  ${page.title}\n`).join(''));
        host.err(`${all.size} codes, each with a page\n`);
        return;
      }
      const page = all.get(code.toUpperCase());
      if (page === undefined) {
        const near = nearest(code.toUpperCase(), [...all.keys()]);
        throw new UsageError(`there is no code '${code}'; ${near.length > 0 ? `did you mean ${near.join(' or ')}? ` : ''}\`dradis explain\` lists all of them`);
      }
      host.out(pageText(page));
      finish(0);
    });
};
