import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { dateInZone } from '@selvedge/domain/time/zones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importJobs } from '../../db/schema/imports';
import { field, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const skuId = `${await makeProduct(fixture.server.db, { listId: fixture.listId, sizes: { '38': 7 } })}-38`;
  await fixture.order();
  const lines = [{ skuId, listId: fixture.listId, qty: 1 }];
  expect(await fixture.lin.post('/api/sp/front/cart/add', { lines })).toMatchObject({ code: 200 });
});
afterAll(() => fixture.server.close());

/** Days of the business time zone that a call made now may store: one, or two around midnight. */
const days = (from: number) => [from, Date.now()].map((moment) => dateInZone(moment, BUSINESS_TIME_ZONE));

test.each([
  ['LIST', 'intlCode', '米兰女装现货', 'Milan womenswear'],
  ['PRODUCT', 'intlCode', '超级清单', 'Superlists'],
  ['ORDER', 'orderNo', '采购订单', 'Orders'],
  ['CART', 'intlCode', '购物车', 'Shopping cart'],
])(
  'X-B83 Q-08 an export of the type %s is called after what is in it, in the language of who asks',
  async (type, column, chinese, english) => {
    const list = type === 'LIST' ? { listId: fixture.listId } : {};
    for (const [language, name] of [
      ['zh-CN', chinese],
      ['en', english],
    ] as const) {
      const from = Date.now();
      const body = { type, ...list, columns: [column] };
      const asked = await fixture.lin.post('/api/sp/front/export/create', body, {
        'accept-language': language,
      });
      expect(days(from).map((day) => `${name} ${day}.xlsx`)).toContain(field(asked.data, 'fileName'));
      await fixture.server.db.delete(importJobs);
    }
  },
);
