import { type Context, defineRoutes } from '../../contract/handlers';
import type { Tx } from '../../db/pool';
import { tradeRules } from '../tradeRules/read';
import { offerTotals } from '../offers/rules/sums';
import type { WantedLine } from '../offers/rules/wanted';
import { checkCart, readCart, shownLines, shownSums } from './read/cart';
import { cartCount, cartRows, linesOfLists, linesWithIds } from './read/lines';
import { addToCart } from './write/add';
import { changeCart, clearCart, removeFromCart } from './write/change';

/** Adds lines and returns them with the unmet minimums of their lists. */
async function add(ctx: Context, tx: Tx, wanted: WantedLine[]) {
  const ids = await addToCart(tx, ctx.buyer, wanted, ctx);
  const rows = await cartRows(tx, ctx.buyer, linesWithIds(ids));
  const lists = [...new Set(rows.map(({ offer }) => offer.list.id))];
  const related = await cartRows(tx, ctx.buyer, linesOfLists(ctx.buyer, lists));
  return {
    added: wanted.reduce((sum, { qty }) => sum + qty, 0),
    lines: shownLines(ctx, rows),
    violations: shownSums(ctx, offerTotals(await tradeRules(tx), related, ctx.now)).violations,
  };
}

/** Routes of the cart. Every call changes single lines, never the whole cart, so that parallel edits are both kept. */
export const cartRoutes = defineRoutes({
  frontCartList: (ctx) => readCart(ctx, ctx.db, ctx.query.scope),

  frontCartCount: (ctx) => cartCount(ctx.db, ctx.buyer.id),

  frontCartAdd: (ctx) => ctx.inTransaction((tx) => add(ctx, tx, ctx.body.lines)),

  frontCartEdit: (ctx) => changeCart(ctx, ctx.body.lines),

  frontCartDel: async (ctx) => {
    await ctx.inTransaction((tx) => removeFromCart(tx, ctx.buyer.id, ctx.body.ids));
    return null;
  },

  frontCartClear: async (ctx) => {
    await ctx.inTransaction((tx) => clearCart(tx, ctx.buyer.id, ctx.body.listId));
    return null;
  },

  frontCartCheck: (ctx) => checkCart(ctx, ctx.db, ctx.body.lineIds),
});
