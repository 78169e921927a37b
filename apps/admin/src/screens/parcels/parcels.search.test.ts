import { expect, test } from 'vitest';
import { narrowing, parcelsSearch, shipmentsSearch, waitingSearch } from './parcels.search';
import type { ShipmentsFilter } from './parcels.search';

test('Q-18 the page of shipments stands whole in the address', () => {
  const filter: ShipmentsFilter = {
    state: 'LATE',
    keywords: 'S25',
    warehouse: 'MI-02',
    sort: ['courier', 'shippedAt'],
    order: ['asc', 'desc'],
    page: 3,
    row: 'sh-44',
  };
  expect(shipmentsSearch.read(shipmentsSearch.write(filter))).toEqual(filter);
  expect(parcelsSearch.write(parcelsSearch.read(''))).toBe('');
  expect(waitingSearch.read('sort=courier').sort, 'what waits has no courier').toBeUndefined();
});

test('X-A137 each tab asks for its own consignments', () => {
  const asked = (search: string) => narrowing(parcelsSearch.read(search));
  expect(asked('state=LATE')).toEqual({ late: true });
  expect(asked('state=VOIDED&warehouse=MI-02')).toEqual({ state: 'VOIDED', warehouseId: 'MI-02' });
  expect(asked('state=ALL&keywords=x')).toEqual({ keywords: 'x' });
});
