import type { Product, ProductDetail } from '../../api/schemas';

/** List that offers the product. */
export type Offer = ProductDetail['offers'][number];

/** Returns the product as one of its lists offers it: entered quantities belong to that list, at its price. */
export function offeredBy(product: ProductDetail, { listId, wholesalePriceCents }: Offer): Product {
  const { offers: _offers, similar: _similar, ...rest } = product;
  return { ...rest, listId, wholesalePriceCents };
}

/** Returns the other colours of a product among the similar ones: those of the same brand and name. */
export function coloursOf({ brandId, name, similar }: ProductDetail): Product[] {
  return similar.filter((one) => one.brandId === brandId && one.name === name);
}

/** Returns the lowest and highest price of the open lists in EUR cents; null when none has a price. */
export function priceRange(offers: readonly Offer[]): { from: number; to: number } | null {
  const prices = offers.flatMap(({ wholesalePriceCents }) => wholesalePriceCents ?? []);
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}
