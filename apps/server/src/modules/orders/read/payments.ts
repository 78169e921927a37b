import type { components } from '@selvedge/api-spec/types';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { buyers } from '../../../db/schema/accounts';
import type { payments } from '../../../db/schema/payments';
import { staff } from '../../../db/schema/system';
import type { Outgoing } from '../../../http/outgoing';
import { filesById } from '../../upload/files/read';
import type { Viewer } from './presenters';

/** A stored payment. */
export type PaymentRow = typeof payments.$inferSelect;

/** Person who sent or verified a payment. */
interface Person {
  type: 'BUYER' | 'STAFF';
  name: string;
}

/** Returns the people who sent and verified payments, by id. */
export async function payers(db: Queryable, rows: readonly PaymentRow[]): Promise<Map<string, Person>> {
  const ids = [
    ...new Set(rows.flatMap(({ uploadedBy, verifiedBy }) => [uploadedBy, verifiedBy ?? []].flat())),
  ];
  if (ids.length === 0) return new Map();
  const customers = await db
    .select({ id: buyers.id, nickname: buyers.nickname, username: buyers.username })
    .from(buyers)
    .where(inArray(buyers.id, ids));
  const colleagues = await db
    .select({ id: staff.id, nickname: staff.nickname })
    .from(staff)
    .where(inArray(staff.id, ids));
  return new Map([
    ...customers.map(({ id, nickname, username }): [string, Person] => [
      id,
      { type: 'BUYER', name: nickname || username },
    ]),
    ...colleagues.map(({ id, nickname }): [string, Person] => [id, { type: 'STAFF', name: nickname }]),
  ]);
}

/** Returns the views of payments, in the order of `rows`. A proof shows its amount, so viewers without prices do not get proof files. */
export async function paymentViews(
  db: Queryable,
  rows: readonly PaymentRow[],
  { priced }: Pick<Viewer, 'priced'>,
  now: Date,
): Promise<Outgoing<components['schemas']['Payment']>[]> {
  const people = await payers(db, rows);
  const proofs = await filesById(db, priced ? rows.flatMap(({ proofFileIds }) => proofFileIds) : [], now);
  return rows.map((row) => ({
    ...row,
    senderName: people.get(row.uploadedBy)?.name ?? null,
    verifiedBy: row.verifiedBy === null ? null : (people.get(row.verifiedBy)?.name ?? null),
    proofFiles: row.proofFileIds.flatMap((id) => proofs.get(id) ?? []),
  }));
}
