import type { operations } from '@selvedge/api-spec/types';
import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { anyFolded } from '../../db/foldedLike';
import { rowsOf } from '../../db/paging';
import type { Queryable } from '../../db/pool';
import { teams } from '../../db/schema/accounts';
import { moneyApprovals } from '../../db/schema/payments';
import { orders } from '../../db/schema/orders';
import { withoutPrices } from '../../http/withoutPrices';
import { seesPrices } from '../auth/access/fieldVisibility';
import { ordersInScope } from '../orders/read/access';
import { teamsInScope } from '../teams/read/staffTeams';

/** A stored request for a refund or a correction of credit. */
export type ApprovalRow = typeof moneyApprovals.$inferSelect;

type Filter = NonNullable<operations['getPaymentsApprovalsPage']['parameters']['query']> & {
  pageNum: number;
  pageSize: number;
};

/** Returns the condition for requests of customers and teams within the person's data scope. */
function inScope(staff: Context['staff']): SQL | undefined {
  const [ofOrders, ofTeams] = [ordersInScope(staff), teamsInScope(staff)];
  return or(and(sql`${orders.id} is not null`, ofOrders), and(sql`${teams.id} is not null`, ofTeams));
}

const joined = (db: Queryable) =>
  db
    .select({ row: moneyApprovals, orderNo: orders.orderNo, teamName: teams.name })
    .from(moneyApprovals)
    .leftJoin(orders, eq(orders.id, moneyApprovals.orderId))
    .leftJoin(teams, eq(teams.id, moneyApprovals.teamId));

type Joined = Awaited<ReturnType<typeof joined>>[number];

function shape({ row, orderNo, teamName }: Joined, { staff }: Pick<Context, 'staff'>) {
  const { orderId, teamId, requestedById, decidedBy, decidedAt, decideNote, ...plain } = row;
  const answer = {
    ...plain,
    ownRequest: requestedById === staff.id,
    ...(orderId === null
      ? { kind: 'CREDIT' as const, teamId, teamName }
      : { kind: 'REFUND' as const, orderId, orderNo }),
    ...(decidedBy === null ? {} : { decidedBy, decidedAt, decideNote }),
  };
  return seesPrices(staff) ? answer : withoutPrices(answer);
}

/** Returns one request for a refund or a correction, as staff see it. */
export async function moneyApproval(ctx: Pick<Context, 'staff'>, db: Queryable, id: string) {
  const [found] = await joined(db).where(eq(moneyApprovals.id, id));
  if (found === undefined) throw new Error(`money approval ${id} is gone`);
  return shape(found, ctx);
}

/** Returns a page of the requests for refunds and corrections, newest first. */
export async function approvalPage(ctx: Context, filter: Filter) {
  const { pageNum, pageSize, status, keywords } = filter;
  const where = and(
    inScope(ctx.staff),
    status === undefined ? undefined : eq(moneyApprovals.status, status),
    anyFolded(keywords, orders.orderNo, teams.name, moneyApprovals.note),
  );
  const { limit, offset } = rowsOf(filter);
  const rows = await joined(ctx.db)
    .where(where)
    .orderBy(desc(moneyApprovals.createdAt), desc(moneyApprovals.id))
    .limit(limit)
    .offset(offset);
  const total = await ctx.db.$count(joined(ctx.db).where(where).as('found'));
  return { list: rows.map((row) => shape(row, ctx)), total, pageNum, pageSize };
}
