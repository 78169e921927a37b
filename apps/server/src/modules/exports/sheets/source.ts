import type { Queryable } from '../../../db/pool';
import type { Plan } from '../read/plans';
import { cartRows } from './cart';
import type { ExportType } from './columns';
import { productRows } from './products';
import { productSheetRows } from './productSheet';
import { orderLineRows } from './orderLines';
import { orderRows } from './orders';
import type { RowSource } from './rowSource';

type MakeSource = (db: Queryable, plan: Plan) => RowSource | Promise<RowSource>;

const SOURCES: Readonly<Record<ExportType, MakeSource>> = {
  LIST: productRows,
  PRODUCT: productRows,
  ORDER: orderRows,
  CART: cartRows,
};

/** Sources of exports that differ for staff: products as the import reads them, orders by their lines; lists are those of buyers. */
const OF_STAFF: Readonly<Partial<Record<ExportType, MakeSource>>> = {
  PRODUCT: productSheetRows,
  ORDER: orderLineRows,
};

/** Returns the columns and rows of a plan. */
export function sourceOf(db: Queryable, plan: Plan): Promise<RowSource> {
  const make = (plan.side === 'staff' ? OF_STAFF[plan.type] : undefined) ?? SOURCES[plan.type];
  return Promise.resolve(make(db, plan));
}
