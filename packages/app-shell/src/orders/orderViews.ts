import { ORDER_FLOWS } from '@selvedge/domain/orders/orderStates';
import type { OrderFlow } from '@selvedge/domain/orders/orderStates';
import { orderTimeline } from '@selvedge/domain/orders/orderTimeline';
import type { TimelineStep } from '@selvedge/domain/orders/orderTimeline';
import type { components } from '@selvedge/api-spec/types';
import type { Formats } from '@selvedge/design-system/i18n';
import type { AnyStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { FlowPosition, FlowStep, TimelineRecord } from '@selvedge/design-system/commerce/OrderTimeline';

type Log = components['schemas']['Log'];
type OrderDetail = components['schemas']['OrderDetail'];

/** Messages and formats for the views of an order: keys `action` and `side` of the app's message files. */
export interface OrderWords {
  t: (key: string, values?: Record<string, unknown>) => string;
  statusWord: (status: AnyStatus) => string;
  formats: Formats;
}

/** Returns the status of a timeline step: its flow state, or else its order status. */
function statusOfStep(step: TimelineStep): AnyStatus {
  const flow = ORDER_FLOWS.find((each) => each === step);
  if (flow !== undefined) return { kind: 'flow', code: flow };
  return { kind: 'status', code: step as Exclude<TimelineStep, OrderFlow> };
}

/** Returns the steps of the order's state machine with the time each ended, for display. */
export function flowOf(
  order: OrderDetail,
  { statusWord, formats }: OrderWords,
): FlowPosition & { steps: FlowStep[] } {
  const subs = order.subs.map(({ confirmation, shipping, cancelled }) => ({
    confirmation,
    shipping,
    cancelled,
  }));
  const entries = orderTimeline({ subs, payment: order.paymentStatus }, order.logs);
  const shipped = order.subs.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.shippedQty, 0);
  const current = entries.find(({ state }) => state === 'CURRENT') ?? entries.at(-1);
  return {
    steps: entries.map(({ step, at }) => ({
      id: step,
      label: statusWord(statusOfStep(step)),
      detail: at && formats.stamp(at),
    })),
    currentId: current?.step ?? '',
    progress: order.flow === 'AWAITING_SHIPPING' && order.confirmedQty > 0 ? shipped / order.confirmedQty : 0,
    isCancelled: order.status === 'CANCELLED',
  };
}

/** Returns operation records with their labels. */
export function recordsOf(logs: readonly Log[], { t }: OrderWords): TimelineRecord[] {
  return logs.map(({ id, at, action, operatorName, operatorType, note }) => ({
    id,
    at,
    title: t(`action.${action}`, { defaultValue: action }),
    actor: operatorName,
    actorSide: t(`side.${operatorType}`),
    note,
  }));
}
