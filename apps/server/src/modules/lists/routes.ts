import { HOUSE_TIME_ZONE } from '@selvedge/domain/constants';
import { estimateDay } from '@selvedge/domain/time/dates';
import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Context, defineRoutes } from '../../contract/handlers';
import { listColumns, lists } from '../../db/schema/lists';
import { likePattern } from '../../http/search';
import { refuseHiddenSort } from '../auth/access/sight';
import { hasStatus, statusOf, timesOf } from '../offers/rules/status';
import { visibleTo } from '../offers/rules/visibility';
import { AVAILABLE_COLUMNS, type ColumnKey, DEFAULT_COLUMNS } from './read/columns';
import { listFor, type ListRow } from './read/listFor';
import { figuresIn, figuresOf, type ListFigures } from './read/figures';

const ALL_LISTS = '*';
const PRICE_VIEW = 'sp:price:view';

function summaryOf(ctx: Context, list: ListRow, figures: ListFigures) {
  const { hotQty, myQty, myGoodsCents, stockValueCents, ...counts } = figures;
  const priced = ctx.can(PRICE_VIEW);
  const hotBp = counts.stockQty === 0 ? 0 : Math.round((hotQty * 10_000) / counts.stockQty);
  return {
    id: list.id,
    name: ctx.language === 'en' ? (list.nameEn ?? list.name) : list.name,
    status: statusOf(timesOf(list), ctx.now),
    kind: list.kind,
    deliveryMethod: list.deliveryMethod,
    startAt: list.startAt,
    closeAt: list.closeAt,
    totalValueCents: priced ? list.totalValueCents : 0,
    minOrderValueCents: list.minOrderValueCents,
    minOrderMode: list.minOrderMode,
    hotBp,
    standardBp: 10_000 - hotBp,
    shipDays: list.shipDays,
    receiveDays: list.receiveDays,
    ...counts,
    stockValueCents: priced ? stockValueCents : 0,
    ownerType: list.ownerType,
    ownerName: list.ownerName,
    myQty,
    myGoodsCents: priced ? myGoodsCents : 0,
    version: list.version,
  };
}

function scopeOf(ctx: Context, scope: 'all' | 'mine' | 'followed' | undefined): SQL | undefined {
  if (scope === 'mine') return and(eq(lists.ownerType, 'BUYER'), eq(lists.ownerId, ctx.buyer.id));
  if (scope !== 'followed') return undefined;
  return sql`exists (select 1 from list_items li join products p on p.id = li.product_id
    join brand_follows f on f.brand_id = p.brand_id and f.buyer_id = ${ctx.buyer.id} where li.list_id = ${lists.id})`;
}

function orderOf(
  sort: 'name' | 'startAt' | 'closeAt' | undefined,
  order: 'asc' | 'desc' | undefined,
  ctx: Context,
): SQL[] {
  const way = order === 'desc' ? desc : asc;
  if (sort === 'name')
    return [
      way(ctx.language === 'en' ? sql`coalesce(${lists.nameEn}, ${lists.name})` : lists.name),
      asc(lists.id),
    ];
  if (sort === 'startAt') return [way(lists.startAt), asc(lists.id)];
  if (sort === 'closeAt') return [way(lists.closeAt), asc(lists.id)];
  const open = hasStatus('PENDING', ctx.now);
  return [
    sql`case when ${open} then 0 when ${lists.publishedAt} is null then 1 else 2 end`,
    sql`case when ${open} then ${lists.closeAt} end`,
    desc(lists.closeAt),
    asc(lists.id),
  ];
}

