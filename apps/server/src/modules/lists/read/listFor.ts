import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { lists } from '../../../db/schema/lists';
import { refuse } from '../../../http/errors';
import type { BuyerSession } from '../../../contract/caller';
import { visibleTo } from '../../offers/rules/visibility';

/** A list as it is stored. */
export type ListRow = typeof lists.$inferSelect;

/** The list, if the buyer may see it. Refuses with 40401 otherwise, whether there is such a list or not. */
export async function listFor(db: Queryable, buyer: BuyerSession, id: string): Promise<ListRow> {
  const [list] = await db
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), visibleTo(buyer)));
  if (list === undefined) throw refuse(codes.NOT_FOUND);
  return list;
}
