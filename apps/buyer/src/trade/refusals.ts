import { codes, isApiError, type RefusalData } from '@selvedge/api-spec/client';

/** A line that asks for more than is left. */
export type Shortage = RefusalData[typeof codes.SHORT_STOCK]['lines'][number];

/** A line whose price is another than the buyer saw; EUR cents. */
export type PriceChange = RefusalData[typeof codes.PRICE_CHANGED]['lines'][number];

/** Lines of a refusal for want of stock; null for any other error. */
export function shortagesOf(error: unknown): Shortage[] | null {
  return isApiError(error, codes.SHORT_STOCK) ? error.data.lines : null;
}

/** Lines of a refusal for changed prices. */
export function priceChangesOf(error: unknown): PriceChange[] | null {
  return isApiError(error, codes.PRICE_CHANGED) ? error.data.lines : null;
}

/** Minimums of a refusal. */
export function violationsOf(error: unknown): RefusalData[typeof codes.BELOW_MINIMUM]['violations'] | null {
  return isApiError(error, codes.BELOW_MINIMUM) ? error.data.violations : null;
}

/** The list of a refusal because it is closed or not open yet. */
export function closedListOf(error: unknown): string | null {
  return isApiError(error, codes.LIST_CLOSED) ? error.data.listId : null;
}

/** The spend limit that an inquiry is above, EUR cents. */
export function limitOf(error: unknown): number | null {
  return isApiError(error, codes.ABOVE_LIMIT) ? error.data.limitCents : null;
}

/** What a version conflict tells: who changed the thing, when, and what it is now. */
export function conflictOf(error: unknown): RefusalData[typeof codes.CHANGED_MEANWHILE] | null {
  return isApiError(error, codes.CHANGED_MEANWHILE) ? error.data : null;
}
