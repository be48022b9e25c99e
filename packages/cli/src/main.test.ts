// Tests of the command tree.
import { expect, it, vi } from 'vitest';
import { main } from './main.js';

it('prints its version and succeeds', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(await main(['--version'])).toBe(0);
    expect(write.mock.calls.flat().join('')).toMatch(/^\d+\.\d+\.\d+\n$/);
  } finally {
    write.mockRestore();
  }
});

it('fails on an unknown option', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    expect(await main(['--no-such-option'])).toBe(1);
  } finally {
    write.mockRestore();
  }
});
