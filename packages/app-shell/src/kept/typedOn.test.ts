import { expect, test } from 'vitest';
import { changedByBoth, fingerprint, typedOn } from './typedOn';

const began = { name: 'a', city: 'b', sizes: [{ size: 'M' }] };

test('L-32 L-40 with what was typed the version is kept and no value of the record', () => {
  const on = typedOn(undefined, { name: 'x' }, 3, began);
  expect(on).toEqual({ version: 3, replaced: { name: fingerprint('a') } });
  expect(JSON.stringify(on)).not.toContain('"a"');
});

test('L-32 the version is that of the first input, whatever is typed later', () => {
  const on = typedOn(undefined, { name: 'x' }, 3, began);
  const later = typedOn(on, { name: 'xy', city: 'z' }, 4, { ...began, name: 'n', city: 'c' });
  expect(later).toEqual({ version: 3, replaced: { name: fingerprint('a'), city: fingerprint('c') } });
  expect(typedOn(later, { city: 'z' }, 4, began).replaced).toEqual({ city: fingerprint('c') });
});

test('L-32 a conflict are the fields that both changed, to different values', () => {
  const typed = { name: 'x', city: 'z', sizes: [{ size: 'L' }] };
  const on = typedOn(undefined, typed, 3, began);
  expect(changedByBoth(typed, on, { ...began, note: 'n' })).toEqual({});
  expect(changedByBoth(typed, on, { ...began, name: 'y' })).toEqual({ name: 'y' });
  expect(changedByBoth(typed, on, { ...began, city: 'z' })).toEqual({});
  expect(changedByBoth(typed, on, { ...began, sizes: [] })).toEqual({ sizes: [] });
});

test('L-32 fingerprints differ for values that differ little', () => {
  const values = [
    '',
    null,
    0,
    false,
    [],
    'a',
    'b',
    'ab',
    'ba',
    '1',
    1,
    ...Array.from({ length: 5000 }, (_, n) => `n${n}`),
  ];
  expect(new Set(values.map(fingerprint)).size).toBe(values.length);
});