/** Lists, their figures and the columns a buyer chose (X-B01, X-B02, X-B10, X-B11). */
export const listRoutes = defineRoutes({
  frontListPage: async (ctx) => {
    const {
      pageNum,
      pageSize,
      keywords,
      sort,
      order,
      scope,
      status,
      deliveryMethod,
      brandId,
      kind,
      createdFrom,
      createdTo,
    } = ctx.query;
    refuseHiddenSort(sort, ctx.can(PRICE_VIEW), ctx.language);
    const pattern = likePattern(keywords);
    const where = and(
      visibleTo(ctx.buyer),
      scopeOf(ctx, scope),
      status === undefined ? undefined : hasStatus(status, ctx.now),
      deliveryMethod === undefined ? undefined : eq(lists.deliveryMethod, deliveryMethod),
      kind === undefined ? undefined : eq(lists.kind, kind),
      createdFrom === undefined ? undefined : gte(lists.createdAt, new Date(createdFrom)),
      createdTo === undefined ? undefined : lt(lists.createdAt, new Date(createdTo)),
      pattern === null
        ? undefined
        : or(
            sql`${lists.name} ilike ${pattern}`,
            sql`${lists.nameEn} ilike ${pattern}`,
            sql`${lists.id} ilike ${pattern}`,
          ),
      brandId === undefined
        ? undefined
        : sql`exists (select 1 from list_items li join products p on p.id = li.product_id
            where li.list_id = ${lists.id} and p.brand_id = ${brandId})`,
    );
    const [counted] = await ctx.db.select({ total: count() }).from(lists).where(where);
    const byFigure = sort === 'stockQty' || sort === 'stockValueCents' ? sort : null;
    const from = (pageNum - 1) * pageSize;
    const query = ctx.db
      .select()
      .from(lists)
      .where(where)
      .orderBy(...orderOf(byFigure === null ? (sort as 'name' | undefined) : undefined, order, ctx));
    const rows = byFigure === null ? await query.limit(pageSize).offset(from) : await query;
    const figures = await figuresOf(
      ctx.db,
      rows.map(({ id }) => id),
      ctx.buyer.id,
    );
    let page = rows.map((row) => ({ row, figures: figuresIn(figures, row.id) }));
    if (byFigure !== null) {
      const way = order === 'desc' ? -1 : 1;
      page = page
        .sort((a, b) => way * (a.figures[byFigure] - b.figures[byFigure]))
        .slice(from, from + pageSize);
    }
    return {
      list: page.map((entry) => summaryOf(ctx, entry.row, entry.figures)),
      total: counted?.total ?? 0,
      pageNum,
      pageSize,
    };
  },

  frontListDetail: async (ctx) => {
    const list = await listFor(ctx.db, ctx.buyer, ctx.params.id);
    const figures = await figuresOf(ctx.db, [list.id], ctx.buyer.id);
    const today = ctx.now.toISOString();
    return {
      ...summaryOf(ctx, list, figuresIn(figures, list.id)),
      columns: list.columns as ColumnKey[],
      settings: { material: list.settings.material ?? false, origin: list.settings.origin ?? false },
      shipEstimate: estimateDay(today, list.shipDays, HOUSE_TIME_ZONE),
      receiveEstimate: estimateDay(today, list.receiveDays, HOUSE_TIME_ZONE),
      note: ctx.language === 'en' ? (list.noteEn ?? list.note) : list.note,
    };
  },

  frontListColumns: async (ctx) => {
    const { listId } = ctx.query;
    const list = listId === undefined ? null : await listFor(ctx.db, ctx.buyer, listId);
    const scopes = list === null ? [ALL_LISTS] : [list.id, ALL_LISTS];
    const rows = await ctx.db
      .select()
      .from(listColumns)
      .where(and(eq(listColumns.buyerId, ctx.buyer.id), inArray(listColumns.scope, scopes)));
    const own = rows.find(({ scope }) => scope === list?.id) ?? rows.find(({ scope }) => scope === ALL_LISTS);
    return {
      available: [...AVAILABLE_COLUMNS],
      chosen: (own?.chosen ?? list?.columns ?? [...DEFAULT_COLUMNS]) as ColumnKey[],
    };
  },

  frontListColumnsSet: async (ctx) => {
    const { listId, chosen } = ctx.body;
    if (listId !== undefined) await listFor(ctx.db, ctx.buyer, listId);
    const columns = [...new Set(chosen)];
    await ctx.db
      .insert(listColumns)
      .values({ buyerId: ctx.buyer.id, scope: listId ?? ALL_LISTS, chosen: columns, updatedAt: ctx.now })
      .onConflictDoUpdate({
        target: [listColumns.buyerId, listColumns.scope],
        set: { chosen: columns, updatedAt: ctx.now },
      });
    return null;
  },
});
