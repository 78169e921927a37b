import { EXPORT_MAX_ROWS } from '@selvedge/domain/constants';
import type { ExportMode } from '@selvedge/domain/sheets/exportMode';
import type { components, operations } from '@selvedge/api-spec/types';
import { and, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { typeOf } from '../../../db/columnTypes';
import { skus } from '../../../db/schema/products';
import { orderLines, orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { invalid } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { translate } from '../../../messages/translate';
import { seesCost, seesPrices } from '../../auth/access/fieldVisibility';
import { staffJobShape } from '../../imports/read/staffJobs';
import { ordersInScope } from '../../orders/read/access';
import { orderIds } from '../../orders/read/filters';
import { viewerOf } from '../../orders/read/viewer';
import { pickProducts } from '../../products/read/staff/page';
import type { Choice } from '../read/choose';
import { refuseNoColumns, tooManyRows } from '../read/refusals';
import { PRODUCT_SHEET_COLUMNS } from '../sheets/productSheet';
import { ORDER_LINE_AMOUNTS, ORDER_LINE_COLUMNS } from '@selvedge/domain/sheets/exportColumns';
import { prepareExportStart } from './start';

type Job = Outgoing<components['schemas']['Job']>;
type OrdersQuery = NonNullable<operations['getOrdersExport']['parameters']['query']>;
type ProductsQuery = NonNullable<operations['getProductsExport']['parameters']['query']>;

const linesOfOrders = statement({
  name: 'exports.linesOfOrders',
  row: { id: typeOf(orderLines.id) },
  sql: (ids: readonly string[]) => sql`
    select l.id from unnest(${textArray(ids)}) with ordinality as o(id, place)
    join order_lines l on l.order_id = o.id join sub_orders s on s.id = l.sub_order_id
    order by o.place, s.position, l.position limit ${EXPORT_MAX_ROWS + 1}`,
  example: (make) => make(['o1']),
});

const sizesOfProducts = statement({
  name: 'exports.sizesOfGoods',
  row: { id: typeOf(skus.id) },
  sql: (ids: readonly string[]) => sql`
    select k.id from unnest(${textArray(ids)}) with ordinality as p(id, place)
    join skus k on k.product_id = p.id order by p.place, k.position limit ${EXPORT_MAX_ROWS + 1}`,
  example: (make) => make(['p1']),
});

/** Returns the requested columns, or all, without those that the caller may not see; refuses with 40001 an unknown column and none left. */
function columnsFor(
  { language }: Pick<Context, 'language'>,
  all: readonly string[],
  asked: readonly string[] | undefined,
  hidden: readonly string[],
): string[] {
  const column = asked?.find((name) => !all.includes(name));
  if (column !== undefined)
    throw invalid({ columns: translate(language, 'exports.unknownColumn', { column }) });
  const shown = (asked ?? all).filter((name) => !hidden.includes(name));
  refuseNoColumns(shown, language);
  return shown;
}

/** Returns the rows as a choice; refuses with 40001 at the keywords no rows and too many. */
function choiceOf({ language }: Pick<Context, 'language'>, rows: readonly { id: string }[]): Choice {
  if (rows.length === 0) throw invalid({ keywords: translate(language, 'exports.noRows') });
  if (rows.length > EXPORT_MAX_ROWS) throw tooManyRows(language, 'keywords');
  return { total: rows.length, ids: rows.map(({ id }) => id).join('\n'), listIds: '' };
}

interface Wish {
  type: 'ORDER' | 'PRODUCT';
  columns: string[];
  mode: ExportMode | undefined;
  choose: () => Promise<Choice>;
}

async function begin(ctx: Context, { type, columns, mode, choose }: Wish): Promise<Job> {
  const { id, nickname } = ctx.staff;
  const name = translate(ctx.language, type === 'ORDER' ? 'exports.file.ORDER' : 'productSheet.file');
  const start = await prepareExportStart(ctx, {
    owner: { kind: 'staff', id },
    type,
    listId: null,
    columns,
    mode,
    priced: seesPrices(ctx.staff),
    teamId: null,
    name: () => Promise.resolve(name),
    choose,
  });
  return staffJobShape({ ...(await start(ctx)), ownerName: nickname }, ctx);
}

/** Starts the export of the orders that a filter leaves within the caller's data scope, one row per line. */
export function exportOrders(ctx: Context, { ids, mode, columns, ...filter }: OrdersQuery): Promise<Job> {
  const amounts = seesPrices(ctx.staff) ? [] : ORDER_LINE_AMOUNTS;
  return begin(ctx, {
    type: 'ORDER',
    columns: columnsFor(ctx, ORDER_LINE_COLUMNS, columns, amounts),
    mode,
    choose: async () => {
      const chosen = ids === undefined ? undefined : inArray(orders.id, ids);
      const scope = and(ordersInScope(ctx.staff), chosen);
      const found = await orderIds(ctx.db, scope, filter, viewerOf(ctx), EXPORT_MAX_ROWS + 1);
      return choiceOf(ctx, await linesOfOrders(ctx.db, found));
    },
  });
}

/** Starts the export of the products that a filter leaves, one row per size, as the import reads them. */
export function exportProducts(ctx: Context, { mode, columns, ...query }: ProductsQuery): Promise<Job> {
  const hidden = [...(seesPrices(ctx.staff) ? [] : ['wholesale']), ...(seesCost(ctx.staff) ? [] : ['cost'])];
  return begin(ctx, {
    type: 'PRODUCT',
    columns: columnsFor(ctx, PRODUCT_SHEET_COLUMNS, columns, hidden),
    mode,
    choose: async () => {
      const { total, ids } = await pickProducts(ctx, query, { most: EXPORT_MAX_ROWS });
      if (total > EXPORT_MAX_ROWS) throw tooManyRows(ctx.language, 'keywords');
      return choiceOf(ctx, await sizesOfProducts(ctx.db, ids));
    },
  });
}
