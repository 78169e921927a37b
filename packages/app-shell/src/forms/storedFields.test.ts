import { expect, test } from 'vitest';
import { storedFields } from './storedFields';

test('D-55 Q-26 of what is stored now a form takes the fields that it writes the same way, and no others', () => {
  const fields = { name: 'a', qty: 1, isHot: false, price: '1.00', sizes: ['M'], note: null };
  const stored = { name: 'b', qty: 0, isHot: true, price: 150, sizes: ['L'], note: 'x', version: 5 };
  expect(storedFields(stored, fields)).toEqual({ name: 'b', qty: 0, isHot: true });
});
