/** The code blocks of a guide or another page, for tests that follow it to the letter. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One code block. */
export interface GuideBlock {
  readonly language: string;
  readonly text: string;
}

/** The blocks of a guide in `docs/guides`, in order. */
export function guideBlocks(name: string): GuideBlock[] {
  return blocksOf(readFileSync(fileURLToPath(new URL(`../../../../docs/guides/${name}`, import.meta.url)), 'utf8'));
}

/** The blocks of a page, in order. */
export function blocksOf(page: string): GuideBlock[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', block = '']) => ({ language, text: block }));
}

/** The arguments of a command line; double quotes hold one together. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}
