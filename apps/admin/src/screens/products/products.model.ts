import type { StaffProduct } from '../../api/schemas';

/** Sale state of a product: offered on an open list, on no list, without a price, or sold out. */
export type SaleState = 'offered' | 'unlisted' | 'unpriced' | 'soldOut';

/** Returns the sale state of a product, the first obstacle to its sale. */
export function saleState({
  stockQty,
  lists,
  wholesalePriceCents,
}: Pick<StaffProduct, 'stockQty' | 'lists' | 'wholesalePriceCents'>): SaleState {
  if (stockQty === 0) return 'soldOut';
  if (lists.length > 0) return 'offered';
  return wholesalePriceCents === null ? 'unpriced' : 'unlisted';
}

/** Returns the margin on the wholesale price in basis points; null when price or cost is unknown. */
export function marginBp(wholesaleCents: number | null, costCents: number | null): number | null {
  if (!wholesaleCents || costCents === null) return null;
  return Math.round(((wholesaleCents - costCents) * 10_000) / wholesaleCents);
}
