import { randomUUID } from 'node:crypto';
import { field } from './builders';
import type { OrderHouse } from './orderHouse';
import type { Tester } from './testers';

const key = () => ({ 'idempotency-key': randomUUID() });

/** Who orders to which address, and the staff who see it through. */
interface Short {
  buyer: Tester;
  from: string;
  root: Tester;
  finance: Tester;
}

/** An order that is paid and whose parcel arrived with two of ten pieces missing. */
export async function receivedShort(house: OrderHouse, { buyer, from, root, finance }: Short) {
  const { skuIds } = await house.order();
  const lines = [{ skuId: skuIds[0], listId: house.listId, qty: 10 }];
  const body = { lines, addressId: from, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
  const made = await buyer.post('/api/sp/front/inquiry/create', body, key());
  const id = String(field(made.data, 'orderId'));
  const detail = async () => (await buyer.get(`/api/sp/front/order/detail/${id}`)).data;
  const sub = String(field(await detail(), 'subs', 0, 'id'));
  await root.put(`/api/v1/sub-orders/${sub}/confirm`, { lines: [], version: 1 });
  await root.put(`/api/v1/sub-orders/${sub}/acknowledge`, { lines: [], version: 2 });
  const version = field(await detail(), 'version');
  await buyer.post('/api/sp/front/inquiry/confirm', { subOrderIds: [sub], version });
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
