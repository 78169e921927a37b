import { codes } from '@selvedge/api-spec/codes';
import type { Perm } from '@selvedge/domain/people/permissions';
import { BUYER_PRICE_PERM, COST_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { orders } from '../../../db/schema/orders';
import { refuse } from '../../../http/errors';
import { seenList } from '../../lists/read/staff/seen';
import { ordersInScope, visibleOrders } from '../../orders/read/access';
import type { ExportRow } from './jobs';

type ExportType = NonNullable<ExportRow['plan']>['exportType'];

/** What staff have to hold to fetch what staff exported: the permission by which it is asked for. Carts staff do not export. */
const NEEDED: Readonly<Partial<Record<ExportType, Perm>>> = {
  LIST: 'biz:list:export',
  PRODUCT: 'biz:product:export',
  ORDER: 'biz:order:export',
};

/** Refuses with 40401 an export of orders of which one is not seen by this condition. */
async function refuseHiddenOrders(
  db: Queryable,
  { id, ownerKind }: ExportRow['job'],
  seen: SQL | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const rows = sql`(select unnest(ids) from export_plans where job_id = ${id})`;
  // Staff export the lines of orders, buyers the orders.
  const written =
    ownerKind === 'buyer'
      ? sql`${orders.id} in ${rows}`
      : sql`${orders.id} in (select order_id from order_lines where id in ${rows})`;
  if ((await db.$count(orders, and(written, sql`(${seen}) is not true`))) > 0) throw refuse(codes.NOT_FOUND);
}

/**
 * Refuses an own export to a buyer who may not see today what stands in it: with 40401 what was exported in a team to who is not in
 * that team, and orders that are not shown any more, with 40301 prices to who is shown none.
 */
export async function refuseUnheld(
  ctx: Pick<Context, 'db' | 'buyer' | 'need'>,
  { job, plan }: ExportRow,
): Promise<void> {
  if (plan === null) return;
  if (plan.teamId !== null && plan.teamId !== ctx.buyer.teamId) throw refuse(codes.NOT_FOUND);
  if (plan.exportType === 'ORDER') await refuseHiddenOrders(ctx.db, job, visibleOrders(ctx.buyer));
  if (plan.priced) ctx.need(BUYER_PRICE_PERM);
}

/**
 * The same for staff: refused with HTTP 403 without the permission of the export, of prices and of costs that stand in it, and with
 * 40401 where an order or the list is out of range.
 */
export async function refuseUnheldByStaff(
  ctx: Pick<Context, 'db' | 'staff' | 'need'>,
  { job, plan }: ExportRow,
): Promise<void> {
  if (plan === null) return;
  const need = job.ownerKind === 'staff' ? NEEDED[plan.exportType] : undefined;
  if (need !== undefined) ctx.need(need);
  if (plan.priced) ctx.need(PRICE_PERM);
  if (plan.columns.includes('cost')) ctx.need(COST_PERM);
  if (plan.exportType === 'ORDER') await refuseHiddenOrders(ctx.db, job, ordersInScope(ctx.staff));
  if (job.ownerKind === 'staff' && job.listId !== null) await seenList(ctx.db, ctx.staff, job.listId);
}
