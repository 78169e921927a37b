import { expect, test } from 'vitest';
import { read } from './judged.fixture';

test.each([
  ['Ordered', 'Delivered'],
  ['Last season', 'Order'],
  ['订货', '已发货'],
  ['Ordine', 'Consegnato'],
  ['Bestellt', 'Vorjahr'],
  ['Order', 'Confirmed'],
  ['Qty', 'Store plan'],
])(
  'Q-01 of sizes under %s and under %s only those of the order are ordered, the others are named',
  (one, two) => {
    const [order, other] = one === 'Last season' ? [3, 1] : [1, 3];
    const sheet = read([
      ['Code', one, null, two, null],
      [null, '36', '37', '36', '37'],
      ['A', order, null, other, 5],
    ]);
    const isFirst = one !== 'Last season';
    expect(sheet.offered).toEqual(isFirst ? ['A 36 1'] : ['A 36 1', 'A 37 5']);
    expect(sheet.reading.pieces).toEqual({
      sheet: 9,
      offered: isFirst ? 1 : 6,
      refused: 0,
      passed: isFirst ? 8 : 3,
    });
  },
);

test('Q-01 sizes under the names of two shops are all ordered', () => {
  const sheet = read([
    ['Code', 'Milano', null, 'Roma', null],
    [null, '36', '37', '36', '37'],
    ['A', 1, 2, 3, null],
  ]);
  expect(sheet.reading.pieces).toMatchObject({ offered: 6, passed: 0 });
});

test('Q-01 rows that are labelled as delivered beside rows that are labelled as order are not ordered', () => {
  const sheet = read([
    ['Code', 'Line', '36'],
    ['A', 'Delivered', 7],
    ['A', 'Order', 2],
  ]);
  expect(sheet.offered).toEqual(['A 36 2']);
});

test('Q-01 words for the order and for other numbers are found above a further line of groups, too', () => {
  const sheet = read([
    [null, 'Ordered', null, 'Delivered', null],
    ['Code', 'Women', null, 'Women', null],
    [null, '36', '37', '36', '37'],
    ['A', 1, 2, 3, 4],
  ]);
  expect(sheet.offered).toEqual(['A 36 1', 'A 37 2']);
  expect(sheet.reading.pieces).toEqual({ sheet: 10, offered: 3, refused: 0, passed: 7 });
});
