import { methodFact, orderFacts } from '@selvedge/app-shell/orders/orderFacts';
import type { OrderWords } from '@selvedge/app-shell/orders/orderViews';
import type { Fact } from '@selvedge/design-system/layout/FactStrip';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import type { OrderDetail, SubOrder } from '../../api/schemas';
import { lineSteps } from './lineForm';
import type { LineStep } from './lineForm';

/** Requested transition: on the lines of a sub-order, products to add, or one that needs a reason. */
export type AskedStep =
  | { kind: 'lines'; step: LineStep; subId: string }
  | { kind: 'goods'; from: 'list' | 'pool'; subId?: undefined }
  | { kind: 'typed'; subId: string }
  | { kind: 'reject'; subId: string }
  | { kind: 'cancel'; subId?: string };

/** Returns the two-digit number of a sub-order inside its order. */
export function noOf({ subNo }: Pick<SubOrder, 'subNo'>): string {
  return subOrderPosition(subNo);
}

/** Returns the next transition: that of the first sub-order that waits for the platform, else of one that waits for a receipt. */
export function nextStep(order: OrderDetail): { step: LineStep; sub: SubOrder } | undefined {
  for (const step of lineSteps) {
    if (step === 'reoffer') continue;
    const sub = order.subs.find(({ actions }) => actions.includes(step));
    if (sub) return { step, sub };
  }
  return undefined;
}

/** Returns the facts under an order's title. */
export function factsOf(order: OrderDetail, words: OrderWords): Fact[] {
  const { t } = words;
  return [
    { name: t('columns.orderer'), value: order.ordererNickname, note: order.ordererPhone || undefined },
    { name: t('fact.customer'), value: order.companyName ?? order.teamName ?? '–' },
    { name: t('columns.salesman'), value: order.salesmanName ?? '–' },
    methodFact(order, words),
    ...orderFacts(order, words),
  ];
}
