// `npm run transcript`: one script of commands through every transport of the session; prints whether the transcripts are one.
import { createHash } from 'node:crypto';
import { threeTranscripts } from './transcript/three-transports.mjs';

const { commands, transcripts } = await threeTranscripts();
const digests = Object.entries(transcripts).map(([name, text]) => ({ name, digest: createHash('sha256').update(text).digest('hex') }));
const same = new Set(digests.map(({ digest }) => digest)).size === 1;
for (const { name, digest } of digests) process.stdout.write(`${name.padEnd(7)} ${digest}\n`);
process.stdout.write(`${commands} commands, ${digests.length} transports, ${same ? 'identical' : 'NOT identical'}\n`);
process.exitCode = same ? 0 : 1;
