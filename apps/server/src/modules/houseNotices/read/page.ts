import type { components } from '@selvedge/api-spec/types';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { type Page, rowsOf } from '../../../db/paging';
import { houseNotices } from '../../../db/schema/notices';
import { expression } from '../../../db/statement';
import type { ScopeHolder } from '../../auth/access/dataScope';
import { withinScope } from '../../auth/access/dataScope';

type Schemas = components['schemas'];

/** What the table of house notices may be filtered and sorted by. */
export interface HouseNoticeFilter {
  keywords?: string;
  status?: Schemas['NoticeStatus'];
  type?: Schemas['NoticeType'];
  sort?: 'createdAt' | 'publishedAt' | 'title' | 'recipientCount' | 'readCount';
  order?: 'asc' | 'desc';
}

/** Condition on house notices: written by somebody whom the person sees. */
export const writtenWithin = (staff: ScopeHolder): SQL | undefined =>
  withinScope(staff, houseNotices.createdById);

const readCount = expression({
  name: 'houseNotices.readCount',
  type: column.integer,
  sql: () =>
    sql`(select count(*)::int from notices n where n.house_notice_id = house_notices.id and n.read_at is not null)`,
  from: houseNotices,
  example: (make) => make(),
});

const SORTS = {
  createdAt: houseNotices.createdAt,
  publishedAt: houseNotices.publishedAt,
  title: houseNotices.title,
  recipientCount: houseNotices.recipientCount,
  readCount: readCount(),
};

/** One page of the notices that people wrote, newest first unless sorted otherwise. */
export async function houseNoticePage(ctx: Pick<Context, 'db' | 'staff'>, filter: HouseNoticeFilter & Page) {
  const { pageNum, pageSize, keywords, status, type, sort, order } = filter;
  const { limit, offset } = rowsOf(filter);
  const where = and(
    writtenWithin(ctx.staff),
    status === undefined ? undefined : eq(houseNotices.status, status),
    type === undefined ? undefined : eq(houseNotices.type, type),
    anyFolded(keywords, houseNotices.title, houseNotices.text),
  );
  const way = (order ?? (sort === undefined ? 'desc' : 'asc')) === 'asc' ? asc : desc;
  const rows = await ctx.db
    .select({ notice: houseNotices, readCount: readCount() })
    .from(houseNotices)
    .where(where)
    .orderBy(sql`${way(SORTS[sort ?? 'createdAt'])} nulls last`, desc(houseNotices.id))
    .limit(limit)
    .offset(offset);
  const list = rows.map(({ notice, readCount: read }) => ({
    ...notice,
    createdBy: notice.createdByName,
    readCount: read,
  }));
  return { list, total: await ctx.db.$count(houseNotices, where), pageNum, pageSize };
}
