import { expect, test } from 'vitest';
import type { CartLine } from '../../../api/schemas';
import { obstacleOf, MOST_LINES, orderLines, previewOf, tickedLines, touch } from './cart.model';
import type { ListedLine } from './cart.model';

const line = (id: string, rest: Partial<ListedLine> = {}): ListedLine => ({
  id,
  productId: 'p',
  skuId: `${id}-k`,
  listId: 'l',
  intlCode: '8051000000017',
  name: 'Coat',
  brandName: 'Orsel',
  color: 'Camel',
  image: null,
  size: '38',
  qty: 2,
  priceCents: 900,
  priceNowCents: 1_000,
  stockQty: 5,
  multiSize: true,
  state: 'OK',
  addedBy: 'Lin',
  version: 1,
  kind: 'SPOT',
  ...rest,
});
const states = (...all: CartLine['state'][]) => all.map((state) => line(state, { state }));
const idsOf = (lines: readonly ListedLine[]) => lines.map(({ id }) => id);

test('X-A109 what can be ordered is ticked from the start, and a tick by hand stays', () => {
  const lines = states('OK', 'PRICE_CHANGED', 'SHORT', 'CLOSED');
  expect(idsOf(tickedLines(lines, new Map()))).toEqual(['OK', 'PRICE_CHANGED']);
  const touched = touch(lines, new Map(), new Set(['PRICE_CHANGED', 'SHORT']));
  expect(idsOf(tickedLines(lines, touched))).toEqual(['PRICE_CHANGED', 'SHORT']);
  const restocked = [line('OK'), line('PRICE_CHANGED'), line('CLOSED')];
  expect(idsOf(tickedLines(restocked, touched))).toEqual(['PRICE_CHANGED', 'CLOSED']);
});

test('X-A109 D-70 what cannot be one order is said before it is sent', () => {
  expect(obstacleOf(states('OK', 'SHORT', 'CLOSED'))).toEqual({ kind: 'cannot', count: 2 });
  expect(obstacleOf([line('a'), line('b', { kind: 'FUTURES' })])).toEqual({ kind: 'mixed' });
  const many = Array.from({ length: MOST_LINES + 1 }, (_, at) => line(String(at)));
  expect(obstacleOf(many)).toEqual({ kind: 'tooMany' });
  expect(obstacleOf(many.slice(1))).toBeUndefined();
});

test('X-A109 the order carries the prices of now, the sums the pieces', () => {
  expect(orderLines([line('a')])).toEqual([{ id: 'a', priceCents: 1_000 }]);
  expect(previewOf('c', [line('a', { kind: 'FUTURES' })])).toEqual({
    customerId: 'c',
    kind: 'FUTURES',
    lines: [{ skuId: 'a-k', listId: 'l', qty: 2 }],
  });
});
