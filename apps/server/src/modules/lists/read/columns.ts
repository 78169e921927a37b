import {
  type ProductColumnKey,
  productColumnKeys,
  defaultColumnKeys,
} from '@selvedge/domain/products/columns';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { listColumns } from '../../../db/schema/lists';
import { listFor } from './listFor';

/** Scope of the columns of all lists for which the buyer chose none of their own. */
export const ALL_LISTS = '*';

/** Returns the columns that a buyer chose for a list, else for all lists, else those of the list itself. */
export async function chosenColumns(ctx: Pick<Context, 'db' | 'buyer'>, listId: string | undefined) {
  const list = listId === undefined ? null : await listFor(ctx.db, ctx.buyer, listId);
  const scopes = list === null ? [ALL_LISTS] : [list.id, ALL_LISTS];
  const rows = await ctx.db
    .select()
    .from(listColumns)
    .where(and(eq(listColumns.buyerId, ctx.buyer.id), inArray(listColumns.scope, scopes)));
  const own = rows.find(({ scope }) => scope === list?.id) ?? rows.find(({ scope }) => scope === ALL_LISTS);
  return {
    available: [...productColumnKeys],
    chosen: (own?.chosen ?? list?.columns ?? [...defaultColumnKeys]) as ProductColumnKey[],
  };
}
