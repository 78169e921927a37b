import type { operations } from '@selvedge/api-spec/types';
import { HOUSE_TIME_ZONE } from '@selvedge/domain/constants';
import type { ProductColumnKey } from '@selvedge/domain/goods/columns';
import { estimateDay } from '@selvedge/domain/time/dates';
import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { rowsOf } from '../../../db/paging';
import { lists } from '../../../db/schema/lists';
import { likePattern } from '../../../db/likePattern';
import { localised } from '../../../translate';
import { isShownPrices, refuseHiddenSort } from '../../auth/access/sight';
import { hasStatus, listState, timesOf } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';
import { figuresIn, figuresOfLists, type ListFigures } from './figures';
import { listFor, type ListRow } from './listFor';

type ListFilter = Context<operations['frontListPage']>['query'];

/** What of a call decides how lists are shown. */
type Reader = Pick<Context, 'db' | 'catalogue' | 'buyer' | 'now' | 'language' | 'can'>;

function listSummary(ctx: Reader, list: ListRow, figures: ListFigures) {
  const { hotQty, myQty, myGoodsCents, stockValueCents, ...counts } = figures;
  const priced = isShownPrices(ctx);
  const hotBp = counts.stockQty === 0 ? 0 : Math.round((hotQty * 10_000) / counts.stockQty);
  return {
    id: list.id,
    name: localised(ctx.language, list.name, list.nameEn ?? list.name),
    status: listState(timesOf(list), ctx.now),
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

function inScope(ctx: Reader, scope: 'all' | 'mine' | 'followed' | undefined): SQL | undefined {
  if (scope === 'mine') return and(eq(lists.ownerType, 'BUYER'), eq(lists.ownerId, ctx.buyer.id));
  if (scope !== 'followed') return undefined;
  return sql`exists (select 1 from list_items li join products p on p.id = li.product_id
    join brand_follows f on f.brand_id = p.brand_id and f.buyer_id = ${ctx.buyer.id} where li.list_id = ${lists.id})`;
}

function orderOf(
  sort: 'name' | 'startAt' | 'closeAt' | undefined,
  order: 'asc' | 'desc' | undefined,
  ctx: Reader,
): SQL[] {
  const way = order === 'desc' ? desc : asc;
  if (sort === 'name')
    return [
      way(localised(ctx.language, lists.name, sql`coalesce(${lists.nameEn}, ${lists.name})`)),
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

/** One page of the lists a buyer may see (X-B01); by figures it is sorted here, since they are counted anew. */
export async function listPage(ctx: Reader, filter: ListFilter) {
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
  } = filter;
  refuseHiddenSort(sort, isShownPrices(ctx), ctx.language);
  const pattern = likePattern(keywords);
  const where = and(
    visibleTo(ctx.buyer),
    inScope(ctx, scope),
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
  const total = await ctx.db.$count(lists, where);
  const byFigure = sort === 'stockQty' || sort === 'stockValueCents' ? sort : null;
  const { limit, offset } = rowsOf(filter);
  const query = ctx.db
    .select()
    .from(lists)
    .where(where)
    .orderBy(...orderOf(byFigure === null ? (sort as 'name' | undefined) : undefined, order, ctx));
  const rows = byFigure === null ? await query.limit(limit).offset(offset) : await query;
  const figures = await figuresOfLists(
    ctx,
    rows.map(({ id }) => id),
  );
  let page = rows.map((row) => ({ row, figures: figuresIn(figures, row.id) }));
  if (byFigure !== null) {
    const way = order === 'desc' ? -1 : 1;
    page = page
      .sort((a, b) => way * (a.figures[byFigure] - b.figures[byFigure]))
      .slice(offset, offset + limit);
  }
  return {
    list: page.map((entry) => listSummary(ctx, entry.row, entry.figures)),
    total,
    pageNum,
    pageSize,
  };
}

/** A list with its figures, columns and estimated days (X-B02). */
export async function listDetail(ctx: Reader, id: string) {
  const list = await listFor(ctx.db, ctx.buyer, id);
  const figures = await figuresOfLists(ctx, [list.id]);
  const today = ctx.now.toISOString();
  return {
    ...listSummary(ctx, list, figuresIn(figures, list.id)),
    columns: list.columns as ProductColumnKey[],
    settings: { material: list.settings.material ?? false, origin: list.settings.origin ?? false },
    shipEstimate: estimateDay(today, list.shipDays, HOUSE_TIME_ZONE),
    receiveEstimate: estimateDay(today, list.receiveDays, HOUSE_TIME_ZONE),
    note: localised(ctx.language, list.note, list.noteEn ?? list.note),
  };
}
