import type { Queryable } from '../../db/pool';
import { enqueue } from '../../jobs/enqueue';
import type { PayloadOf, TASKS } from '../../jobs/tasks';
import type { MailName } from './templates/mails';

/** A message on its way, as the queue carries it. */
export type QueuedMail = PayloadOf<(typeof TASKS)['mail.send']>;

/** A message to be sent. */
export interface NewMail extends Omit<QueuedMail, 'mail' | 'expiresAt'> {
  mail: MailName;
  /** It is not sent later than this. */
  expiresAt: Date;
}

/** Has a message sent once the caller's transaction is committed, and not at all when it is rolled back. */
export function sendLater(db: Queryable, { expiresAt, ...mail }: NewMail): Promise<void> {
  return enqueue(db, 'mail.send', { ...mail, expiresAt: expiresAt.toISOString() });
}
