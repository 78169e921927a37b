import type { components } from '@selvedge/api-spec/types';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { announcements } from '../../../db/schema/notices';
import { expression } from '../../../db/statement';
import type { ScopeHolder } from '../../auth/access/dataScope';
import { withinScope } from '../../auth/access/dataScope';

type Schemas = components['schemas'];

/** Filter and sorting of the table of announcements. */
export interface AnnouncementFilter extends Sorting<keyof typeof SORTS> {
  keywords?: string;
  status?: Schemas['NoticeStatus'];
  type?: Schemas['NoticeType'];
}

/** Returns the condition for announcements whose author is within the person's data scope. */
export const writtenWithin = (staff: ScopeHolder): SQL | undefined =>
  withinScope(staff, announcements.createdById);

const readCount = expression({
  name: 'announcements.readCount',
  type: column.integer,
  sql: () =>
    sql`(select count(*)::int from notices n where n.house_notice_id = house_notices.id and n.read_at is not null)`,
  from: announcements,
  example: (make) => make(),
});

const SORTS = {
  createdAt: announcements.createdAt,
  publishedAt: announcements.publishedAt,
  title: announcements.title,
  recipientCount: announcements.recipientCount,
  readCount: readCount(),
};

/** Returns one page of the notices that staff wrote, newest first unless sorted otherwise. */
export async function announcementPage(
  ctx: Pick<Context, 'db' | 'staff'>,
  filter: AnnouncementFilter & Page,
) {
  const { pageNum, pageSize, keywords, status, type } = filter;
  const { limit, offset } = rowsOf(filter);
  const where = and(
    writtenWithin(ctx.staff),
    status === undefined ? undefined : eq(announcements.status, status),
    type === undefined ? undefined : eq(announcements.type, type),
    anyFolded(keywords, announcements.title, announcements.text),
  );
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: { field: 'createdAt', direction: 'desc' },
    nullsLast: true,
    ties: [desc(announcements.id)],
  });
  const rows = await ctx.db
    .select({ notice: announcements, readCount: readCount() })
    .from(announcements)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const list = rows.map(({ notice, readCount: read }) => ({
    ...notice,
    createdBy: notice.createdByName,
    readCount: read,
  }));
  return { list, total: await ctx.db.$count(announcements, where), pageNum, pageSize };
}
