import { codes } from '@selvedge/api-spec/codes';
import type { Totals } from '@selvedge/domain/money/minimums';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Context, defineRoutes } from '../../contract/handlers';
import type { Queryable } from '../../db/pool';
import { cartLines } from '../../db/schema/cart';
import { refuse } from '../../http/errors';
import { textArray } from '../../db/textArray';
import { statusOf } from '../offers/rules/status';
import { hideSums, listTotalsOf, totalsOf } from '../offers/rules/sums';
import { type CartRow, cartRows, lineOf } from './read';
import { addToCart, announceCart, countOf, removeFromCart } from './write';

const priced = (ctx: Context): boolean => ctx.can('sp:price:view');
const lineFor = (ctx: Context, row: CartRow) => lineOf(row, ctx.now, ctx.language, priced(ctx));
const sumsFor = (ctx: Context, sums: Totals): Totals => (priced(ctx) ? sums : hideSums(sums));

function mine(ctx: Context): SQL {
  return sql`w.buyer_id = ${ctx.buyer.id}`;
}

/** The buyer's own lines, and with a team those of everybody in it (L-31). */
function ofTeam(ctx: Context): SQL {
  const { teamId } = ctx.buyer;
  if (teamId === null) return mine(ctx);
  return sql`w.buyer_id in (select buyer_id from team_members where team_id = ${teamId})`;
}

const byIds = (ids: readonly string[]): SQL => sql`w.id = any(${textArray(ids)})`;

/** The lines of these ids, all of them readable by the caller; refuses with 40401 otherwise. */
async function readable(ctx: Context, db: Queryable, ids: readonly string[]): Promise<CartRow[]> {
  const rows = await cartRows(db, ctx.buyer, sql`${byIds(ids)} and ${ofTeam(ctx)}`);
  if (rows.length === new Set(ids).size) return rows;
  throw refuse(codes.NOT_FOUND);
}

/** The cart (X-B28..X-B34): every call touches single lines, never the whole cart, so parallel edits both stay. */
export const cartRoutes = defineRoutes({
  frontCartList: async (ctx) => {
    const rows = await cartRows(ctx.db, ctx.buyer, ctx.query.scope === 'team' ? ofTeam(ctx) : mine(ctx));
    const byList = new Map<string, CartRow[]>();
    for (const row of rows) {
      const { id } = row.offer.list;
      byList.set(id, [...(byList.get(id) ?? []), row]);
    }
    const groups = [...byList.values()].flatMap((lines) => {
      const list = lines[0]?.offer.list;
      if (list === undefined) return [];
      return [
        {
          listId: list.id,
          listName: ctx.language === 'en' ? (list.nameEn ?? list.name) : list.name,
          status: statusOf(list.times, ctx.now),
          deliveryMethod: list.deliveryMethod,
          closeAt: new Date(list.times.closeAt),
          lines: lines.map((row) => lineFor(ctx, row)),
          totals: sumsFor(ctx, listTotalsOf(lines, ctx.now)),
        },
      ];
    });
    return { groups, totals: sumsFor(ctx, totalsOf(rows, ctx.now)) };
  },

  frontCartCount: (ctx) => countOf(ctx.db, ctx.buyer.id),

  frontCartAdd: (ctx) =>
    ctx.inTransaction(async (tx) => {
      const ids = await addToCart(tx, ctx.buyer, ctx.body.lines, ctx);
      const rows = await cartRows(tx, ctx.buyer, byIds(ids));
      const lists = [...new Set(rows.map(({ offer }) => offer.list.id))];
      const related = await cartRows(
        tx,
        ctx.buyer,
        sql`${mine(ctx)} and w.list_id = any(${textArray(lists)})`,
      );
      return {
        added: ctx.body.lines.reduce((sum, { qty }) => sum + qty, 0),
        lines: rows.map((row) => lineFor(ctx, row)),
        violations: sumsFor(ctx, totalsOf(related, ctx.now)).violations,
      };
    }),

  frontCartEdit: (ctx) =>
    ctx.inTransaction(async (tx) => {
      const wanted = new Map(ctx.body.lines.map((line) => [line.id, line]));
      const ids = [...wanted.keys()].sort();
      await tx.execute(
        sql`select id from cart_lines where id = any(${textArray(ids)}) order by id for update`,
      );
      const before = await readable(ctx, tx, ids);
      if (before.some(({ buyerId }) => buyerId !== ctx.buyer.id) && ctx.buyer.teamRole !== 'LEADER')
        throw refuse(codes.NOT_YOURS);
      const short: Array<{ skuId: string; asked: number; available: number }> = [];
      for (const row of before) {
        const line = wanted.get(row.id);
        if (line === undefined) continue;
        if (line.version !== row.version) {
          throw refuse(codes.CHANGED_MEANWHILE, {
            current: lineFor(ctx, row),
            changedBy: row.addedBy,
            changedAt: new Date(row.updatedAt).toISOString(),
          });
        }
        const { skuId, stockQty } = row.offer;
        if (line.qty > stockQty && line.qty > row.qty) {
          short.push({ skuId, asked: line.qty, available: stockQty });
        }
      }
      if (short.length > 0) throw refuse(codes.SHORT_STOCK, { lines: short });
      for (const [id, { qty }] of wanted) {
        await tx
          .update(cartLines)
          .set({ qty, version: sql`${cartLines.version} + 1`, updatedAt: ctx.now })
          .where(eq(cartLines.id, id));
      }
      await announceCart(
        tx,
        before.map(({ buyerId }) => buyerId),
      );
      return (await cartRows(tx, ctx.buyer, byIds(ids))).map((row) => lineFor(ctx, row));
    }),

  frontCartDel: async (ctx) => {
    await ctx.inTransaction((tx) => removeFromCart(tx, ctx.buyer.id, ctx.body.ids));
    return null;
  },

  frontCartClear: async (ctx) => {
    const { listId } = ctx.body;
    await ctx.inTransaction(async (tx) => {
      await tx
        .delete(cartLines)
        .where(
          and(
            eq(cartLines.buyerId, ctx.buyer.id),
            listId === undefined ? undefined : eq(cartLines.listId, listId),
          ),
        );
      await announceCart(tx, [ctx.buyer.id]);
    });
    return null;
  },

  frontCartCheck: async (ctx) => {
    const rows = await readable(ctx, ctx.db, ctx.body.lineIds);
    return { totals: sumsFor(ctx, totalsOf(rows, ctx.now)), lines: rows.map((row) => lineFor(ctx, row)) };
  },
});
