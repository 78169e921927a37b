import { codes } from '@selvedge/api-spec/codes';
import { isBlocked } from '@selvedge/domain/money/minimums';
import { deliversTo } from '@selvedge/domain/orders/delivery';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { listsOfOffers } from '../../offers/rules/offer';
import { isOpen } from '../../offers/rules/status';
import { splitLines } from './build';
import type { InquiryGuards } from './call';
import { lockStock, type OfferedLine, priceNow, inquirySums } from '../read/lines';

const MOST_SUBS = 99;

const listsIn = (lines: readonly OfferedLine[]) => listsOfOffers(lines.map(({ offer }) => offer));

/** Refuses with 40902 SKUs of which more pieces are requested than are free, adding up the lines per SKU and naming every such SKU. */
function refuseShort(lines: readonly OfferedLine[]): void {
  const demand = new Map<string, { asked: number; available: number }>();
  for (const { skuId, qty, offer } of lines) {
    const asked = (demand.get(skuId)?.asked ?? 0) + qty;
    demand.set(skuId, { asked, available: Math.max(0, offer.stockQty) });
  }
  const short = [...demand]
    .map(([skuId, numbers]) => ({ skuId, ...numbers }))
    .filter(({ asked, available }) => asked > available);
  if (short.length > 0) throw refuse(codes.SHORT_STOCK, { lines: short });
}

/** Guards of submitting an inquiry. */
export const GUARDS: InquiryGuards = {
  listOpen: ({ lines, ctx }) => {
    const closed = lines.find(({ offer }) => !isOpen(offer.list.times, ctx.now));
    if (closed !== undefined) throw refuse(codes.LIST_CLOSED, { listId: closed.listId });
  },

  /** Spot and futures products are separate orders. */
  oneKind: ({ lines, ctx }) => {
    if (new Set(listsIn(lines).map(({ kind }) => kind)).size > 1)
      throw invalid({ lines: translate(ctx.language, 'inquiry.mixedKinds') });
  },

  addressMatchesDelivery: ({ lines, address, ctx }) => {
    if (listsIn(lines).every((list) => deliversTo(list, address))) return;
    throw invalid({ addressId: translate(ctx.language, 'inquiry.address') });
  },

  /** Products without a price would be ordered for nothing. */
  goodsPriced: ({ lines, sent, ctx }) => {
    const priceless = new Set(
      lines.filter(({ offer }) => offer.priceNowCents === null).map(({ skuId }) => skuId),
    );
    if (priceless.size === 0) return;
    const fields = sent.flatMap(({ skuId }, at) =>
      priceless.has(skuId) ? [[`lines.${at}.skuId`, translate(ctx.language, 'inquiry.noPrice')]] : [],
    );
    throw invalid(Object.fromEntries(fields));
  },

  /** Refuses with 40909 a price other than the one the buyer saw, unless the buyer accepts it. */
  pricesAsSeen: ({ lines, inCart, priced, input }) => {
    if (!priced || input.acceptPrices === true) return;
    const changed = lines.flatMap((line) => {
      const { skuId, priceCents, cartLineId } = line;
      const old = priceCents ?? (cartLineId === undefined ? undefined : inCart.get(cartLineId));
      return old === undefined || old === priceNow(line) ? [] : [{ skuId, old, new: priceNow(line) }];
    });
    if (changed.length > 0) throw refuse(codes.PRICE_CHANGED, { lines: changed });
  },

  /** An inquiry for more pieces than are free is refused before it waits for the stock rows. */
  stockHeld: async (call) => {
    refuseShort(call.lines);
    call.lines = await lockStock(call.tx, call.lines);
    refuseShort(call.lines);
  },

  /** Warnings pass. Refusals contain values only for users who may see prices. */
  minimumsMet: ({ lines, priced, rules }) => {
    const { violations } = inquirySums(rules, lines);
    if (!isBlocked(violations)) return;
    const blocking = violations.filter(({ block }) => block);
    const shown = blocking.map((one) => (priced || one.code === 'MIN_PIECES' ? one : { ...one, have: 0 }));
    throw refuse(codes.BELOW_MINIMUM, { violations: shown });
  },

  withinSpendLimit: ({ lines, limitCents, rules }) => {
    if (limitCents !== null && inquirySums(rules, lines).payableCents > limitCents)
      throw refuse(codes.ABOVE_LIMIT, { limitCents });
  },

  subOrdersCountable: ({ lines, ctx }) => {
    if (splitLines(lines).length > MOST_SUBS)
      throw invalid({ lines: translate(ctx.language, 'inquiry.tooManySubs') });
  },
};
