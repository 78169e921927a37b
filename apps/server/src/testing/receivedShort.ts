import { randomUUID } from 'node:crypto';
import { field } from './builders';
import type { OrderFixture } from './orderFixture';
import { agreeOn, detailFor, orderProducts } from './orderSteps';
import type { Caller } from './testers';

const key = () => ({ 'idempotency-key': randomUUID() });

/** Buyer with the id of the delivery address, and the staff who process the order. */
interface Short {
  buyer: Caller;
  from: string;
  root: Caller;
  finance: Caller;
}

/** Makes an order of the fixture's products that is paid and whose parcel arrived with two of ten pieces missing. */
export async function receivedShort(fixture: OrderFixture, people: Short) {
  const { skuIds } = await fixture.order();
  return shortParcel(people, { skuId: String(skuIds[0]), listId: fixture.listId });
}

/** Makes an order of ten pieces that is paid and whose parcel arrived with two of them missing. */
export async function shortParcel(
  { buyer, from, root, finance }: Short,
  product: { skuId: string; listId: string },
) {
  const ordered = await orderProducts(buyer, from, [{ ...product, qty: 10 }]);
  const { id } = ordered;
  const sub = ordered.subIds[0];
  const detail = () => detailFor(buyer, id);
  await agreeOn({ buyer, staff: root }, ordered);
  const amountCents = Number(field(await detail(), 'payableCents'));
  const paid = {
    orderId: id,
    method: 'OFFLINE_CASH',
    amountCents,
    paidAt: '2026-01-02T00:00:00Z',
    fileIds: [],
  };
  const payment = field((await root.post('/api/v1/payments', paid, key())).data, 'id');
  await finance.put(`/api/v1/payments/${String(payment)}/verify`, { amountCents, version: 1 });
  const orderLineId = String(field(await detail(), 'subs', 0, 'lines', 0, 'id'));
  const parcel = { no: 1, items: [{ orderLineId, qty: 10 }] };
  await root.post(
    '/api/v1/shipments',
    {
      subOrderId: sub,
      courier: 'DHL',
      trackingNo: '1',
      phoneTail: '6021',
      packingQty: 1,
      packages: [parcel],
      fileIds: [],
    },
    key(),
  );
  await buyer.post('/api/sp/front/order/receipt/confirm', {
    subOrderId: sub,
    lines: [{ id: orderLineId, receivedQty: 8 }],
    version: field(await detail(), 'subs', 0, 'version'),
  });
  const claim = field(await detail(), 'subs', 0, 'claims', 0);
  return { id, detail, claim: String(field(claim, 'id')), worth: Number(field(claim, 'amountCents')) };
}
