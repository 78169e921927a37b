import { randomUUID } from 'node:crypto';
import { field } from './builders';
import type { Answer, Caller } from './testers';

/** SKU of a list with a quantity. */
export interface OrderedLine {
  skuId: string;
  listId: string;
  qty: number;
}

/** Ids of an order and its sub-orders. */
export interface Ordered {
  id: string;
  subIds: string[];
}

/** Returns the order as its customer sees it. */
export async function detailFor(buyer: Caller, id: string): Promise<unknown> {
  return (await buyer.get(`/api/sp/front/order/detail/${id}`)).data;
}

/** Places an order for an address of the customer. */
export async function orderProducts(
  buyer: Caller,
  addressId: string,
  lines: readonly OrderedLine[],
): Promise<Ordered> {
  const body = { lines, addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
  const made = await buyer.post('/api/sp/front/inquiry/create', body, { 'idempotency-key': randomUUID() });
  const id = String(field(made.data, 'orderId'));
  const subs = field(await detailFor(buyer, id), 'subs');
  if (!Array.isArray(subs)) throw new Error(`no order was made: ${made.code} ${made.message}`);
  return { id, subIds: subs.map((sub) => String(field(sub, 'id'))) };
}

/** Confirms and acknowledges all of an order as staff, and agrees as its customer: it then waits for payment. */
export async function agreeOn(
  { buyer, staff }: { buyer: Caller; staff: Caller },
  { id, subIds }: Ordered,
): Promise<Answer> {
  for (const sub of subIds) {
    await staff.put(`/api/v1/sub-orders/${sub}/confirm`, { lines: [], version: 1 });
    await staff.put(`/api/v1/sub-orders/${sub}/acknowledge`, { lines: [], version: 2 });
  }
  const version = field(await detailFor(buyer, id), 'version');
  return buyer.post('/api/sp/front/inquiry/confirm', { subOrderIds: subIds, version });
}
