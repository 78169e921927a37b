import { expect, test } from 'vitest';
import { anAddress } from './address.fixture';
import { effectiveAddressId } from './effectiveAddressId';

const saved = [
  anAddress({ id: 'a-1', areaType: 'OVERSEAS' }),
  anAddress({ id: 'a-2', isDefault: true }),
  anAddress({ id: 'a-3' }),
];

test('R-3.38 the chosen address is meant while it is saved, else the default one, else the first', () => {
  expect(effectiveAddressId(saved, 'a-1', [])).toBe('a-1');
  expect(effectiveAddressId(saved, 'a-gone', [])).toBe('a-2');
  expect(effectiveAddressId(saved, null, [])).toBe('a-2');
  expect(effectiveAddressId(saved.slice(0, 1), null, [])).toBe('a-1');
  expect(effectiveAddressId([], 'a-gone', [])).toBeNull();
  expect(effectiveAddressId(undefined, 'a-2', [])).toBe('a-2');
});

test('D-33 where none is chosen an address that the lists deliver to is meant, once they are known', () => {
  const overseas = { name: 'Firenze', deliveryMethod: 'OVERSEAS', excludeTaiwan: false } as const;
  expect(effectiveAddressId(saved, null, undefined)).toBeNull();
  expect(effectiveAddressId(saved, 'a-2', undefined)).toBe('a-2');
  expect(effectiveAddressId(saved, null, [overseas])).toBe('a-1');
  expect(effectiveAddressId(saved, 'a-3', [overseas]), 'a choice is not changed').toBe('a-3');
  expect(effectiveAddressId(saved.slice(1), null, [overseas]), 'none is right').toBe('a-2');
});
