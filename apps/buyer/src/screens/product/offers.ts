import type { Product, ProductDetail } from '../../api/schemas';

/** A list that offers the product. */
export type Offer = ProductDetail['offers'][number];

/** The product as one of its lists offers it: what is written belongs to that list, at its price. */
export function offeredBy(product: ProductDetail, { listId, wholesalePriceCents }: Offer): Product {
  const { offers: _offers, similar: _similar, ...rest } = product;
  return { ...rest, listId, wholesalePriceCents };
}

/** Its other colours among the goods like it: those of the same brand and name. */
export function coloursOf({ brandId, name, similar }: ProductDetail): Product[] {
  return similar.filter((one) => one.brandId === brandId && one.name === name);
}

/** Lowest and highest price of the open lists in EUR cents; null where none says one. */
export function priceRange(offers: readonly Offer[]): { from: number; to: number } | null {
  const prices = offers.flatMap(({ wholesalePriceCents }) => wholesalePriceCents ?? []);
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}
