import { codes } from '@selvedge/api-spec/codes';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { addresses } from '../../../db/schema/accounts';
import type { OrderAddress } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { everyColumn, shapeOf } from '../../../db/wholeRows';
import { refuse } from '../../../http/errors';
import type { BuyerSession } from '../../../contract/caller';

type DeliveryMethod = 'MAINLAND' | 'HK_MACAO' | 'OVERSEAS';

const DELIVERY: Record<OrderAddress['areaType'], DeliveryMethod> = {
  MAINLAND: 'MAINLAND',
  HK_MACAO_TW: 'HK_MACAO',
  OVERSEAS: 'OVERSEAS',
};

const addressColumns = everyColumn(addresses);

const readAddress = statement({
  name: 'inquiry.address',
  kept: true,
  row: shapeOf(addresses),
  sql: (id: string) => sql`select ${addressColumns} from ${addresses} where ${addresses.id} = ${id}`,
  example: (make) => make('a1'),
});

/** A saved address of the buyer as an order keeps it. Refuses with 40401, another buyer's too. */
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

const TAIWAN = 'TW';

/** Whether goods of a list go to an address; Taiwan belongs to Hong Kong and Macao, unless the list leaves it out (D-33). */
export function deliversTo(
  list: { deliveryMethod: DeliveryMethod; excludeTaiwan: boolean },
  address: Pick<OrderAddress, 'areaType' | 'regionCodes'>,
): boolean {
  if (list.excludeTaiwan && address.regionCodes.includes(TAIWAN)) return false;
  return DELIVERY[address.areaType] === list.deliveryMethod;
}
