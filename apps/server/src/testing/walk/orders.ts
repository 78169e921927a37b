import { field, makeAddress, makeProduct } from '../builders';
import type { Tester } from '../testers';
import { dataOf, newBuyer, type WalkFixture } from './fixture';

/** Shipping time before all times that examples have for a parcel's tracking events. */
const SHIPPED_AT = '2025-11-19T08:00:00Z';

/** Order with one sub-order. */
export interface WalkOrder {
  id: string;
  subId: string;
  /** Ids of its lines, five pieces each. */
  lineIds: string[];
  /** Quantities of its lines, in the form that shipments use. */
  items: { orderLineId: string; qty: number }[];
  /** Payable amount, EUR cents. */
  payableCents: number;
  /** Version of the sub-order. */
  version: number;
}

/** Parcel with every piece of its order. */
export interface WalkParcel {
  id: string;
  shipmentNo: string;
  order: WalkOrder;
}

async function orderOf(buyer: Tester, id: string): Promise<WalkOrder> {
  const detail = dataOf(await buyer.get(`/api/sp/front/order/detail/${id}`));
  const sub = field(detail, 'subs', 0);
  const lines = field(sub, 'lines') as { id: string; confirmedQty: number }[];
  return {
    id,
    subId: String(field(sub, 'id')),
    lineIds: lines.map((line) => line.id),
    items: lines.map((line) => ({ orderLineId: line.id, qty: line.confirmedQty })),
    payableCents: Number(field(detail, 'payableCents')),
    version: Number(field(sub, 'version')),
  };
}

/** Makes an order of lin's that waits to be shipped: it is paid completely with credit of the team. */
export async function paidOrder(fixture: WalkFixture): Promise<WalkOrder> {
  const { id } = await fixture.orderToPay();
  const { payableCents } = await orderOf(fixture.lin, id);
  await fixture.giveCredit(payableCents);
  const used = { orderId: id, amountCents: payableCents };
  dataOf(await fixture.lin.post('/api/sp/front/payment/credit/apply', used));
  return orderOf(fixture.lin, id);
}

async function send(fixture: WalkFixture, buyer: Tester, order: WalkOrder): Promise<WalkParcel> {
  const parcel = dataOf(
    await fixture.root.post('/api/v1/shipments', {
      subOrderId: order.subId,
      courier: 'DHL',
      trackingNo: '8842 1107 3965',
      phoneTail: '6021',
      packingQty: 1,
      packages: [{ no: 1, items: order.items, weightG: 9400 }],
      fileIds: [],
      shippedAt: SHIPPED_AT,
    }),
  );
  return {
    id: String(field(parcel, 'id')),
    shipmentNo: String(field(parcel, 'shipmentNo')),
    order: await orderOf(buyer, order.id),
  };
}

/** Makes a parcel with all of an order of lin's, in transit since November 2025. */
export async function sentParcel(fixture: WalkFixture): Promise<WalkParcel> {
  return send(fixture, fixture.lin, await paidOrder(fixture));
}

/** Claim of a customer on an order. */
export interface WalkClaim {
  id: string;
  orderId: string;
  /** Amount of the claim, EUR cents. */
  amountCents: number;
}

/** Makes an open claim of a customer without a team, who paid for ten pieces of 10,000.00 EUR and received eight. */
export async function openClaim(fixture: WalkFixture): Promise<WalkClaim> {
  const { server, root, finance, listId } = fixture;
  const customer = await newBuyer(fixture);
  const [buyer, addressId] = [
    await server.buyer(customer.username),
    await makeAddress(server.db, customer.id),
  ];
  const productId = await makeProduct(server.db, { listId, sizes: { '38': 20 }, priceCents: 1_000_000 });
  const wish = {
    lines: [{ skuId: `${productId}-38`, listId, qty: 10 }],
    addressId,
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [],
  };
  const orderId = String(field(dataOf(await buyer.post('/api/sp/front/inquiry/create', wish)), 'orderId'));
  const asked = await orderOf(buyer, orderId);
  const sub = `/api/v1/sub-orders/${asked.subId}`;
  dataOf(await root.put(`${sub}/confirm`, { lines: [], version: 1 }));
  dataOf(await root.put(`${sub}/acknowledge`, { lines: [], version: 2 }));
  const { data } = await buyer.get(`/api/sp/front/order/detail/${orderId}`);
  const agreed = { subOrderIds: [asked.subId], version: field(data, 'version') };
  dataOf(await buyer.post('/api/sp/front/inquiry/confirm', agreed));
  const order = await orderOf(buyer, orderId);
  const amountCents = order.payableCents;
  const cash = { orderId, method: 'OFFLINE_CASH', amountCents, paidAt: SHIPPED_AT, fileIds: [] };
  const payment = field(dataOf(await root.post('/api/v1/payments', cash)), 'id');
  dataOf(await finance.put(`/api/v1/payments/${String(payment)}/verify`, { amountCents, version: 1 }));
  const parcel = await send(fixture, buyer, order);
  const receipt = {
    subOrderId: order.subId,
    lines: order.lineIds.map((id) => ({ id, receivedQty: 8 })),
    version: parcel.order.version,
  };
  dataOf(await buyer.post('/api/sp/front/order/receipt/confirm', receipt));
  const received = dataOf(await buyer.get(`/api/sp/front/order/detail/${orderId}`));
  const claim = field(received, 'subs', 0, 'claims', 0);
  return { id: String(field(claim, 'id')), orderId, amountCents: Number(field(claim, 'amountCents')) };
}
