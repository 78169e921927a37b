import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSessionExpired, sessionLeft } from './sessionExpiry';

describe('session', () => {
  test('R-4.13 R-4.14 R-4.15 more than 24 hours, exactly 24 is valid, missing counts as now', () => {
    const now = 1_763_600_000_000;
    expect(isSessionExpired(now - 86_400_000, now)).toBe(false);
    expect(isSessionExpired(String(now - 86_400_001), now)).toBe(true);
    for (const temp of [null, undefined, '', 'null', 'x']) expect(isSessionExpired(temp, now)).toBe(false);
  });

  test('D-09 the time left ends exactly when the session is expired', () => {
    fc.assert(
      fc.property(fc.nat(200_000_000), (age) => {
        const now = 1_763_600_000_000;
        const left = sessionLeft(now - age, now);
        expect(isSessionExpired(now - age, now)).toBe(left === 0);
        expect(isSessionExpired(now - age, now + left)).toBe(true);
        if (left > 0) expect(isSessionExpired(now - age, now + left - 1)).toBe(false);
      }),
    );
  });
});
