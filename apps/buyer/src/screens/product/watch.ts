import type { components } from '@selvedge/api-spec/types';
import { compareSizes } from '@selvedge/design-system/formats';
import type { ProductDetail } from '../../api/schemas';
import { priceRange } from './offers';

/** Kind of an alert. */
export type WatchKind = components['schemas']['WatchKind'];

/** Alert that can be set for a product. */
export interface Wish {
  kind: WatchKind;
  /** Id of one size; absent for the product as a whole. */
  skuId?: string;
  size?: string;
  isOn: boolean;
  /** Price at which the price alert was set, in EUR cents. */
  priceCents?: number;
}

/** Returns all alerts set for the product as a whole, or for one of its sizes. */
export const wishedOf = ({ watches = [] }: ProductDetail, skuId?: string): readonly WatchKind[] =>
  watches.find((watch) => watch.skuId === skuId)?.on ?? [];

/**
 * Returns the alerts that can be set: for a lower price if there is one, for the product and its sizes when they are sold out. An alert
 * that is set can always be removed, even when it could not be set now.
 */
export function wishesOf(product: ProductDetail): Wish[] {
  const { watches, sizes, stockQty, offers } = product;
  if (watches === undefined) return [];
  const wish = (kind: WatchKind, isPossible: boolean, size?: { skuId: string; size: string }): Wish[] => {
    const isOn = wishedOf(product, size?.skuId).includes(kind);
    return isOn || isPossible ? [{ kind, isOn, ...(size && { skuId: size.skuId, size: size.size }) }] : [];
  };
  const seen = watches.find(({ skuId }) => skuId === undefined)?.priceCents;
  const price = wish('PRICE_DROP', priceRange(offers) !== null).map((one) => ({
    ...one,
    ...(seen !== undefined && { priceCents: seen }),
  }));
  const several = sizes.length > 1 ? sizes : [];
  return [
    ...price,
    ...wish('RESTOCK', stockQty === 0),
    ...[...several]
      .sort((one, other) => compareSizes(one.size, other.size))
      .flatMap((size) => wish('RESTOCK', size.stockQty === 0, size)),
  ];
}
