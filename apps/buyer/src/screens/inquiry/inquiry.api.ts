import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { buyer } from '../../api/client';
import { invalidate, queryClient } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { InquiryItem } from './inquiry.lines';
import { inquiryLines } from './inquiry.lines';

export type DraftInput = components['schemas']['DraftInput'];
export type PaymentMethod = components['schemas']['PaymentMethod'];

/** Query of a draft with its products. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('drafts', 'detail', id),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/inquiry/draft/detail/{id}', { path: { id }, signal, silent: true }),
  });

/** Query of the current totals and the current state of each line. */
export const previewQuery = (items: readonly InquiryItem[], addressId: string | undefined) => {
  const lines = inquiryLines(items);
  return queryOptions({
    queryKey: queryKey('products', 'preview', lines, addressId),
    placeholderData: keepPreviousData,
    enabled: lines.length > 0,
    queryFn: ({ signal }) =>
      buyer.post('/api/sp/front/inquiry/preview', { body: { lines, addressId }, signal, silent: true }),
  });
};

/** Refetches totals and states: a refusal means that they have changed. */
export function renewPreview(): void {
  void queryClient.invalidateQueries({ queryKey: ['products', 'preview'] });
}

/** Saves a draft; with an idempotency key a new draft is created once only. */
export async function saveDraft(draft: DraftInput, idempotencyKey?: string): Promise<string> {
  const { id } = await buyer.post('/api/sp/front/inquiry/draft/save', { body: draft, idempotencyKey });
  await invalidate('drafts');
  return id;
}

/** Content of an inquiry. */
export interface InquiryToSend {
  items: readonly InquiryItem[];
  addressId: string;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark: string;
  /** Id of the draft it is sent from: ordered lines are removed from it. */
  draftId?: string;
}

/** Creates the order. Repeated calls with the same key return the same order. */
export async function submitInquiry(
  inquiry: InquiryToSend,
  idempotencyKey: string,
): Promise<{ orderId: string }> {
  const { items, remark, ...rest } = inquiry;
  const order = await buyer.post('/api/sp/front/inquiry/create', {
    idempotencyKey,
    silent: true,
    body: { ...rest, lines: inquiryLines(items), ...(remark.trim() ? { remark: remark.trim() } : {}) },
  });
  // Not awaited: the page navigates first, otherwise it would render without its lines.
  void invalidate('cart', 'orders', 'drafts', 'products', 'lists', 'dashboard');
  return order;
}

/** Asks the leader to approve an inquiry above the spend limit; lines from the cart move to the waiting draft. */
export async function askApproval(inquiry: InquiryToSend, idempotencyKey: string): Promise<void> {
  const { items, remark, ...rest } = inquiry;
  await buyer.post('/api/sp/front/team/approval/ask', {
    idempotencyKey,
    body: { ...rest, lines: inquiryLines(items), ...(remark.trim() ? { remark: remark.trim() } : {}) },
  });
  void invalidate('cart', 'drafts', 'team', 'dashboard');
}
