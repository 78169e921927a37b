import type { StaffListItem, StaffProduct } from '../../api/schemas';

/** Goods as the editor shows them: a product with its price on the list and that of the house, EUR cents. */
export interface ListedGoods extends StaffProduct {
  merchantPriceCents: number | null;
  askedQty: number;
}

/** A row of the list, as the editor shows it: on a list the price is the list's. */
export function listedGoods({ product, priceCents, askedQty }: StaffListItem): ListedGoods {
  return {
    ...product,
    merchantPriceCents: product.wholesalePriceCents,
    wholesalePriceCents: priceCents,
    askedQty,
  };
}
