import { GOODS, type RetentionRules } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const productRetention = {
  brands: { keep: 'for ever', why: GOODS },
  categories: { keep: 'for ever', why: GOODS },
  colors: { keep: 'for ever', why: GOODS },
  products: { keep: 'for ever', why: GOODS },
  skus: { keep: 'for ever', why: GOODS },
  stock: { keep: 'for ever', why: GOODS },
  suppliers: { keep: 'for ever', why: GOODS },
  warehouses: { keep: 'for ever', why: GOODS },
} satisfies RetentionRules;
