import { describe, expect, test } from 'vitest';
import { countFilters, filterOfScreening, readFilter, writeFilter } from './productFilter';
import type { ProductFilter } from './productFilter';

describe('filter in the address', () => {
  test('Q-18 what is written reads back the same', () => {
    const filter: ProductFilter = {
      keywords: '羊绒 & wool',
      brandIds: ['b-01', 'b-02'],
      sizes: ['38', '38.5'],
      priceMinCents: 1000,
      priceMaxCents: 99900,
      stockMin: 1,
      hot: true,
      sort: 'wholesalePriceCents',
      order: 'desc',
    };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(countFilters(filter)).toBe(6);
    expect(writeFilter({})).toBe('');
  });

  test('Q-18 malformed parts of an old link are passed over', () => {
    expect(readFilter('stockMin=-1&priceMinCents=1e3&sort=secret&hot=1&brandIds=&keywords=%20')).toEqual({});
  });

  test('R-2.45 a screening becomes the filter', () => {
    expect(
      filterOfScreening({ brandIds: ['b-01'], stockMin: 1, shareCode: 'AB12CD', other: { a: 1 } }),
    ).toEqual({
      brandIds: ['b-01'],
      stockMin: 1,
      shareCode: 'AB12CD',
    });
  });
});
