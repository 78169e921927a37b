/** The steps an order is drawn with, from the machine's own states (art: to be confirmed … completed). */
import type { OrderFlow, OrderState, OrderStatus } from './orderStates';
import { parentOf } from './orderStates';
import type { OrderAction } from './orderActions';

/** Steps in their order; CANCELLED only stands at the end of a cancelled order. */
export type TimelineStep = OrderFlow | Exclude<OrderStatus, 'IN_PROGRESS'>;
/** How a step is drawn. */
export type TimelineStepState = 'DONE' | 'CURRENT' | 'TODO';

/** One step with who finished it and when, as far as the records tell. */
export interface TimelineEntry {
  step: TimelineStep;
  state: TimelineStepState;
  at?: string;
  by?: string;
}

/** What the timeline reads of a record; oldest first or not, the latest of a step counts. */
export interface TimelineRecord {
  action: string;
  at: string;
  operatorName: string;
}

/** The steps of an order that goes its whole way. */
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
 * Steps of an order with their state. Steps before the current one are done and carry who ended them and when; a
 * cancelled order shows the steps it finished and then CANCELLED; on a completed one every step is done.
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
