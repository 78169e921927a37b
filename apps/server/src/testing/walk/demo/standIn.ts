import type { SQL } from 'drizzle-orm';
import type { Operation } from '../../../contract/operations';
import type { Db } from '../../../db/pool';
import type { StandIn } from '../usual';
import { PRODUCT_ROWS } from './products';
import { SETTINGS_ROWS } from './settings';
import { LIST_ROWS } from './lists';
import { ORDER_ROWS } from './orders';
import { PEOPLE_ROWS } from './people';

const ROWS: Readonly<Record<string, SQL>> = {
  ...PRODUCT_ROWS,
  ...SETTINGS_ROWS,
  ...LIST_ROWS,
  ...ORDER_ROWS,
  ...PEOPLE_ROWS,
};

/** Returns values of the demo data that replace the made-up values of an operation's example; null when the demo data has no such row. */
export async function standInFor(db: Db, operation: Operation): Promise<StandIn | null> {
  const query = ROWS[operation.id];
  if (query === undefined) return {};
  const { rows } = await db.execute<StandIn>(query);
  return rows[0] ?? null;
}
