// Tests of the process as commands see it: a reader that goes away is no error.
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { endWhenClosed } from './host.js';

function failing(code: string): { ended: number; thrown: unknown } {
  const stream = new PassThrough();
  let ended = 0;
  endWhenClosed(stream, () => {
    ended += 1;
  });
  try {
    stream.emit('error', Object.assign(new Error(code), { code }));
    return { ended, thrown: undefined };
  } catch (thrown) {
    return { ended, thrown };
  }
}

it('ends quietly when the output is closed', () => {
  expect(failing('EPIPE')).toEqual({ ended: 1, thrown: undefined });
});

it('hides no other error', () => {
  expect(failing('ENOSPC')).toMatchObject({ ended: 0, thrown: { code: 'ENOSPC' } });
});
