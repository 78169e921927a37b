import type { Locale } from '../../formats';
import type { ProductColumnId } from './useProductColumns';

export type ProductWidths = Readonly<
  Record<Exclude<ProductColumnId, 'name' | 'retail' | 'subtotal'>, number>
>;

/** Widths of the usual columns by language, in pixels at a 16 px root: English words are longer. Prices take at least theirs. */
export const productWidths: Readonly<Record<Locale, ProductWidths>> = {
  'zh-CN': {
    picture: 46,
    code: 112,
    brand: 104,
    category: 53,
    season: 50,
    warehouse: 54,
    shipFrom: 50,
    colour: 72,
    stock: 46,
    wholesale: 78,
    sizes: 272,
  },
  en: {
    picture: 52,
    code: 110,
    brand: 102,
    category: 62,
    season: 50,
    warehouse: 70,
    shipFrom: 80,
    colour: 84,
    stock: 48,
    wholesale: 100,
    sizes: 270,
  },
};
/** Amounts in another currency are longer: they carry ≈ and HK$. */
export const amountWidths = {
  charged: { wholesale: 78, retail: 80, subtotal: 108 },
  converted: { wholesale: 108, retail: 112, subtotal: 132 },
};
