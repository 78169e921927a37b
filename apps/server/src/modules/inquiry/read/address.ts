import { codes } from '@selvedge/api-spec/codes';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { addresses } from '../../../db/schema/accounts';
import type { OrderAddress } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { everyColumn, shapeOf } from '../../../db/wholeRows';
import { refuse } from '../../../http/errors';
import type { BuyerSession } from '../../../contract/caller';

const addressColumns = everyColumn(addresses);

const readAddress = statement({
  name: 'inquiry.address',
  kept: true,
  row: shapeOf(addresses),
  sql: (id: string) => sql`select ${addressColumns} from ${addresses} where ${addresses.id} = ${id}`,
  example: (make) => make('a1'),
});

/** Returns a saved address of the buyer as an order stores it; refuses with 40401 an unknown one or another buyer's. */
export async function inquiryAddress(
  db: Queryable,
  buyer: Pick<BuyerSession, 'id'>,
  id: string,
): Promise<OrderAddress> {
  const [row] = await readAddress(db, id);
  if (row === undefined || row.deletedAt !== null || row.buyerId !== buyer.id) throw refuse(codes.NOT_FOUND);
  const { buyerId: _buyer, createdAt: _created, deletedAt: _deleted, ...address } = row;
  return address;
}
