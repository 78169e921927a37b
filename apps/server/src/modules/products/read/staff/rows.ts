import type { components } from '@selvedge/api-spec/types';
import { sql } from 'drizzle-orm';
import type { PageRow } from '../../../../searchIndex/messages';
import type { Context } from '../../../../contract/handlers';
import { tradeRules } from '../../../tradeRules/read';
import { jsonOf, orNull, typeOf, typesOf } from '../../../../db/columnTypes';
import { products, suppliers } from '../../../../db/schema/products';
import { statement } from '../../../../db/statement';
import { textArray } from '../../../../db/textArray';
import { localised } from '../../../../messages/translate';
import { seesCost, seesPrices } from '../../../auth/access/fieldVisibility';
import { openAt } from '../../../offers/rules/status';
import { namesOf, OWN_COLUMNS, OWN_ROW, productAnswer } from '../row';

/** Product as staff see it, with dates as Date. */
export type StaffProduct = Omit<components['schemas']['StaffProduct'], 'updatedAt'> & { updatedAt: Date };

/** Maximum number of open lists named with a product. */
const MOST_LISTS = 100;

const readRows = statement({
  name: 'products.forStaff',
  row: {
    ...OWN_ROW,
    ...typesOf(products, ['kind', 'supplierId', 'wholesalePriceCents', 'costCents', 'version']),
    supplierName: typeOf(suppliers.name),
    sizes: orNull(jsonOf<StaffProduct['sizes']>()),
    lists: orNull(jsonOf<{ id: string; name: string; nameEn: string | null }[]>()),
  },
  sql: (ids: readonly string[], now: Date) => sql`
    select ${sql.raw(OWN_COLUMNS)}, p.kind, p.supplier_id as "supplierId",
      u.name as "supplierName", p.wholesale_price_cents as "wholesalePriceCents", p.cost_cents as "costCents", p.version,
      (select json_agg(json_build_object('skuId', k.id, 'size', k.size, 'barcode', k.barcode, 'onHandQty', t.on_hand,
          'lockedQty', t.locked, 'incomingQty', t.incoming, 'stockQty', t.free) order by k.position)
        from skus k join stock t on t.sku_id = k.id where k.product_id = p.id) as sizes,
      (select json_agg(json_build_object('id', o.id, 'name', o.name, 'nameEn', o.name_en)) from (
        select lists.id, lists.name, lists.name_en from list_items i join lists on lists.id = i.list_id
        where i.product_id = p.id and ${openAt(now)} order by lists.start_at desc, lists.id limit ${MOST_LISTS}) o) as lists
    from products p join suppliers u on u.id = p.supplier_id
    where p.id = any(${textArray(ids)}) and p.deleted_at is null`,
  example: (make) => make(['p1'], new Date(0)),
});

/**
 * Reads the products that the search index found, with all fields and in its order; products deleted meanwhile are left out. Costs and
 * prices only for viewers who may see them.
 */
export async function staffRows(
  ctx: Pick<Context, 'db' | 'now' | 'staff' | 'language'>,
  found: readonly PageRow[],
): Promise<StaffProduct[]> {
  if (found.length === 0) return [];
  const { db, now, staff, language } = ctx;
  const ids = found.map(({ id }) => id);
  const rows = new Map((await readRows(db, ids, now)).map((row) => [row.id, row]));
  const reader = { language, priced: seesPrices(staff) };
  const rules = await tradeRules(db);
  return found.flatMap((one) => {
    const row = rows.get(one.id);
    if (row === undefined) return [];
    const sizes = row.sizes ?? [];
    const sum = (pick: (size: StaffProduct['sizes'][number]) => number): number =>
      sizes.reduce((total, size) => total + pick(size), 0);
    const named = {
      ...row,
      ...namesOf(one),
      stockQty: sum(({ stockQty }) => stockQty),
      priceCents: row.wholesalePriceCents,
      listId: '',
    };
    const { listId: _, ...shown } = productAnswer(named, [], reader, rules);
    return [
      {
        ...shown,
        sizes,
        season: row.season,
        gender: row.gender,
        kind: row.kind,
        supplierId: row.supplierId,
        supplierName: row.supplierName,
        onHandQty: sum(({ onHandQty }) => onHandQty),
        lockedQty: sum(({ lockedQty }) => lockedQty),
        incomingQty: sum(({ incomingQty }) => incomingQty),
        costCents: seesCost(staff) ? row.costCents : null,
        lists: (row.lists ?? []).map((list) => ({
          id: list.id,
          name: localised(language, list.name, list.nameEn),
        })),
        version: row.version,
      },
    ];
  });
}
