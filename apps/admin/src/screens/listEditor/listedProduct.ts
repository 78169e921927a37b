import type { StaffListItem, StaffProduct } from '../../api/schemas';

/** Product as the editor shows it, with its price on the list and the merchant's price, EUR cents. */
export interface ListedProduct extends StaffProduct {
  merchantPriceCents: number | null;
  askedQty: number;
}

/** Returns a row of the list for the editor: `wholesalePriceCents` is the price on the list. */
export function listedProduct({ product, priceCents, askedQty }: StaffListItem): ListedProduct {
  return {
    ...product,
    merchantPriceCents: product.wholesalePriceCents,
    wholesalePriceCents: priceCents,
    askedQty,
  };
}
