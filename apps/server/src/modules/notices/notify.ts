import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { notices } from '../../db/schema/platform';
import { announce } from '../../live/announce';

/** What a notice is about. */
export type NoticeType = 'ORDER' | 'LIST' | 'PAYMENT' | 'SHIPMENT' | 'TEAM' | 'SYSTEM';

/** A notice to write. */
export interface NewNotice {
  to: { buyerId: string } | { staffId: string };
  type: NoticeType;
  title: string;
  text: string;
  /** Route inside the app. */
  link?: string;
}

/** Writes a notice to one person and tells that person's open pages, both when the transaction commits. */
export async function notify(tx: Queryable, notice: NewNotice): Promise<void> {
  const id = newId();
  const { to, type, title, text, link } = notice;
  const createdAt = new Date();
  const owner =
    'buyerId' in to
      ? { ownerKind: 'buyer' as const, ownerId: to.buyerId }
      : { ownerKind: 'staff' as const, ownerId: to.staffId };
  await tx.insert(notices).values({ id, ...owner, type, title, text, link: link ?? null, createdAt });
  await announce(tx, {
    to: 'buyerId' in to ? { buyers: [to.buyerId] } : { staff: [to.staffId] },
    type: 'notice',
    id,
    data: { id, type, title, text, link, createdAt },
  });
}
