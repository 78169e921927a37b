import type { components } from '@selvedge/api-spec/types';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { addresses } from '../../../db/schema/accounts';
import { anyFolded } from '../../../db/foldedLike';

/** A saved address as it is stored. */
export type AddressRow = typeof addresses.$inferSelect;

/** Query parameters of the address list. */
interface AddressFilter extends Page {
  keywords?: string;
  areaType?: components['schemas']['AreaType'];
}

/** Condition on `addresses`: those of a buyer that were not deleted. */
export const addressesOf = (buyerId: string) =>
  and(eq(addresses.buyerId, buyerId), isNull(addresses.deletedAt));

/** Returns the number of addresses of a buyer. */
export function countAddresses(db: Queryable, buyerId: string): Promise<number> {
  return db.$count(addresses, addressesOf(buyerId));
}

/** Returns one page of a buyer's addresses, the default one first; `max` is the number of addresses a buyer may have. */
export async function addressPage(db: Queryable, buyerId: string, filter: AddressFilter, max: number) {
  const { pageNum, pageSize, keywords, areaType } = filter;
  const { limit, offset } = rowsOf(filter);
  const where = and(
    addressesOf(buyerId),
    areaType === undefined ? undefined : eq(addresses.areaType, areaType),
    anyFolded(keywords, addresses.realName, addresses.phone, addresses.detail, addresses.city),
  );
  const list = await db
    .select()
    .from(addresses)
    .where(where)
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(addresses, where);
  const remaining = Math.max(0, max - (await countAddresses(db, buyerId)));
  return { list, total, pageNum, pageSize, max, remaining };
}

/** Returns the default address of a buyer, which is filled in unless the buyer chooses another one; null without a default. */
export async function defaultAddress(db: Queryable, buyerId: string): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(addressesOf(buyerId), eq(addresses.isDefault, true)));
  return row ?? null;
}
