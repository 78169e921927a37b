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

/** Permission that staff need to download an export made by staff: the one needed to request it. Staff do not export carts. */
const NEEDED: Readonly<Partial<Record<ExportType, Perm>>> = {
  LIST: 'biz:list:export',
  PRODUCT: 'biz:product:export',
  ORDER: 'biz:order:export',
};

/** Refuses with 40401 an export of orders when a condition does not allow one of them. */
async function refuseHiddenOrders(
  db: Queryable,
  { id, ownerKind }: ExportRow['job'],
  seen: SQL | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const rows = sql`(select unnest(ids) from export_plans where job_id = ${id})`;
  // Exports of staff contain order lines, those of buyers contain orders.
  const written =
    ownerKind === 'buyer'
      ? sql`${orders.id} in ${rows}`
      : sql`${orders.id} in (select order_id from order_lines where id in ${rows})`;
  if ((await db.$count(orders, and(written, sql`(${seen}) is not true`))) > 0) throw refuse(codes.NOT_FOUND);
}

/**
 * Refuses a buyer's own export when the buyer may not see its content today: with 40401 an export made in a team that the buyer has left,
 * or one with orders that are not visible any more; with 40301 one with prices when the buyer may not see prices.
 */
export async function refuseWithoutRights(
  ctx: Pick<Context, 'db' | 'buyer' | 'need'>,
  { job, plan }: ExportRow,
): Promise<void> {
  if (plan === null) return;
  if (plan.teamId !== null && plan.teamId !== ctx.buyer.teamId) throw refuse(codes.NOT_FOUND);
  if (plan.exportType === 'ORDER') await refuseHiddenOrders(ctx.db, job, visibleOrders(ctx.buyer));
  if (plan.priced) ctx.need(BUYER_PRICE_PERM);
}

/**
 * Refuses an export to staff who may not see its content today: with HTTP 403 without the permissions for the export and for the prices and
 * costs in it, with 40401 when an order or the list is outside the data scope.
 */
export async function refuseStaffWithoutRights(
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
