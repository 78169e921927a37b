import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { orderableQty } from '@selvedge/domain/money/minimums';
import type { Cart, CartLine, Totals } from '../../api/schemas';
import { cartCheckQuery } from './cart.api';

const nothing: Totals = {
  qty: 0,
  goodsCents: 0,
  discountCents: 0,
  surchargeBp: 0,
  surchargeCents: 0,
  payableCents: 0,
  violations: [],
};

/** Hook for the selected lines of the cart and their totals; lines that can be ordered are selected until the buyer deselects them. */
export function useCartSelection(cart: Cart) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => cart.groups.flatMap((group) => group.lines), [cart]);
  const orderable = useMemo(() => lines.filter(({ state }) => state !== 'CLOSED'), [lines]);
  const ticked = useMemo(() => orderable.filter(({ id }) => !left.has(id)), [orderable, left]);
  const isWhole = ticked.length === lines.length;
  const stamp = ticked.map(({ id, version, qty }) => `${id}.${version}.${qty}`).join(' ');
  const checked = useQuery({
    ...cartCheckQuery(
      ticked.map(({ id }) => id),
      stamp,
    ),
    enabled: ticked.length > 0 && !isWhole,
  });
  const { data, hasFailed } = answerOf(checked);
  const check = ticked.length === 0 ? nothing : isWhole ? cart.totals : (data?.totals ?? null);

  return {
    lines,
    orderable,
    ticked,
    pieceCount: ticked.reduce((sum, { qty, stockQty }) => sum + orderableQty(qty, stockQty), 0),
    isWhole,
    /** Totals of the selected lines; null while they are not known. */
    check,
    isChecking: check === null || (!isWhole && ticked.length > 0 && checked.isPlaceholderData),
    /** Check that failed; null without a failure. */
    failed: check === null && hasFailed ? checked : null,
    tickedOf: (group: Cart['groups'][number]): ReadonlySet<string> =>
      new Set(group.lines.filter((line) => isTicked(line, left)).map(({ id }) => id)),
    tick: (group: Cart['groups'][number], ids: ReadonlySet<string>) =>
      setLeft((before) => {
        const next = new Set(before);
        for (const { id } of group.lines) {
          if (ids.has(id)) next.delete(id);
          else next.add(id);
        }
        return next;
      }),
    tickAll: (isOn: boolean) => setLeft(isOn ? new Set() : new Set(lines.map(({ id }) => id))),
  };
}

export type CartSelection = ReturnType<typeof useCartSelection>;

function isTicked({ id, state }: CartLine, left: ReadonlySet<string>): boolean {
  return state !== 'CLOSED' && !left.has(id);
}
