import { HOUSE_TIME_ZONE } from '@selvedge/domain/constants';
import { dateInZone } from '@selvedge/domain/time/zones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importJobs } from '../../db/schema/imports';
import { field, makeProduct } from '../../testing/builders';
import { type OrderHouse, startOrderHouse } from '../../testing/orderHouse';

let house: OrderHouse;
beforeAll(async () => {
  house = await startOrderHouse();
  const skuId = `${await makeProduct(house.server.db, { listId: house.listId, sizes: { '38': 7 } })}-38`;
  await house.order();
  const lines = [{ skuId, listId: house.listId, qty: 1 }];
  expect(await house.lin.post('/api/sp/front/cart/add', { lines })).toMatchObject({ code: 200 });
});
afterAll(() => house.server.close());

/** Days on which a call made now may be noted: one, or two around midnight in the house. */
const days = (from: number) => [from, Date.now()].map((moment) => dateInZone(moment, HOUSE_TIME_ZONE));

test.each([
  ['LIST', 'intlCode', '米兰女装现货', 'Milan womenswear'],
  ['PRODUCT', 'intlCode', '超级清单', 'Superlists'],
  ['ORDER', 'orderNo', '采购订单', 'Orders'],
  ['CART', 'intlCode', '购物车', 'Shopping cart'],
])(
  'X-B83 Q-08 an export of the type %s is called after what is in it, in the language of who asks',
  async (type, column, chinese, english) => {
    const list = type === 'LIST' ? { listId: house.listId } : {};
    for (const [language, name] of [
      ['zh-CN', chinese],
      ['en', english],
    ] as const) {
      const from = Date.now();
      const body = { type, ...list, columns: [column] };
      const asked = await house.lin.post('/api/sp/front/export/create', body, {
        'accept-language': language,
      });
      expect(days(from).map((day) => `${name} ${day}.xlsx`)).toContain(field(asked.data, 'fileName'));
      await house.server.db.delete(importJobs);
    }
  },
);
