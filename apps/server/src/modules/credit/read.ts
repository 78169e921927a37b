import { and, desc, eq } from 'drizzle-orm';
import { anyFolded } from '../../db/foldedLike';
import { type Page, rowsOf } from '../../db/paging';
import type { Queryable } from '../../db/pool';
import { inSpan } from '../../db/span';
import { teams } from '../../db/schema/accounts';
import { creditEntries, type CreditEntryType } from '../../db/schema/payments';
import { orders } from '../../db/schema/orders';

/** Filter of the entries of a credit statement. */
export interface CreditFilter extends Page {
  keywords?: string;
  type?: CreditEntryType;
  from?: string;
  to?: string;
}

/** Returns the current credit of a team in EUR cents; zero without a team. */
export async function creditBalance(db: Queryable, teamId: string | null): Promise<number> {
  if (teamId === null) return 0;
  const [team] = await db
    .select({ balanceCents: teams.creditBalanceCents })
    .from(teams)
    .where(eq(teams.id, teamId));
  return team?.balanceCents ?? 0;
}

/**
 * Returns one page of the statement of a team's credit, newest first; keywords search order number and note. A time range includes its
 * start, not its end.
 */
export async function creditPage(db: Queryable, teamId: string | null, filter: CreditFilter) {
  const { pageNum, pageSize, keywords, type, from, to } = filter;
  const { limit, offset } = rowsOf(filter);
  const where = and(
    eq(creditEntries.teamId, teamId ?? ''),
    type === undefined ? undefined : eq(creditEntries.type, type),
    inSpan(creditEntries.at, { from, to }),
    anyFolded(keywords, orders.orderNo, creditEntries.note),
  );
  const rows = await db
    .select({ entry: creditEntries, orderNo: orders.orderNo })
    .from(creditEntries)
    .leftJoin(orders, eq(orders.id, creditEntries.orderId))
    .where(where)
    .orderBy(desc(creditEntries.at), desc(creditEntries.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(
    db
      .select({ id: creditEntries.id })
      .from(creditEntries)
      .leftJoin(orders, eq(orders.id, creditEntries.orderId))
      .where(where)
      .as('found'),
  );
  return {
    list: rows.map(({ entry, orderNo }) => ({ ...entry, orderNo })),
    total,
    pageNum,
    pageSize,
    balanceCents: await creditBalance(db, teamId),
  };
}
