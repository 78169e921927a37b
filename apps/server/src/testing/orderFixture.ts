import { sql } from 'drizzle-orm';
import type { Config } from '../config/config';
import type { Db } from '../db/pool';
import { field, makeAddress, makeBasics, makeList, makeProduct, makeTeam } from './builders';
import { giveCredit } from './giveCredit';
import { agreeOn, detailFor, type Ordered, orderProducts } from './orderSteps';
import { makeBuyer, makeStaff } from './people';
import { startTestServer, type TestServer } from './startTestServer';
import type { Tester } from './testers';

/** Fixture for tests of orders: a team of two, a buyer outside of it, staff of several roles, one list. */
export interface OrderFixture {
  server: TestServer;
  lin: Tester;
  chen: Tester;
  stranger: Tester;
  sales: Tester;
  guest: Tester;
  linId: string;
  teamId: string;
  listId: string;
  addressId: string;
  /** Makes a coat in two sizes, 20 pieces each, and an order of it; `subs` 2 adds a sub-order of another warehouse. */
  order(options?: { qty?: number; subs?: 1 | 2; priceCents?: number }): Promise<MadeOrder>;
  /** Makes the same order, confirmed by both sides, so that it waits for payment. */
  orderToPay(options?: { qty?: number; subs?: 1 | 2; priceCents?: number }): Promise<MadeOrder>;
  /** Uploads a PDF as a person; returns its id. */
  proof(payer: Tester): Promise<string>;
  /** Adds credit to the team, EUR cents. */
  giveCredit(amountCents: number): Promise<void>;
  /** Returns the order as the buyer sees it. */
  detail(id: string): Promise<unknown>;
}

/** Order made for a test. */
export interface MadeOrder extends Ordered {
  skuIds: string[];
}

/** Starts a server, with settings of its own when a test needs them, and makes the people and products that tests of orders need. */
export async function startOrderFixture(config: Partial<Config> = {}): Promise<OrderFixture> {
  const server = await startTestServer({ config });
  const { db } = server;
  await makeBasics(db);
  const salespersonId = await makeStaff(db, { username: 'giulia' }, 'SALES');
  const linId = await makeBuyer(db, { username: 'lin', phone: '13800136021', salespersonId });
  const chenId = await makeBuyer(db, { username: 'chen', phone: '13800136022', salespersonId });
  await makeBuyer(db, { username: 'stranger', phone: '13800136023', salespersonId });
  await makeStaff(db, { username: 'guest2' }, 'GUEST');
  const teamId = await makeTeam(db, linId, [chenId]);
  const people = await Promise.all(['lin', 'chen', 'stranger'].map((name) => server.buyer(name)));
  const [lin, chen, stranger] = people;
  const [sales, guest] = await Promise.all(['giulia', 'guest2'].map((name) => server.staff(name)));
  if (!lin || !chen || !stranger || !sales || !guest) throw new Error('somebody could not sign in');
  const addressId = await makeAddress(db, linId);
  const listId = await makeList(db);
  const detail = (id: string) => detailFor(lin, id);

  const order: OrderFixture['order'] = async ({ qty = 5, subs = 1, priceCents = 10_000 } = {}) => {
    const products = [await makeProduct(db, { listId, sizes: { '38': 20, '40': 20 }, priceCents })];
    if (subs === 2) {
      products.push(
        await makeProduct(db, { listId, sizes: { '38': 20, '40': 20 }, priceCents, warehouseId: 'HK-01' }),
      );
    }
    const skuIds = products.flatMap((id) => [`${id}-38`, `${id}-40`]);
    const lines = skuIds.map((skuId) => ({ skuId, listId, qty }));
    return { ...(await orderProducts(lin, addressId, lines)), skuIds };
  };

  return {
    server,
    lin,
    chen,
    stranger,
    sales,
    guest,
    linId,
    teamId,
    listId,
    addressId,
    detail,
    order,
    async proof(payer) {
      const file = { filename: 'transfer.pdf', data: Buffer.from('%PDF-1.7\nproof') };
      return String(field((await payer.form('/api/sp/front/upload/file', { file })).data, 'id'));
    },
    giveCredit: (amountCents) => giveCredit(db, teamId, amountCents),
    async orderToPay(options) {
      const made = await order(options);
      await agreeOn({ buyer: lin, staff: sales }, made);
      return made;
    },
  };
}

/** Returns SKUs whose locked pieces are not the sum of their open locks, or that are oversold. */
export async function wrongLocks(db: Db): Promise<unknown[]> {
  const found = await db.execute(sql`
    select s.sku_id, s.locked, coalesce(sum(l.qty), 0) as held from stock s
    left join stock_locks l on l.sku_id = s.sku_id
    group by s.sku_id having s.locked <> coalesce(sum(l.qty), 0) or s.locked < 0 or s.locked > s.on_hand`);
  return found.rows;
}
