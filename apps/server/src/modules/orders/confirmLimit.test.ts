import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamMembers } from '../../db/schema/accounts';
import { field, makeAddress, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import type { Tester } from '../../testing/testers';

const FRONT = '/api/sp/front';
let fixture: OrderFixture;
let chenId: string;

beforeAll(async () => {
  fixture = await startOrderFixture();
  chenId = String(field((await fixture.chen.get(`${FRONT}/user/get/info`)).data, 'id'));
});
afterAll(() => fixture.server.close());

interface Order {
  version: number;
  totals: { payableCents: number };
  subs: { id: string; version: number; lines: { id: string; askedQty: number }[] }[];
}
const read = async (id: string) => (await fixture.detail(id)) as Order;

const limit = (spendLimitCents: number) =>
  fixture.server.db.update(teamMembers).set({ spendLimitCents }).where(eq(teamMembers.buyerId, chenId));

/** Sets the price of all lines, EUR cents per piece, then confirms and acknowledges every sub-order as staff. */
async function offer(id: string, priceCents: number): Promise<void> {
  const { version, subs } = await read(id);
  const lines = subs.flatMap((sub) =>
    sub.lines.map((line) => ({ id: line.id, qty: line.askedQty, priceCents })),
  );
  const changed = await fixture.sales.put(`/api/v1/orders/${id}/lines`, { lines, version });
  expect(changed.code, changed.raw.body).toBe(200);
  for (const step of ['confirm', 'acknowledge']) {
    for (const { id: subId, version: at } of (await read(id)).subs)
      await fixture.sales.put(`/api/v1/sub-orders/${subId}/${step}`, { lines: [], version: at });
  }
}

async function confirm(by: Tester, id: string) {
  const { version, subs } = await read(id);
  return by.post(`${FRONT}/inquiry/confirm`, { subOrderIds: subs.map((sub) => sub.id), version });
}

test('X-B41 M-T4 E-40916 an offer above the own limit is not agreed to by that member, but by the leader', async () => {
  const { id } = await fixture.order();
  const asked = (await read(id)).totals.payableCents;
  await limit(asked);
  await offer(id, 50_000);
  expect(await confirm(fixture.chen, id)).toMatchObject({ code: 40916, data: { limitCents: asked } });
  expect((await confirm(fixture.lin, id)).code).toBe(200);

  const same = await fixture.order();
  await offer(same.id, 10_000);
  const within = await confirm(fixture.chen, same.id);
  expect(within.code, within.raw.body).toBe(200);
});

test('X-B41 X-B76 E-40916 what the leader approved is confirmed by its member, a dearer offer of it is not', async () => {
  await limit(50_000);
  const approved = async () => {
    const product = await makeProduct(fixture.server.db, { listId: fixture.listId, sizes: { '38': 20 } });
    const body = {
      lines: [{ skuId: `${product}-38`, listId: fixture.listId, qty: 10 }],
      addressId: await makeAddress(fixture.server.db, chenId),
      paymentMethod: 'OFFLINE_TRANSFER',
      notifyUserIds: [],
    };
    const waits = await fixture.chen.post(`${FRONT}/team/approval/ask`, body, {
      'idempotency-key': randomUUID(),
    });
    const orderDraftId = field(waits.data, 'orderDraftId');
    const agreed = await fixture.lin.post(`${FRONT}/team/approval/handle`, { orderDraftId, approve: true });
    expect(agreed.code, agreed.raw.body).toBe(200);
    return String(field(agreed.data, 'order', 'orderId'));
  };
  const [same, dearer] = [await approved(), await approved()];
  await offer(same, 10_000);
  const within = await confirm(fixture.chen, same);
  expect(within.code, within.raw.body).toBe(200);
  await offer(dearer, 12_000);
  expect(await confirm(fixture.chen, dearer)).toMatchObject({ code: 40916, data: { limitCents: 50_000 } });
  expect((await confirm(fixture.lin, dearer)).code).toBe(200);
});
