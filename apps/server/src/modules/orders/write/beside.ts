import type { OrderAmounts } from '@selvedge/domain/orders/amountParts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { orders, subOrders } from '../../../db/schema/orders';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { ownerOfCustomer } from '../../auth/access/dataScope';
import { announceOrder, type DirectChangeAction, noticeBuyers, notifyBuyers } from '../notices/notify';
import type { Order, OrderBundle, Sub } from '../read/bundle';

/** A change of an order that is not in the transition table. */
export interface DirectChange {
  action: DirectChangeAction;
  /** Sub-order the change is about; the whole order when absent. */
  subId?: string;
  /** New values of columns of the order. */
  order?: Partial<
    Pick<Order, 'kind' | 'expectedArrival' | 'askedQty' | 'askedValueCents' | 'status' | 'flow'> &
      OrderAmounts
  >;
  /** New values of columns of sub-orders, by sub-order id. */
  subs?: ReadonlyMap<string, Partial<Pick<Sub, 'shipEstimate' | 'receiveEstimate'>>>;
  /** Values for the operation record besides the columns of the order. */
  before?: object;
  after?: object;
  /** Reason; the customer reads it. */
  note?: string;
}

/**
 * Changes a locked order outside the transition table: raises versions, writes the operation record, notifies its buyers and updates open
 * pages in the same transaction. Returns the resulting order.
 */
export async function changeOutsideTransitions(
  ctx: Pick<Context, 'actor' | 'now'>,
  tx: Tx,
  { order, subs, lines, tiers }: OrderBundle,
  { action, subId, note, ...change }: DirectChange,
): Promise<OrderBundle> {
  const updatedAt = ctx.now;
  const next = { ...order, ...change.order, version: order.version + 1, updatedAt };
  await tx
    .update(orders)
    .set({ ...change.order, version: next.version, updatedAt })
    .where(eq(orders.id, order.id));
  const nextSubs: Sub[] = [];
  for (const sub of subs) {
    const own = change.subs?.get(sub.id);
    const isMeant = own !== undefined || sub.id === subId;
    const changed = isMeant ? { ...own, version: sub.version + 1, updatedAt } : {};
    if (isMeant) await tx.update(subOrders).set(changed).where(eq(subOrders.id, sub.id));
    nextSubs.push({ ...sub, ...changed });
  }
  const was = Object.keys(change.order ?? {}).map((key) => [key, order[key as keyof Order]]);
  await record(tx, {
    entity: subId === undefined ? 'order' : 'subOrder',
    entityId: subId ?? order.id,
    action,
    actor: ctx.actor,
    before: { ...Object.fromEntries(was), ...change.before },
    after: { ...change.order, ...change.after },
    note,
    at: ctx.now,
  });
  const facts = { orderNo: order.orderNo };
  const ids = [...new Set([...(await noticeBuyers(tx, order)), order.buyerId])];
  const inLanguage = (language: Language) => {
    const text = translate(language, `orderNotices.${action}.text`, facts);
    return {
      title: translate(language, `orderNotices.${action}.title`, facts),
      text: note === undefined ? text : translate(language, 'orderNotices.withNote', { text, note }),
    };
  };
  await notifyBuyers(tx, order, ids, inLanguage, action === 'refund' ? 'PAYMENT' : 'ORDER');
  const subOrderIds = subId === undefined ? [] : [subId];
  await announceOrder(tx, next, { action, subOrderIds }, await ownerOfCustomer(tx, order.buyerId));
  return { order: next, subs: nextSubs, lines, tiers };
}
