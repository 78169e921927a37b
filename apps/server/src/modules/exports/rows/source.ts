import type { Queryable } from '../../../db/pool';
import type { Plan } from '../read/plans';
import { cartRows } from './cart';
import type { ExportType } from './columns';
import { goodsRows } from './goods';
import { goodsSheetRows } from './goodsSheet';
import { orderLineRows } from './orderLines';
import { orderRows } from './orders';
import type { RowSource } from './rowSource';

type MakeSource = (db: Queryable, plan: Plan) => RowSource | Promise<RowSource>;

const SOURCES: Readonly<Record<ExportType, MakeSource>> = {
  LIST: goodsRows,
  PRODUCT: goodsRows,
  ORDER: orderRows,
  CART: cartRows,
};

/** Staff get a list as buyers do, orders by their lines, and goods as the import takes them back. */
const OF_STAFF: Readonly<Partial<Record<ExportType, MakeSource>>> = {
  PRODUCT: goodsSheetRows,
  ORDER: orderLineRows,
};

/** What is written for a plan. */
export function sourceOf(db: Queryable, plan: Plan): Promise<RowSource> {
  const make = (plan.side === 'staff' ? OF_STAFF[plan.type] : undefined) ?? SOURCES[plan.type];
  return Promise.resolve(make(db, plan));
}
