// The session gives one transcript, whichever way the requests travel. Needs the last build, as the command line does.
import { expect, it } from 'vitest';
import { threeTranscripts } from './three-transports.mjs';

it('is the same directly, in a worker and over standard input', { timeout: 60_000 }, async () => {
  const { commands, transcripts } = await threeTranscripts();
  expect(commands).toBe(77);
  /** @type {{ ok: boolean, error?: { code: string } }[]} */
  const responses = JSON.parse(`[${transcripts.direct.trim().split('\n').join(',')}]`);
  expect(responses).toHaveLength(77);
  expect(responses.filter(({ ok }) => !ok).map(({ error }) => error?.code)).toEqual(['unknown-command', 'bad-arguments', 'refused']);
  expect(transcripts.worker).toBe(transcripts.direct);
  expect(transcripts.stdio).toBe(transcripts.direct);
});
