import { totals } from '@selvedge/domain/money/minimums';
import { surchargeAtSubmit } from '@selvedge/domain/money/surchargeFreeze';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { buyers } from '../../../db/schema/accounts';
import { orderLines, orders, subOrders } from '../../../db/schema/orders';
import { announceCart } from '../../cart/write/announce';
import type { OrderBundle } from '../../orders/read/bundle';
import { syncLocks } from '../../orders/machine/stockLocks';
import { announceStock, notifyStep } from '../../orders/notices/notify';
import { nextNumber } from '../../orders/write/numbers';
import { buildOrder, type NewOrderRows } from './build';
import type { InquiryCall, InquiryEffects } from './call';
import { inquiryRules, inquirySums } from '../read/lines';
import { endDraft, takeFromCart } from './sources';

async function insert(tx: Tx, rows: NewOrderRows): Promise<OrderBundle> {
  const [order] = await tx.insert(orders).values(rows.order).returning();
  const subs = await tx.insert(subOrders).values(rows.subs).returning();
  const lines = await tx.insert(orderLines).values(rows.lines).returning();
  if (order === undefined) throw new Error('the order was not stored');
  return { order, subs, lines };
}

async function salespersonId(tx: Tx, buyerId: string): Promise<string | null> {
  const [row] = await tx
    .select({ salespersonId: buyers.salespersonId })
    .from(buyers)
    .where(eq(buyers.id, buyerId));
  return row?.salespersonId ?? null;
}

/** The order once `store` has run, which stands before all that need it. */
export function storedBundle({ bundle }: InquiryCall): OrderBundle {
  if (bundle === null) throw new Error('the order is not stored yet');
  return bundle;
}

/** What M-T1 does. */
export const EFFECTS: InquiryEffects = {
  computeSurcharge: (call) => {
    const { goodsCents, discountCents } = inquirySums(call.lines);
    call.surcharge = surchargeAtSubmit(goodsCents - discountCents);
  },

  store: async (call) => {
    const { ctx, tx, input, buyer, lines, surcharge } = call;
    const { now } = ctx;
    call.bundle = await insert(
      tx,
      buildOrder({
        orderNo: await nextNumber(ctx, 'O', now),
        buyer: { id: buyer.id, teamId: buyer.teamId, salespersonId: await salespersonId(tx, buyer.id) },
        lines,
        totals: totals(...inquiryRules(lines), { surcharge }),
        address: call.address,
        paymentMethod: input.paymentMethod,
        notifyUserIds: call.notifyUserIds,
        remark: input.remark ?? null,
        now,
      }),
    );
    const { id, remark, ...order } = call.bundle.order;
    const { status, flow, goodsCents, surchargeCents, payableCents, askedQty } = order;
    await record(tx, {
      entity: 'order',
      entityId: id,
      action: 'submitInquiry',
      actor: ctx.actor,
      after: { status, flow, askedQty, goodsCents, surchargeCents, payableCents },
      note: remark ?? undefined,
      at: now,
    });
  },

  lockStock: async (call) => {
    await syncLocks(call.tx, storedBundle(call));
  },

  takeFromCart: async (call) => {
    const { tx, inCart, input } = call;
    call.cartsOf = await takeFromCart(tx, [...inCart.keys()]);
    if (input.draftId !== undefined) await endDraft(tx, input.draftId);
  },

  notify: async (call) => {
    const { ctx, tx } = call;
    const { order, subs } = storedBundle(call);
    const step = { action: 'submitInquiry', actor: ctx.actor, note: '', subOrderIds: [] } as const;
    await notifyStep(tx, order, step);
    if (order.kind === 'SPOT')
      await announceStock(
        tx,
        subs.map(({ listId }) => listId),
      );
    await announceCart(tx, call.cartsOf);
  },
};
