import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Db } from '../db/pool';
import { SYSTEM_ACTOR } from '../db/records';
import { changeCredit } from '../modules/credit/write';
import { field, makeAddress, makeBasics, makeList, makeProduct, makeTeam } from './builders';
import { makeBuyer, makeStaff } from './people';
import { startTestServer, type TestServer } from './startTestServer';
import type { Tester } from './testers';

/** A team of two, a stranger, staff of several roles, one list. */
export interface OrderHouse {
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
  /** The same, confirmed by both sides: it waits to be paid. */
  orderToPay(options?: { qty?: number; subs?: 1 | 2; priceCents?: number }): Promise<MadeOrder>;
  /** Uploads a PDF as a person; answers its id. */
  proof(payer: Tester): Promise<string>;
  /** Gives the team credit, EUR cents. */
  giveCredit(amountCents: number): Promise<void>;
  /** The order as the buyer sees it. */
  detail(id: string): Promise<unknown>;
}

/** An order made for a test. */
export interface MadeOrder {
  id: string;
  subIds: string[];
  skuIds: string[];
}

/** Starts a server, with settings of its own where a test needs them, and the people and goods the tests of orders need. */
export async function startOrderHouse(config: Partial<Config> = {}): Promise<OrderHouse> {
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
  const detail = async (id: string) => (await lin.get(`/api/sp/front/order/detail/${id}`)).data;

  const order: OrderHouse['order'] = async ({ qty = 5, subs = 1, priceCents = 10_000 } = {}) => {
    const goods = [await makeProduct(db, { listId, sizes: { '38': 20, '40': 20 }, priceCents })];
    if (subs === 2) {
      goods.push(
        await makeProduct(db, { listId, sizes: { '38': 20, '40': 20 }, priceCents, warehouseId: 'HK-01' }),
      );
    }
    const skuIds = goods.flatMap((id) => [`${id}-38`, `${id}-40`]);
    const body = {
      lines: skuIds.map((skuId) => ({ skuId, listId, qty })),
      addressId,
      paymentMethod: 'OFFLINE_TRANSFER',
      notifyUserIds: [],
    };
    const made = await lin.post('/api/sp/front/inquiry/create', body, { 'idempotency-key': randomUUID() });
    const id = String(field(made.data, 'orderId'));
    const subRows = field(await detail(id), 'subs');
    if (!Array.isArray(subRows)) throw new Error(`no order was made: ${made.raw.body}`);
    return { id, skuIds, subIds: subRows.map((sub) => String(field(sub, 'id'))) };
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
    async giveCredit(amountCents) {
      const at = new Date();
      const given = {
        teamId,
        type: 'ADJUSTMENT',
        amountCents,
        orderId: null,
        actor: SYSTEM_ACTOR,
        at,
      } as const;
      await db.transaction((tx) => changeCredit(tx, given));
    },
    async orderToPay(options) {
      const made = await order(options);
      for (const sub of made.subIds) {
        await sales.put(`/api/v1/sub-orders/${sub}/confirm`, { lines: [], version: 1 });
        await sales.put(`/api/v1/sub-orders/${sub}/acknowledge`, { lines: [], version: 2 });
      }
      const version = field(await detail(made.id), 'version');
      await lin.post('/api/sp/front/inquiry/confirm', { subOrderIds: made.subIds, version });
      return made;
    },
  };
}

/** SKUs whose locked pieces are not the sum of their open locks, or that are oversold. */
export async function wrongLocks(db: Db): Promise<unknown[]> {
  const found = await db.execute(sql`
    select s.sku_id, s.locked, coalesce(sum(l.qty), 0) as held from stock s
    left join stock_locks l on l.sku_id = s.sku_id
    group by s.sku_id having s.locked <> coalesce(sum(l.qty), 0) or s.locked < 0 or s.locked > s.on_hand`);
  return found.rows;
}
