import { describe, expect, it } from 'vitest';
import { DEAD_TIME, Guard } from '../../src/table/guard';

describe('a button whose meaning changes', () => {
  it('is dead for a moment, and then it is not', () => {
    const guard = new Guard();
    guard.mean('call', 'check', 0);
    guard.mean('call', 'call 40', 1000);
    expect(guard.open('call', 1000 + DEAD_TIME - 1)).toBe(false);
    expect(guard.open('call', 1000 + DEAD_TIME)).toBe(true);
  });

  it('is not dead when it appears, nor when it means the same again', () => {
    const guard = new Guard();
    expect(guard.mean('fold', 'fold', 0)).toBe(false);
    expect(guard.open('fold', 0)).toBe(true);
    guard.mean('fold', 'fold', 100);
    expect(guard.open('fold', 100)).toBe(true);
  });

  it('says nothing about the others', () => {
    const guard = new Guard();
    guard.mean('call', 'check', 0);
    guard.mean('fold', 'fold', 0);
    guard.mean('call', 'call 40', 50);
    expect(guard.open('fold', 60)).toBe(true);
  });
});
