import { and, eq, lte, sql } from 'drizzle-orm';
import type { MailAdapter } from '../../../adapters/adapters';
import type { Db, Queryable } from '../../../db/pool';
import { outgoingMessages } from '../../../db/schema/notices';
import { inTransaction } from '../../../db/tx';
import { safeError } from '../../../http/log';
import type { MailValues } from '../templates/compose';
import { composeMail } from '../templates/mails';
import type { QueuedMail } from '../write';

type Message = typeof outgoingMessages.$inferSelect;

/** Maximum number of characters of a stored fault. */
const LONGEST_FAULT = 300;

/** Services and settings with which a message is sent. */
export interface Sending {
  db: Db;
  mail: MailAdapter;
  /** Title of the product, and the origin of the buyers' app if it is known. */
  sender: { product: string; origin: string | undefined };
  now: Date;
  /** Whether a failure of this attempt is final. */
  isLastAttempt: boolean;
  /** Cleans up after a message that is discarded, in the transaction that stores its failure. */
  onDiscarded: (tx: Queryable, id: string) => Promise<void>;
}

/** Returns the values of a message's texts: those that its job carries, or those of its notice. */
function valuesOf({ about }: Message, { product, code }: QueuedMail, sender: Sending['sender']): MailValues {
  if (about === null) return { product, code };
  const { title, text, link } = about;
  const address = link === null || sender.origin === undefined ? '' : `${sender.origin}${link}`;
  return { product: sender.product, code: '', notice: { title, text, address } };
}

/** Returns the reason why a message was not sent, without recipient and code, for staff who may not see the recipient. */
function faultOf(error: unknown, { recipient }: Message, { code }: QueuedMail): string {
  const hidden = [recipient, code].filter((secret) => secret !== '');
  const said = hidden.reduce((text, secret) => text.replaceAll(secret, '…'), safeError(error).message);
  return said.slice(0, LONGEST_FAULT);
}

function change(db: Queryable, id: string, set: Partial<Message>): Promise<unknown> {
  const tries = sql`${outgoingMessages.tries} + 1`;
  const isWaiting = and(eq(outgoingMessages.id, id), eq(outgoingMessages.state, 'WAITING'));
  return db
    .update(outgoingMessages)
    .set({ ...set, tries })
    .where(isWaiting);
}

/**
 * Sends a stored message and stores the result. An expired one is not sent, because a code that has expired would only confuse. A message
 * that another process sent meanwhile is left alone; one of the template `none`, which stands for a code that is sent to no recipient, is
 * deleted.
 */
export async function sendQueued(sending: Sending, queued: QueuedMail): Promise<void> {
  const { db, mail, sender, now, isLastAttempt, onDiscarded } = sending;
  const { id } = queued;
  const [message] = await db.select().from(outgoingMessages).where(eq(outgoingMessages.id, id));
  if (message?.state !== 'WAITING') return;
  if (message.template === 'none') {
    await db.delete(outgoingMessages).where(eq(outgoingMessages.id, id));
    return;
  }
  if (message.expiresAt <= now) return void (await expireMessages(db, now));
  const { channel, recipient, language, template, round } = message;
  try {
    await mail.send({
      id: round === 1 ? id : `${id}-${round}`,
      channel,
      to: recipient,
      ...composeMail(template, language, valuesOf(message, queued, sender)),
    });
  } catch (error) {
    const fault = faultOf(error, message, queued);
    await inTransaction(db, async (tx) => {
      await change(tx, id, { fault, triedAt: now, ...(isLastAttempt && { state: 'FAILED' }) });
      if (isLastAttempt) await onDiscarded(tx, id);
    });
    throw error;
  }
  await change(db, id, { state: 'SENT', fault: null, triedAt: now });
}

/** Marks waiting messages that have expired, among them those whose last try ended with its process. */
export async function expireMessages(db: Queryable, now: Date): Promise<void> {
  await db
    .update(outgoingMessages)
    .set({ state: 'EXPIRED' })
    .where(and(eq(outgoingMessages.state, 'WAITING'), lte(outgoingMessages.expiresAt, now)));
}
