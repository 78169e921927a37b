import type { components } from '@selvedge/api-spec/types';
import type { Totals } from '@selvedge/domain/money/minimums';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { portionsOf } from '../../../db/portions';
import { yieldEvery } from '../../../fairness/yieldEvery';
import { localised } from '../../../translate';
import { isShownPrices } from '../../auth/access/sight';
import type { OfferedList } from '../../offers/rules/offer';
import { listState } from '../../offers/rules/status';
import { hideSums, listTotals, offerTotals } from '../../offers/rules/sums';
import { cartLine, type CartRow, cartRows, ownLines, readableLines, teamLines } from './lines';

type Schemas = components['schemas'];

/** What of a call decides how a cart is shown. */
type Reader = Pick<Context, 'buyer' | 'now' | 'language' | 'can'>;

/** Lines as the caller sees them. */
export function shownLines(ctx: Reader, rows: readonly CartRow[]): Schemas['CartLine'][] {
  const priced = isShownPrices(ctx);
  return rows.map((row) => cartLine(row, ctx.now, ctx.language, priced));
}

/** Sums as the caller sees them. */
export const shownSums = (ctx: Reader, sums: Totals): Totals => (isShownPrices(ctx) ? sums : hideSums(sums));

/** Lines by their list, in the order in which they were read. */
function rowsByList(rows: readonly CartRow[]): Iterable<{ list: OfferedList; rows: CartRow[] }> {
  const byList = new Map<string, { list: OfferedList; rows: CartRow[] }>();
  for (const row of rows) {
    const { list } = row.offer;
    const group = byList.get(list.id) ?? { list, rows: [] };
    group.rows.push(row);
    byList.set(list.id, group);
  }
  return byList.values();
}

/** The cart by list with its sums, or those of the whole team (X-B28, L-31); others get their turn in a cart of thousands. */
export async function readCart(ctx: Reader, db: Queryable, scope: 'mine' | 'team' | undefined) {
  const giveWay = yieldEvery();
  const rows = await cartRows(db, ctx.buyer, scope === 'team' ? teamLines(ctx.buyer) : ownLines(ctx.buyer));
  const groups = [];
  for (const { list, rows: ofList } of rowsByList(rows)) {
    const lines = [];
    for (const some of portionsOf(ofList)) {
      lines.push(...shownLines(ctx, some));
      await giveWay();
    }
    const sums = listTotals(ofList, ctx.now);
    await giveWay();
    groups.push({
      listId: list.id,
      listName: localised(ctx.language, list.name, list.nameEn ?? list.name),
      status: listState(list.times, ctx.now),
      deliveryMethod: list.deliveryMethod,
      closeAt: new Date(list.times.closeAt),
      lines,
      totals: shownSums(ctx, sums),
    });
  }
  return { groups, totals: shownSums(ctx, offerTotals(rows, ctx.now)) };
}

/** Some lines of the cart with their sums, for what is about to be ordered (X-B34). */
export async function checkCart(ctx: Reader, db: Queryable, ids: readonly string[]) {
  const rows = await readableLines(db, ctx.buyer, ids);
  return { totals: shownSums(ctx, offerTotals(rows, ctx.now)), lines: shownLines(ctx, rows) };
}
