import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';

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
  const params = readParams(search);
  return {
    state: params.oneOf('state', STATES) ?? 'PROOF_SUBMITTED',
    keywords: params.text('keywords'),
    id: params.text('id') || undefined,
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writePaymentsFilter = (filter: PaymentsFilter): string =>
  writeParams(filter, { state: 'PROOF_SUBMITTED' });
