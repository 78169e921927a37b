import { expect, test } from 'vitest';
import { narrowing, readParcelsFilter, writeParcelsFilter } from './parcels.search';
import type { ParcelsFilter } from './parcels.search';

test('Q-18 the page of shipments stands whole in the address', () => {
  const filter: ParcelsFilter = {
    state: 'LATE',
    keywords: 'S25',
    warehouse: 'MI-02',
    sort: ['courier', 'shippedAt'],
    order: ['asc', 'desc'],
    page: 3,
    row: 'sh-44',
  };
  expect(readParcelsFilter(writeParcelsFilter(filter))).toEqual(filter);
  expect(writeParcelsFilter(readParcelsFilter(''))).toBe('');
  expect(readParcelsFilter('sort=courier').sort, 'what waits has no courier').toBeUndefined();
});

test('X-A137 each tab asks for its own consignments', () => {
  const asked = (search: string) => narrowing(readParcelsFilter(search));
  expect(asked('state=LATE')).toEqual({ late: true });
  expect(asked('state=VOIDED&warehouse=MI-02')).toEqual({ state: 'VOIDED', warehouseId: 'MI-02' });
  expect(asked('state=ALL&keywords=x')).toEqual({ keywords: 'x' });
});
