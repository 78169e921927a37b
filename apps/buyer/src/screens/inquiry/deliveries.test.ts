import { expect, test } from 'vitest';
import { deliveriesOf, partTitle } from './deliveries';
import type { ListDelivery } from './deliveries';
import type { InquiryItem } from './inquiry.lines';

const item = (listId: string, skuId: string): InquiryItem => ({
  key: `${listId}/${skuId}`,
  skuId,
  productId: `p-${skuId}`,
  listId,
  qty: 1,
  priceCents: 100,
  brandName: '',
  name: '',
  color: '',
  size: '',
  intlCode: '',
  image: null,
});
const list = (
  id: string,
  deliveryMethod: ListDelivery['deliveryMethod'],
  kind: ListDelivery['kind'] = 'SPOT',
): ListDelivery => ({ id, deliveryMethod, kind });

test('R-2.27 R-3.19 D-70 lines are parted by way of delivery and by stock or futures, each line exactly once', () => {
  const items = [item('a', '1'), item('b', '2'), item('a', '3'), item('c', '4'), item('d', '5')];
  const parts = deliveriesOf(items, [
    list('a', 'MAINLAND'),
    list('b', 'OVERSEAS'),
    list('c', 'MAINLAND', 'FUTURES'),
    list('d', 'MAINLAND'),
  ]);
  expect(parts?.map(({ method, kind, items: own }) => [method, kind, own.map(({ skuId }) => skuId)])).toEqual(
    [
      ['MAINLAND', 'SPOT', ['1', '3', '5']],
      ['OVERSEAS', 'SPOT', ['2']],
      ['MAINLAND', 'FUTURES', ['4']],
    ],
  );
  expect(parts?.flatMap(({ items: own }) => own)).toHaveLength(items.length);
});

test('R-2.27 nothing is parted while a list is unknown', () => {
  expect(deliveriesOf([item('a', '1'), item('b', '2')], [list('a', 'MAINLAND'), undefined])).toBeNull();
});

test('R-2.27 a part keeps the name of its delivery however long the title is', () => {
  expect(partTitle('x'.repeat(120), '海外', 120)).toHaveLength(120);
  expect(partTitle('x'.repeat(120), '海外', 120)).toMatch(/ · 海外$/);
});
