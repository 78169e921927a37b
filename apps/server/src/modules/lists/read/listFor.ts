import { codes } from '@selvedge/api-spec/codes';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { lists } from '../../../db/schema/lists';
import { statement } from '../../../db/statement';
import { everyColumn, shapeOf } from '../../../db/wholeRows';
import { refuse } from '../../../http/errors';
import type { BuyerSession } from '../../../contract/caller';
import { type ListViewer, visibleTo } from '../../offers/rules/visibility';

/** A list as it is stored. */
export type ListRow = typeof lists.$inferSelect;

const listColumns = everyColumn(lists);

const readList = statement({
  name: 'lists.for',
  kept: true,
  row: shapeOf(lists),
  sql: (buyer: ListViewer, id: string) =>
    sql`select ${listColumns} from ${lists} where ${lists.id} = ${id} and ${visibleTo(buyer)}`,
  example: (make) => make({ id: 'b1', teamId: null }, 'l1'),
});

/** Returns the list if the buyer may see it; refuses with 40401 otherwise, whether the list exists or not. */
export async function listFor(db: Queryable, buyer: BuyerSession, id: string): Promise<ListRow> {
  const [list] = await readList(db, buyer, id);
  if (list === undefined) throw refuse(codes.NOT_FOUND);
  return list;
}
