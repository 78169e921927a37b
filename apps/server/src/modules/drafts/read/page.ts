import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column, orNull, typeOf } from '../../../db/columnTypes';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { buyers } from '../../../db/schema/accounts';
import { approvals, drafts } from '../../../db/schema/cart';
import { expression } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { anyFolded } from '../../../db/foldedLike';
import { isShownPrices, refuseHiddenSort } from '../../auth/access/fieldVisibility';
import { hideSums } from '../../offers/rules/sums';
import { readerOf } from '../../products/read/sources';
import { someProducts } from '../../products/read/products';
import { draftAnswer, draftFor, draftLinesOf, draftTotals, readableDrafts } from './drafts';

const lineCount = expression({
  name: 'drafts.lineCount',
  type: column.integer,
  sql: () => sql`(select count(*)::int from draft_lines d where d.draft_id = ${drafts.id})`,
  from: drafts,
  example: (make) => make(),
});

const pieces = expression({
  name: 'drafts.pieces',
  type: column.integer,
  sql: () => sql`(select coalesce(sum(d.qty), 0)::int from draft_lines d where d.draft_id = ${drafts.id})`,
  from: drafts,
  example: (make) => make(),
});

/** Goods value of a draft at current prices, EUR cents; zero for viewers without the price permission. */
const goodsValue = expression({
  name: 'drafts.goods',
  type: column.bigint,
  sql: (isShown: boolean) =>
    isShown
      ? sql`(select coalesce(sum(d.qty * li.price_cents), 0)::bigint from draft_lines d
          join list_items li on li.list_id = d.list_id and li.product_id = d.product_id
          where d.draft_id = ${drafts.id})`
      : sql`0::bigint`,
  from: drafts,
  example: (make) => make(true),
});

const approvalStatus = expression({
  name: 'drafts.approvalStatus',
  type: orNull(typeOf(approvals.status)),
  sql: () => sql`(select a.status from approvals a where a.draft_id = ${drafts.id})`,
  from: drafts,
  example: (make) => make(),
});

/** Query parameters of the page of drafts. */
interface DraftFilter extends Page, Sorting<'title' | 'updatedAt' | 'qty' | 'goodsCents'> {
  keywords?: string;
  shared?: boolean;
}

type Reader = Pick<Context, 'db' | 'buyer' | 'can' | 'language'>;

/** Returns one page of the drafts that a buyer may read, the latest changed first unless sorted otherwise. */
export async function draftPage(ctx: Reader, filter: DraftFilter) {
  const { pageNum, pageSize, keywords, shared } = filter;
  const { limit, offset } = rowsOf(filter);
  refuseHiddenSort(filter.sort, isShownPrices(ctx), ctx.language);
  const where = and(
    readableDrafts(ctx.buyer),
    shared === undefined ? undefined : eq(drafts.shared, shared),
    anyFolded(keywords, drafts.title),
  );
  const columns = { lineCount: lineCount(), qty: pieces(), goodsCents: goodsValue(isShownPrices(ctx)) };
  const order = orderTerms(filter, {
    columns: { title: drafts.title, updatedAt: drafts.updatedAt, ...columns },
    usual: { field: 'updatedAt', direction: 'desc' },
    named: 'desc',
    ties: [asc(drafts.id)],
  });
  const total = await ctx.db.$count(drafts, where);
  const list = await ctx.db
    .select({
      id: drafts.id,
      title: drafts.title,
      shared: drafts.shared,
      ownerId: drafts.ownerId,
      ownerName: buyers.nickname,
      ...columns,
      approvalStatus: approvalStatus(),
      updatedAt: drafts.updatedAt,
      version: drafts.version,
    })
    .from(drafts)
    .innerJoin(buyers, eq(buyers.id, drafts.ownerId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { list, total, pageNum, pageSize };
}

/** Returns a draft with its lines, their products, and its sums at current prices. */
export async function draftDetail(ctx: Reader, id: string) {
  const row = await draftFor(ctx.db, ctx.buyer, id);
  const lines = await draftLinesOf(ctx.db, row.id);
  const offered = sql`(select distinct on (d.product_id) d.product_id, d.list_id, li.price_cents, d.position
      from draft_lines d left join list_items li on li.list_id = d.list_id and li.product_id = d.product_id
      where d.draft_id = ${row.id} order by d.product_id, d.position)`;
  const reader = readerOf(ctx);
  const sums = await draftTotals(ctx.db, ctx.buyer, row.id);
  const ids = textArray(lines.map(({ productId }) => productId));
  const products = await someProducts(ctx.db, offered, sql`p.id = any(${ids})`, reader);
  const [asked] = await ctx.db
    .select({ approvalStatus: approvals.status })
    .from(approvals)
    .where(eq(approvals.draftId, row.id));
  return { ...draftAnswer(row, lines), ...asked, products, totals: reader.priced ? sums : hideSums(sums) };
}
