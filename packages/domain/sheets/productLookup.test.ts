import { describe, expect, test } from 'vitest';
import { productLookupOf } from './productLookup';
import { bag, products, product } from './importRows.fixture';

describe('Q-04 L-13 codes of an order sheet', () => {
  test.each([
    'BAG-24/A',
    'bag-24/a',
    'BAG 24 A',
    'BAG24A',
    'BAG‑24／A',
    '\u202ABAG-24/A\u202C',
    ' bag_24.a ',
  ])('%j is found as a quick order finds it', (code) => {
    expect(products(code).map((hit) => hit.product.id)).toEqual(['p2']);
  });

  test('a style number finds every colour of the style, and none of a product without one', () => {
    const style = [
      { ...bag, id: 'a', intlCode: '1', styleNo: 'MO-2214' },
      { ...bag, id: 'b', intlCode: '2', styleNo: 'MO-2214' },
      { ...bag, id: 'c', intlCode: '3' },
    ];
    const lookup = productLookupOf(style);
    expect(lookup('mo 2214').map((hit) => hit.product.id)).toEqual(['a', 'b']);
    expect(lookup('')).toEqual([]);
  });

  test('a code as it stands goes before one that differs by its marks alone', () => {
    const other = product({ id: 'p3', intlCode: 'BAG24A', sizes: [] });
    const lookup = productLookupOf([bag, other]);
    expect(lookup('BAG-24/A').map((hit) => hit.product.id)).toEqual(['p2']);
    expect(lookup('bag24a').map((hit) => hit.product.id)).toEqual(['p3']);
    expect(lookup('BAG 24 A').map((hit) => hit.product.id)).toEqual(['p2', 'p3']);
  });

  test('marks alone and an id without its marks find nothing', () => {
    const lookup = productLookupOf([{ ...bag, id: 'p-2' }]);
    expect(lookup(' / ')).toEqual([]);
    expect(lookup('p2')).toEqual([]);
    expect(lookup('P-2')).toHaveLength(1);
  });
});
