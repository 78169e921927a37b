import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** States of a payment as tabs, waiting ones first. */
export const STATES = ['PROOF_SUBMITTED', 'PAID', 'REJECTED', 'ALL'] as const;
export type PaymentsState = (typeof STATES)[number];

/** Filter of the page of payments; all of it is in the address. */
export interface PaymentsFilter {
  state: PaymentsState;
  keywords: string;
  /** Id of the payment that is shown; the first of the page when left out. */
  id?: string;
  page: number;
}

/** Reads the filter from the query; unknown values fall back to the waiting payments. */
export function readPaymentsFilter(search: string): PaymentsFilter {
  const query = new URLSearchParams(search);
  return {
    state: STATES.find((state) => state === query.get('state')) ?? 'PROOF_SUBMITTED',
    keywords: query.get('keywords') ?? '',
    id: query.get('id') ?? undefined,
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writePaymentsFilter({ state, keywords, id, page }: PaymentsFilter): string {
  const query = new URLSearchParams();
  if (state !== 'PROOF_SUBMITTED') query.set('state', state);
  if (keywords) query.set('keywords', keywords);
  if (id !== undefined) query.set('id', id);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
