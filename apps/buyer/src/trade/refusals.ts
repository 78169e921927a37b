import { codes, isApiError, type RefusalData } from '@selvedge/api-spec/client';

/** Line of a refusal with more pieces than are in stock. */
export type Shortage = RefusalData[typeof codes.SHORT_STOCK]['lines'][number];

/** Line of a refusal whose price differs from the one the buyer saw; EUR cents. */
export type PriceChange = RefusalData[typeof codes.PRICE_CHANGED]['lines'][number];

/** Returns the lines of a refusal for lack of stock; null for any other error. */
export function shortagesOf(error: unknown): Shortage[] | null {
  return isApiError(error, codes.SHORT_STOCK) ? error.data.lines : null;
}

/** Returns the lines of a refusal for changed prices; null for any other error. */
export function priceChangesOf(error: unknown): PriceChange[] | null {
  return isApiError(error, codes.PRICE_CHANGED) ? error.data.lines : null;
}

/** Returns the violated minimums of a refusal; null for any other error. */
export function violationsOf(error: unknown): RefusalData[typeof codes.BELOW_MINIMUM]['violations'] | null {
  return isApiError(error, codes.BELOW_MINIMUM) ? error.data.violations : null;
}

/** Returns the list of a refusal because it is closed or not open yet; null for any other error. */
export function closedListOf(error: unknown): string | null {
  return isApiError(error, codes.LIST_CLOSED) ? error.data.listId : null;
}

/** Returns the spend limit that an inquiry exceeds, in EUR cents; null for any other error. */
export function limitOf(error: unknown): number | null {
  return isApiError(error, codes.ABOVE_LIMIT) ? error.data.limitCents : null;
}

/** Returns the data of a version conflict: who changed the record, when, and its current state; null for any other error. */
export function conflictOf(error: unknown): RefusalData[typeof codes.CHANGED_MEANWHILE] | null {
  return isApiError(error, codes.CHANGED_MEANWHILE) ? error.data : null;
}
