import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days, flag, listSearch, oneOf, text } from './listSearch';
import type { FilterOf } from './listSearch';

const STATES = ['OPEN', 'CLOSED', 'ALL'] as const;
const SORTS = ['name', 'qty', 'at', 'price'] as const;
const search = listSearch(
  { state: oneOf(STATES, 'ALL'), kind: oneOf(['spot', 'futures']), supplier: text, late: flag, ...days },
  { sorts: SORTS, order: 'asc' },
);
type Filter = FilterOf<typeof search>;

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const orders = fc.uniqueArray(fc.constantFrom(...SORTS), { minLength: 1, maxLength: 3 }).chain((sort) =>
  fc.record({
    sort: fc.constant(sort),
    order: fc.array(fc.constantFrom('asc' as const, 'desc' as const), {
      minLength: sort.length,
      maxLength: sort.length,
    }),
  }),
);
const filters: fc.Arbitrary<Filter> = fc
  .record(
    {
      state: fc.constantFrom(...STATES),
      late: fc.boolean(),
      keywords: fc.string({ unit: 'grapheme', maxLength: 40 }).map((words) => words.trim()),
      page: fc.integer({ min: 1, max: 10_000 }),
      kind: fc.constantFrom('spot' as const, 'futures' as const),
      supplier: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      from: day,
      to: day,
      sorted: orders,
    },
    { requiredKeys: ['state', 'late', 'keywords', 'page'] },
  )
  .map(({ sorted, ...rest }) => ({ ...rest, ...sorted }));

test('Q-18 a declared filter survives its way through the address', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(search.read(search.write(filter))).toEqual(filter);
    }),
  );
});

test('Q-18 the same filter has the same address, in whatever order it was set', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const turned = Object.fromEntries(Object.entries(filter).toReversed()) as unknown as Filter;
      expect(search.write(turned)).toBe(search.write(filter));
    }),
  );
});

test('Q-18 unknown values are ignored, and the usual ones are not in the address', () => {
  const read = search.read('state=LOST&kind=x&late=1&from=2026-13-01&sort=secret,name&order=up&page=-1');
  expect(read).toEqual({ state: 'ALL', late: false, keywords: '', page: 1, sort: ['name'], order: ['asc'] });
  expect(search.write(search.read(''))).toBe('');
});

test('search words are trimmed, and cut at the length that the contract takes', () => {
  expect(search.read(`keywords=${'+'.repeat(3)}wool++`).keywords).toBe('wool');
  expect(search.read(`keywords=${'x'.repeat(150)}`).keywords).toHaveLength(100);
});

test('rules between the parameters are applied to what is read', () => {
  const spans = listSearch(
    { span: oneOf(['week', 'month']), ...days },
    { settle: (filter) => (filter.span ? { ...filter, from: undefined, to: undefined } : filter) },
  );
  expect(spans.read('span=week&from=2026-01-01')).toEqual({ span: 'week', keywords: '', page: 1 });
  expect(spans.read('from=2026-01-01')).toEqual({ from: '2026-01-01', keywords: '', page: 1 });
});
