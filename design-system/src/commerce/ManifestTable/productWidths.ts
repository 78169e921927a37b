import type { ProductColumnId } from './useProductColumns';

export type ProductWidths = Readonly<Record<Exclude<ProductColumnId, 'retailPrice' | 'subtotal'>, number>>;

/**
 * Widths of the usual columns by script, in pixels at a 16 px root: Latin words are longer. Prices take at least their width, names the
 * remaining width. Together the columns fit into a window of 1,440 px beside the facets.
 */
export const productWidths: Readonly<Record<'han' | 'latin', ProductWidths>> = {
  han: {
    image: 46,
    intlCode: 112,
    brand: 104,
    name: 136,
    category: 53,
    season: 50,
    warehouseId: 54,
    shipFrom: 50,
    color: 72,
    material: 136,
    origin: 64,
    stock: 46,
    wholesalePrice: 78,
    size: 272,
  },
  latin: {
    image: 46,
    intlCode: 105,
    brand: 100,
    name: 93,
    category: 68,
    season: 50,
    warehouseId: 56,
    shipFrom: 80,
    color: 89,
    material: 136,
    origin: 64,
    stock: 44,
    wholesalePrice: 78,
    size: 270,
  },
};
/** Widths of amounts; those in another currency are longer because of ≈ and HK$. */
export const amountWidths = {
  charged: { wholesalePrice: 78, retailPrice: 80, subtotal: 108 },
  converted: { wholesalePrice: 108, retailPrice: 112, subtotal: 132 },
};
