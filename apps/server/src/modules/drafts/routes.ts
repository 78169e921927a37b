import { codes } from '@selvedge/api-spec/codes';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { defineRoutes } from '../../contract/handlers';
import { buyers } from '../../db/schema/accounts';
import { drafts } from '../../db/schema/cart';
import { refuse } from '../../http/errors';
import { likePattern } from '../../http/search';
import { refuseHiddenSort } from '../auth/access/sight';
import { hideSums } from '../offers/rules/sums';
import { textArray } from '../../db/textArray';
import { someGoods } from '../products/read/goods';
import { readerOf } from '../products/routes';
import { draftAnswer, draftFor, draftTotals, linesOf, readableDrafts } from './read';
import { saveDraft } from './write/save';

const lineCount = sql<number>`(select count(*)::int from draft_lines d where d.draft_id = ${drafts.id})`;
const pieces = sql<number>`(select coalesce(sum(d.qty), 0)::int from draft_lines d where d.draft_id = ${drafts.id})`;
const goods = sql<number>`(select coalesce(sum(d.qty * li.price_cents), 0)::bigint from draft_lines d
  join list_items li on li.list_id = d.list_id and li.product_id = d.product_id where d.draft_id = ${drafts.id})`;

/** Inquiries that are not sent yet (X-B35..X-B38). */
export const draftRoutes = defineRoutes({
  frontInquiryDraftPage: async (ctx) => {
    const { pageNum, pageSize, keywords, sort = 'updatedAt', order = 'desc', shared } = ctx.query;
    refuseHiddenSort(sort, ctx.can('sp:price:view'), ctx.language);
    const pattern = likePattern(keywords);
    const where = and(
      readableDrafts(ctx.buyer),
      shared === undefined ? undefined : eq(drafts.shared, shared),
      pattern === null ? undefined : sql`${drafts.title} ilike ${pattern}`,
    );
    const by = { title: drafts.title, updatedAt: drafts.updatedAt, qty: pieces, goodsCents: goods }[sort];
    const way = order === 'asc' ? asc : desc;
    const [counted] = await ctx.db.select({ total: count() }).from(drafts).where(where);
    const list = await ctx.db
      .select({
        id: drafts.id,
        title: drafts.title,
        shared: drafts.shared,
        ownerId: drafts.ownerId,
        ownerName: buyers.nickname,
        lineCount,
        qty: pieces,
        goodsCents: ctx.can('sp:price:view') ? goods.mapWith(Number) : sql<number>`0`,
        updatedAt: drafts.updatedAt,
        version: drafts.version,
      })
      .from(drafts)
      .innerJoin(buyers, eq(buyers.id, drafts.ownerId))
      .where(where)
      .orderBy(way(by), asc(drafts.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { list, total: counted?.total ?? 0, pageNum, pageSize };
  },

  frontInquiryDraftDetail: async (ctx) => {
    const row = await draftFor(ctx.db, ctx.buyer, ctx.params.id);
    const lines = await linesOf(ctx.db, row.id);
    const offered = sql`(select distinct on (d.product_id) d.product_id, d.list_id, li.price_cents, d.position
      from draft_lines d left join list_items li on li.list_id = d.list_id and li.product_id = d.product_id
      where d.draft_id = ${row.id} order by d.product_id, d.position)`;
    const reader = readerOf(ctx);
    const sums = await draftTotals(ctx.db, ctx.buyer, row.id);
    const products = await someGoods(
      ctx.db,
      offered,
      sql`p.id = any(${textArray(lines.map(({ productId }) => productId))})`,
      reader,
    );
    return { ...draftAnswer(row, lines), products, totals: reader.priced ? sums : hideSums(sums) };
  },

  frontInquiryDraftSave: (ctx) => saveDraft(ctx, ctx.body),

  frontInquiryDraftDel: async (ctx) => {
    await ctx.inTransaction(async (tx) => {
      const ids = [...new Set(ctx.body.ids)];
      const found = await tx
        .select()
        .from(drafts)
        .where(and(inArray(drafts.id, ids), readableDrafts(ctx.buyer)))
        .for('update');
      const leads = ctx.buyer.teamRole === 'LEADER';
      const others = found.filter(
        ({ ownerId, teamId, shared }) =>
          ownerId !== ctx.buyer.id && !(leads && shared && teamId === ctx.buyer.teamId),
      );
      if (others.length > 0) throw refuse(codes.NOT_YOURS);
      if (found.length > 0)
        await tx.delete(drafts).where(
          inArray(
            drafts.id,
            found.map(({ id }) => id),
          ),
        );
    });
    return null;
  },
});
