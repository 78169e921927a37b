import { useCallback, useState } from 'react';
import type { ManifestChange } from '@selvedge/design-system/ManifestTable';
import type { OrderRef, StaffOrderInput } from '../api/shapes';
import { NO_DELIVERY } from './DeliveryFields';
import type { OrderHead } from './OrderFields';
import { useMakeOrder } from './useMakeOrder';
import { kindOf, linesOf, writeGoods } from './written';
import type { GoodsRow, Written } from './written';

/**
 * An order that staff write by hand (R-2.76, R-2.79, X-A68, X-A114): its head, what is written of goods, and all that the bar which sends
 * it has to know. `send` makes the order under a key.
 */
export function useHandOrder(send: (body: StaffOrderInput, idempotencyKey: string) => Promise<OrderRef>) {
  const [head, setHead] = useState<OrderHead>({ customerId: null, ...NO_DELIVERY });
  const [written, setWritten] = useState<Written>({});
  const [refused, setRefused] = useState(0);
  const { customerId, addressId, paymentMethod, remark } = head;
  const lines = linesOf(written);
  const kind = kindOf(written);
  const isWritten = customerId !== null && lines.length > 0;
  const note = remark.trim() === '' ? {} : { remark: remark.trim() };
  const order = useMakeOrder({
    preview: isWritten ? { customerId, kind, lines } : null,
    send:
      isWritten && addressId !== null
        ? (key) => send({ customerId, addressId, kind, lines, paymentMethod, ...note }, key)
        : undefined,
  });
  const onWrite = useCallback(
    (listId: string, changes: readonly ManifestChange<GoodsRow>[]) =>
      setWritten((before) => writeGoods(before, listId, changes)),
    [],
  );
  return {
    fields: { head, onChange: (change: Partial<OrderHead>) => setHead({ ...head, ...change }) },
    goods: { written, onWrite, onInvalidChange: setRefused },
    bar: {
      order,
      styleCount: Object.keys(written).length,
      pieceCount: lines.reduce((sum, { qty }) => sum + qty, 0),
      isDisabled: refused > 0,
    },
  };
}
