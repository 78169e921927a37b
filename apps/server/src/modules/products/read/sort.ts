import type { components } from '@selvedge/api-spec/types';
import { type SQL, sql } from 'drizzle-orm';
import { localised } from '../../../translate';
import type { Reader } from './goods';

/** Fields products can be sorted by. */
export type ProductSort = components['schemas']['ProductSort'];

/** What goods are sorted by, and the table it comes from where that is none of those that every query joins. */
export interface SortKey {
  key: SQL;
  join?: SQL;
}

/** Goods in the order of their list. */
export const UNSORTED: SortKey = { key: sql`0` };

/** What goods are sorted by for a field; who may not see prices sorts by none (D-37). */
export function sortKey(sort: ProductSort, { language, priced }: Reader): SortKey {
  const fields: Record<ProductSort, SortKey> = {
    intlCode: { key: sql`p.intl_code` },
    name: { key: localised(language, sql`p.name`, sql`lower(p.name_en)`) },
    brandName: { key: sql`lower(b.name)`, join: sql`join brands b on b.id = p.brand_id` },
    categoryName: {
      key: localised(language, sql`c.name`, sql`c.name_en`),
      join: sql`join categories c on c.id = p.category_id`,
    },
    season: { key: sql`p.season` },
    warehouseId: { key: sql`p.warehouse_id` },
    shipFrom: {
      key: localised(language, sql`w.city`, sql`w.city_en`),
      join: sql`join warehouses w on w.id = p.warehouse_id`,
    },
    color: {
      key: localised(language, sql`co.name`, sql`co.name_en`),
      join: sql`join colors co on co.id = p.color_id`,
    },
    stockQty: { key: sql`s.free` },
    wholesalePriceCents: { key: priced ? sql`g.price_cents` : sql`g.position` },
    retailPriceCents: { key: sql`p.retail_price_cents` },
    updatedAt: { key: sql`p.updated_at` },
  };
  return fields[sort];
}
