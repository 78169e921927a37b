import { expect, test } from 'vitest';
import { movementWord, signed } from './movements';

test('Q-22 an order that lets go and a parcel that comes back are told from their opposites', () => {
  const none = { lockedChange: 0, onHandChange: 0 };
  expect(movementWord({ ...none, cause: 'LOCK', lockedChange: 2 })).toBe('LOCK');
  expect(movementWord({ ...none, cause: 'LOCK', lockedChange: -2 })).toBe('RELEASE');
  expect(movementWord({ ...none, cause: 'SHIPMENT', onHandChange: -2 })).toBe('SHIPMENT');
  expect(movementWord({ ...none, cause: 'SHIPMENT', onHandChange: 2 })).toBe('RETURN');
  expect(movementWord({ ...none, cause: 'CORRECTION', onHandChange: 2 })).toBe('CORRECTION');
});

test('a change carries its sign, no change is a dash', () => {
  expect([1200, -3, 0].map((change) => signed(change, String))).toEqual(['+1200', '-3', '–']);
});
