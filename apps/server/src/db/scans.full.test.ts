import { readCode } from '@selvedge/domain/sheets/importSheet';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../contract/handlers';
import { wantedProducts } from '../modules/imports/read/products';
import { productsOfList } from '../modules/products/read/sources';
import { productCodeOf } from '../testing/productSheets';
import { makeManyProducts } from '../testing/manyProducts';
import { type OrderFixture, startOrderFixture } from '../testing/orderFixture';
import { scannedTables } from '../testing/scans';

const COUNT = 20_000;
let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  await makeManyProducts(db, { listId: fixture.listId, count: COUNT, sizes: ['38'] });
  const { id } = await fixture.orderToPay();
  await db.execute(sql`
    insert into payments (id, order_id, method, amount_cents, paid_at, status, uploaded_by, created_at)
      select 'pay-' || n, ${id}, 'OFFLINE_TRANSFER', 1, now(), 'REJECTED', ${fixture.linId}, now() - n * interval '1 minute'
      from generate_series(1, ${COUNT}) n`);
  await db.execute(sql`analyze`);
});
afterAll(() => fixture.server.close());

const scanned = (work: Parameters<typeof scannedTables>[1]) =>
  scannedTables(fixture.server.databaseUrl, work);

test('a table that is read from end to end is told', async () => {
  expect(await scanned((db) => db.execute(sql`select max(name_en) from products`))).toEqual(
    new Set(['products']),
  );
});

test('Q-04 the codes of an order sheet are looked up, not searched for in all goods', async () => {
  const { listId, linId, teamId } = fixture;
  const codes = [productCodeOf(5), `${productCodeOf(6)}38`, 'MANY-7', 'MANY-8-38'];
  const lines = codes.map((code) => ({ code: readCode(code, ''), otherCodes: [] }));
  const buyer = { id: linId, teamId, perms: [] };
  const found = await scanned(async (db) => {
    const ctx = {
      db,
      buyer,
      maybeBuyer: buyer,
      maybeStaff: null,
      can: () => true,
      language: 'en',
      now: new Date(),
    } as unknown as Context;
    const products = await wantedProducts(ctx, productsOfList(listId), lines);
    expect(products.map(({ id }) => id).toSorted()).toEqual(['many-5', 'many-6', 'many-7', 'many-8']);
  });
  for (const table of ['products', 'skus', 'stock']) expect(found).not.toContain(table);
});

test('X-A131 the newest payments are read by their index, not sorted out of all', async () => {
  const query = sql`select p.id from payments p join orders o on o.id = p.order_id
    order by p.created_at desc, p.id desc limit 20`;
  expect(await scanned((db) => db.execute(query))).not.toContain('payments');
});
