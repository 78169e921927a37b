import { describe, expect, test } from 'vitest';
import { atShownPrices, inquiryLines, withQuantities } from './inquiry.lines';
import type { InquiryItem } from './inquiry.lines';
import { readSource, sourceKey } from './inquiry.search';
import { hasNewPrices, verdictsOf } from './verdicts';

const item = (part: Partial<InquiryItem> = {}): InquiryItem => ({
  key: 'l-1/s-1',
  skuId: 's-1',
  productId: 'p-1',
  listId: 'l-1',
  qty: 3,
  priceCents: 1000,
  brandName: 'Halden',
  name: 'Crewneck',
  color: 'Ivory',
  size: 'M',
  intlCode: '5700411288367',
  image: null,
  ...part,
});
const refusal = {
  words: '',
  isUnanswered: false,
  shortages: [],
  prices: [],
  violations: [],
  closedListId: null,
  limitCents: null,
};

describe('source of an inquiry', () => {
  test('reads draft, cart and written lines; anything else is none', () => {
    expect(readSource('draft=d-1')).toEqual({ kind: 'draft', id: 'd-1' });
    expect(readSource('from=cart&lines=a,b')).toEqual({ kind: 'cart', lineIds: ['a', 'b'] });
    expect(readSource('from=cart')).toEqual({ kind: 'cart', lineIds: null });
    expect(readSource('from=written&list=l-1')).toEqual({ kind: 'written', listId: 'l-1' });
    expect(readSource('from=written&styles=l-1/p-1,l-2/p-2')).toEqual({
      kind: 'written',
      listId: null,
      styles: ['l-1/p-1', 'l-2/p-2'],
    });
    expect(readSource('')).toBeNull();
    expect(sourceKey({ kind: 'cart', lineIds: null })).not.toBe(sourceKey({ kind: 'written', listId: null }));
  });
});

describe('lines of an inquiry', () => {
  test('a quantity of zero takes the line out, the price that was seen goes along', () => {
    const items = [item(), item({ key: 'l-1/s-2', skuId: 's-2', priceCents: null })];
    const left = withQuantities(items, { 'l-1/s-1': 0, 'l-1/s-2': 5 });
    expect(inquiryLines(left)).toEqual([{ skuId: 's-2', listId: 'l-1', qty: 5 }]);
    expect(inquiryLines([item()])).toEqual([{ skuId: 's-1', listId: 'l-1', qty: 3, priceCents: 1000 }]);
  });

  test('40909 accepted are the prices shown, not any that come after', () => {
    const items = [item(), item({ key: 'l-1/s-2', skuId: 's-2', priceCents: 900 })];
    const agreed = atShownPrices(items, (key) => (key === 'l-1/s-1' ? 1200 : undefined));
    expect(inquiryLines(agreed).map(({ priceCents }) => priceCents)).toEqual([1200, 900]);
  });

  test('a shortage, a new price, a closed list and a minimum are named at their line', () => {
    const problem = (part: Partial<typeof refusal> | object) =>
      verdictsOf([item()], undefined, { ...refusal, ...part }).get('l-1/s-1')?.problem;
    expect(problem({ shortages: [{ skuId: 's-1', asked: 3, available: 1 }] })).toBe('short');
    expect(problem({ shortages: [{ skuId: 's-1', asked: 3, available: 0 }] })).toBe('soldOut');
    expect(problem({ prices: [{ skuId: 's-1', old: 1000, new: 1200 }] })).toBe('price');
    expect(problem({ closedListId: 'l-1' })).toBe('closed');
    expect(
      problem({ violations: [{ code: 'MIN_PIECES', productId: 'p-1', need: 4, have: 3, block: true }] }),
    ).toBe('minimum');
    expect(problem({})).toBeUndefined();
    expect(
      hasNewPrices(
        verdictsOf([item()], undefined, { ...refusal, prices: [{ skuId: 's-1', old: 1000, new: 1 }] }),
      ),
    ).toBe(true);
  });
});
