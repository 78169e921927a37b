import type { components } from '@selvedge/api-spec/types';
import { totals } from '@selvedge/domain/money/minimums';
import { eq } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import type { Tx } from '../../db/pool';
import { record } from '../../db/records';
import { buyers } from '../../db/schema/accounts';
import { orderLines, orders, type PaymentMethod, subOrders } from '../../db/schema/orders';
import { invalid } from '../../http/errors';
import { announceCart } from '../cart/service';
import type { OrderBundle } from '../orders/bundle';
import { nextNumber } from '../orders/write/numbers';
import { syncLocks } from '../orders/machine/stockLocks';
import { announceOrder, announceStock, notifyStep } from '../orders/notify';
import { inquiryAddress } from './address';
import { buildOrder, type NewOrderRows, splitLines } from './build';
import { addUp, checkLines, holdStock, listsOf, ruleLines, type WantedLine, withProductStock } from './lines';
import {
  inquiryWords,
  refuseAddress,
  refuseClosed,
  refuseMinimums,
  refusePriceless,
  refusePrices,
  refuseShort,
  refuseSpending,
} from './refusals';
import { checkTold, endDraft, holdCartLines, linesOfDraft, takeFromCart } from './sources';

const MOST_SUBS = 99;

/** An inquiry as it was sent: lines or a draft. */
export interface InquiryInput {
  draftId?: string;
  lines?: WantedLine[];
  addressId: string;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark?: string;
  acceptPrices?: boolean;
}

async function insert(tx: Tx, rows: NewOrderRows): Promise<OrderBundle> {
  const [order] = await tx.insert(orders).values(rows.order).returning();
  const subs = await tx.insert(subOrders).values(rows.subs).returning();
  const lines = await tx.insert(orderLines).values(rows.lines).returning();
  if (order === undefined) throw new Error('the order was not stored');
  return { order, subs, lines };
}

async function salespersonOf(tx: Tx, buyerId: string): Promise<string | null> {
  const [row] = await tx
    .select({ salespersonId: buyers.salespersonId })
    .from(buyers)
    .where(eq(buyers.id, buyerId));
  return row?.salespersonId ?? null;
}

/**
 * Makes one order of an inquiry and locks its stock, all in one transaction (M-T1, D-20): the stock rows are held
 * before the last check, so what is checked is what is locked. Refuses with 40903, 40001 (address), 40909, 40902, 40905, 40916.
 */
export function createInquiry(ctx: Context, given: InquiryInput): Promise<components['schemas']['OrderRef']> {
  return ctx.inTransaction((tx) => submit(ctx, tx, given));
}

async function submit(ctx: Context, tx: Tx, given: InquiryInput) {
  const { buyer, now, language } = ctx;
  const words = inquiryWords(language);
  const fromDraft = given.draftId === undefined ? [] : await linesOfDraft(tx, buyer, given.draftId);
  const sent = given.lines ?? fromDraft;
  if (sent.length === 0) throw invalid({ lines: words.lines });
  const wanted = addUp(sent);
  const address = await inquiryAddress(tx, buyer, given.addressId);
  const notifyUserIds = await checkTold(tx, buyer, given.notifyUserIds, language);
  const seen = await checkLines(tx, buyer, wanted);
  const inCart = await holdCartLines(tx, buyer, sent, language);
  const priced = ctx.can('sp:price:view');

  refuseClosed(seen, ctx);
  refuseAddress(seen, address, language);
  refusePriceless(seen, sent, language);
  refusePrices(seen, inCart, !priced || (given.acceptPrices ?? false));
  refuseShort(seen);
  const held = await holdStock(tx, seen);
  refuseShort(held);
  const lines = await withProductStock(tx, held);
  const sums = totals(ruleLines(lines), listsOf(lines));
  refuseMinimums(sums, priced);
  refuseSpending(sums.payableCents, buyer.spendLimitCents);
  if (splitLines(lines).length > MOST_SUBS) throw invalid({ lines: words.subs });

  const bundle = await insert(
    tx,
    buildOrder({
      orderNo: await nextNumber(tx, 'O', now),
      buyer: { id: buyer.id, teamId: buyer.teamId, salespersonId: await salespersonOf(tx, buyer.id) },
      lines,
      totals: sums,
      address,
      paymentMethod: given.paymentMethod,
      notifyUserIds,
      remark: given.remark ?? null,
      now,
    }),
  );
  await syncLocks(tx, bundle);
  const cartsOf = await takeFromCart(tx, [...inCart.keys()]);
  if (given.draftId !== undefined) await endDraft(tx, given.draftId);
  await tell(ctx, tx, bundle, cartsOf);
  return { orderId: bundle.order.id, orderNo: bundle.order.orderNo };
}

async function tell(ctx: Context, tx: Tx, { order, subs }: OrderBundle, cartsOf: string[]) {
  const { status, flow, goodsCents, surchargeCents, payableCents, askedQty } = order;
  await record(tx, {
    entity: 'order',
    entityId: order.id,
    action: 'submitInquiry',
    actor: ctx.actor,
    after: { status, flow, askedQty, goodsCents, surchargeCents, payableCents },
    note: order.remark ?? undefined,
    at: ctx.now,
  });
  await notifyStep(tx, order, { action: 'submitInquiry', actor: ctx.actor, note: '' });
  await announceOrder(tx, order, { action: 'submitInquiry', subOrderIds: [] });
  if (order.kind === 'SPOT')
    await announceStock(
      tx,
      subs.map(({ listId }) => listId),
    );
  await announceCart(tx, cartsOf);
}
