import { HOUR_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { PRODUCTS, type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const productRetention = {
  brands: { keep: 'for ever', why: PRODUCTS },
  catalogueChanges: {
    keep: 'an hour',
    why: 'tells the servers what changed; one that heard nothing for minutes reads all anew',
    gone: (now) => sql`at < ${since(now, HOUR_MS)}`,
  },
  categories: { keep: 'for ever', why: PRODUCTS },
  colors: { keep: 'for ever', why: PRODUCTS },
  products: { keep: 'for ever', why: PRODUCTS },
  skus: { keep: 'for ever', why: PRODUCTS },
  stock: { keep: 'for ever', why: PRODUCTS },
  suppliers: { keep: 'for ever', why: PRODUCTS },
  warehouses: { keep: 'for ever', why: PRODUCTS },
} satisfies RetentionRules;
