import { expect, test } from 'vitest';
import { totals } from '@selvedge/domain/money/minimums';
import { DEFAULT_TRADE_RULES } from '@selvedge/domain/money/tradeRules';
import { overStock, ruleLines, writtenKey, writtenLines } from './written';
import type { WrittenStyles } from './written';

const style = (listId: string, quantities: Record<string, number>) => ({
  facts: {
    productId: 'p-1',
    listId,
    intlCode: '8051234567892',
    name: 'Coat',
    brandName: 'Maison Orsel',
    color: 'Camel',
    image: null,
    priceCents: 41_250,
    multiSize: true,
    stockQty: 36,
    sizes: [
      { skuId: 's-38', size: '38', stockQty: 9 },
      { skuId: 's-40', size: '40', stockQty: 12 },
    ],
  },
  quantities,
  intent: `intent ${listId}`,
});

test('the same style on two lists is kept apart, and the sums follow the rules', () => {
  const one = style('l-1', { 's-40': 2, 's-38': 1 });
  const other = style('l-2', { 's-38': 1 });
  const styles: WrittenStyles = { [writtenKey(one.facts)]: one, [writtenKey(other.facts)]: other };
  const lines = writtenLines(styles, { listId: 'l-1' });
  expect(lines.map(({ skuId, qty }) => [skuId, qty])).toEqual([
    ['s-38', 1],
    ['s-40', 2],
  ]);
  expect(writtenLines(styles)).toHaveLength(3);
  expect(writtenLines(styles, { styles: [] })).toHaveLength(0);
  expect(totals(DEFAULT_TRADE_RULES, ruleLines(lines))).toMatchObject({
    qty: 3,
    goodsCents: 123_750,
    surchargeBp: 1000,
    payableCents: 136_125,
  });
});

test('pieces beyond what is left are named and count for nothing', () => {
  const coat = style('l-1', { 's-38': 99_999, 's-40': 2 });
  const lines = writtenLines({ [writtenKey(coat.facts)]: coat });
  expect(overStock(lines).map(({ skuId, qty, leftQty }) => [skuId, qty, leftQty])).toEqual([
    ['s-38', 99_999, 9],
  ]);
  expect(totals(DEFAULT_TRADE_RULES, ruleLines(lines))).toMatchObject({ qty: 11, goodsCents: 11 * 41_250 });
});
