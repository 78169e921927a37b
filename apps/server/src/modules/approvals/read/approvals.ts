import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { buyers } from '../../../db/schema/accounts';
import { approvals } from '../../../db/schema/cart';
import { orders } from '../../../db/schema/orders';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { isShownPrices, refuseHiddenSort } from '../../auth/access/fieldVisibility';

type Approval = Outgoing<components['schemas']['Approval']>;
/** Status of an approval: the leader's answer to the request of a member. */
export type ApprovalStatus = components['schemas']['ApprovalStatus'];

/** Query parameters of the page of approvals. */
interface ApprovalFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  status?: ApprovalStatus;
}

const SORTS = { askedAt: approvals.askedAt, goodsCents: approvals.goodsCents };

function approvalsWhere(db: Queryable, where: SQL | undefined) {
  return db
    .select({ row: approvals, askedByName: buyers.nickname, orderNo: orders.orderNo })
    .from(approvals)
    .innerJoin(buyers, eq(buyers.id, approvals.askedById))
    .leftJoin(orders, eq(orders.id, approvals.orderId))
    .where(where);
}

function approvalAnswer(
  { row, askedByName, orderNo }: Awaited<ReturnType<typeof approvalsWhere>>[number],
  priced: boolean,
): Approval {
  const { draftId, status, title, askedById, askedAt, qty, goodsCents, limitCents } = row;
  const { handledAt, reason, orderId, inquiry } = row;
  return {
    orderDraftId: draftId,
    status,
    title,
    askedById,
    askedByName,
    askedAt,
    qty,
    goodsCents: priced ? goodsCents : 0,
    limitCents: priced ? limitCents : 0,
    ...(inquiry.address === undefined ? {} : { address: inquiry.address }),
    ...(handledAt === null ? {} : { handledAt }),
    ...(reason === null ? {} : { reason }),
    ...(orderId === null || orderNo === null ? {} : { order: { orderId, orderNo } }),
  };
}

/** Returns the approval of a draft: the requested inquiry and its status; refuses with 40401 when there is none. */
export async function approvalOf(
  ctx: Pick<Context, 'can'>,
  db: Queryable,
  draftId: string,
): Promise<Approval> {
  const [found] = await approvalsWhere(db, eq(approvals.draftId, draftId));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return approvalAnswer(found, isShownPrices(ctx));
}

/** Returns one page of the team's approvals, for a member only the member's own; without `sort` the waiting ones first, then the newest. */
export async function approvalPage(
  ctx: Pick<Context, 'db' | 'buyer' | 'can' | 'language'>,
  filter: ApprovalFilter,
) {
  const { pageNum, pageSize, keywords, status } = filter;
  const { teamId, teamRole, id } = ctx.buyer;
  const priced = isShownPrices(ctx);
  refuseHiddenSort(filter.sort, priced, ctx.language);
  if (teamId === null) return { list: [], total: 0, pageNum, pageSize };
  const where = and(
    eq(approvals.teamId, teamId),
    teamRole === 'LEADER' ? undefined : eq(approvals.askedById, id),
    status === undefined ? undefined : eq(approvals.status, status),
    anyFolded(keywords, approvals.title, buyers.nickname),
  );
  const { limit, offset } = rowsOf(filter);
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: [desc(eq(approvals.status, 'WAITING')), desc(approvals.askedAt)],
    named: 'desc',
    ties: [asc(approvals.draftId)],
  });
  const rows = await approvalsWhere(ctx.db, where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const counted = ctx.db
    .select({ id: approvals.draftId })
    .from(approvals)
    .innerJoin(buyers, eq(buyers.id, approvals.askedById))
    .where(where);
  const list = rows.map((row) => approvalAnswer(row, priced));
  return { list, total: await ctx.db.$count(counted), pageNum, pageSize };
}
