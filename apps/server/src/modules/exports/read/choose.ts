import { codes } from '@selvedge/api-spec/codes';
import type { components, operations } from '@selvedge/api-spec/types';
import { EXPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { and, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { queryOf } from '../../../contract/queryText';
import { orders } from '../../../db/schema/orders';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { cartLineIds, linesWithIds, ownLines, teamLines } from '../../cart/read/lines';
import { visibleOrders } from '../../orders/read/access';
import { orderIds } from '../../orders/read/filters';
import { viewerOf } from '../../orders/read/viewer';
import { productsFor, scopeFor } from '../../products/read/sources';
import { picksOfProducts } from '../../products/read/page';
import { picksAmong } from '../../products/read/products';
import { tooManyRows } from './refusals';

/** Request body of an export. */
export type ExportInput = components['schemas']['ExportInput'];

/** Context of the request that creates an export. */
export type Asking = Context<operations['frontExportCreate']>;

/** Rows of an export, fixed when it is requested: their number, their ids one per line, and for products their lists one per line. */
export interface Choice {
  total: number;
  ids: string;
  listIds: string;
}

const choiceOf = (ids: readonly string[], listIds: readonly string[] = []): Choice => ({
  total: ids.length,
  ids: ids.join('\n'),
  listIds: listIds.join('\n'),
});

/** Returns the rows that the caller selected; refuses with 40401 unless the caller may see all of them. */
async function selected(ctx: Asking, ids: readonly string[]): Promise<Choice> {
  const found = await seenRows(ctx, ctx.body, ids);
  if (found.total !== ids.length) throw refuse(codes.NOT_FOUND);
  return found;
}

/** Context of the caller whose visible rows are read. */
type Looking = Pick<
  Context,
  'db' | 'buyer' | 'maybeBuyer' | 'maybeStaff' | 'language' | 'origin' | 'now' | 'config' | 'need'
>;

/** Returns those of the rows that the caller may see now. */
export async function seenRows(
  ctx: Looking,
  { type, listId }: Pick<ExportInput, 'type' | 'listId'>,
  ids: readonly string[],
): Promise<Choice> {
  if (type === 'CART')
    return choiceOf(
      await cartLineIds(ctx.db, sql`${linesWithIds(ids)} and ${teamLines(ctx.buyer)}`, ids.length),
    );
  if (type === 'ORDER') {
    const scope = and(visibleOrders(ctx.buyer), inArray(orders.id, [...ids]));
    return choiceOf(await orderIds(ctx.db, scope, {}, viewerOf(ctx), ids.length));
  }
  const picked = await picksAmong(ctx.db, await productsFor(ctx, listId), ids);
  return choiceOf(picked.ids, picked.listIds);
}

async function chooseProducts(ctx: Asking): Promise<Choice> {
  const { type, listId, query = '' } = ctx.body;
  const ofList: Record<string, string> = listId === undefined ? {} : { listId };
  const { shareCode, ...read } =
    type === 'LIST'
      ? { ...queryOf('frontListProductPage', query, ctx.language, ofList), shareCode: undefined }
      : queryOf('frontProductPage', query, ctx.language, ofList);
  // A share link shows its list but does not allow exporting it.
  if (shareCode !== undefined) throw refuse(codes.NOT_FOUND);
  const { pageNum: _, pageSize: __, sort, order, listId: only, ...filters } = read;
  const scope = await scopeFor(ctx, only);
  const found = await picksOfProducts(ctx, scope, filters, { sort, order, most: EXPORT_MAX_ROWS });
  return { total: found.products, ids: found.ids, listIds: found.listIds };
}

async function chooseOrders(ctx: Asking): Promise<Choice> {
  const filter = queryOf('frontOrderPage', ctx.body.query ?? '', ctx.language);
  const visible = visibleOrders(ctx.buyer);
  return choiceOf(await orderIds(ctx.db, visible, filter, viewerOf(ctx), EXPORT_MAX_ROWS + 1));
}

async function chooseCart(ctx: Asking): Promise<Choice> {
  const { scope } = queryOf('frontCartList', ctx.body.query ?? '', ctx.language);
  const lines = scope === 'team' ? teamLines(ctx.buyer) : ownLines(ctx.buyer);
  return choiceOf(await cartLineIds(ctx.db, lines, EXPORT_MAX_ROWS + 1));
}

const CHOOSE: Readonly<Record<ExportInput['type'], (ctx: Asking) => Promise<Choice>>> = {
  LIST: chooseProducts,
  PRODUCT: chooseProducts,
  ORDER: chooseOrders,
  CART: chooseCart,
};

/**
 * Returns the requested rows among those that the caller may see: the selected ones, or all that the filters of the page leave, parsed as
 * the page parses them. Refuses with 40401 rows that the caller cannot see, and with 40001 no rows or too many.
 */
export async function choose(ctx: Asking): Promise<Choice> {
  const { type, listId, ids, query } = ctx.body;
  if (type === 'LIST' && listId === undefined)
    throw invalid({ listId: translate(ctx.language, 'exports.listNeeded') });
  const choice = ids === undefined ? await CHOOSE[type](ctx) : await selected(ctx, ids);
  const field = query === undefined ? 'type' : 'query';
  if (choice.total === 0) throw invalid({ [field]: translate(ctx.language, 'exports.noRows') });
  if (choice.total <= EXPORT_MAX_ROWS) return choice;
  throw tooManyRows(ctx.language, field);
}
