import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeList, makeProduct } from '../../testing/builders';
import { exportedSheet, partsOf } from '../../testing/exportedSheets';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

test('L-07 a thousand rows with a picture each are written in bounded memory, the missing ones as placeholders', async () => {
  const { db } = fixture.server;
  const many = await makeList(db);
  const one = await makeProduct(db, { listId: many, sizes: { OS: 1 } });
  await db.execute(sql`insert into colors (id, name, name_en, hex)
    select 'hue' || n, '色', 'Hue', '#' || lpad(to_hex(n * 16000), 6, '0') from generate_series(1, 999) n`);
  await db.execute(sql`with made as (
    insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'h' || n, 'intl_code', 'H' || n, 'code_key', 'H' || n,
      'color_id', 'hue' || n, 'shape', case when n % 100 = 0 then 'nothing' else 'coat' end))).*
    from products p, generate_series(1, 999) n where p.id = ${one} returning id)
    insert into list_items (list_id, product_id, position, price_cents) select ${many}, id, 2, 100 from made`);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const { job, bytes } = await exportedSheet(fixture.server, fixture.lin, {
    type: 'LIST',
    listId: many,
    columns: ['image', 'intlCode'],
  });
  clearInterval(watch);
  expect(job).toMatchObject({ mode: 'IMAGE', state: 'DONE', total: 1000, done: 1000, missingPictures: 9 });
  const media = [...(await partsOf(bytes)).keys()].filter((name) => name.startsWith('xl/media/'));
  expect(media.length, 'pictures of their own, and the placeholder once').toBe(992);
  expect((most - before) / 1_048_576).toBeLessThan(250);
});
