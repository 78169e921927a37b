import type { OrderAction } from '@selvedge/domain/orders/orderActions';
import type { NoticeType } from '../../../db/schema/notices';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';

/** Values that the texts of a notice contain. */
export interface NoticeFacts {
  orderNo: string;
  /** Name of the user who acted. */
  actor: string;
  /** Reason or comment. */
  note: string;
}

const NOTIFIED = [
  'submitInquiry',
  'addOrder',
  'platformConfirm',
  'reject',
  'acknowledge',
  'reoffer',
  'confirmInquiry',
  'refuseOffer',
  'sendProof',
  'withdrawProof',
  'acceptPayment',
  'rejectPayment',
  'applyCredit',
  'ship',
  'closeShort',
  'voidShipment',
  'confirmReceipt',
  'cancelOrder',
] as const satisfies readonly OrderAction[];

/** Actions whose notices show the reason or comment. */
const WITH_NOTE: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'reject',
  'reoffer',
  'refuseOffer',
  'rejectPayment',
  'closeShort',
  'voidShipment',
  'cancelOrder',
]);

/** Notice types of the actions about payments and about shipments; all others are about the order. */
const KINDS: ReadonlyMap<OrderAction, NoticeType> = new Map<OrderAction, NoticeType>([
  ['sendProof', 'PAYMENT'],
  ['withdrawProof', 'PAYMENT'],
  ['acceptPayment', 'PAYMENT'],
  ['rejectPayment', 'PAYMENT'],
  ['applyCredit', 'PAYMENT'],
  ['ship', 'SHIPMENT'],
  ['closeShort', 'SHIPMENT'],
  ['voidShipment', 'SHIPMENT'],
  ['confirmReceipt', 'SHIPMENT'],
]);

/** Returns the notice type of an action. */
export const stepKind = (action: OrderAction): NoticeType => KINDS.get(action) ?? 'ORDER';

/** Returns title and text of the notice about an action; null for actions without a notice. */
export function stepNotice(
  action: OrderAction,
  facts: NoticeFacts,
  language: Language,
): { title: string; text: string } | null {
  const step = NOTIFIED.find((one) => one === action);
  if (step === undefined) return null;
  const { orderNo, actor, note } = facts;
  const title = translate(language, `orderNotices.${step}.title`, { orderNo });
  const text = translate(language, `orderNotices.${step}.text`, { orderNo, actor });
  const shown = WITH_NOTE.has(step) && note !== '';
  return { title, text: shown ? translate(language, 'orderNotices.withNote', { text, note }) : text };
}
