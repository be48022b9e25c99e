// The guide to the debugger names the keys and commands that there are, all of them.
import { commands as files } from 'vitest/browser';
import { expect, it } from 'vitest';
import { keyInWords } from '@dradis/elements';
import { allCommands } from './all-commands.js';

/** From the folder of the app. */
const GUIDE = '../../docs/guides/debugger.md';

/** The rows of the table of keys, as the guide has them: keys of one command behind each other. */
const wanted = allCommands.flatMap(({ key, also = [], title, hint }) => (key === undefined ? [] : [`| ${[key, ...also].map((one) => `\`${keyInWords(one)}\``).join(' ')} | ${title}: ${hint.charAt(0).toLowerCase()}${hint.slice(1)} |`]));

it('lists every key, in the words of the command', async () => {
  const guide = await files.readFile(GUIDE);
  const rows = guide.slice(guide.indexOf('## Keys')).split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(wanted);
});

it('names in its text only keys that do something', async () => {
  const guide = await files.readFile(GUIDE);
  const text = guide.slice(0, guide.indexOf('## Keys'));
  const named = [...text.matchAll(/`((?:Ctrl |Shift )*(?:F\d+|[A-Z.?]))`/g)].map(([, key]) => key);
  const known = new Set([...allCommands.flatMap(({ key, also = [] }) => [...(key === undefined ? [] : [key]), ...also]).map(keyInWords), 'Ctrl .']);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((key) => !known.has(key ?? ''))).toEqual([]);
});
