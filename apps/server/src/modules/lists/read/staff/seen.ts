import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { StaffSession } from '../../../../contract/caller';
import type { Queryable, Tx } from '../../../../db/pool';
import { lists } from '../../../../db/schema/lists';
import { refuse } from '../../../../http/errors';
import { withinScope } from '../../../auth/access/dataScope';
import type { ListRow } from '../listFor';

/** Condition on `lists`: those of the merchant, and those of customers within the data scope of the staff user's roles. */
export function seenByStaff(staff: StaffSession): SQL | undefined {
  const within = withinScope(staff, sql`b.salesperson_id`);
  const ofCustomers =
    within &&
    sql`(${lists.ownerType} <> 'BUYER' or exists (select 1 from buyers b where b.id = ${lists.ownerId} and ${within}))`;
  return and(isNull(lists.deletedAt), ofCustomers);
}

/** Returns a list within the data scope; refuses with 40401 any other. */
export async function seenList(db: Queryable, staff: StaffSession, id: string): Promise<ListRow> {
  const [list] = await db
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), seenByStaff(staff)));
  if (list === undefined) throw refuse(codes.NOT_FOUND);
  return list;
}

/** Locks a list within the data scope until the end of the transaction; refuses with 40401 any other. */
export async function lockSeenList(tx: Tx, staff: StaffSession, id: string): Promise<ListRow> {
  const [list] = await tx
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), seenByStaff(staff)))
    .for('update');
  if (list === undefined) throw refuse(codes.NOT_FOUND);
  return list;
}
