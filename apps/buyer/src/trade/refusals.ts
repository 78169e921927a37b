import { isApiError } from '@selvedge/api-spec/client';
import type { Violation } from '../api/shapes';

/** A line that asks for more than is left. */
export interface Shortage {
  skuId: string;
  asked: number;
  available: number;
}

/** A line whose price is another than the buyer saw; EUR cents. */
export interface PriceChange {
  skuId: string;
  old: number;
  new: number;
}

/** Somebody else changed the thing: who, when, what it is now. */
export interface Conflict {
  current: unknown;
  changedBy?: string;
  changedAt?: string;
}

const rows = <Row>(data: unknown, key: string): Row[] => {
  const found =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
  return Array.isArray(found) ? (found as Row[]) : [];
};

/** Lines of a refusal for want of stock (40902); null for any other error. */
export function shortagesOf(error: unknown): Shortage[] | null {
  return isApiError(error, 40902) ? rows<Shortage>(error.data, 'lines') : null;
}

/** Lines of a refusal for changed prices (40909). */
export function priceChangesOf(error: unknown): PriceChange[] | null {
  return isApiError(error, 40909) ? rows<PriceChange>(error.data, 'lines') : null;
}

/** Minimums of a refusal (40905). */
export function violationsOf(error: unknown): Violation[] | null {
  return isApiError(error, 40905) ? rows<Violation>(error.data, 'violations') : null;
}

/** The list of a refusal because it is closed or not open yet (40903). */
export function closedListOf(error: unknown): string | null {
  if (!isApiError(error, 40903)) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'listId' in data ? String(data.listId) : null;
}

/** A version conflict (40901). */
export function conflictOf(error: unknown): Conflict | null {
  return isApiError(error, 40901) ? (error.data as Conflict) : null;
}
