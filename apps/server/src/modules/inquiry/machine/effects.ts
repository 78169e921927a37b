import { codes } from '@selvedge/api-spec/codes';
import { totals } from '@selvedge/domain/money/minimums';
import { assertAmount } from '@selvedge/domain/money/money';
import { surchargeAtSubmit } from '@selvedge/domain/money/surchargeFreeze';
import { record } from '../../../db/records';
import { refuse } from '../../../http/errors';
import { announceCart } from '../../cart/write/announce';
import type { OrderBundle } from '../../orders/read/bundle';
import { isDissolved } from '../../orders/read/access';
import { lockStockOfNewOrder } from '../../orders/machine/stockLocks';
import { announceStock, notifyStep } from '../../orders/notices/notify';
import { insertOrder } from '../../orders/write/insert';
import { nextNumber } from '../../orders/write/numbers';
import { buildOrder } from './build';
import type { InquiryCall, InquiryEffects } from './call';
import { inquiryRules, inquirySums } from '../read/lines';
import { takeFromCart, takeFromDraft } from './sources';

/** Returns the order that the effect `store` stored; throws before that, so `store` comes before all effects that need the order. */
export function storedBundle({ bundle }: InquiryCall): OrderBundle {
  if (bundle === null) throw new Error('the order is not stored yet');
  return bundle;
}

/** Transition that creates an order, by the side that creates it. */
const OPENING = { buyer: 'submitInquiry', staff: 'addOrder' } as const;

/** Effects of submitting an inquiry, by a buyer or by staff. */
export const EFFECTS: InquiryEffects = {
  computeSurcharge: (call) => {
    const { goodsCents, discountCents } = inquirySums(call.rules, call.lines);
    call.surcharge = surchargeAtSubmit(assertAmount(goodsCents) - discountCents, call.rules.surchargeTiers);
  },

  store: async (call) => {
    const { ctx, tx, input, buyer, lines, surcharge, rules } = call;
    const { now } = ctx;
    call.bundle = await insertOrder(
      tx,
      buildOrder({
        orderNo: await nextNumber(ctx, 'O', now),
        by: call.by,
        terms: { expectedArrival: input.expectedArrival, depositBp: input.depositBp },
        buyer: { id: buyer.id, teamId: buyer.teamId, salespersonId: call.owner.staffId },
        lines,
        totals: totals(rules, ...inquiryRules(lines), { surcharge }),
        address: call.address,
        paymentMethod: input.paymentMethod,
        notifyUserIds: call.notifyUserIds,
        remark: input.remark ?? null,
        now,
      }),
      rules.surchargeTiers,
    );
    if (await isDissolved(tx, buyer.teamId)) throw refuse(codes.NOT_FOUND);
    const { id, remark, ...order } = call.bundle.order;
    const { status, flow, goodsCents, surchargeCents, payableCents, askedQty } = order;
    await record(tx, {
      entity: 'order',
      entityId: id,
      action: OPENING[call.by],
      actor: ctx.actor,
      after: { status, flow, askedQty, goodsCents, surchargeCents, payableCents },
      note: remark ?? undefined,
      at: now,
    });
  },

  lockStock: async (call) => {
    await lockStockOfNewOrder(call.tx, storedBundle(call));
  },

  takeFromCart: async (call) => {
    const { tx, inCart, input } = call;
    call.cartsOf = await takeFromCart(tx, [...inCart.keys()]);
    if (input.draftId !== undefined) call.isDraftTaken = await takeFromDraft(call, input.draftId);
  },

  notify: async (call) => {
    const { ctx, tx } = call;
    const { order, subs } = storedBundle(call);
    const step = { action: OPENING[call.by], actor: ctx.actor, note: '', subOrderIds: [] } as const;
    await notifyStep(tx, order, step, call.owner);
    if (order.kind === 'SPOT')
      await announceStock(
        tx,
        subs.map(({ listId }) => listId),
      );
    await announceCart(tx, call.cartsOf);
  },
};
