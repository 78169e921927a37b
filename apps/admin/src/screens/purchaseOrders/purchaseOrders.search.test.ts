import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { narrowing, purchaseOrdersSearch } from './purchaseOrders.search';

test('Q-18 X-A146 what the list of purchase orders shows stands in the address, and is what is asked for', () => {
  const search = 'keywords=P25&supplier=sup-1&status=SENT&late=true&sort=expectedAt&order=asc&page=2';
  const filter = purchaseOrdersSearch.read(search);
  expect(purchaseOrdersSearch.read(purchaseOrdersSearch.write(filter))).toEqual(filter);
  expect(narrowing(filter)).toEqual({ keywords: 'P25', supplierId: 'sup-1', status: 'SENT', overdue: true });
  expect(tableSort(filter)).toEqual({ column: 'expectedAt', direction: 'ascending' });
  expect(purchaseOrdersSearch.write(purchaseOrdersSearch.read('status=LOST&late=x&page=-1'))).toBe('');
});
