import type { StaffProduct } from '../../api/schemas';

/** Where a product stands: offered on an open list; not on one; without a price; nothing left of it. */
export type SaleState = 'offered' | 'unlisted' | 'unpriced' | 'soldOut';

/** What a product waits for, the first thing in the way of selling it. */
export function saleState({
  stockQty,
  lists,
  wholesalePriceCents,
}: Pick<StaffProduct, 'stockQty' | 'lists' | 'wholesalePriceCents'>): SaleState {
  if (stockQty === 0) return 'soldOut';
  if (lists.length > 0) return 'offered';
  return wholesalePriceCents === null ? 'unpriced' : 'unlisted';
}

/** What of the wholesale price is earned, in basis points; null where price or cost is not known. */
export function marginBp(wholesaleCents: number | null, costCents: number | null): number | null {
  if (!wholesaleCents || costCents === null) return null;
  return Math.round(((wholesaleCents - costCents) * 10_000) / wholesaleCents);
}
