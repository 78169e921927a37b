import type { components } from '@selvedge/api-spec/types';
import type { Totals } from '@selvedge/domain/money/minimums';
import type { TradeRules } from '@selvedge/domain/money/tradeRules';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { batchesOf } from '../../../db/batches';
import { yieldEvery } from '../../../scheduling/yieldEvery';
import type { Language } from '../../../http/messages';
import { localised } from '../../../messages/translate';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import { tradeRules } from '../../tradeRules/read';
import type { OfferedList } from '../../offers/rules/offer';
import { listState } from '../../offers/rules/status';
import { hideSums, listTotals, offerTotals } from '../../offers/rules/sums';
import { cartLine, type CartRow, cartRows, ownLines, readableLines, teamLines } from './lines';

type Schemas = components['schemas'];

/** Parts of a request context that decide how a cart is shown. */
type Reader = Pick<Context, 'buyer' | 'now' | 'language' | 'can'>;

/** Language, price visibility, time and trade rules with which a cart is shown. */
interface CartView {
  now: Date;
  language: Language;
  priced: boolean;
  rules: TradeRules;
}

/** Returns cart lines with the prices that the caller may see. */
export function shownLines(ctx: Reader, rows: readonly CartRow[]): Schemas['CartLine'][] {
  const priced = isShownPrices(ctx);
  return rows.map((row) => cartLine(row, ctx.now, ctx.language, priced));
}

/** Returns sums with the amounts that the caller may see. */
export const shownSums = (ctx: Reader, sums: Totals): Totals => (isShownPrices(ctx) ? sums : hideSums(sums));

/** Groups lines by their list, in the order in which they were read. */
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

/** Groups lines by list, with the sums of each list and of all; yields to the event loop, because a cart may have thousands of lines. */
export async function cartOf({ now, language, priced, rules }: CartView, rows: readonly CartRow[]) {
  const giveWay = yieldEvery();
  const shown = (sums: Totals): Totals => (priced ? sums : hideSums(sums));
  const groups = [];
  for (const { list, rows: ofList } of rowsByList(rows)) {
    const lines = [];
    for (const some of batchesOf(ofList)) {
      lines.push(...some.map((row) => cartLine(row, now, language, priced)));
      await giveWay();
    }
    const sums = listTotals(rules, ofList, now);
    await giveWay();
    groups.push({
      listId: list.id,
      listName: localised(language, list.name, list.nameEn),
      kind: list.kind,
      status: listState(list.times, now),
      deliveryMethod: list.deliveryMethod,
      closeAt: new Date(list.times.closeAt),
      lines,
      totals: shown(sums),
    });
  }
  return { groups, totals: shown(offerTotals(rules, rows, now)) };
}

/** Reads the caller's cart, or with the scope `team` those of the whole team. */
export async function readCart(ctx: Reader, db: Queryable, scope: 'mine' | 'team' | undefined) {
  const { now, language } = ctx;
  const rows = await cartRows(db, ctx.buyer, scope === 'team' ? teamLines(ctx.buyer) : ownLines(ctx.buyer));
  const rules = await tradeRules(db);
  return cartOf({ now, language, priced: isShownPrices(ctx), rules }, rows);
}

/** Returns some lines of the cart with their sums, before they are ordered. */
export async function checkCart(ctx: Reader, db: Queryable, ids: readonly string[]) {
  const rows = await readableLines(db, ctx.buyer, ids);
  const rules = await tradeRules(db);
  return { totals: shownSums(ctx, offerTotals(rules, rows, ctx.now)), lines: shownLines(ctx, rows) };
}
