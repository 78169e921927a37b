import type { Queryable } from '../../../db/pool';
import type { Plan } from '../read/plans';
import { cartRows } from './cart';
import type { ExportType } from './columns';
import { goodsRows } from './goods';
import { orderRows } from './orders';
import type { RowSource } from './rowSource';

type MakeSource = (db: Queryable, plan: Plan) => RowSource | Promise<RowSource>;

const SOURCES: Readonly<Record<ExportType, MakeSource>> = {
  LIST: goodsRows,
  PRODUCT: goodsRows,
  ORDER: orderRows,
  CART: cartRows,
};

/** What is written for a plan. */
export function sourceOf(db: Queryable, plan: Plan): Promise<RowSource> {
  return Promise.resolve(SOURCES[plan.type](db, plan));
}
