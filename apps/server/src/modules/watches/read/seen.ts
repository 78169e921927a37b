import { BUYER_PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { buyerPerms, hasPerm } from '@selvedge/domain/people/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { column, orNull, type RowOf, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { buyers, teamMembers } from '../../../db/schema/accounts';
import { brands, colors, products, skus } from '../../../db/schema/products';
import { productWatches } from '../../../db/schema/watches';
import { listItems } from '../../../db/schema/lists';
import { statement } from '../../../db/statement';
import { openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';

const WISH_ROW = {
  id: column.text,
  buyerId: column.text,
  productId: column.text,
  skuId: orNull(column.text),
  kind: typeOf(productWatches.kind),
  priceCents: typeOf(productWatches.priceCents),
  brandName: typeOf(brands.name),
  name: typeOf(products.name),
  nameEn: typeOf(products.nameEn),
  color: typeOf(colors.name),
  colorEn: typeOf(colors.nameEn),
  /** Null when the watch names no size of this product. */
  size: orNull(typeOf(skus.size)),
  intlCode: typeOf(products.intlCode),
  pictureFileIds: typeOf(products.pictureFileIds),
  sellerFlag: typeOf(buyers.sellerFlag),
  teamRole: orNull(typeOf(teamMembers.role)),
  teamPerms: orNull(typeOf(teamMembers.perms)),
  freeQty: column.integer,
  offers: column.integer,
  priceNowCents: orNull(typeOf(listItems.priceCents)),
};

const readSeen = statement({
  name: 'watches.seen',
  row: WISH_ROW,
  sql: (wishes: SQL, now: Date) => sql`
    select w.id, w.buyer_id as "buyerId", w.product_id as "productId", w.sku_id as "skuId", w.kind, w.price_cents as "priceCents",
      br.name as "brandName", p.name, p.name_en as "nameEn", co.name as color, co.name_en as "colorEn", k.size,
      p.intl_code as "intlCode", p.picture_file_ids as "pictureFileIds",
      b.seller_flag as "sellerFlag", m.role as "teamRole", m.perms as "teamPerms", s.free as "freeQty", o.offers,
      o.price_cents as "priceNowCents"
    from ${wishes} w join buyers b on b.id = w.buyer_id and b.status = 'ENABLED'
      left join team_members m on m.buyer_id = w.buyer_id
      join products p on p.id = w.product_id and p.deleted_at is null
      join brands br on br.id = p.brand_id join colors co on co.id = p.color_id
      left join skus k on k.id = w.sku_id and k.product_id = w.product_id
      join lateral (select coalesce(sum(t.free), 0)::int as free from stock t
        where t.product_id = w.product_id and (w.sku_id is null or t.sku_id = w.sku_id)) s on true
      join lateral (select count(*)::int as offers, min(li.price_cents) as price_cents
        from list_items li join lists on lists.id = li.list_id
        where li.product_id = w.product_id and lists.owner_type = 'STAFF'
          and ${visibleTo({ id: sql`w.buyer_id`, teamId: sql`m.team_id` })} and ${openAt(now)}) o on true`,
  example: (make) => make(sql`product_watches`, new Date()),
});

/** Watch with the current offer as its buyer sees it. */
export interface WatchWithOffer extends Omit<
  RowOf<typeof WISH_ROW>,
  'offers' | 'sellerFlag' | 'teamRole' | 'teamPerms'
> {
  /** Whether an open list of the merchant that the buyer may see offers the product. */
  isOffered: boolean;
}

/**
 * Returns watches with the current offers that their buyers see: free pieces, and the lowest price on the merchant's open lists that are
 * visible to that buyer, null for buyers without the price permission. Watches of disabled accounts and of deleted products are missing.
 */
export async function seenBy(db: Queryable, wishes: SQL, now: Date): Promise<WatchWithOffer[]> {
  const rows = await readSeen(db, wishes, now);
  return rows.map(({ offers, sellerFlag, teamRole, teamPerms, ...wish }) => {
    const perms = buyerPerms({ role: teamRole ?? 'NONE', granted: teamPerms ?? undefined, sellerFlag });
    const priced = hasPerm({ perms }, [BUYER_PRICE_PERM]);
    return { ...wish, isOffered: offers > 0, priceNowCents: priced ? wish.priceNowCents : null };
  });
}
