import type { AnyStatus } from '@selvedge/design-system/OrderStatusBadge';
import type { PriceCellProps } from '@selvedge/design-system/PriceCell';
import type { SubOrderStage } from '@selvedge/design-system/SubOrderBars';
import { CONFIRMATION_STAGES } from '@selvedge/domain/orders/orderStates';
import type { OrderRow } from '../../api/schemas';

type SubBrief = OrderRow['subs'][number];

/** The one status of a row: an acknowledgement that waits for the customer before the flow, the flow before the status. */
export function statusOf({ status, flow, confirmation }: OrderRow): AnyStatus {
  if (flow === 'TO_BE_CONFIRMED' && confirmation.RECEIPT_PENDING > 0)
    return { kind: 'confirmation', code: 'RECEIPT_PENDING' };
  return flow ? { kind: 'flow', code: flow } : { kind: 'status', code: status };
}

/** How far a sub-order is, for its stroke in the row. */
export function stageOf({ confirmation, shipping, cancelled }: SubBrief): SubOrderStage {
  if (cancelled) return 'cancelled';
  if (shipping === 'PARTIAL') return 'partial';
  if (shipping !== 'NONE') return 'shipped';
  return CONFIRMATION_STAGES[confirmation];
}

/** Whether the platform has confirmed anything; before that only what was asked is known. */
export function hasAmounts({ confirmedAt, confirmedQty }: OrderRow): boolean {
  return confirmedAt !== undefined || confirmedQty > 0;
}

/** How settled the value of a row is: for reference once called off, estimated before the platform has confirmed. */
export function valueTone(row: OrderRow): PriceCellProps['tone'] {
  if (row.status === 'CANCELLED') return 'reference';
  return hasAmounts(row) ? 'regular' : 'estimated';
}

/** Sub-orders of the ticked rows that the platform can confirm now, where the server offers the step. */
export function confirmable(rows: readonly OrderRow[], selected: ReadonlySet<string>): SubBrief[] {
  return rows
    .filter((row) => selected.has(row.id) && row.actions.includes('platformConfirm'))
    .flatMap((row) => row.subs.filter((sub) => !sub.cancelled && sub.confirmation === 'AWAITING_PLATFORM'));
}
