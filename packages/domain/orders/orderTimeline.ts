/** Timeline of an order, from the states of the order machine (art: to be confirmed … completed). */
import type { OrderFlow, OrderState, OrderStatus } from './orderStates';
import { parentOf } from './orderStates';
import type { OrderAction } from './orderActions';

/** Steps in their order; CANCELLED occurs only at the end of a cancelled order. */
export type TimelineStep = OrderFlow | Exclude<OrderStatus, 'IN_PROGRESS'>;
/** State in which a step is drawn. */
export type TimelineStepState = 'DONE' | 'CURRENT' | 'TODO';

/** Step with the person who completed it and the time, as far as the records contain them. */
export interface TimelineEntry {
  step: TimelineStep;
  state: TimelineStepState;
  at?: string;
  by?: string;
}

/** Record as the timeline reads it; in any order, the latest of a step counts. */
export interface TimelineRecord {
  action: string;
  at: string;
  operatorName: string;
}

/** Steps of an order that completes. */
const TIMELINE_STEPS: readonly TimelineStep[] = [
  'TO_BE_CONFIRMED',
  'TO_BE_PAID',
  'AWAITING_SHIPPING',
  'SHIPPED',
  'COMPLETED',
];

/** Actions that end a step. */
const ENDED_BY: Readonly<Record<TimelineStep, readonly OrderAction[]>> = {
  TO_BE_CONFIRMED: ['confirmInquiry', 'acknowledge'],
  TO_BE_PAID: ['acceptPayment', 'applyCredit'],
  AWAITING_SHIPPING: ['ship', 'closeShort'],
  SHIPPED: ['confirmReceipt'],
  COMPLETED: ['confirmReceipt'],
  CANCELLED: ['cancelOrder', 'reject', 'closeShort'],
};

function latest(records: readonly TimelineRecord[], step: TimelineStep): { at?: string; by?: string } {
  const ending: readonly string[] = ENDED_BY[step];
  const found = records.filter((record) => ending.includes(record.action));
  const last = found.reduce<TimelineRecord | undefined>((a, b) => (a && a.at > b.at ? a : b), undefined);
  return last ? { at: last.at, by: last.operatorName } : {};
}

/**
 * Returns the steps of an order with their state. Steps before the current one are done, with the person who ended them and the time; a
 * cancelled order has the steps it finished and then CANCELLED; on a completed one every step is done.
 */
export function orderTimeline(order: OrderState, records: readonly TimelineRecord[] = []): TimelineEntry[] {
  const parent = parentOf(order);
  if (parent.status === 'CANCELLED') {
    const reached = TIMELINE_STEPS.filter(
      (step) => step !== 'COMPLETED' && latest(records, step).at !== undefined,
    );
    return [
      ...reached.map((step): TimelineEntry => ({ step, state: 'DONE', ...latest(records, step) })),
      { step: 'CANCELLED', state: 'CURRENT', ...latest(records, 'CANCELLED') },
    ];
  }
  const current = parent.status === 'IN_PROGRESS' ? (parent.flow ?? 'TO_BE_CONFIRMED') : parent.status;
  const position = TIMELINE_STEPS.indexOf(current);
  return TIMELINE_STEPS.map((step, index) => {
    if (index > position) return { step, state: 'TODO' };
    if (index === position && step !== 'COMPLETED') return { step, state: 'CURRENT' };
    return { step, state: 'DONE', ...latest(records, step) };
  });
}
