import { discountOf, piecesOf } from '@selvedge/domain/orders/orderPieces';
import type { components } from '@selvedge/api-spec/types';
import { lineCents } from '@selvedge/domain/money/money';
import type { Language } from '../../../../http/messages';
import { localised } from '../../../../messages/translate';
import type { Line, OrderBundle, Sub } from '../../read/bundle';
import { totalsView } from '../../read/presenters';
import type { SubPlan } from './plan';

type Schemas = components['schemas'];

function valuesOf(sub: Sub, line: Line): Schemas['OrderLineValues'] {
  const qty = piecesOf(sub, line);
  const discountCents = discountOf(line, qty);
  const { priceCents } = line;
  return { qty, priceCents, discountCents, lineCents: lineCents(priceCents, qty, discountCents) };
}

function sumsOf(bundle: OrderBundle): Schemas['OrderSums'] {
  const { qty, goodsCents, discountCents, surchargeCents, payableCents } = totalsView(bundle);
  return { qty, goodsCents, discountCents, surchargeCents, payableCents };
}

/** Returns what a call changed on an order, line by line and in its sums. */
export function diffOf(
  before: OrderBundle,
  after: OrderBundle,
  plans: readonly SubPlan[],
  language: Language,
): Schemas['OrderDiff'] {
  const sums = { before: sumsOf(before), after: sumsOf(after) };
  return {
    lines: plans.flatMap(({ sub, lines }) =>
      lines.flatMap(({ was, is }) => {
        const line = is ?? was;
        if (line === null) return [];
        const old = was === null ? null : valuesOf(sub, was);
        const now = is === null ? null : valuesOf(sub, is);
        const isGone = now === null || now.qty === 0;
        const { id: lineId, subOrderId, intlCode, brandName, size } = line;
        return {
          lineId,
          subOrderId,
          change: old === null ? ('ADDED' as const) : isGone ? ('REMOVED' as const) : ('CHANGED' as const),
          intlCode,
          name: localised(language, line.name, line.nameEn),
          brandName,
          color: localised(language, line.color, line.colorEn),
          size,
          before: old,
          after: isGone ? null : now,
        };
      }),
    ),
    subOrders: plans.flatMap(({ sub, isNew }) => {
      const now = after.subs.find(({ id }) => id === sub.id);
      if (now === undefined) return [];
      const { id, subNo, confirmation } = now;
      return { id, subNo, before: isNew ? null : sub.confirmation, after: confirmation };
    }),
    ...sums,
    payableChangeCents: sums.after.payableCents - sums.before.payableCents,
  };
}
