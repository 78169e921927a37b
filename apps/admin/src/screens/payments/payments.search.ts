import { listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** States of a payment as tabs, waiting ones first. */
export const STATES = ['PROOF_SUBMITTED', 'PAID', 'REJECTED', 'ALL'] as const;

/** Filter of the page of payments; `row` is the payment that is shown, the first of the page when it is left out. */
export const paymentsSearch = listSearch({ state: oneOf(STATES, 'PROOF_SUBMITTED'), row: text });
export type PaymentsFilter = FilterOf<typeof paymentsSearch>;
