import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromHex, sha256, toHex } from '../../src/lib/sha256';

describe('the SHA-256 hash', () => {
  it('equals that of the platform, for every length around a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  it('rejects text that is not hexadecimal', () => {
    expect(() => fromHex('0g')).toThrow('not hexadecimal');
    expect(() => fromHex('abc')).toThrow('not hexadecimal');
    expect(toHex(fromHex('00ff10'))).toBe('00ff10');
  });
});
