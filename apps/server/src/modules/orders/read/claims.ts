import type { components } from '@selvedge/api-spec/types';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { receiptClaims } from '../../../db/schema/fulfilment';
import type { Outgoing } from '../../../http/outgoing';
import { filesById } from '../../upload/files/read';

type Schemas = components['schemas'];
type SubShape = Outgoing<Schemas['SubOrder']>;

/** Returns the views of claims, in the order of `rows`. */
export async function claimViews(
  db: Queryable,
  rows: readonly (typeof receiptClaims.$inferSelect)[],
  now: Date,
): Promise<Outgoing<Schemas['Claim']>[]> {
  const photos = await filesById(
    db,
    rows.flatMap(({ photoFileIds }) => photoFileIds),
    now,
  );
  return rows.map((row) => ({ ...row, photos: row.photoFileIds.flatMap((id) => photos.get(id) ?? []) }));
}

/** Returns the sub-orders of an order with the claims of their receipts and the number of claimed pieces that still wait for staff. */
export async function withClaims(
  db: Queryable,
  orderId: string,
  subs: readonly SubShape[],
  now: Date,
): Promise<SubShape[]> {
  if (!subs.some(({ shipping }) => shipping === 'RECEIVED')) return [...subs];
  const rows = await db
    .select()
    .from(receiptClaims)
    .where(eq(receiptClaims.orderId, orderId))
    .orderBy(asc(receiptClaims.createdAt), asc(receiptClaims.id));
  const views = await claimViews(db, rows, now);
  return subs.map((sub) => {
    const own = rows.filter(({ subOrderId }) => subOrderId === sub.id);
    const claims = views.filter((_, index) => rows[index]?.subOrderId === sub.id);
    const open = own.filter(({ status }) => status === 'OPEN');
    return { ...sub, claims, claimQty: open.reduce((sum, { qty }) => sum + qty, 0) };
  });
}
