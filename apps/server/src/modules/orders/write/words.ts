import type { OrderAction } from '@selvedge/domain/orders/orderActions';
import type { Language } from '../../../http/messages';

/** What the sentences of a notice are made of. */
export interface NoticeFacts {
  orderNo: string;
  /** Who acted. */
  who: string;
  /** Reason or comment. */
  note: string;
}

type Sentence = (facts: NoticeFacts) => { title: string; text: string };

const after = (mark: string, note: string) => (note === '' ? '' : `${mark}${note}`);

const ZH: Partial<Record<OrderAction, Sentence>> = {
  submitInquiry: ({ orderNo, who }) => ({
    title: `询价单已提交：${orderNo}`,
    text: `${who} 提交了询价单 ${orderNo}，待平台确认。`,
  }),
  platformConfirm: ({ orderNo }) => ({
    title: `平台已确认：${orderNo}`,
    text: `订单 ${orderNo} 有子单已由平台确认。`,
  }),
  reject: ({ orderNo, note }) => ({
    title: `子单已驳回：${orderNo}`,
    text: `订单 ${orderNo} 有子单被驳回${after('：', note)}`,
  }),
  acknowledge: ({ orderNo }) => ({
    title: `已收回执：${orderNo}`,
    text: `订单 ${orderNo} 已收到供应商回执，请查看。`,
  }),
  reoffer: ({ orderNo, note }) => ({
    title: `重新报价待确认：${orderNo}`,
    text: `订单 ${orderNo} 有新的报价，请确认${after('：', note)}`,
  }),
  confirmInquiry: ({ orderNo, who }) => ({
    title: `客户已确认：${orderNo}`,
    text: `${who} 确认了订单 ${orderNo}。`,
  }),
  refuseOffer: ({ orderNo, who, note }) => ({
    title: `报价已退回：${orderNo}`,
    text: `${who} 退回了订单 ${orderNo} 的报价${after('：', note)}`,
  }),
  cancelOrder: ({ orderNo, who, note }) => ({
    title: `订单已取消：${orderNo}`,
    text: `${who} 取消了订单 ${orderNo} 或其子单${after('：', note)}`,
  }),
};

const EN: Partial<Record<OrderAction, Sentence>> = {
  submitInquiry: ({ orderNo, who }) => ({
    title: `Inquiry submitted: ${orderNo}`,
    text: `${who} submitted inquiry ${orderNo}; it awaits the platform's confirmation.`,
  }),
  platformConfirm: ({ orderNo }) => ({
    title: `Confirmed by the platform: ${orderNo}`,
    text: `A sub-order of ${orderNo} was confirmed by the platform.`,
  }),
  reject: ({ orderNo, note }) => ({
    title: `Sub-order rejected: ${orderNo}`,
    text: `A sub-order of ${orderNo} was rejected${after(': ', note)}`,
  }),
  acknowledge: ({ orderNo }) => ({
    title: `Supplier's receipt received: ${orderNo}`,
    text: `The supplier's receipt for ${orderNo} has arrived, please have a look.`,
  }),
  reoffer: ({ orderNo, note }) => ({
    title: `Changed offer awaits you: ${orderNo}`,
    text: `There is a changed offer on ${orderNo} to confirm${after(': ', note)}`,
  }),
  confirmInquiry: ({ orderNo, who }) => ({
    title: `Confirmed by the customer: ${orderNo}`,
    text: `${who} confirmed ${orderNo}.`,
  }),
  refuseOffer: ({ orderNo, who, note }) => ({
    title: `Offer sent back: ${orderNo}`,
    text: `${who} sent back the offer on ${orderNo}${after(': ', note)}`,
  }),
  cancelOrder: ({ orderNo, who, note }) => ({
    title: `Order cancelled: ${orderNo}`,
    text: `${who} cancelled ${orderNo} or a part of it${after(': ', note)}`,
  }),
};

/** Title and text of the notice about a step; null for steps nobody is told of. */
export function noticeWords(
  action: OrderAction,
  facts: NoticeFacts,
  language: Language,
): { title: string; text: string } | null {
  return (language === 'en' ? EN : ZH)[action]?.(facts) ?? null;
}
