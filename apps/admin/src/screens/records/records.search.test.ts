import { expect, test } from 'vitest';
import { recordsSearch } from './records.search';

test('X-A47 Q-18 the address of the records reads back to what it shows; what is malformed is passed over', () => {
  const search = 'keywords=O25&operator=Giulia&module=ORDER&operatorType=STAFF&time=WEEK&row=lg-1&page=3';
  const filter = recordsSearch.read(search);
  expect(recordsSearch.read(recordsSearch.write(filter))).toEqual(filter);
  expect(filter).toMatchObject({ module: 'ORDER', time: 'WEEK', page: 3, row: 'lg-1' });
  expect(recordsSearch.write(recordsSearch.read('module=HOUSE&time=ever&page=-2'))).toBe('');
});
