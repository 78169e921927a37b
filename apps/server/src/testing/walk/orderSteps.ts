import { eq } from 'drizzle-orm';
import { stock } from '../../db/schema/stock';
import { field, makeList, makeProduct } from '../builders';
import { dataOf, type PreparedCalls, type WalkFixture } from './fixture';

/** Order of lin's before a transition. */
interface Step {
  orderId: string;
  subId: string;
  /** Version of the order. */
  version: unknown;
}

async function stepOf(fixture: WalkFixture, orderId: string): Promise<Step> {
  const detail = await fixture.detail(orderId);
  return {
    orderId,
    subId: String(field(detail, 'subs', 0, 'id')),
    version: field(detail, 'version'),
  };
}

/** Makes an order that waits for staff; the version of its sub-order is 1. */
async function askedOrder(fixture: WalkFixture): Promise<Step> {
  return stepOf(fixture, (await fixture.order()).id);
}

/** Makes an order confirmed by staff: its sub-order waits for the acknowledgement and has version 2. */
async function confirmedOrder(fixture: WalkFixture): Promise<Step> {
  const { orderId, subId } = await askedOrder(fixture);
  dataOf(await fixture.root.put(`/api/v1/sub-orders/${subId}/confirm`, { lines: [], version: 1 }));
  return stepOf(fixture, orderId);
}

/** Makes an order that is offered to the customer. */
async function offeredOrder(fixture: WalkFixture): Promise<Step> {
  const { orderId, subId } = await confirmedOrder(fixture);
  dataOf(await fixture.root.put(`/api/v1/sub-orders/${subId}/acknowledge`, { lines: [], version: 2 }));
  return stepOf(fixture, orderId);
}

/** Makes a futures order that both sides agreed on and whose goods have arrived. */
async function futuresOrder(fixture: WalkFixture): Promise<Step> {
  const { server, lin, addressId } = fixture;
  const terms = { kind: 'FUTURES', depositBp: 3000, expectedArrival: '2099-01-31' } as const;
  const listId = await makeList(server.db, terms);
  const productId = await makeProduct(server.db, { listId, kind: 'FUTURES', sizes: { '38': 20 } });
  const lines = [{ skuId: `${productId}-38`, listId, qty: 10 }];
  const wish = { lines, addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
  const made = dataOf(await lin.post('/api/sp/front/inquiry/create', wish));
  const { orderId, subId } = await stepOf(fixture, String(field(made, 'orderId')));
  dataOf(await fixture.root.put(`/api/v1/sub-orders/${subId}/confirm`, { lines: [], version: 1 }));
  dataOf(await fixture.root.put(`/api/v1/sub-orders/${subId}/acknowledge`, { lines: [], version: 2 }));
  const { version } = await stepOf(fixture, orderId);
  dataOf(await lin.post('/api/sp/front/inquiry/confirm', { subOrderIds: [subId], version }));
  await server.db.update(stock).set({ onHand: 20 }).where(eq(stock.productId, productId));
  return stepOf(fixture, orderId);
}

/** Prepared calls of orders: transitions and changes that would take a shared order out of the state which other calls need. */
export const PREPARED_ORDER_STEPS = {
  frontInquiryConfirm: async (fixture) => {
    const { subId, version } = await offeredOrder(fixture);
    return { caller: fixture.lin, standIn: { subOrderIds: [subId], version } };
  },
  frontInquiryRefuse: async (fixture) => {
    const { subId, version } = await offeredOrder(fixture);
    return { caller: fixture.lin, standIn: { subOrderIds: [subId], version } };
  },
  frontOrderCancel: async (fixture) => {
    const { orderId, version } = await askedOrder(fixture);
    return { caller: fixture.lin, standIn: { orderId, version } };
  },
  putOrdersByIdCancel: async (fixture) => {
    const { orderId, version } = await askedOrder(fixture);
    return { caller: fixture.root, params: { id: orderId }, standIn: { version } };
  },
  putOrdersByIdBig: async (fixture) => {
    const { orderId, subId } = await askedOrder(fixture);
    const rows = field(await fixture.detail(orderId), 'subs', 0, 'lines') as { id: string }[];
    const lines = rows.map(({ id }) => ({ id, confirmedQty: 5 }));
    const subs = [{ id: subId, version: 1, lines }];
    return { caller: fixture.root, params: { id: orderId }, standIn: { subs } };
  },
  putOrdersByIdLines: async (fixture) => {
    const { orderId, version } = await askedOrder(fixture);
    const id = field(await fixture.detail(orderId), 'subs', 0, 'lines', 0, 'id');
    return { caller: fixture.root, params: { id: orderId }, standIn: { lines: [{ id, qty: 4 }], version } };
  },
  postOrdersByIdCloudProducts: async (fixture) => {
    const { server, listId, root } = fixture;
    const { orderId, version } = await askedOrder(fixture);
    const elsewhere = await makeList(server.db);
    const productId = await makeProduct(server.db, { listId: elsewhere, sizes: { '38': 20 } });
    const items = [{ skuId: `${productId}-38`, qty: 1 }];
    return { caller: root, params: { id: orderId }, standIn: { listId, items, version } };
  },
  putSubOrdersByIdConfirm: async (fixture) => {
    const { subId } = await askedOrder(fixture);
    return { caller: fixture.root, params: { id: subId }, standIn: { lines: [], version: 1 } };
  },
  putSubOrdersBatchConfirm: async (fixture) => {
    const { subId } = await askedOrder(fixture);
    return { caller: fixture.root, standIn: { ids: [subId] } };
  },
  putSubOrdersByIdReject: async (fixture) => {
    const { subId } = await askedOrder(fixture);
    return { caller: fixture.root, params: { id: subId }, standIn: { version: 1 } };
  },
  putSubOrdersByIdAcknowledge: async (fixture) => {
    const { orderId, subId } = await confirmedOrder(fixture);
    const id = field(await fixture.detail(orderId), 'subs', 0, 'lines', 0, 'id');
    const lines = [{ id, qty: 5 }];
    return { caller: fixture.root, params: { id: subId }, standIn: { lines, version: 2 } };
  },
  putSubOrdersByIdOffer: async (fixture) => {
    const { orderId, subId } = await offeredOrder(fixture);
    const sub = field(await fixture.detail(orderId), 'subs', 0);
    const lines = [{ id: field(sub, 'lines', 0, 'id'), qty: 4 }];
    return {
      caller: fixture.root,
      params: { id: subId },
      standIn: { lines, version: field(sub, 'version') },
    };
  },
  putFuturesOrdersByIdConvert: async (fixture) => {
    const { orderId, version } = await futuresOrder(fixture);
    return { caller: fixture.root, params: { id: orderId }, standIn: { version } };
  },
} satisfies PreparedCalls;
