import type { ProductColumnId } from './useProductColumns';

export type ProductWidths = Readonly<Record<Exclude<ProductColumnId, 'retail' | 'subtotal'>, number>>;

/**
 * Widths of the usual columns by script, in pixels at a 16 px root: Latin words are longer. Prices take at least theirs,
 * names what is left over. Together they fit beside the facets into a window of 1,440 px.
 */
export const productWidths: Readonly<Record<'han' | 'latin', ProductWidths>> = {
  han: {
    picture: 46,
    code: 112,
    brand: 104,
    name: 136,
    category: 53,
    season: 50,
    warehouse: 54,
    shipFrom: 50,
    colour: 72,
    stock: 46,
    wholesale: 78,
    sizes: 272,
  },
  latin: {
    picture: 46,
    code: 105,
    brand: 100,
    name: 93,
    category: 68,
    season: 50,
    warehouse: 56,
    shipFrom: 80,
    colour: 89,
    stock: 44,
    wholesale: 78,
    sizes: 270,
  },
};
/** Amounts in another currency are longer: they carry ≈ and HK$. */
export const amountWidths = {
  charged: { wholesale: 78, retail: 80, subtotal: 108 },
  converted: { wholesale: 108, retail: 112, subtotal: 132 },
};
