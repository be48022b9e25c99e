// Tests of the checkpoint store: what it finds, what it forgets, and how much it keeps.
import { describe, expect, it } from 'vitest';
import { Checkpoints } from './checkpoints.js';

function filled(upTo: number): Checkpoints<string> {
  const store = new Checkpoints<string>();
  for (let at = 0; at <= upTo; at++) if (store.wants(at, false)) store.add(at, `state ${at}`);
  return store;
}

describe('Checkpoints', () => {
  it('finds the nearest copy at or before a position', () => {
    const store = filled(5000);
    expect(store.before(0)).toEqual({ position: 0, state: 'state 0' });
    expect(store.before(2999)).toEqual({ position: 2000, state: 'state 2000' });
    expect(store.before(3000)).toEqual({ position: 3000, state: 'state 3000' });
  });

  it('has nothing before it was given anything', () => {
    expect(new Checkpoints().before(10)).toBeUndefined();
  });

  it('forgets what comes after a cut, and takes copies there again', () => {
    const store = filled(5000);
    store.cut(3000);
    expect(store.before(9999)?.position).toBe(3000);
    store.cut(2999);
    expect(store.before(9999)?.position).toBe(2000);
    expect(store.wants(3000, false)).toBe(true);
  });

  it('replaces the last copy', () => {
    const store = filled(1000);
    store.add(1000, 'another');
    expect(store.before(1000)?.state).toBe('another');
    expect(store.count).toBe(2);
  });

  it('keeps copies at decisions that are some way apart', () => {
    const store = filled(1000);
    expect(store.wants(1010, true)).toBe(false);
    expect(store.wants(1050, true)).toBe(true);
    expect(store.wants(1050, false)).toBe(false);
  });

  it('stays within its room, and never lets two copies lie further apart than twice its interval', () => {
    const store = new Checkpoints<number>();
    for (let at = 0; at <= 3_000_000; at += 60) if (store.wants(at, true)) store.add(at, at);
    expect(store.count).toBeLessThanOrEqual(401);
    for (let at = 0; at < 3_000_000; at += 997) {
      const found = store.before(at);
      expect(found?.state).toBe(found?.position);
      expect(at - (found?.position ?? -1)).toBeLessThanOrEqual(2 * store.interval);
    }
  });
});
