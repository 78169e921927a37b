import { HOUR_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { GOODS, type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const productRetention = {
  brands: { keep: 'for ever', why: GOODS },
  catalogueChanges: {
    keep: 'an hour',
    why: 'tells the servers what changed; one that heard nothing for minutes reads all anew',
    gone: (now) => sql`at < ${since(now, HOUR_MS)}`,
  },
  categories: { keep: 'for ever', why: GOODS },
  colors: { keep: 'for ever', why: GOODS },
  products: { keep: 'for ever', why: GOODS },
  skus: { keep: 'for ever', why: GOODS },
  stock: { keep: 'for ever', why: GOODS },
  suppliers: { keep: 'for ever', why: GOODS },
  warehouses: { keep: 'for ever', why: GOODS },
} satisfies RetentionRules;
