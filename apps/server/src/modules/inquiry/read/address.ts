import { codes } from '@selvedge/api-spec/codes';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { addresses } from '../../../db/schema/accounts';
import type { OrderAddress } from '../../../db/schema/orders';
import { refuse } from '../../../http/errors';
import type { BuyerSession } from '../../../contract/caller';

type DeliveryMethod = 'MAINLAND' | 'HK_MACAO' | 'OVERSEAS';

const DELIVERY: Record<OrderAddress['areaType'], DeliveryMethod> = {
  MAINLAND: 'MAINLAND',
  HK_MACAO_TW: 'HK_MACAO',
  OVERSEAS: 'OVERSEAS',
};

/** A saved address of the buyer as an order keeps it. Refuses with 40401, another buyer's too. */
export async function inquiryAddress(
  db: Queryable,
  buyer: Pick<BuyerSession, 'id'>,
  id: string,
): Promise<OrderAddress> {
  const [row] = await db.select().from(addresses).where(eq(addresses.id, id));
  if (row === undefined || row.deletedAt !== null || row.buyerId !== buyer.id) throw refuse(codes.NOT_FOUND);
  const { buyerId: _buyer, createdAt: _created, deletedAt: _deleted, ...address } = row;
  return address;
}

/** Whether goods of a delivery method go to an address; Taiwan belongs to Hong Kong and Macao (D-33). */
export function deliversTo(method: DeliveryMethod, address: Pick<OrderAddress, 'areaType'>): boolean {
  return DELIVERY[address.areaType] === method;
}
