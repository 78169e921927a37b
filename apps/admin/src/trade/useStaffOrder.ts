import { useCallback, useState } from 'react';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import type { ManifestChange } from '@selvedge/design-system/commerce/ManifestTable';
import type { KeptAs } from '@selvedge/app-shell/kept/keptAs';
import { typedFields } from '@selvedge/app-shell/kept/typedFields';
import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import type { OrderRef, StaffOrderInput } from '../api/schemas';
import { NO_DELIVERY, isRemarkShort } from './DeliveryFields';
import type { OrderHead } from './OrderFields';
import { useMakeOrder } from './useMakeOrder';
import { kindOf, linesOf, writeProducts } from './written';
import type { ProductRow, Written } from './written';

/** Initial state of an order. */
const NOTHING: OrderHead & { written: Written; key: string } = {
  customerId: null,
  ...NO_DELIVERY,
  written: {},
  key: '',
};
type Order = typeof NOTHING;

/** Returns the idempotency key of an order: a new one with each change, an empty one for an order without input. */
const keyOf = (order: Order): string =>
  Object.keys(typedFields({ ...order, key: '' }, { ...NOTHING })).length === 0 ? '' : newIdempotencyKey();

/**
 * Returns an order that staff write by hand: its head, its quantities, and the props of the bar that sends it. The input outlives the page
 * until the order is made or discarded, together with its idempotency key: sent again after a reload, it makes no second order.
 *
 * @param send makes the order under a key
 */
export function useStaffOrder(
  keptAs: KeptAs,
  send: (body: StaffOrderInput, idempotencyKey: string) => Promise<OrderRef>,
) {
  const kept = useKeptState(keptAs, NOTHING);
  const { written, key, ...head } = kept.values;
  const [refused, setRefused] = useState(0);
  const { customerId, addressId, paymentMethod, remark } = head;
  const lines = linesOf(written);
  const kind = kindOf(written);
  const isWritten = customerId !== null && lines.length > 0;
  const note = remark.trim() === '' ? {} : { remark: remark.trim() };
  const { change: keep } = kept;
  const change = useCallback(
    (part: (before: Order) => Partial<Order>) =>
      keep((before) => {
        const order = { ...before, ...part(before) };
        return { ...order, key: keyOf(order) };
      }),
    [keep],
  );
  const order = useMakeOrder({
    intent: { key, renew: () => change(() => ({})) },
    preview: isWritten ? { customerId, kind, lines } : null,
    send:
      isWritten && addressId !== null && isRemarkShort(remark)
        ? async (sentKey) => {
            const made = await send({ customerId, addressId, kind, lines, paymentMethod, ...note }, sentKey);
            kept.forget();
            return made;
          }
        : undefined,
  });
  const onWrite = useCallback(
    (listId: string, changes: readonly ManifestChange<ProductRow>[]) =>
      change((before) => ({ written: writeProducts(before.written, listId, changes) })),
    [change],
  );
  return {
    kept,
    fields: { head, onChange: (part: Partial<OrderHead>) => change(() => part) },
    products: { written, onWrite, onInvalidChange: setRefused },
    bar: {
      order,
      styleCount: Object.keys(written).length,
      pieceCount: lines.reduce((sum, { qty }) => sum + qty, 0),
      isDisabled: refused > 0,
    },
  };
}
