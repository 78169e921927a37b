import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/pool';
import { outgoingMessages } from '../../db/schema/notices';
import { enqueue } from '../../jobs/enqueue';
import { defineTask } from '../../jobs/tasks';

/** Message to be sent, as it is stored. */
export type NewMessage = Pick<
  typeof outgoingMessages.$inferInsert,
  'id' | 'channel' | 'recipient' | 'language' | 'template' | 'purpose' | 'createdAt'
> & {
  /** Moment after which it is not sent any more. */
  expiresAt: Date;
};

/** Sends one stored message. It contains a code until it is sent; after some four minutes without success it is discarded. */
export const mailTask = defineTask({
  name: 'mail.send',
  kind: null,
  payload: z.object({ id: z.string(), product: z.string(), code: z.string() }),
  attempts: 6,
  passing: true,
});

/** Payload of the job that sends a stored message. */
export type QueuedMail = z.infer<typeof mailTask.payload>;

/**
 * Stores a message and enqueues its job, which sends it after the caller's transaction is committed, and not at all when that is rolled
 * back. The values of its template are only in the payload of the job.
 */
export async function sendLater(
  tx: Queryable,
  message: NewMessage,
  values: Omit<QueuedMail, 'id'>,
): Promise<void> {
  await tx.insert(outgoingMessages).values(message);
  await enqueue(tx, mailTask, { id: message.id, ...values });
}

/** Enqueues a stored message once more, as if it had never been tried, with the current values of its template. */
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
  await enqueue(tx, mailTask, { id, ...values });
}
