import type { MailAdapter } from '../../../adapters/adapters';
import { composeMail } from '../templates/mails';
import type { QueuedMail } from '../write';

/** Sends a queued message, unless its time is over: a code that is void would only puzzle. */
export async function sendQueued(mail: MailAdapter, queued: QueuedMail, now: Date): Promise<void> {
  const { id, channel, to, language, values, expiresAt } = queued;
  if (new Date(expiresAt) <= now) return;
  await mail.send({ id, channel, to, ...composeMail(queued.mail, language, values) });
}
