import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../config/envAddresses';
import type { MailAdapter } from './adapters';

const CONNECT_WITHIN_MS = 10_000;
const SILENCE_MS = 30_000;

/** Error of a message that could not be sent, without any mail address: the responses of a mail server often quote one. */
class MailNotSentError extends Error {
  constructor(error: unknown) {
    const { code, responseCode, command } = Object(error) as Record<string, unknown>;
    const said = [code, responseCode, command].filter((part) => part !== undefined).map(String);
    super(`The mail server did not take the message (${said.join(' ')}).`);
    this.name = 'MailNotSentError';
  }
}

/**
 * Sends e-mail through a mail server. A message has the same Message-ID at every attempt, so that one which was sent twice, because a
 * process was killed in between, can be recognised. Messages to phones, for which no provider is configured, go to `others`.
 */
export function smtpMail(settings: SmtpSettings, others: MailAdapter): MailAdapter {
  const { host, port, secure, requireTls, user, password, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls && !secure,
    ...(user !== '' && { auth: { user, pass: password } }),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? host;
  return {
    async send(message) {
      if (message.channel !== 'email') return others.send(message);
      const { id, to, subject, text, html } = message;
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new MailNotSentError(error);
      }
    },
    ...(others.forget && { forget: (before: Date) => others.forget?.(before) ?? Promise.resolve(0) }),
  };
}
