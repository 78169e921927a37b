import { codes } from '@selvedge/api-spec/codes';
import { isBlocked, type Totals } from '@selvedge/domain/money/minimums';
import type { Context } from '../../contract/handlers';
import type { OrderAddress } from '../../db/schema/orders';
import { invalid, refuse } from '../../http/errors';
import type { Language } from '../../http/messages';
import { deliversTo } from './address';
import { type CheckedLine, isClosed, listsOf, type WantedLine } from './lines';

const SAYS = {
  'zh-CN': {
    mixed: '现货与期货清单请分开提交',
    address: '收货地址与清单的发货区域不符',
    subs: '清单与仓库过多，请分成多张询价单',
    lines: '请选择商品',
    member: '只能选择本团队成员',
    noPrice: '该商品价格待询，暂不能下单',
    cart: '购物车中的商品已下单或已移除，请刷新购物车',
  },
  en: {
    mixed: 'Send spot and futures goods as separate inquiries',
    address: 'The list does not deliver to this address',
    subs: 'Too many lists and warehouses, send several inquiries',
    lines: 'Choose goods first',
    member: 'Members of your own team only',
    noPrice: 'The price of this style is given on inquiry, it cannot be ordered yet',
    cart: 'A line was already ordered or taken out of the cart; load the cart again',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Sentences of this area in a language. */
export function inquiryWords(language: Language) {
  return SAYS[language];
}

/** Refuses lines of lists that are closed or not open yet (40903), and spot and futures goods in one order (D-70). */
export function refuseClosed(lines: readonly CheckedLine[], ctx: Pick<Context, 'now' | 'language'>): void {
  const closed = lines.find((line) => isClosed(line, ctx.now));
  if (closed !== undefined) throw refuse(codes.LIST_CLOSED, { listId: closed.listId });
  if (new Set(listsOf(lines).map(({ kind }) => kind)).size > 1) {
    throw invalid({ lines: SAYS[ctx.language].mixed });
  }
}

/** Refuses goods without a price, which would be ordered for nothing; `sent` is what the fields are named after. */
export function refusePriceless(
  lines: readonly CheckedLine[],
  sent: readonly WantedLine[],
  language: Language,
): void {
  const priceless = new Set(lines.filter(({ priced }) => !priced).map(({ skuId }) => skuId));
  if (priceless.size === 0) return;
  throw invalid(
    Object.fromEntries(
      sent.flatMap(({ skuId }, at) =>
        priceless.has(skuId) ? [[`lines.${at}.skuId`, SAYS[language].noPrice]] : [],
      ),
    ),
  );
}

/** Refuses an address the lists do not deliver to (D-33). */
export function refuseAddress(
  lines: readonly CheckedLine[],
  address: OrderAddress,
  language: Language,
): void {
  if (listsOf(lines).every((list) => deliversTo(list.deliveryMethod, address))) return;
  throw invalid({ addressId: SAYS[language].address });
}

/** Refuses with 40909 where a price is another one than the buyer saw, unless he accepts it. */
export function refusePrices(
  lines: readonly CheckedLine[],
  seen: ReadonlyMap<string, number>,
  accept: boolean,
): void {
  if (accept) return;
  const changed = lines.flatMap(({ skuId, priceCents, cartLineId, nowCents }) => {
    const old = priceCents ?? (cartLineId === undefined ? undefined : seen.get(cartLineId));
    return old === undefined || old === nowCents ? [] : [{ skuId, old, new: nowCents }];
  });
  if (changed.length > 0) throw refuse(codes.PRICE_CHANGED, { lines: changed });
}

/** Refuses with 40902 where more is asked than is free, demand added up per SKU (L-25), naming every SKU that fails. */
export function refuseShort(lines: readonly CheckedLine[]): void {
  const demand = new Map<string, { asked: number; available: number }>();
  for (const { skuId, qty, available } of lines) {
    demand.set(skuId, { asked: (demand.get(skuId)?.asked ?? 0) + qty, available: Math.max(0, available) });
  }
  const short = [...demand]
    .map(([skuId, numbers]) => ({ skuId, ...numbers }))
    .filter(({ asked, available }) => asked > available);
  if (short.length > 0) throw refuse(codes.SHORT_STOCK, { lines: short });
}

/** Refuses with 40905 below a minimum that blocks; warnings pass (D-17, D-19). Values only for who may see prices. */
export function refuseMinimums({ violations }: Totals, priced: boolean): void {
  if (!isBlocked(violations)) return;
  const blocking = violations.filter(({ block }) => block);
  const shown = blocking.map((one) => (priced || one.code === 'MIN_PIECES' ? one : { ...one, have: 0 }));
  throw refuse(codes.BELOW_MINIMUM, { violations: shown });
}

/** Refuses with 40916 above what a member may spend on one order. */
export function refuseSpending(payableCents: number, limitCents: number | null): void {
  if (limitCents !== null && payableCents > limitCents) throw refuse(codes.ABOVE_LIMIT, { limitCents });
}
