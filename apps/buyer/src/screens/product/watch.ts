import type { components } from '@selvedge/api-spec/types';
import { compareSizes } from '@selvedge/design-system/formats';
import type { ProductDetail } from '../../api/schemas';
import { priceRange } from './offers';

/** What is waited for. */
export type WatchKind = components['schemas']['WatchKind'];

/** Something of a product that can be waited for. */
export interface Wish {
  kind: WatchKind;
  /** One size; the product as a whole without it. */
  skuId?: string;
  size?: string;
  isOn: boolean;
  /** The price when a lower one was asked for, EUR cents. */
  priceCents?: number;
}

/** All that is waited for with the product, or with one of its sizes. */
export const wishedOf = ({ watches = [] }: ProductDetail, skuId?: string): readonly WatchKind[] =>
  watches.find((watch) => watch.skuId === skuId)?.on ?? [];

/**
 * What can be waited for: a lower price where there is one, the product and its sizes where they are sold out. What is waited for
 * already can be taken back whatever became of the goods meanwhile.
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
