import type { AnyStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { PriceCellProps } from '@selvedge/design-system/commerce/PriceCell';
import type { SubOrderStage } from '@selvedge/design-system/commerce/SubOrderBars';
import { CONFIRMATION_STAGES } from '@selvedge/domain/orders/orderStates';
import type { OrderRow } from '../../api/schemas';

type SubBrief = OrderRow['subs'][number];

/** Returns the one status that a row shows: an acknowledgement that waits for the customer before the flow, the flow before the status. */
export function statusOf({ status, flow, confirmation }: OrderRow): AnyStatus {
  if (flow === 'TO_BE_CONFIRMED' && confirmation.RECEIPT_PENDING > 0)
    return { kind: 'confirmation', code: 'RECEIPT_PENDING' };
  return flow ? { kind: 'flow', code: flow } : { kind: 'status', code: status };
}

/** Returns the progress of a sub-order, for its bar in the row. */
export function stageOf({ confirmation, shipping, cancelled }: SubBrief): SubOrderStage {
  if (cancelled) return 'cancelled';
  if (shipping === 'PARTIAL') return 'partial';
  if (shipping !== 'NONE') return 'shipped';
  return CONFIRMATION_STAGES[confirmation];
}

/** Returns whether the platform has confirmed anything; before that only the ordered quantities are known. */
export function hasAmounts({ confirmedAt, confirmedQty }: OrderRow): boolean {
  return confirmedAt !== undefined || confirmedQty > 0;
}

/** Returns the tone of a row's value: reference once cancelled, estimated before the platform has confirmed. */
export function valueTone(row: OrderRow): PriceCellProps['tone'] {
  if (row.status === 'CANCELLED') return 'reference';
  return hasAmounts(row) ? 'regular' : 'estimated';
}

/** Returns the sub-orders of the selected rows that the platform can confirm now, where the server allows the transition. */
export function confirmable(rows: readonly OrderRow[], selected: ReadonlySet<string>): SubBrief[] {
  return rows
    .filter((row) => selected.has(row.id) && row.actions.includes('platformConfirm'))
    .flatMap((row) => row.subs.filter((sub) => !sub.cancelled && sub.confirmation === 'AWAITING_PLATFORM'));
}
