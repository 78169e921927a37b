import { expect, test } from 'vitest';
import { changesOf, sayValue, type Saying } from './changes';

const SAY: Saying = {
  money: (cents) => `€${cents / 100}`,
  stamp: (iso) => iso.slice(0, 10),
  yes: 'yes',
  no: 'no',
  none: '–',
};

test('D-56 every field of either state stands once, beside the other state', () => {
  const before = { status: 'DRAFT', gone: 1 } as never;
  const after = { status: 'PUBLISHED', made: 2 } as never;
  expect(changesOf({ before, after })).toEqual([
    { name: 'status', before: 'DRAFT', after: 'PUBLISHED' },
    { name: 'gone', before: 1, after: undefined },
    { name: 'made', before: undefined, after: 2 },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test.each([
  ['paidCents', 1200, '€12'],
  ['qty', 0, '0'],
  ['note', '', '–'],
  ['isOpen', false, 'no'],
  ['closeAt', '2026-01-02T03:04:05Z', '2026-01-02'],
  ['ids', ['a', 'b'], 'a, b'],
  ['ids', [], '–'],
  ['lines', [{ qty: 1 }], '[{"qty":1}]'],
])('D-56 %s %j is said as %s', (name, value, said) => {
  expect(sayValue(name, value, SAY)).toBe(said);
});
