import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import type { Context } from '../../../contract/handlers';
import { listColumns } from '../../../db/schema/lists';
import { ALL_LISTS } from '../read/columns';
import { listFor } from '../read/listFor';

/** Saves the columns that a buyer chose for one list or for all of them. */
export async function chooseColumns(
  ctx: Context,
  { listId, chosen }: { listId?: string; chosen: ProductColumnKey[] },
): Promise<void> {
  if (listId !== undefined) await listFor(ctx.db, ctx.buyer, listId);
  const columns = [...new Set(chosen)];
  await ctx.db
    .insert(listColumns)
    .values({ buyerId: ctx.buyer.id, scope: listId ?? ALL_LISTS, chosen: columns, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: [listColumns.buyerId, listColumns.scope],
      set: { chosen: columns, updatedAt: ctx.now },
    });
}
