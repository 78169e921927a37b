import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { outgoingMessages } from '../../db/schema/notices';
import { enqueue } from '../../jobs/enqueue';
import type { PayloadOf, TASKS } from '../../jobs/tasks';

/** A message to be sent, as it is stored. */
export type NewMessage = Pick<
  typeof outgoingMessages.$inferInsert,
  'id' | 'channel' | 'recipient' | 'language' | 'template' | 'purpose' | 'createdAt'
> & {
  /** It is not sent later than this. */
  expiresAt: Date;
};

/** A stored message on its way: what its job carries. */
export type QueuedMail = PayloadOf<(typeof TASKS)['mail.send']>;

/**
 * Has a message sent once the caller's transaction is committed, and not at all when it is rolled back. What its template names is
 * known to its job only.
 */
export async function sendLater(
  tx: Queryable,
  message: NewMessage,
  values: Omit<QueuedMail, 'id'>,
): Promise<void> {
  await tx.insert(outgoingMessages).values(message);
  await enqueue(tx, 'mail.send', { id: message.id, ...values });
}

/** Has a stored message sent once more, as if it had never been tried, with what its template names now. */
export async function sendAgain(
  tx: Queryable,
  id: string,
  expiresAt: Date,
  values: Omit<QueuedMail, 'id'>,
): Promise<void> {
  const round = sql`${outgoingMessages.round} + 1`;
  await tx
    .update(outgoingMessages)
    .set({ state: 'WAITING', tries: 0, round, expiresAt })
    .where(eq(outgoingMessages.id, id));
  await enqueue(tx, 'mail.send', { id, ...values });
}
