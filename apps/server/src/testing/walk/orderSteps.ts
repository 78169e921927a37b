import { eq } from 'drizzle-orm';
import { stock } from '../../db/schema/stock';
import { field, makeList, makeProduct } from '../builders';
import { dataOf, type PreparedCalls, type WalkHouse } from './house';

/** An order of lin's as a step finds it. */
interface Step {
  orderId: string;
  subId: string;
  /** The version of the order. */
  version: unknown;
}

async function stepOf(house: WalkHouse, orderId: string): Promise<Step> {
  const detail = await house.detail(orderId);
  return {
    orderId,
    subId: String(field(detail, 'subs', 0, 'id')),
    version: field(detail, 'version'),
  };
}

/** An order that waits for the house; the version of its sub-order is 1. */
async function askedOrder(house: WalkHouse): Promise<Step> {
  return stepOf(house, (await house.order()).id);
}

/** The same, confirmed by the warehouse: its sub-order waits to be acknowledged and has version 2. */
async function confirmedOrder(house: WalkHouse): Promise<Step> {
  const { orderId, subId } = await askedOrder(house);
  dataOf(await house.root.put(`/api/v1/sub-orders/${subId}/confirm`, { lines: [], version: 1 }));
  return stepOf(house, orderId);
}

/** The same, offered to the customer. */
async function offeredOrder(house: WalkHouse): Promise<Step> {
  const { orderId, subId } = await confirmedOrder(house);
  dataOf(await house.root.put(`/api/v1/sub-orders/${subId}/acknowledge`, { lines: [], version: 2 }));
  return stepOf(house, orderId);
}

/** A futures order that both sides agreed on and whose goods have arrived. */
async function futuresOrder(house: WalkHouse): Promise<Step> {
  const { server, lin, addressId } = house;
  const terms = { kind: 'FUTURES', depositBp: 3000, expectedArrival: '2099-01-31' } as const;
  const listId = await makeList(server.db, terms);
  const productId = await makeProduct(server.db, { listId, kind: 'FUTURES', sizes: { '38': 20 } });
  const lines = [{ skuId: `${productId}-38`, listId, qty: 10 }];
  const wish = { lines, addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
  const made = dataOf(await lin.post('/api/sp/front/inquiry/create', wish));
  const { orderId, subId } = await stepOf(house, String(field(made, 'orderId')));
  dataOf(await house.root.put(`/api/v1/sub-orders/${subId}/confirm`, { lines: [], version: 1 }));
  dataOf(await house.root.put(`/api/v1/sub-orders/${subId}/acknowledge`, { lines: [], version: 2 }));
  const { version } = await stepOf(house, orderId);
  dataOf(await lin.post('/api/sp/front/inquiry/confirm', { subOrderIds: [subId], version }));
  await server.db.update(stock).set({ onHand: 20 }).where(eq(stock.productId, productId));
  return stepOf(house, orderId);
}

/** Steps and changes of orders, each of which takes an order from where others need it. */
export const PREPARED_ORDER_STEPS = {
  frontInquiryConfirm: async (house) => {
    const { subId, version } = await offeredOrder(house);
    return { caller: house.lin, standIn: { subOrderIds: [subId], version } };
  },
  frontInquiryRefuse: async (house) => {
    const { subId, version } = await offeredOrder(house);
    return { caller: house.lin, standIn: { subOrderIds: [subId], version } };
  },
  frontOrderCancel: async (house) => {
    const { orderId, version } = await askedOrder(house);
    return { caller: house.lin, standIn: { orderId, version } };
  },
  putOrdersByIdCancel: async (house) => {
    const { orderId, version } = await askedOrder(house);
    return { caller: house.root, params: { id: orderId }, standIn: { version } };
  },
  putOrdersByIdBig: async (house) => {
    const { orderId, subId } = await askedOrder(house);
    const rows = field(await house.detail(orderId), 'subs', 0, 'lines') as { id: string }[];
    const lines = rows.map(({ id }) => ({ id, confirmedQty: 5 }));
    const subs = [{ id: subId, version: 1, lines }];
    return { caller: house.root, params: { id: orderId }, standIn: { subs } };
  },
  putOrdersByIdLines: async (house) => {
    const { orderId, version } = await askedOrder(house);
    const id = field(await house.detail(orderId), 'subs', 0, 'lines', 0, 'id');
    return { caller: house.root, params: { id: orderId }, standIn: { lines: [{ id, qty: 4 }], version } };
  },
  postOrdersByIdCloudProducts: async (house) => {
    const { server, listId, root } = house;
    const { orderId, version } = await askedOrder(house);
    const elsewhere = await makeList(server.db);
    const productId = await makeProduct(server.db, { listId: elsewhere, sizes: { '38': 20 } });
    const items = [{ skuId: `${productId}-38`, qty: 1 }];
    return { caller: root, params: { id: orderId }, standIn: { listId, items, version } };
  },
  putSubOrdersByIdConfirm: async (house) => {
    const { subId } = await askedOrder(house);
    return { caller: house.root, params: { id: subId }, standIn: { lines: [], version: 1 } };
  },
  putSubOrdersBatchConfirm: async (house) => {
    const { subId } = await askedOrder(house);
    return { caller: house.root, standIn: { ids: [subId] } };
  },
  putSubOrdersByIdReject: async (house) => {
    const { subId } = await askedOrder(house);
    return { caller: house.root, params: { id: subId }, standIn: { version: 1 } };
  },
  putSubOrdersByIdAcknowledge: async (house) => {
    const { orderId, subId } = await confirmedOrder(house);
    const id = field(await house.detail(orderId), 'subs', 0, 'lines', 0, 'id');
    const lines = [{ id, qty: 5 }];
    return { caller: house.root, params: { id: subId }, standIn: { lines, version: 2 } };
  },
  putSubOrdersByIdOffer: async (house) => {
    const { orderId, subId } = await offeredOrder(house);
    const sub = field(await house.detail(orderId), 'subs', 0);
    const lines = [{ id: field(sub, 'lines', 0, 'id'), qty: 4 }];
    return { caller: house.root, params: { id: subId }, standIn: { lines, version: field(sub, 'version') } };
  },
  putFuturesOrdersByIdConvert: async (house) => {
    const { orderId, version } = await futuresOrder(house);
    return { caller: house.root, params: { id: orderId }, standIn: { version } };
  },
} satisfies PreparedCalls;
