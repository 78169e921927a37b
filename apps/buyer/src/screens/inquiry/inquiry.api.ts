import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { buyer } from '../../api/client';
import { invalidate, queryClient } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import type { InquiryItem } from './inquiry.lines';
import { inquiryLines } from './inquiry.lines';

export type DraftInput = components['schemas']['DraftInput'];
export type PaymentMethod = components['schemas']['PaymentMethod'];

/** A draft with its products. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('drafts', 'detail', id),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/inquiry/draft/detail/{id}', { path: { id }, signal, silent: true }),
  });

/** Sums and the state of each line as of now. */
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

/** Asks for sums and states anew: a refusal means that they are others now. */
export function renewPreview(): void {
  void queryClient.invalidateQueries({ queryKey: ['products', 'preview'] });
}

/** Saves a draft; a key makes a new one once. */
export async function saveDraft(draft: DraftInput, idempotencyKey?: string): Promise<string> {
  const { id } = await buyer.post('/api/sp/front/inquiry/draft/save', { body: draft, idempotencyKey });
  await invalidate('drafts');
  return id;
}

/** What is submitted. */
export interface InquiryToSend {
  items: readonly InquiryItem[];
  addressId: string;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark: string;
  /** The draft it is sent from: what is ordered leaves it. */
  draftId?: string;
}

/** Makes the order. The same key answers the same order, however often it is sent. */
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
  // Not waited for: the page leaves first, else it would show its lines gone.
  void invalidate('cart', 'orders', 'drafts', 'products', 'lists', 'dashboard');
  return order;
}

/** Asks the leader for an inquiry above the spend limit; lines of the cart leave it for the draft that waits. */
export async function askApproval(inquiry: InquiryToSend, idempotencyKey: string): Promise<void> {
  const { items, remark, ...rest } = inquiry;
  await buyer.post('/api/sp/front/team/approval/ask', {
    idempotencyKey,
    body: { ...rest, lines: inquiryLines(items), ...(remark.trim() ? { remark: remark.trim() } : {}) },
  });
  void invalidate('cart', 'drafts', 'team', 'dashboard');
}
