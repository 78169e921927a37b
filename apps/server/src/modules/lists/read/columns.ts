import type { components } from '@selvedge/api-spec/types';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { listColumns } from '../../../db/schema/lists';
import { listFor } from './listFor';

/** Name of a column of the manifest table. */
export type ColumnKey = components['schemas']['ColumnKey'];

/** The thirteen columns of in the order they are shown at first. */
export const DEFAULT_COLUMNS: readonly ColumnKey[] = [
  'intlCode',
  'image',
  'brand',
  'name',
  'category',
  'season',
  'warehouseId',
  'shipFrom',
  'color',
  'stock',
  'wholesalePrice',
  'retailPrice',
  'size',
];

/** Every column there is: the thirteen and the extra ones of a list's settings. */
export const AVAILABLE_COLUMNS: readonly ColumnKey[] = [...DEFAULT_COLUMNS, 'material', 'origin'];

/** The scope of columns that count for all lists without own ones. */
export const ALL_LISTS = '*';

/** The columns a buyer chose for a list, else for all lists, else those of the list itself (X-B10). */
export async function chosenColumns(ctx: Pick<Context, 'db' | 'buyer'>, listId: string | undefined) {
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
}
